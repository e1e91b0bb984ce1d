// Vineyards, herb gardens, chicken yards and ponds, told apart without colour by rows, beds, posts and waves.

import { courseOf, dashes, stroke, type LandscapeLine } from './course'
import { dice, round, type Beside, type Fineness, type Landscape, type Point } from './geometry'

const VINE = 8.333
const ROWS = [-13, 0, 13]

function vineyard(c: LandscapeLine, detail: Fineness): string {
  if (detail === 0) {
    const rows = [-10, 10].map((o) => dashes('t-vine-row', c.line(o), { on: 0, pitch: 16.667, width: 12, round: true }))
    return stroke('t-vine-wall', c.band(26)) + stroke('t-vine-soil', c.band(22)) + rows.join('')
  }
  let art = stroke('t-vine-wall', c.band(23)) + stroke('t-vine-soil', c.band(20))
  for (const o of ROWS) art += `<path class="t-vine-trellis" d="${c.line(o).d}"/>`
  for (const o of ROWS) art += dashes('t-vine-shade', c.line(o), { on: 0, pitch: VINE, width: 9.6, round: true })
  for (const o of ROWS) art += dashes('t-vine-row', c.line(o), { on: 0, pitch: VINE, width: 8, round: true })
  for (const o of ROWS) {
    // Every other gap of a row carries a bunch of grapes.
    const way = c.line(o)
    const step = way.open ? VINE : way.length / Math.round(way.length / VINE)
    art += `<path class="t-grape" d="${way.d}" stroke-dasharray="0 ${round(step * 2)}" stroke-dashoffset="${round(-step / 2 - (o === 0 ? step : 0))}"/>`
  }
  return art
}

function herbs(c: LandscapeLine, detail: Fineness): string {
  // The same number of beds inside and outside the bend.
  const count = c.shape === 'corner' ? 4 : undefined
  if (detail === 0) {
    return (
      stroke('t-herb-hedge', c.band(26)) +
      stroke('t-herb-path', c.band(21)) +
      dashes('t-herb-bed-b', c.line(0), { on: 11, pitch: 20, width: 36, count })
    )
  }
  let art = stroke('t-herb-hedge', c.band(23)) + stroke('t-herb-path', c.band(19))
  for (const o of [-10, 10]) {
    const way = c.line(o)
    const bed = o < 0 ? 'a' : 'b'
    art +=
      dashes('t-herb-soil', way, { on: 15, pitch: 20, width: 16, count }) +
      dashes(`t-herb-bed-${bed}`, way, { on: 13, pitch: 20, width: 14, count })
    for (const q of [-3.6, 3.6])
      art += dashes(`t-herb-leaf-${bed}`, c.line(o + q), { on: 0, pitch: 5, width: 3.4, round: true, count: count && count * 4 })
  }
  for (const way of c.sides(21)) art += dashes('t-herb-box', way, { on: 0, pitch: 5, width: 3.8, round: true })
  return art
}

function chicken(c: LandscapeLine, detail: Fineness): string {
  if (detail === 0) {
    const posts = c.sides(24).map((way) => dashes('t-yard-post', way, { on: 6, pitch: 16.667, width: 8 }))
    return stroke('t-yard-rail', c.band(26)) + stroke('t-yard', c.band(22)) + posts.join('')
  }
  const r = dice(Math.round(c.length) + 3)
  let grain = ''
  for (let i = 0; i < c.length / 3.4; i++) {
    const [x, y] = c.at(4 + r() * (c.length - 12), (r() - 0.5) * 31)
    grain += `M${round(x)} ${round(y)}h.01`
  }
  const posts = c.sides(21.8).map((way) => dashes('t-yard-post', way, { on: 3, pitch: 8.333, width: 5.4 }))
  return `${stroke('t-yard-rail', c.band(23))}${stroke('t-yard', c.band(20.6))}<path class="t-grain" d="${grain}"/>${posts.join('')}`
}

const WAVES = [-10, 6, -3, 11]

function pond(c: LandscapeLine, detail: Fineness): string {
  if (detail === 0) return stroke('t-pond-rim', c.band(26)) + stroke('t-pond', c.band(20))
  let art = stroke('t-pond-rim', c.band(23)) + stroke('t-pond-joint', c.band(19)) + stroke('t-pond', c.band(17.8))
  for (const way of c.sides(21)) art += dashes('t-pond-gap', way, { on: 1, pitch: 8.333, width: 4.2 })
  art += stroke('t-pond-deep', c.band(10.5))
  let waves = ''
  for (let i = 0; i * 12.5 < c.length - 8; i++) {
    const [x, y] = c.at(i * 12.5 + 5, WAVES[i % 4]!)
    waves += `M${round(x - 4)} ${round(y)}q2 -2.6 4 0t4 0`
  }
  return `${art}<path class="t-wave" d="${waves}"/>`
}

const PAINTERS: Record<Landscape, (c: LandscapeLine, detail: Fineness) => string> = { vineyard, herbs, chicken, pond }

// Creatures stand upright whatever the turn; they are the sign of the kind without colour.

const FISH = 'M-7.5 0C-4.5 -4 2 -4.4 5.6 -1L9.6 -3.8C8.9 -1.4 8.9 1.4 9.6 3.8L5.6 1C2 4.4 -4.5 4 -7.5 0Z'
const HEN =
  '<ellipse class="t-shade" cx="1.4" cy="5.2" rx="6" ry="2.2"/>' +
  '<path class="t-hen" d="M-6.6 -4.6C-4.8 -1.8 -2.6 -1 -.6 -1.4C.8 -1.8 1.6 -3.4 2 -5.2C2.6 -7.4 5.6 -7.4 6 -5L7.8 -4.2L6 -3.2C6 2 4.6 4.8 .6 4.8C-4.6 4.8 -7.4 .6 -6.6 -4.6Z"/>' +
  '<path class="t-comb" d="M2.6 -6.6C2.6 -8.4 4 -8.6 4.2 -7.4C5 -8.6 6.4 -7.6 5.6 -6.2Z"/>'

const standing = ([x, y]: Point, across: number, size: number): string =>
  `transform="translate(${round(x)} ${round(y)}) scale(${across * size} ${size})"`

function spots(c: LandscapeLine, near: readonly Point[], short: Point, along: readonly Point[]): Point[] {
  const of = c.shape === 'end' ? (c.reach > 30 ? near : [short]) : along
  return of.map(([part, offset]) => c.at((c.shape === 'end' ? c.reach : c.length) * part, offset))
}

function fish(c: LandscapeLine): string {
  const places = spots(
    c,
    [
      [0.98, 1],
      [0.38, -4],
    ],
    [0.72, 0],
    [
      [0.26, 5],
      [0.56, -6],
      [0.82, 4],
    ],
  )
  const shoal = places.map(
    (place, i) => `<path class="${i === 1 ? 't-fish-b' : 't-fish'}" ${standing(place, i % 2 ? -1 : 1, i ? 1.02 : 1.2)} d="${FISH}"/>`,
  )
  const [x, y] = c.at(c.shape === 'end' ? c.reach * 0.55 : c.length * 0.4, 10)
  return `${shoal.join('')}<path class="t-lily" d="M${round(x)} ${round(y)}l3.6 -1.6a3.9 3.9 0 1 1 -1.4 -1.9z"/>`
}

function hens(c: LandscapeLine): string {
  const places = spots(
    c,
    [
      [0.98, 2],
      [0.36, -6],
    ],
    [0.7, 0],
    [
      [0.22, 6],
      [0.52, -5],
      [0.82, 6],
    ],
  )
  return places.map((place, i) => `<g ${standing(place, i % 2 ? -1 : 1, i ? 1.08 : 1.24)}>${HEN}</g>`).join('')
}

function creatures(kind: Landscape, c: LandscapeLine, detail: Fineness): string {
  if (kind !== 'pond' && kind !== 'chicken') return ''
  if (detail > 0) return kind === 'pond' ? fish(c) : hens(c)
  const middle = c.shape === 'end' ? c.at(Math.max(12, c.reach * 0.6), 0) : c.middle
  if (kind === 'pond') return `<path class="t-fish0" ${standing(middle, 1, 1.7)} d="${FISH}"/>`
  return `<circle class="t-hen0" cx="${round(middle[0])}" cy="${round(middle[1])}" r="9"/>`
}

export function landscape(kind: Landscape, sides: readonly number[], beside: Beside, detail: Fineness): string {
  const c = courseOf(sides, beside, detail)
  const shadow = detail > 0 ? `<g transform="translate(1.2 1.8)">${stroke('t-shade-s', c.band(23.6))}</g>` : ''
  return shadow + PAINTERS[kind](c, detail) + creatures(kind, c, detail)
}

/** The bare band of a landscape that runs north to south. */
export const landscapeBand = (kind: Landscape): string => PAINTERS[kind](courseOf([0, 2], 'alone', 1), 1)
