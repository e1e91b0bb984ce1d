import { expect, test } from 'vitest'
import { texts } from '../../src/lib/texts.svelte'
import { pointsTable, sourceName } from '../../src/table/points'

test('points are a row for each source, the weightiest first, and add up', () => {
  const points = [
    [
      { source: 'glory', points: 3 },
      { source: 'card-bank', points: 10 },
    ],
    [{ source: 'glory', points: -4 }],
  ]
  expect(pointsTable(points, (source) => source)).toEqual({
    rows: [
      { source: 'card-bank', name: 'card-bank', points: [10, 0] },
      { source: 'glory', name: 'glory', points: [3, -4] },
    ],
    totals: [13, -4],
  })
})

test('sources of one name are one row', () => {
  const points = [
    [
      { source: 'card-1', points: 3 },
      { source: 'card-2', points: 4 },
    ],
  ]
  expect(pointsTable(points, () => 'Cards').rows).toEqual([{ source: 'card-1', name: 'Cards', points: [7] }])
})

test('before the first point there are seats and no rows', () => {
  expect(pointsTable([[], []], String)).toEqual({ rows: [], totals: [0, 0] })
})

test("where points came from is the game's name for it; what one begins with has a name of the page", async () => {
  await texts.load('en')
  const ui = { source: (source: string) => `from ${source}` }
  expect(sourceName(ui, 'glory', texts)).toBe('from glory')
  expect(sourceName(ui, 'start', texts)).toBe(texts.get('set-up-points'))
})
