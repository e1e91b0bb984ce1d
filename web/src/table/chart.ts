// The scores of a game as lines in a picture: where a score stands, and which lines help to read it.

export const HEIGHT = 250
/** At the right of the lines stand names and totals. */
export const EDGE = { top: 14, right: 116, bottom: 44, left: 52 }
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]
const MOST_MARKS = 6
const LABEL = 16

/** Lines are told apart by their dashes, too. */
const DASHES = ['', '8 5', '2 4', '10 4 2 4', '14 4', '5 3', '2 8', '10 3 2 3 2 3']
export const dash = (seat: number): string => DASHES[seat % DASHES.length]!

export interface ChartScale {
  x: (index: number) => number
  y: (score: number) => number
  /** The scores that have a line across the picture, from low to high. */
  marks: number[]
  /** Every how many stages there is room for words or a mark. */
  every: number
  /** The line of one seat. */
  path: (seat: number) => string
  /** The stage that is nearest to a place in the picture. */
  nearest: (x: number) => number
  /** Where the name at the end of each seat's line stands, so that no two lie over each other. */
  ends: number[]
}

/** Heights as near as possible to the wanted ones, a label's height apart, and inside the picture. */
export function spread(wanted: readonly number[], least: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!)
  const found = [...wanted]
  let floor = least
  for (const index of order) {
    found[index] = Math.max(floor, wanted[index]!)
    floor = found[index] + LABEL
  }
  let ceiling = most
  for (const index of order.reverse()) {
    found[index] = Math.min(ceiling, found[index]!)
    ceiling = found[index] - LABEL
  }
  return found
}

/** The scale for the seats' scores after each stage, in a picture that is so many pixels wide. */
export function chartScale(stages: readonly { scores: readonly number[] }[], wide: number): ChartScale {
  const all = stages.flatMap(({ scores }) => scores)
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)]
  const last = Math.max(1, stages.length - 1)
  const [width, height] = [Math.max(1, wide - EDGE.left - EDGE.right), HEIGHT - EDGE.top - EDGE.bottom]
  const x = (index: number): number => EDGE.left + (index / last) * width
  const y = (score: number): number => EDGE.top + ((high - score) / (high - low)) * height
  const step = STEPS.find((each) => (high - low) / each <= MOST_MARKS) ?? 1000
  const first = Math.ceil(low / step)
  return {
    x,
    y,
    marks: Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step),
    every: Math.max(1, Math.ceil((last * 24) / width)),
    path: (seat) => stages.map(({ scores }, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${y(scores[seat]!).toFixed(1)}`).join(''),
    nearest: (at) => Math.max(0, Math.min(stages.length - 1, Math.round(((at - EDGE.left) / width) * last))),
    ends: spread((stages.at(-1)?.scores ?? []).map(y), EDGE.top, HEIGHT - EDGE.bottom),
  }
}
