// What to mark on a board since the viewer's last decision: which pieces others have changed, and by how much their numbers.

import type { GameUI, LogLine, Touched } from '../lib/game'
import type { StatChange } from '../lib/floating'
import type { Told } from '../lib/messages'
import type { Since } from '../lib/since.svelte'

export interface Marks {
  /** Pieces, each with the seats that changed it. */
  pieces: { piece: string; seats: number[] }[]
  numbers: StatChange[]
}

export const NO_MARKS: Marks = { pieces: [], numbers: [] }

/** What others have changed. A piece that several have changed carries the marks of all. */
export function marksOf(
  ui: Pick<GameUI, 'touched' | 'changes'>,
  since: Since | null,
  events: readonly Told[],
  view: unknown,
  own: number | null,
): Marks {
  if (!since) return NO_MARKS
  const pieces = new Map<string, number[]>()
  const touched: Touched[] = ui.touched(
    events.filter((told) => since.plies.has(told.ply)),
    since.view,
    view,
  )
  for (const { piece, seat } of touched) {
    if (seat < 0 || seat === own) continue
    const seats = pieces.get(piece) ?? []
    if (!seats.includes(seat)) pieces.set(piece, [...seats, seat])
  }
  return { pieces: [...pieces].map(([piece, seats]) => ({ piece, seats })), numbers: ui.changes(since.view, view) }
}

/** The steps that can be told: the decisions since of which the log says something. */
export const stepsOf = (since: Since | null, lines: readonly LogLine[]): number[] =>
  since ? [...new Set(lines.flatMap(({ heading, ply }) => (!heading && since.plies.has(ply) ? [ply] : [])))] : []
