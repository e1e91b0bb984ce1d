// The scores of a game as lines in a picture: where a score stands, and which lines help to read it.

export const WIDTH = 640
export const HEIGHT = 240
export const EDGE = { top: 14, right: 30, bottom: 26, left: 34 }
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]
const MOST_MARKS = 6

export interface ChartScale {
  x: (index: number) => number
  y: (score: number) => number
  /** The scores that have a line across the picture, from low to high. */
  marks: number[]
  /** The line of one seat. */
  path: (seat: number) => string
  /** The stage that is nearest to a place, which is given as a part of the picture's width. */
  nearest: (part: number) => number
}

/** The scale for the seats' scores after each stage. */
export function chartScale(stages: readonly { scores: readonly number[] }[]): ChartScale {
  const all = stages.flatMap(({ scores }) => scores)
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)]
  const last = Math.max(1, stages.length - 1)
  const [width, height] = [WIDTH - EDGE.left - EDGE.right, HEIGHT - EDGE.top - EDGE.bottom]
  const x = (index: number): number => EDGE.left + (index / last) * width
  const y = (score: number): number => EDGE.top + ((high - score) / (high - low)) * height
  const step = STEPS.find((each) => (high - low) / each <= MOST_MARKS) ?? 1000
  const first = Math.ceil(low / step)
  return {
    x,
    y,
    marks: Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step),
    path: (seat) => stages.map(({ scores }, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${y(scores[seat]!).toFixed(1)}`).join(''),
    nearest: (part) => Math.max(0, Math.min(stages.length - 1, Math.round(((part * WIDTH - EDGE.left) / width) * last))),
  }
}
