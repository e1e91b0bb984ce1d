import { expect, test } from 'vitest'
import { seatColour, seatMark, SEAT_MARKS } from '../../src/lib/seats'

test('every seat has a colour and a shape that no other has', () => {
  const seats = Array.from({ length: 8 }, (_, seat) => seat)
  expect(new Set(seats.map(seatColour)).size).toBe(8)
  expect(new Set(seats.map((seat) => seatMark(seat).shape)).size).toBe(8)
  expect(new Set(SEAT_MARKS.map((mark) => mark.path)).size).toBe(8)
  expect(seatColour(0)).toBe('var(--seat-1)')
})
