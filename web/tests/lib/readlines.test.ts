import { expect, test } from 'vitest'
import { keepRead, lastRead, unreadLines } from '../../src/lib/readlines'

const line = (number: number, seat: number | null = 1) => ({ number, at: number * 100, seat, name: 'Bion', text: 'Well met' })

test('what was read is not new after a reload', () => {
  expect(lastRead('abc')).toBe(-1)
  keepRead('abc', 4)
  expect([lastRead('abc'), lastRead('other')]).toEqual([4, -1])
  expect(unreadLines([line(3), line(4), line(5)], lastRead('abc'), 1000, [0])).toBe(1)
})

test('what was said before one first came is no news, and neither is one’s own', () => {
  expect(unreadLines([line(1), line(2), line(3), line(4, 0), line(5, null)], -1, 250, [0])).toBe(2)
})
