import { expect, test } from 'vitest'
import { chartScale as scaleOf, dash, EDGE, HEIGHT, spread } from '../../src/table/chart'

const WIDTH = 640
const chartScale = (each: { scores: number[] }[]) => scaleOf(each, WIDTH)
const stages = (...scores: number[][]) => scores.map((each) => ({ scores: each }))

test('the first stage stands at the left edge, the last at the right', () => {
  const { x } = chartScale(stages([0], [4], [9]))
  expect([x(0), x(2)]).toEqual([EDGE.left, WIDTH - EDGE.right])
  expect(x(1)).toBe((x(0) + x(2)) / 2)
})

test('the best score stands on top, nothing at the bottom', () => {
  const { y } = chartScale(stages([0, 0], [4, 10]))
  expect([y(10), y(0)]).toEqual([EDGE.top, HEIGHT - EDGE.bottom])
})

test('scores below nothing have room too', () => {
  expect(chartScale(stages([0], [-5])).y(-5)).toBe(HEIGHT - EDGE.bottom)
})

test.each([
  [6, [0, 1, 2, 3, 4, 5, 6]],
  [7, [0, 2, 4, 6]],
  [95, [0, 20, 40, 60, 80]],
  [2100, [0, 500, 1000, 1500, 2000]],
])('up to %i there are a few round marks', (best, marks) => {
  expect(chartScale(stages([0], [best])).marks).toEqual(marks)
})

test('marks go below nothing as scores do', () => {
  expect(chartScale(stages([-3], [2])).marks).toEqual([-3, -2, -1, 0, 1, 2])
})

test("a seat's line goes through all its scores", () => {
  expect(chartScale(stages([0, 1], [10, 1])).path(0)).toBe(`M52.0 ${HEIGHT - EDGE.bottom}.0L524.0 14.0`)
})

test('a place in the picture belongs to the nearest stage', () => {
  const { nearest } = chartScale(stages([0], [1], [2]))
  expect([nearest(-1), nearest(64), nearest(288), nearest(380), nearest(2000)]).toEqual([0, 0, 1, 1, 2])
})

test('names at the ends of lines keep apart, and stay in the picture', () => {
  expect(spread([50, 100], 14, 200)).toEqual([50, 100])
  const ends = spread([60, 62, 58, 200], 14, 200)
  const sorted = [...ends].sort((a, b) => a - b)
  expect(sorted.slice(1).every((end, index) => end - sorted[index]! >= 16)).toBe(true)
  expect(Math.max(...spread([199, 200, 198], 14, 200))).toBeLessThanOrEqual(200)
})

test('in a narrow picture of a long game not every stage has a word', () => {
  const long = stages(...Array.from({ length: 40 }, (_, index) => [index]))
  expect(scaleOf(long, 1400).every).toBe(1)
  expect(scaleOf(long, 360).every).toBeGreaterThan(3)
})

test('no two of eight lines have the same dashes', () => {
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(dash)).size).toBe(8)
})
