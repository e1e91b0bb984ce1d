// The phases as steps of a ribbon.

import type { Phase } from './terms'
import type { View } from './view'

export interface Step {
  phase: Phase
  letter: string
  state: 'done' | 'now' | 'ahead'
}

const ROUND: readonly Phase[] = ['announcement', 'tax', 'dice', 'action', 'progress', 'resolution', 'achievement']

/** Where a moment belongs on the ribbon: paying citizens is the last step of the Dice phase, the last swaps follow the last phase. */
const STEP_OF: Partial<Record<Phase, Phase>> = { settling: 'dice', 'last-swaps': 'achievement', over: 'achievement' }

export const letterOf = (phase: Phase): string => 'ABCDEFG'[ROUND.indexOf(STEP_OF[phase] ?? phase)] ?? ''

export function phaseSteps(view: View): Step[] {
  const setUp = view.phase === 'cities' || view.phase === 'draft'
  const phases = setUp ? setUpPhases(view) : ROUND
  const now = phases.indexOf(STEP_OF[view.phase] ?? view.phase)
  return phases.map((phase, index) => ({
    phase,
    letter: setUp ? '' : letterOf(phase),
    state: view.over || index < now ? 'done' : index === now ? 'now' : 'ahead',
  }))
}

function setUpPhases(view: View): Phase[] {
  const phases: Phase[] = []
  if (view.options['cities'] === 'chosen' || view.phase === 'cities') phases.push('cities')
  if (view.options['draft'] !== 'off' || view.phase === 'draft') phases.push('draft')
  return [...phases, 'announcement']
}

/** Who has the most and the fewest troops: fixed once the event takes effect, till then as it stands. */
export function troopRanks(view: View): { most: number[]; fewest: number[] } {
  if (view.phase === 'resolution' || view.phase === 'achievement') return { most: view.most, fewest: view.fewest }
  const troops = view.cities.map((city) => city.troops)
  const with_ = (number: number): number[] => troops.flatMap((each, seat) => (each === number ? [seat] : []))
  return { most: with_(Math.max(...troops)), fewest: with_(Math.min(...troops)) }
}
