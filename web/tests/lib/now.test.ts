import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { now } from '../../src/lib/now.svelte'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

test('time runs while somebody looks', () => {
  const leave = now.watch()
  expect(now.at).toBe(1_000_000)
  vi.advanceTimersByTime(2000)
  expect(now.at).toBe(1_002_000)
  leave()
})

test('it stands when the last one is gone', () => {
  const leave = [now.watch(), now.watch()]
  leave[0]!()
  vi.advanceTimersByTime(1000)
  expect(now.at).toBe(1_001_000)
  leave[1]!()
  vi.runAllTimers()
  const last = now.at
  vi.setSystemTime(2_000_000)
  vi.runAllTimers()
  expect(now.at).toBe(last)
})
