import { beforeAll, beforeEach, expect, test } from 'vitest'
import { isForBoard } from '../../src/lib/board.svelte'
import { BoardDesk } from '../../src/lib/desk.svelte'
import type { BoardProps, Play } from '../../src/lib/game'
import { texts } from '../../src/lib/texts.svelte'
import { position } from '../examples'

const take = {
  action: 1,
  move: 'take fig',
  deltas: [
    { seat: 0, what: 'coins', amount: -2, cause: 'price' },
    { seat: 0, what: 'coins', amount: 1, cause: 'gift' },
    { seat: 1, what: 'coins', amount: 2, cause: '' },
  ],
}
const refusal = { action: 2, move: 'take oil', rule: 'too-poor', missing: [] }
let desk: BoardDesk<{ coins: number }>

beforeAll(() => texts.load('en'))
beforeEach(() => {
  const play = { choices: new Map([[take.move, take]]), refused: new Map([[refusal.move, refusal]]), previewed: take } as unknown as Play
  const props = { view: { coins: 4 }, position: position(), texts, play } as unknown as BoardProps
  desk = new BoardDesk(
    () => props,
    ({ rule }) => `Refused: ${rule}`,
  )
})

test('a move may be made if it was offered', () => {
  expect([desk.may('take fig'), desk.may('take oil'), desk.may(null)]).toEqual([true, false, false])
})

test('a refused move says why, an open one nothing', () => {
  expect([desk.why('take oil'), desk.why('take fig'), desk.why(undefined)]).toEqual(['Refused: too-poor', '', ''])
})

test('what the previewed choice would change is the sum of its causes', () => {
  expect([desk.delta(0, 'coins'), desk.delta(1, 'coins'), desk.delta(0, 'vp')]).toEqual([-1, 2, 0])
  expect([desk.isPreviewed('take fig'), desk.isPreviewed('take oil')]).toEqual([true, false])
})

test('words about a piece stay until that piece, or nobody in particular, hides them', () => {
  const [piece, other] = [document.createElement('i'), document.createElement('i')]
  desk.showTip(piece, { title: 'Fig' })
  desk.hideTip(other)
  expect(desk.tip?.tip.title).toBe('Fig')
  desk.hideTip(piece)
  expect(desk.tip).toBe(null)
})

test.each([
  ['<b></b>', {}, true],
  ['<b></b>', { ctrlKey: true }, false],
  ['<input>', {}, false],
  ['<dialog><b></b></dialog>', {}, false],
])('a key on %s with %o is for the board: %s', (html, modifiers, isMeant) => {
  document.body.innerHTML = html
  let meant: boolean | null = null
  const target = document.body.querySelector('b') ?? document.body.firstElementChild!
  target.addEventListener('keydown', (event) => (meant = isForBoard(event as KeyboardEvent)))
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true, ...modifiers }))
  expect(meant).toBe(isMeant)
})
