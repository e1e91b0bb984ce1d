// Which pages of the help panel belong to the present moment.

import type { View } from '../view'

const OF_QUESTION: Record<string, readonly string[]> = {
  first: ['help-goal', 'help-resources'],
  marker: ['help-turn'],
  turn: ['help-turn', 'help-resources'],
  send: ['help-expedition'],
  refill: ['help-expedition', 'help-booty'],
  'give-up': ['help-reserve'],
}

/** What may be done now, by the verb of its moves. */
const OF_VERB: Record<string, string> = { expedition: 'help-expedition', reserve: 'help-reserve' }

export function helpFor(view: View | null, moves: readonly string[] = []): string[] {
  if (!view) return ['help-goal']
  if (view.over) return ['phase-over', 'help-end', 'help-multipliers']
  const end = view.announced.length > 0 || view.ending !== 'not-yet' ? ['help-end'] : []
  const open = moves.flatMap((move) => OF_VERB[move.split(' ')[0]!] ?? [])
  return [...new Set([...end, ...(OF_QUESTION[view.question?.kind ?? ''] ?? ['help-turn', 'help-goal']), ...open])]
}
