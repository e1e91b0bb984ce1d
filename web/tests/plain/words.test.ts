import { beforeAll, describe, expect, test, vi } from 'vitest'
import { speak, Texts } from '../../src/lib/texts.svelte'
import type { Clauses } from '../../src/lib/game'
import type { Told } from '../../src/lib/messages'
import { ask, moveWords, nameOf, refusalWords, tell, valueWords } from '../../src/plain/words'
import { position, told } from '../examples'

const WORDS = `
name-fig-tree = Fig tree of the agora
name-coins = Coins
ask = What do you do?
move-show = { $n ->
    [one] Show one finger
   *[other] Show { $n } fingers
  }
move-take = Take { $name }
log-show = Now { $player } shows { $n }.
reason-too-poor = Too poor by { $missing }.
`
/** A game with some words, and one without. */
let wordy: Texts
let bare: Texts

beforeAll(async () => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(path.includes('/wordy/') ? WORDS : '')))
  await speak('en')
  wordy = await new Texts('wordy').load('en')
  bare = await new Texts('bare').load('en')
})

describe('a name', () => {
  test('is what the texts say, else the id as words', () => {
    expect(nameOf('fig_tree', wordy)).toBe('Fig tree of the agora')
    expect(nameOf('fig_tree', bare)).toBe('Fig tree')
  })

  test('that is no id stays as it is', () => {
    expect(nameOf('12/3', bare)).toBe('12/3')
  })

  test.each([
    [null, '–'],
    ['', '–'],
    [true, 'Yes'],
    [-3, '−3'],
    ['olive-oil', 'Olive oil'],
  ])('of the value %j', (value, words) => {
    expect(valueWords(value, bare)).toBe(words)
  })
})

test.each([
  ['show 1', 'Show one finger', 'Show 1'],
  ['show 5', 'Show 5 fingers', 'Show 5'],
  ['take fig-tree', 'Take Fig tree of the agora', 'Take Fig tree'],
  ['pass', 'Pass', 'Pass'],
])('the move %s is "%s", without texts "%s"', (move, words, without) => {
  expect(moveWords(move, wordy)).toBe(words)
  expect(moveWords(move, bare)).toBe(without)
})

describe('the question', () => {
  test('says what the choice under the mouse would change for who is asked', () => {
    const deltas = [
      { seat: 0, what: 'coins', amount: -2, cause: '' },
      { seat: 1, what: 'coins', amount: 1, cause: '' },
      { seat: 0, what: 'vp', amount: 3, cause: '' },
    ]
    expect(ask(position(), { action: 0, move: 'pass', deltas }, wordy)).toEqual({ title: 'What do you do?', detail: '−2 Coins · +3 Vp' })
  })

  test('is put to nobody who only waits or watches', () => {
    expect(ask(position({ waiting: [1] }), null, wordy).title).toBe('')
    expect(ask(position({ seat: null }), null, wordy).title).toBe('')
  })

  test('of a game without words is that it is your turn', () => {
    expect(ask(position(), null, bare).title).toBe('Your turn')
  })
})

test('a refusal says what is missing', () => {
  const refusal = { rule: 'too-poor', missing: [{ what: 'coins', amount: 2 }] }
  expect(refusalWords(refusal, wordy)).toBe('Too poor by 2 Coins.')
  expect(refusalWords(refusal, bare)).toBe('Too poor: 2 Coins')
  expect(refusalWords({ rule: 'not-now', missing: [] }, bare)).toBe('Not now')
})

describe('the log', () => {
  const line = (first: Told, ...rest: Told[]): Clauses => ({ first, clauses: [[first], ...rest.map((each): [Told] => [each])] })
  const parts = (event: Parameters<typeof told>, texts: Texts) => tell(line(told(...event)), texts).parts

  test('has the mark of the seat where the sentence names the player', () => {
    expect(parts(['show', { seat: 2, what: 'fingers', amount: 3, cause: '' }], wordy)).toEqual([
      { text: 'Now ' },
      { seat: 2 },
      { text: ' shows 3.' },
    ])
  })

  test('tells without texts what the event says', () => {
    expect(parts(['gain', { seat: 1, what: 'coins', amount: 2, cause: 'fig-tree' }], bare)).toEqual([
      { seat: 1 },
      { text: ' +2 Coins (Fig tree)' },
    ])
    expect(parts(['lose', { seat: 1, what: 'coins', amount: 2, cause: '' }], bare)).toEqual([{ seat: 1 }, { text: ' −2 Coins' }])
    expect(parts(['throw', { seat: 0, what: 'bone', amount: 4, cause: '' }], bare)).toEqual([{ seat: 0 }, { text: ' Throw: Bone 4' }])
  })

  test('tells the events of a line after one another', () => {
    const both = tell(line(told('show', { seat: 1, amount: 3 }), told('gain', { seat: 1, what: 'coins', amount: 2 })), bare)
    expect(both).toMatchObject({ seat: 1, pieces: ['seat-1'] })
    expect(both.parts).toEqual([{ seat: 1 }, { text: ' Show: 3' }, { text: ' · ' }, { seat: 1 }, { text: ' +2 Coins' }])
  })

  test('puts nothing but a space after a sentence that has ended', () => {
    const show = told('show', { seat: 2, amount: 3 })
    expect(tell(line(show, show), wordy).parts[3]).toEqual({ text: ' ' })
  })

  test('marks nobody where nobody did it', () => {
    expect(tell(line(told('round', { seat: -1, amount: 2 })), bare)).toMatchObject({
      seat: null,
      parts: [{ text: 'Round: 2' }],
      pieces: [],
    })
  })
})
