import { beforeEach, expect, test, vi } from 'vitest'
import { above, below, beside, GAP } from '../../src/lib/place'

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

test('words about a piece stand below it, or above where the floor is near', () => {
  expect(below(box(300, 400), SIZE, 800).y).toBe(420 + GAP)
  expect(below(box(300, 400), SIZE, 450).y).toBe(400 - 40 - GAP)
  expect(below(box(300, 20), SIZE, 50).y).toBe(GAP)
})

test('words beside a piece stay above the floor', () => {
  expect(beside(box(300, 400), SIZE, 800)).toEqual({ x: 360 + GAP, y: 400 })
  expect(beside(box(300, 790), SIZE, 800)!.y).toBe(800 - 40 - GAP)
})

test('there may be no room beside a piece', () => {
  expect(beside(box(900, 400), SIZE, 800)).toBe(null)
})
