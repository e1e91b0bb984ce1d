// Where a question is answered: at a part of the board, or on a stage of its own because nothing of it lies on the table.

export type Stage = 'draft' | 'keep' | 'buy' | 'learn' | 'reward' | 'achievement' | 'recall'
export type BoardPart = 'cities' | 'dice' | 'explore' | 'hand' | 'tracks' | 'developments' | 'knowledge' | Stage

const STAGES: readonly string[] = ['draft', 'keep', 'buy', 'learn', 'reward', 'achievement', 'recall']

const PARTS: Record<string, BoardPart> = {
  city: 'cities',
  tile: 'dice',
  settle: 'dice',
  action: 'dice',
  explore: 'explore',
  play: 'hand',
  discard: 'hand',
  develop: 'developments',
  swap: 'developments',
  advance: 'tracks',
  'event-advance': 'tracks',
  track: 'tracks',
  lose: 'knowledge',
}

export const stageOf = (question: string | undefined): Stage | null => (question && STAGES.includes(question) ? (question as Stage) : null)

/** The part of the board that a question is about. */
export const partOf = (question: string | undefined): BoardPart | null => stageOf(question) ?? (question ? (PARTS[question] ?? null) : null)
