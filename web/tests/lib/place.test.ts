import { beforeEach, expect, test, vi } from 'vitest'
import { above, distance, free, GAP } from '../../src/lib/place'

const SIZE = { width: 100, height: 40 }
const box = (left: number, top: number) => ({ left, top, width: 60, right: left + 60, bottom: top + 20 })

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1000)
  vi.stubGlobal('innerHeight', 800)
})

test('words stand above the middle of a thing', () => {
  expect(above(box(300, 400), SIZE)).toEqual({ x: 280, y: 400 - 40 - GAP })
})

test('they stand below where there is no room above', () => {
  expect(above(box(300, 10), SIZE).y).toBe(30 + GAP)
})

test('they do not leave the window', () => {
  expect(above(box(0, 400), SIZE).x).toBe(GAP)
  expect(above(box(960, 400), SIZE).x).toBe(1000 - 100 - GAP)
})

const words = ({ x, y }: { x: number; y: number }) => ({ left: x, right: x + SIZE.width, top: y, bottom: y + SIZE.height })
const covers = (a: ReturnType<typeof words>, b: ReturnType<typeof box>): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test('words about a piece stand beside it, not over it', () => {
  const piece = box(300, 400)
  const found = words(free(piece, SIZE, []))
  expect(covers(found, piece)).toBe(false)
  expect(Math.min(Math.abs(found.left - piece.right), Math.abs(found.top - piece.bottom))).toBe(GAP)
})

test('they lie over nothing that may be chosen, and as near as that allows', () => {
  const lit = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2].map((row) => box(300 + column * 70, 400 + row * 30)))
  const found = words(free(lit[7]!, SIZE, lit))
  expect(lit.filter((piece) => covers(found, piece))).toEqual([])
  expect(found.bottom === 400 - GAP || found.top === 480 + GAP).toBe(true)
})

test('where everything may be chosen, they hide as little as possible and stay in the window', () => {
  const lit = [{ left: 0, top: 0, width: 1000, right: 1000, bottom: 700 }]
  expect(free(box(300, 300), SIZE, lit).y).toBe(700 + GAP)
  const found = words(free(box(300, 300), SIZE, [{ left: 0, top: 0, width: 1000, right: 1000, bottom: 800 }]))
  expect(found.left >= GAP && found.right <= 1000 - GAP && found.top >= GAP && found.bottom <= 800 - GAP).toBe(true)
})

test('how far words are from their piece', () => {
  const piece = box(300, 400)
  expect(distance({ x: piece.right + 30, y: piece.bottom + 40, width: 100, height: 50 }, piece)).toBe(50)
  expect(distance({ x: piece.left, y: piece.top, width: 100, height: 50 }, piece)).toBe(0)
})
