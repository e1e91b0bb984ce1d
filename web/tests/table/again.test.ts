import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Again, STEP } from '../../src/table/again.svelte'
import { position } from '../examples'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const steps = [2, 3, 4].map((ply) => position({ ply }))

it('shows one step after another, and then the present again', () => {
  const again = new Again()
  again.play(steps)
  expect([again.position?.ply, again.step, again.last]).toEqual([2, 0, 2])
  vi.advanceTimersByTime(STEP)
  expect([again.position?.ply, again.step]).toEqual([3, 1])
  vi.advanceTimersByTime(2 * STEP)
  expect(again.position).toBeNull()
})

it('stays at a step while it is held, and ends when it is stopped', () => {
  const again = new Again()
  again.play(steps)
  again.hold()
  vi.advanceTimersByTime(9 * STEP)
  expect(again.step).toBe(0)
  again.hold()
  vi.advanceTimersByTime(STEP)
  expect(again.step).toBe(1)
  again.stop()
  expect(again.position).toBeNull()
  vi.advanceTimersByTime(9 * STEP)
  expect(again.position).toBeNull()
})

it('plays nothing where nothing has happened', () => {
  const again = new Again()
  again.play(steps.slice(0, 1))
  expect(again.position).toBeNull()
})
