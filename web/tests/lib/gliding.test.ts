import { beforeEach, expect, test } from 'vitest'
import { moved, places } from '../../src/lib/gliding'
import { settings } from '../../src/lib/settings.svelte'

let root: HTMLElement
let piece: HTMLElement

/** Lays a piece at a place of the screen. */
function lay(left: number, top: number, width: number): void {
  const box = new DOMRect(left, top, width, width)
  piece.getBoundingClientRect = () => box
  piece.getClientRects = () => [box] as unknown as DOMRectList
}

beforeEach(() => {
  settings.set({ motion: 'full' })
  root = document.createElement('div')
  root.innerHTML = '<i data-fly="pawn"></i>'
  piece = root.querySelector('i')!
  lay(100, 100, 20)
})

test('a piece that lies elsewhere has moved by so much, from its middle', () => {
  const before = places(root)
  lay(200, 40, 40)
  expect(moved(root, before)).toEqual([{ piece, x: -110, y: 50, size: 0.5 }])
})

test('a piece that lies where it lay has not', () => {
  const before = places(root)
  lay(101, 101, 20)
  expect(moved(root, before)).toEqual([])
})

test('a new piece has not moved', () => {
  expect(moved(root, new Map([['other', new DOMRect(0, 0, 20, 20)]]))).toEqual([])
})

test('nothing moves for people who want less motion', () => {
  settings.set({ motion: 'none' })
  expect(places(root).size).toBe(0)
  expect(moved(root, new Map([['pawn', new DOMRect(0, 0, 20, 20)]]))).toEqual([])
})
