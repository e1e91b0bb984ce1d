import { expect, test } from 'vitest'
import type { Story } from '../../src/lib/messages'
import { stages } from '../../src/table/stages'
import { table } from '../examples'

const story = (...steps: [string, number][]): Story => ({
  table: table(),
  steps: steps.map(([stage, score], ply) => ({ ply, seat: 0, move: '', scores: [score], stage })),
  events: [],
  points: [],
})

test('a stage has the scores of its last step, and the step it began with', () => {
  expect(stages(story(['draft', 0], ['round 1', 2], ['round 1', 5], ['round 2', 9]))).toEqual([
    { stage: 'draft', label: '', scores: [0], from: 0 },
    { stage: 'round 1', label: '1', scores: [5], from: 1 },
    { stage: 'round 2', label: '2', scores: [9], from: 3 },
  ])
})

test('a game without a decision has no stages', () => {
  expect(stages(story())).toEqual([])
})
