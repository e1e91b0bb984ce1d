// A story's scores at the end of each stage (a round, a turn), for the chart and for jumping while looking back.

import type { Story } from '../lib/messages'

export interface StagePoint {
  stage: string
  /** What stands under it: its number, where it has one. */
  label: string
  scores: number[]
  /** The number of the step after which this stage began. */
  from: number
  /** The number of the step after which it was over. */
  to: number
}

export function stages(story: Story): StagePoint[] {
  const points: StagePoint[] = []
  story.steps.forEach((step, index) => {
    const last = points.at(-1)
    if (last?.stage === step.stage) Object.assign(last, { scores: step.scores, to: index + 1 })
    else points.push({ stage: step.stage, label: /\d+$/.exec(step.stage)?.[0] ?? '', scores: step.scores, from: index, to: index + 1 })
  })
  return points
}

/** Where the stage after a step begins, or (backwards) the one that it is in or comes after; the last step, or the first, where there is none. */
export function stageStart(story: Story, step: number, by: 1 | -1): number {
  const starts = stages(story).map(({ from }) => from)
  return by > 0 ? (starts.find((from) => from > step) ?? story.steps.length) : (starts.findLast((from) => from < step) ?? 0)
}
