// Which pages of the help panel belong to the present moment.

import type { View } from '../view'

const OF_QUESTION: Record<string, readonly string[]> = {
  first: ['help-goal', 'help-resources'],
  marker: ['help-turn'],
  turn: ['help-turn', 'help-resources', 'help-booty', 'help-abilities', 'help-merchandise', 'help-expedition', 'help-reserve'],
  send: ['help-expedition'],
  refill: ['help-expedition', 'help-booty'],
  'give-up': ['help-reserve'],
}

export function helpFor(view: View | null): string[] {
  if (!view) return ['help-goal']
  if (view.over) return ['phase-over', 'help-end', 'help-multipliers']
  const end = view.announced.length > 0 || view.ending !== 'not-yet' ? ['help-end'] : []
  return [...end, ...(OF_QUESTION[view.question?.kind ?? ''] ?? ['help-turn', 'help-goal'])]
}
