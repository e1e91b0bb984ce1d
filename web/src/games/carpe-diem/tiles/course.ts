// The line along which a landscape runs: an end, a straight or a corner (a quarter turn about the tile's corner). Everything else
// of a landscape (rim, rows, beds, posts) is a parallel of it.

import { DEPTH, HALF, round, spot, turned, type Beside, type Fineness, type Point } from './geometry'

/** A path with its length; on an open one dashes keep their pitch. */
export interface Way {
  d: string
  length: number
  open?: boolean
}

export interface Band {
  d: string
  width: number
  cap: 'butt' | 'round'
}

export interface LandscapeLine {
  shape: 'end' | 'straight' | 'corner'
  middle: Point
  /** How far along it its last creature may stand. */
  reach: number
  length: number
  band(half: number): Band
  /** Its two edges at this distance from the middle. */
  sides(offset: number): Way[]
  line(offset: number): Way
  at(along: number, offset: number): Point
}

function end(d: number, beside: Beside, detail: Fineness): LandscapeLine {
  const t = turned(d)
  const half = HALF[detail].landscape
  const depth = DEPTH[detail].landscape[beside]
  const stop = depth - half
  const pt = (x: number, y: number): string => spot(t([x, y]))
  return {
    shape: 'end',
    middle: t([50, Math.min(stop, 40)]),
    reach: depth - 23,
    length: depth - 8,
    band: (w) => ({ d: `M${pt(50, -14)}L${pt(50, stop)}`, width: 2 * w, cap: 'round' }),
    sides: (o) => [
      { d: `M${pt(50 - o, 0)}L${pt(50 - o, stop)}A${o} ${o} 0 0 0 ${pt(50 + o, stop)}L${pt(50 + o, 0)}`, length: 2 * stop + Math.PI * o },
    ],
    line: (o) => {
      const length = stop + Math.sqrt(Math.max(0, (half - 8) ** 2 - o * o))
      return { d: `M${pt(50 + o, 0)}L${pt(50 + o, length)}`, length, open: true }
    },
    at: (s, o) => t([50 + o, s]),
  }
}

function straight(first: number): LandscapeLine {
  const t = turned(first === 0 ? 0 : 3)
  const pt = (x: number, y: number): string => spot(t([x, y]))
  const line = (o: number): Way => ({ d: `M${pt(50 + o, 0)}L${pt(50 + o, 100)}`, length: 100 })
  return {
    shape: 'straight',
    middle: [50, 50],
    reach: 100,
    length: 100,
    band: (w) => ({ d: `M${pt(50, -14)}L${pt(50, 114)}`, width: 2 * w, cap: 'butt' }),
    sides: (o) => [line(-o), line(o)],
    line,
    at: (s, o) => t([50 + o, s]),
  }
}

/** Drawn for the north and the east edge; the arcs are centred on the corner (100, 0). */
function corner(d: number): LandscapeLine {
  const t = turned(d)
  const pt = (x: number, y: number): string => spot(t([x, y]))
  const arc = (radius: number): Way => ({
    d: `M${pt(100 - radius, 0)}A${radius} ${radius} 0 0 0 ${pt(100, radius)}`,
    length: (Math.PI / 2) * radius,
  })
  return {
    shape: 'corner',
    middle: t([100 - 50 * Math.SQRT1_2, 50 * Math.SQRT1_2]),
    reach: (Math.PI / 2) * 50,
    length: (Math.PI / 2) * 50,
    band: (w) => ({ d: `M${pt(50, -14)}L${pt(50, 0)}A50 50 0 0 0 ${pt(100, 50)}L${pt(114, 50)}`, width: 2 * w, cap: 'butt' }),
    sides: (o) => [arc(50 + o), arc(50 - o)],
    line: (o) => arc(50 - o),
    at: (s, o) => {
      const [angle, radius] = [s / 50, 50 - o]
      return t([100 - radius * Math.cos(angle), radius * Math.sin(angle)])
    },
  }
}

export function courseOf([first = 0, second]: readonly number[], beside: Beside, detail: Fineness): LandscapeLine {
  if (second === undefined) return end(first, beside, detail)
  if (second - first === 2) return straight(first)
  return corner(second - first === 1 ? first : second)
}

export const stroke = (kind: string, { d, width, cap }: Band): string =>
  `<path class="${kind}" d="${d}" stroke-width="${round(width)}" stroke-linecap="${cap}"/>`

export interface Dashing {
  on: number
  pitch: number
  width: number
  round?: boolean
  /** How many, where the number is to be kept instead of the pitch. */
  count?: number | undefined
}

/** Dashes, stretched so that a whole number of pitches fits and half a dash lies at each edge: two halves meet on the join. */
export function dashes(kind: string, way: Way, { on, pitch, width, round: dots = false, count }: Dashing): string {
  const number = count ?? Math.max(1, Math.round(way.length / pitch))
  const step = way.open ? pitch : way.length / number
  const dash = way.open ? on : (on * step) / pitch
  const pattern = dots ? `0 ${round(step)}` : `${round(dash)} ${round(step - dash)}`
  const cap = dots ? 'round' : 'butt'
  return `<path class="${kind}" d="${way.d}" stroke-width="${width}" stroke-linecap="${cap}" stroke-dasharray="${pattern}" stroke-dashoffset="${dots ? 0 : round(dash / 2)}"/>`
}
