// Points by where they came from, as a table: a row for each source, a column for each seat.

import type { Points } from '../lib/messages'

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
