import { describe, expect, test } from 'vitest'
import { byVerb, groups, isGroup, rowsOf } from '../../src/plain/groups'

describe('a view', () => {
  test('lies before the seats where it has an entry for each, else on the table', () => {
    const view = { game: 'morra', seat: 0, waiting: [0, 1], bone: 4, points: [3, 8], shown: null }
    expect(groups(view, 2)).toEqual({
      table: [
        { key: 'bone', value: 4 },
        { key: 'shown', value: null },
      ],
      seats: [[{ key: 'points', value: 3 }], [{ key: 'points', value: 8 }]],
    })
  })

  test('tells of each player what their entry says', () => {
    const view = {
      players: [
        { coins: 2, hand: ['fig', 'oil'] },
        { coins: 1, hand: [] },
      ],
    }
    expect(groups(view, 2).seats).toEqual([
      [
        { key: 'coins', value: 2 },
        { key: 'hand', value: ['fig', 'oil'] },
      ],
      [
        { key: 'coins', value: 1 },
        { key: 'hand', value: [] },
      ],
    ])
  })

  test('keeps the order of turns together, though it has a place for each seat', () => {
    expect(groups({ turn_order: [1, 0] }, 2).table).toEqual([{ key: 'turn_order', value: [1, 0] }])
  })

  test('may be nothing at all', () => {
    expect(groups(null, 2)).toEqual({ table: [], seats: [[], []] })
  })

  test('has groups within groups', () => {
    const [market] = groups({ market: { fish: { price: 2 }, open: true } }, 3).table
    expect(isGroup(market!)).toBe(true)
    expect(market!.value).toEqual([
      { key: 'fish', value: [{ key: 'price', value: 2 }] },
      { key: 'open', value: true },
    ])
  })
})

describe('things that say the same of themselves', () => {
  const below = (value: unknown) => groups({ cards: value }, 9).table[0]!.value as Parameters<typeof rowsOf>[0]

  test('are rows of a table', () => {
    const cards = [
      { id: 'bank', cost: 2 },
      { id: 'stoa', cost: 0 },
    ]
    expect(rowsOf(below(cards))).toEqual({
      columns: ['id', 'cost'],
      rows: [
        ['bank', 2],
        ['stoa', 0],
      ],
    })
  })

  test.each([
    ['one alone', [{ id: 'bank' }]],
    ['with other names', [{ id: 'bank' }, { name: 'stoa' }]],
    ['with more below', [{ id: ['bank'] }, { id: ['stoa'] }]],
    ['of another kind', { a: { id: 1 }, b: 2 }],
  ])('are none: %s', (_, cards) => {
    expect(rowsOf(below(cards))).toBeNull()
  })
})

test('moves stand together by their verbs, and the single ones at the end', () => {
  expect(byVerb(['pass', 'take fig', 'sail', 'take oil'])).toEqual([
    { verb: 'take', moves: ['take fig', 'take oil'] },
    { verb: null, moves: ['pass', 'sail'] },
  ])
})
