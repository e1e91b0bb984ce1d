// What Carpe Diem's board still computes: the rows of what a build would bring, and where goals and features lie.

import { describe, expect, test } from 'vitest'
import type { Delta } from '../../src/lib/messages'
import { Book } from '../../src/games/carpe-diem/book'
import { beside, lineOf, signOf } from '../../src/games/carpe-diem/district'
import type { Figures } from '../../src/games/carpe-diem/figures'
import { outcomes } from '../../src/games/carpe-diem/outcome'

const FIGURES = {
  tiles: [],
  cards: [],
  kinds: [
    { id: 'vineyard', gains: {} },
    { id: 'craftsman', gains: { tile: 1 } },
    { id: 'villa', gains: {} },
  ],
} as unknown as Figures
const BOOK = new Book(FIGURES)

const delta = (what: string, amount: number, cause = '', seat = 0): Delta => ({ seat, what, amount, cause })

describe('what building a tile brings', () => {
  test('a landscape brings its wares, and tells its size', () => {
    const rows = outcomes([delta('complete-vineyard', 1, 'a1 a2 a3'), delta('grapes', 2, 'vineyard')], 0, BOOK)
    expect(rows).toEqual([{ key: 'complete-vineyard', sign: 'vineyard', words: 'kind-vineyard', size: 3, gains: [['grapes', 2]] }])
  })

  test('a craftsman brings a tile, a villa points at the end', () => {
    const deltas = [delta('complete-craftsman', 1, 'a1 a2'), delta('complete-villa', 1, 'a2 a3'), delta('end-villas', 5)]
    expect(outcomes(deltas, 0, BOOK).map(({ gains }) => gains)).toEqual([[['tile', 1]], [['vp', 5]]])
  })

  test('two goals are one row, a scroll another; what others gain is none', () => {
    const deltas = [delta('goal', 3, '0'), delta('goal', 2, '5'), delta('step', 1, 'scroll'), delta('coin', 1, 'market', 1)]
    expect(outcomes(deltas, 0, BOOK).map(({ key, gains }) => [key, gains])).toEqual([
      ['goal', [['vp', 5]]],
      ['scroll', [['step', 1]]],
    ])
  })
})

describe('a district', () => {
  test('cells have neighbours within the panel', () => {
    expect([0, 1, 2, 3].map((side) => beside('a1', side))).toEqual([null, 'b1', 'a2', null])
  })

  test('the places of a frame are counted clockwise', () => {
    expect(lineOf({ side: 'north', place: 1 })).toEqual({ upright: true, at: 1, side: 'north' })
    expect(lineOf({ side: 'south', place: 1 })).toEqual({ upright: true, at: 5, side: 'south' })
  })

  test('the sign of a feature stands where its tiles meet', () => {
    const edges = { a1: ['meadow', 'villa', 'meadow', 'meadow'], b1: ['meadow', 'meadow', 'meadow', 'villa'] } as never
    expect(signOf(edges, { kind: 'villa', cells: ['a1', 'b1'] })).toMatchObject({ x: 1, y: 0.5 })
  })
})
