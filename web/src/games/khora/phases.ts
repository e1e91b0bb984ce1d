// The phases as steps of a ribbon.

import type { Figures } from './figures'
import type { Phase } from './terms'
import type { View } from './view'

export interface PhaseStep {
  phase: Phase
  /** Of a round's phases, as the rulebook has it. */
  letter: string
  state: 'done' | 'now' | 'ahead'
}

export function phaseSteps({ phases, step, round, over }: View, { letters }: Figures): PhaseStep[] {
  const now = phases.indexOf(step)
  return phases.map((phase, index) => ({
    phase,
    letter: round > 0 ? (letters[phase] ?? '') : '',
    state: over || index < now ? 'done' : index === now ? 'now' : 'ahead',
  }))
}
