import { beforeEach, expect, test, vi } from 'vitest'
import { float, light } from '../../src/lib/floating'
import { settings } from '../../src/lib/settings.svelte'

let root: HTMLElement

beforeEach(() => {
  root = document.createElement('div')
  root.innerHTML = '<b data-stat="0-coins"></b><b data-stat="1-coins"></b><i data-piece="a/b"></i><i data-piece="c" data-lit=""></i>'
  document.body.replaceChildren(root)
  for (const stat of root.querySelectorAll('b')) {
    Object.defineProperty(stat, 'offsetParent', { value: root })
  }
  settings.set({ motion: 'full' })
  HTMLElement.prototype.animate = vi.fn(() => ({ finished: new Promise(() => {}) }) as unknown as Animation)
})

const notes = (): string[] => [...root.querySelectorAll('b')].map((stat) => stat.textContent)

test('an amount rises from the number that it changed', () => {
  float(root, [{ seat: 0, what: 'coins', amount: 3 }])
  expect(notes()).toEqual(['+3', ''])
})

test('a loss has a minus and a mark', () => {
  float(root, [{ seat: 1, what: 'coins', amount: -2 }])
  expect(notes()).toEqual(['', '−2'])
  expect(root.querySelector('.floating.down')).not.toBe(null)
})

test('nothing rises for people who want less motion', () => {
  settings.set({ motion: 'none' })
  float(root, [{ seat: 0, what: 'coins', amount: 3 }])
  expect(notes()).toEqual(['', ''])
})

test('the pieces of a line light up, and no others', () => {
  light(root, ['a/b'])
  expect([...root.querySelectorAll('[data-lit]')].map((piece) => piece.getAttribute('data-piece'))).toEqual(['a/b'])
})
