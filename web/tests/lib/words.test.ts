import { beforeAll, describe, expect, test } from 'vitest'
import { speak, textsOf } from '../../src/lib/texts.svelte'
import { aboutMine, aboutOpen, clockWords, isMyTurn, optionWords, seatName, state } from '../../src/lib/words'
import { seat, table } from '../examples'

beforeAll(async () => {
  await speak('en')
  await textsOf('khora').load('en')
})

const mine = seat(0, { who: 'person', mine: true })

describe('whose turn it is', () => {
  test('mine, when my seat is waited for', () => {
    expect(isMyTurn(table({ waiting: [0] }))).toBe(true)
    expect(isMyTurn(table({ waiting: [1] }))).toBe(false)
  })

  test('not mine when a bot plays on for me, or nobody plays', () => {
    expect(isMyTurn(table({ seats: [{ ...mine, gone: 'resigned' }, seat(1)] }))).toBe(false)
    expect(isMyTurn(table({ status: 'lobby' }))).toBe(false)
  })
})

describe('how a table of mine stands', () => {
  test('says that I won, or my place', () => {
    const finished = (ranking: number[]) =>
      state(table({ status: 'finished', seats: [mine, seat(1)], result: { scores: [9, 8], ranking } }))
    expect(finished([1, 2])).toMatchObject({ words: 'Won', kind: 'won' })
    expect(finished([2, 1]).kind).toBe('plain')
  })

  test('says whom it waits for', () => {
    expect(state(table({ waiting: [0] })).kind).toBe('turn')
    expect(state(table({ waiting: [1] })).words).toContain('Bion')
  })
})

test('a line about my table names the game, how far it is, and the others', () => {
  expect(aboutMine(table({ seats: [mine, seat(1), seat(2)] }))).toBe('Khôra, Round 1, with Bion, Chloe')
})

test('a practice game is called so in every list', () => {
  const practice = table({ practice: true, seats: [mine, seat(1)] })
  expect(aboutMine(practice)).toBe('Khôra, Practice, Round 1, with Bion')
  expect(aboutOpen({ ...practice, status: 'lobby' })).toContain('Practice')
})

test('a line about an open table says how many seats are free', () => {
  expect(aboutOpen(table({ status: 'lobby', seats: [mine, seat(1, { who: 'open', name: '' }), seat(2)] }))).toMatch(/1.*3/)
})

test('a free seat has no name but is called so', () => {
  expect(seatName(seat(1, { who: 'open', name: '' }))).toBe('Free seat')
  expect(seatName(seat(1))).toBe('Bion')
})

test('a clock in words', () => {
  const clock = { kind: 'live', minutes: 15, increment: 10, days: 1 } as const
  expect(clockWords(clock)).toMatch(/15.*10/)
  expect(clockWords({ ...clock, kind: 'days', days: 2 })).toMatch(/2/)
})

describe('an option', () => {
  test('has the words of the game', () => {
    expect(optionWords(textsOf('khora'), 'draft', 'off').name).toBe(textsOf('khora').get('option-draft'))
  })

  test('without words is called by its id', () => {
    expect(optionWords(textsOf('khora'), 'night_rules', 'half-moon')).toEqual({ name: 'Night rules', value: 'Half moon', text: '' })
  })
})

test('scores below nothing have a minus, not a hyphen', () => {
  expect(aboutMine(table({ status: 'finished', result: { scores: [-14, 3], ranking: [2, 1] } }))).toContain('−14 : 3')
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
])('place %i is the %s', (n, words) => {
  expect(textsOf('khora').get('place', { n })).toBe(words)
})
