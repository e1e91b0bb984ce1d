import { afterEach, beforeEach, expect, test } from 'vitest'
import { roving } from '../../src/lib/roving'
import { lay } from '../examples'

let leave = (): void => {}
const piece = (id: string): HTMLElement => document.getElementById(id)!
const stops = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-rove]')].filter((each) => each.tabIndex === 0).map((each) => each.id)
const press = (key: string): void =>
  void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Four pieces: a and b side by side, c below a, d far to the right and a little lower. */
beforeEach(async () => {
  document.body.innerHTML = ['a', 'b', 'c', 'd']
    .map((id) => `<button id="${id}" data-rove class="${id === 'c' ? 'is-lit' : ''}"></button>`)
    .join('')
  lay(piece('a'), { x: 0, y: 0 })
  lay(piece('b'), { x: 40, y: 0 })
  lay(piece('c'), { x: 0, y: 40 })
  lay(piece('d'), { x: 90, y: 20 })
  leave = roving(() => null)(document.body)
  await nextFrame()
})

afterEach(() => leave())

test('a group is one stop: the first piece that may be chosen', () => {
  expect(stops()).toEqual(['c'])
})

test('the stop goes where the focus is', () => {
  piece('b').focus()
  expect(stops()).toEqual(['b'])
})

test.each([
  ['a', 'ArrowRight', 'b'],
  ['b', 'ArrowRight', 'd'],
  ['b', 'ArrowLeft', 'a'],
  ['a', 'ArrowDown', 'c'],
  ['c', 'ArrowUp', 'a'],
])('from %s, %s leads to %s', (from, key, to) => {
  piece(from).focus()
  press(key)
  expect(document.activeElement!.id).toBe(to)
})

test('where nothing lies ahead, the focus stays', () => {
  piece('a').focus()
  press('ArrowLeft')
  expect(document.activeElement!.id).toBe('a')
})

test('nearly level is no way ahead', () => {
  lay(piece('b'), { x: 40, y: 3 })
  piece('a').focus()
  press('ArrowDown')
  expect(document.activeElement!.id).toBe('c')
})

test('a piece of another group is passed over', () => {
  const inner = document.createElement('div')
  inner.dataset['group'] = ''
  document.body.append(inner)
  inner.append(piece('b'))
  piece('a').focus()
  press('ArrowRight')
  expect(document.activeElement!.id).toBe('d')
})
