// Which pages of the help panel belong to the present moment: ids of messages with a title and a text.

import type { View } from '../view'

/** By what is asked. */
const OF_QUESTION: Record<string, readonly string[]> = {
  city: ['piece-developments', 'help-goal'],
  draft: ['piece-cards', 'help-knowledge'],
  tile: ['help-citizens', 'help-tiles-order', 'piece-dice'],
  settle: ['help-citizens', 'help-philosophy'],
  keep: ['tile-legislation', 'piece-cards'],
  buy: ['tile-trade', 'help-knowledge'],
  explore: ['tile-military', 'piece-exploration', 'help-troops'],
  play: ['tile-politics', 'piece-cards', 'help-knowledge', 'help-philosophy'],
  develop: ['tile-development', 'piece-developments', 'help-philosophy'],
  advance: ['piece-tracks', 'help-philosophy'],
  'event-advance': ['piece-event', 'piece-tracks'],
  track: ['piece-tracks'],
  lose: ['piece-event', 'help-knowledge'],
  discard: ['piece-event', 'piece-cards'],
  action: ['piece-event', 'help-tiles-order'],
  recall: ['tile-politics', 'piece-cards'],
  learn: ['help-knowledge'],
  reward: ['piece-developments'],
  achievement: ['help-achievements'],
  swap: ['help-glory'],
}

export function helpFor(view: View | null): string[] {
  if (!view) return ['help-goal']
  return [`phase-${view.phase}`, ...(OF_QUESTION[view.question?.kind ?? ''] ?? (view.over ? ['help-final'] : []))]
}
