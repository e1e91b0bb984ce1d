// What Carpe Diem's board computes: the rows of what a build would bring, where features lie, how tiles are drawn and told.

import { describe, expect, test } from 'vitest'
import type { Delta } from '../../src/lib/messages'
import { Book } from '../../src/games/carpe-diem/book'
import { beside, between, cellsOf, signOf } from '../../src/games/carpe-diem/district'
import type { Figures } from '../../src/games/carpe-diem/figures'
import { outcomes } from '../../src/games/carpe-diem/outcome'
import { tileArt } from '../../src/games/carpe-diem/tiles/art'
import { courseOf } from '../../src/games/carpe-diem/tiles/course'
import { wayOf } from '../../src/games/carpe-diem/boardplaces'
import { stood } from '../../src/games/carpe-diem/touched'
import { pointsNote } from '../../src/games/carpe-diem/words/points'
import { helpFor } from '../../src/games/carpe-diem/words/help'
import type { View } from '../../src/games/carpe-diem/view'
import { fountainName } from '../../src/games/carpe-diem/words/names'
import type { Texts } from '../../src/lib/texts.svelte'

const FIGURES = {
  tiles: [
    {
      id: 'two-ponds',
      edges: ['pond', 'pond', 'meadow', 'meadow'],
      building: null,
      parts: [
        { kind: 'pond', sides: ['north'], chimneys: 0 },
        { kind: 'pond', sides: ['east'], chimneys: 0 },
      ],
    },
    {
      id: 'one-pond',
      edges: ['pond', 'pond', 'meadow', 'meadow'],
      building: null,
      parts: [{ kind: 'pond', sides: ['north', 'east'], chimneys: 0 }],
    },
  ],
  cards: [],
  fountains: [{ id: 'merchant-baker', kinds: ['merchant', 'baker'], copies: 2, vp: 1, source: 'own' }],
} as unknown as Figures
const BOOK = new Book(FIGURES)

const delta = (what: string, amount: number, cause = '', seat = 0): Delta => ({ seat, what, amount, cause })

describe('what building a tile brings', () => {
  test('a landscape brings its wares, and tells its size', () => {
    const rows = outcomes([delta('complete-vineyard', 1, 'a1 a2 a3'), delta('grapes', 2, 'vineyard')], 0)
    expect(rows).toEqual([{ key: 'vineyard', sign: 'vineyard', words: 'kind-vineyard', number: 1, size: 3, gains: [['grapes', 2]] }])
  })

  test('a craftsman brings a tile, a villa points at the end', () => {
    const deltas = [
      delta('complete-craftsman', 1, 'a1 a2'),
      delta('complete-villa', 1, 'a2 a3'),
      delta('next-tile', 1, 'craftsman'),
      delta('end-villas', 5, 'villa'),
    ]
    expect(outcomes(deltas, 0).map(({ gains }) => gains)).toEqual([[['tile', 1]], [['vp', 5]]])
  })

  test('two features of a kind are one row', () => {
    const deltas = [delta('complete-pond', 1, 'a1 a2'), delta('complete-pond', 1, 'a1 b1'), delta('fish', 2, 'pond')]
    expect(outcomes(deltas, 0).map(({ key, number, size, gains }) => [key, number, size, gains])).toEqual([['pond', 2, 0, [['fish', 2]]]])
  })

  test('two goals are one row, a scroll another; what others gain is none', () => {
    const deltas = [delta('goal', 3, '0'), delta('goal', 2, '5'), delta('step', 1, 'scroll'), delta('coin', 1, 'market', 1)]
    expect(outcomes(deltas, 0).map(({ key, gains }) => [key, gains])).toEqual([
      ['goal', [['vp', 5]]],
      ['scroll', [['step', 1]]],
    ])
  })
})

describe('a district', () => {
  test('cells have names and neighbours', () => {
    expect(cellsOf(2)).toEqual(['a1', 'b1', 'a2', 'b2'])
    expect([1, 2].map((side) => beside('a1', side))).toEqual(['b1', 'a2'])
    expect([0, 3].some((side) => cellsOf(6).includes(beside('a1', side)))).toBe(false)
  })

  test('a met goal is drawn up to where it is crossed', () => {
    expect(between(['c3', 'd3'])).toEqual({ x: 3, y: 2.5 })
    expect(between(['c3', 'c4'])).toEqual({ x: 2.5, y: 3 })
  })

  test('the sign of a feature stands where its tiles meet', () => {
    const edges = { a1: ['meadow', 'villa', 'meadow', 'meadow'], b1: ['meadow', 'meadow', 'meadow', 'villa'] } as never
    expect(signOf(edges, { kind: 'villa', cells: ['a1', 'b1'] })).toMatchObject({ x: 1, y: 0.5 })
  })
})

describe('a tile with two parts of one kind', () => {
  const shapes = (id: string): string[] => BOOK.drawn(id, 1).parts.map(({ sides }) => courseOf(sides, 'adjacent', 1).shape)

  test('is drawn as two ends, not as a bend', () => {
    expect(shapes('two-ponds')).toEqual(['end', 'end'])
    expect(shapes('one-pond')).toEqual(['corner'])
    expect(tileArt(BOOK.drawn('two-ponds', 0))).not.toBe(tileArt(BOOK.drawn('one-pond', 0)))
  })

  test('turns with its edges', () => {
    expect(BOOK.drawn('one-pond', 3).parts[0]!.sides).toEqual([0, 3])
  })

  test('two corners keep apart', () => {
    const corners = [
      { kind: 'villa', sides: [0, 1], chimneys: 1 },
      { kind: 'villa', sides: [2, 3], chimneys: 2 },
    ] as const
    const art = tileArt({ parts: corners, single: null, seed: 1 })
    expect(art).toContain('cd-half-0')
    expect(art).toContain('cd-half-2')
  })

  test('more chimneys than there is room for are told by their number', () => {
    const art = (chimneys: number): string => tileArt({ parts: [{ kind: 'villa', sides: [0], chimneys }], single: null, seed: 1 })
    expect(art(2)).not.toContain('t-chim-n')
    expect(art(9)).toContain('>9</text>')
    expect(art(0)).not.toContain('t-chim')
  })
})

test("an owner's fountain card is told by the kinds that it counts", () => {
  const texts = { language: 'en', has: () => true, get: (id: string) => id } as unknown as Texts
  expect(fountainName('merchant-baker', BOOK, texts)).toBe('kind-merchant + kind-baker')
})

test.each(['place', 'take', 'build', 'craft', 'disc', 'pay', 'nothing'])(
  'help begins with a few sections that matter when %s is asked',
  (kind) => {
    const first = helpFor({ over: false, question: { kind } } as unknown as View)
    expect(first.length).toBeGreaterThan(0)
    expect(first.length).toBeLessThanOrEqual(4)
  },
)

test('below the points stands what they would be at the end, or where those of the beginning come from', () => {
  const texts = { get: (id: string, values?: object) => `${id} ${Object.values(values ?? {}).join()}`.trim() } as unknown as Texts
  const note = (villas: number, ...sources: string[]) =>
    pointsNote(
      { vp: 9, at_the_end: [{ source: 'villas', vp: villas }] as never },
      sources.map((source) => ({ source, points: 1 })),
      texts,
    )
  expect(note(4, 'start')).toBe('page-ahead 13')
  expect(note(-12, 'start')).toBe('page-ahead −3')
  expect(note(0, 'start')).toBe('page-points-start')
  expect(note(0, 'start', 'card-1')).toBe('')
})

test('pawns and discs of others leave a trace where they stood, not the viewer’s own', () => {
  const view = (...players: { pawn: number | null; scroll: number }[]) => ({ players }) as unknown as View
  const before = view({ pawn: 1, scroll: 0 }, { pawn: 2, scroll: 3 }, { pawn: null, scroll: 1 })
  const after = view({ pawn: 3, scroll: 4 }, { pawn: 4, scroll: 3 }, { pawn: 5, scroll: 2 })
  expect(stood(before, after, 0, 'pawn')).toEqual([{ seat: 1, from: 2, to: 4 }])
  expect(stood(before, after, 0, 'scroll')).toEqual([{ seat: 2, from: 1, to: 2 }])
  expect(stood(undefined, after, 0, 'pawn')).toEqual([])
  expect(wayOf(1, 3)).toMatch(/^M236 147Q.* 203 247$/)
})
