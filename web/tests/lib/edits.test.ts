import { describe, expect, test } from 'vitest'
import cases from '../../../tests/kernel/edits.json'
import { edited, type Edit } from '../../src/lib/edits'

describe('a document becomes another', () => {
  test.each(cases)('$what', ({ old, edit, new: wanted }) => {
    const before = JSON.stringify(old)
    expect(JSON.stringify(edited(old, edit as unknown as Edit))).toBe(JSON.stringify(wanted))
    expect(JSON.stringify(old)).toBe(before)
  })
})

test('what has not changed stays the same object', () => {
  const old = { cities: [{ vp: 1 }, { vp: 2 }], board: ['a'] }
  const made = edited(old, { cities: { '1': { vp: [3] } } }) as typeof old
  expect(made.cities[0]).toBe(old.cities[0])
  expect(made.board).toBe(old.board)
})
