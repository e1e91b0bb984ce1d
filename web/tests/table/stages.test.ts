import { expect, test } from 'vitest'
import type { Story } from '../../src/lib/messages'
import { stages, stageStart } from '../../src/table/stages'
import { table } from '../examples'

const story = (...steps: [string, number][]): Story => ({
  table: table(),
  steps: steps.map(([stage, score], ply) => ({ ply, seat: 0, move: '', scores: [score], stage })),
  events: [],
  points: [],
})

test('a stage has the scores of its last step, and the steps it began and ended with', () => {
  expect(stages(story(['draft', 0], ['round 1', 2], ['round 1', 5], ['round 2', 9]))).toEqual([
    { stage: 'draft', label: '', scores: [0], from: 0, to: 1 },
    { stage: 'round 1', label: '1', scores: [5], from: 1, to: 3 },
    { stage: 'round 2', label: '2', scores: [9], from: 3, to: 4 },
  ])
})

test('a game without a decision has no stages', () => {
  expect(stages(story())).toEqual([])
})

test('one can jump to where a stage begins, forward and back', () => {
  const told = story(['draft', 0], ['round 1', 2], ['round 1', 5], ['round 2', 9])
  expect([0, 1, 2, 3].map((step) => stageStart(told, step, 1))).toEqual([1, 3, 3, 4])
  expect([4, 3, 2, 1, 0].map((step) => stageStart(told, step, -1))).toEqual([3, 1, 1, 0, 0])
})
