import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tip, tips } from '../../src/lib/tip.svelte'

let button: HTMLButtonElement
let words = 'A shop'
let detach: () => void

beforeEach(() => {
  vi.useFakeTimers()
  words = 'A shop'
  button = document.createElement('button')
  document.body.replaceChildren(button)
  detach = tip(() => words)(button)
})
afterEach(() => {
  detach()
  vi.useRealTimers()
})

const point = (kind: string, pointerType = 'mouse'): void => {
  button.dispatchEvent(new PointerEvent(kind, { pointerType }))
  vi.runAllTimers()
}

test('a mouse that rests on a thing is told what it is', () => {
  button.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
  expect(tips.shown).toBe(null)
  vi.runAllTimers()
  expect(tips.shown!.words).toBe('A shop')
  point('pointerleave')
  expect(tips.shown).toBe(null)
})

test('so is a finger that stays, and not one that passes', () => {
  point('pointerenter', 'touch')
  expect(tips.shown).toBe(null)
  point('pointerdown', 'touch')
  expect(tips.shown!.words).toBe('A shop')
})

test('a press of the mouse hides the words', () => {
  point('pointerenter')
  point('pointerdown')
  expect(tips.shown).toBe(null)
})

test('what has no words shows none', () => {
  words = ''
  point('pointerenter')
  expect(tips.shown).toBe(null)
})

test('words about a thing go with it', () => {
  point('pointerenter')
  detach()
  expect(tips.shown).toBe(null)
})

test('leaving one thing does not hide the words about another', () => {
  const other = document.createElement('button')
  point('pointerenter')
  tips.hide(other)
  expect(tips.shown!.words).toBe('A shop')
})
