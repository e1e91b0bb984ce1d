// Points by where they came from, as a table: a row for each source, a column for each seat.

import type { GameUI } from '../lib/game'
import type { Points } from '../lib/messages'
import type { Texts } from '../lib/texts.svelte'

export interface PointsRow {
  source: string
  name: string
  /** By seat. */
  points: number[]
}

export interface PointsTable {
  rows: PointsRow[]
  totals: number[]
}

/** Sources with the same name are one row; the largest come first. */
export function pointsTable(points: readonly (readonly Points[])[], name: (source: string) => string): PointsTable {
  const rows = new Map<string, PointsRow>()
  points.forEach((of, seat) => {
    for (const { source, points: amount } of of) {
      const called = name(source)
      const row = rows.get(called) ?? { source, name: called, points: points.map(() => 0) }
      row.points[seat]! += amount
      rows.set(called, row)
    }
  })
  const weight = (row: PointsRow): number => row.points.reduce((sum, amount) => sum + Math.abs(amount), 0)
  return {
    rows: [...rows.values()].sort((a, b) => weight(b) - weight(a)),
    totals: points.map((of) => of.reduce((sum, each) => sum + each.points, 0)),
  }
}

/** What the first rows bring a seat. */
export const toldOf = ({ rows }: PointsTable, seat: number, told: number): number =>
  rows.slice(0, told).reduce((sum, row) => sum + row.points[seat]!, 0)

/** Where points came from, in words; what one begins with has the page's name where the game has none. */
export const sourceName = (ui: Pick<GameUI, 'source'>, source: string, texts: Texts): string =>
  source === 'start' && !texts.has('source-start') ? texts.get('set-up-points') : ui.source(source, texts)
