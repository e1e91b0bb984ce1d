import { expect, test } from 'vitest'
import { houseFor, screenFor } from '../../src/lib/screen.svelte'

/** A window in pixels, with letters of another size. */
const screen = (width: number, height: number, rem = 16) => screenFor(width / rem, height / rem)

test('every usual window has its arrangement', () => {
  expect(screen(1440, 900)).toBe('wide')
  expect(screen(3840, 2160, 38.4)).toBe('wide')
  expect(screen(1280, 720)).toBe('laptop')
  expect(screen(820, 1180)).toBe('tablet')
  expect(screen(390, 844)).toBe('phone')
  expect(screen(360, 740)).toBe('phone')
  expect(screen(844, 390)).toBe('across')
})

test('larger letters and a zoomed page are a smaller window', () => {
  expect(screen(1440, 900, 16 * 1.15)).toBe('laptop')
  expect(screen(1280, 720, 32)).toBe(screen(640, 360))
  expect(screen(640, 360)).toBe('across')
  expect(screen(820, 1180, 32)).toBe('phone')
})

test('a table is never upright in a window that is not', () => {
  for (const height of [300, 500, 700, 900]) expect(['tablet', 'phone']).not.toContain(screen(1000, height))
})

test('the other pages are as wide as their letters let them be', () => {
  expect([360, 820, 1280].map((width) => houseFor(width / 16))).toEqual(['narrow', 'middle', 'wide'])
  expect(houseFor(820 / (16 * 1.3))).toBe('narrow')
})
