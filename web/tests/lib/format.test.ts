import { describe, expect, test } from 'vitest'
import { ago, clock, languageName, list, number, signed } from '../../src/lib/format'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test('a language is called as its speakers call it', () => {
  expect((['en', 'es', 'fr', 'pl'] as const).map(languageName)).toEqual(['English', 'Español', 'Français', 'Polski'])
})

describe('a number', () => {
  test('has a real minus sign', () => {
    expect(number('en', -3)).toBe('−3')
  })

  test('is grouped as the language does', () => {
    expect(number('en', 12345)).toBe('12,345')
    expect(number('pl', 12345)).toBe('12\u00a0345')
  })

  test('shows its sign where it is a change', () => {
    expect([signed('en', 2), signed('en', -2), signed('en', 0)]).toEqual(['+2', '−2', '0'])
  })
})

test('names stand in a row as the language joins them', () => {
  expect(list('en', ['Athens', 'Sparta', 'Thebes'])).toBe('Athens, Sparta, and Thebes')
  expect(list('es', ['Atenas', 'Esparta'], 'disjunction')).toBe('Atenas o Esparta')
})

describe('a clock', () => {
  test('counts minutes and seconds', () => {
    expect(clock('en', 18 * MINUTE + 24 * SECOND)).toBe('18:24')
  })

  test('counts hours when there are some', () => {
    expect(clock('en', HOUR + 5 * MINUTE + 9 * SECOND)).toBe('1:05:09')
  })

  test('shows 0:00 only when the time is over', () => {
    expect(clock('en', 1)).toBe('0:01')
    expect(clock('en', 0)).toBe('0:00')
    expect(clock('en', -5000)).toBe('0:00')
  })

  test('of a slow game says days and hours', () => {
    expect(clock('en', 2 * DAY + 3 * HOUR)).toBe('2 days 3h')
    expect(clock('fr', DAY + HOUR)).toBe('1\u202fj 1h')
  })
})

describe('how long ago', () => {
  const now = Date.UTC(2026, 0, 20, 12)

  test.each([
    [now - 5 * MINUTE, '5 minutes ago'],
    [now - 3 * HOUR, '3 hours ago'],
    [now - DAY, 'yesterday'],
    [now, 'this minute'],
  ])('%d', (at, words) => {
    expect(ago('en', at, now)).toBe(words)
  })

  test('in another language', () => {
    expect(ago('es', now - DAY, now)).toBe('ayer')
  })
})
