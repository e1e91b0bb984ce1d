// Villas: the straight skeleton of a roof over crossing bands, a central square and an arm to every open edge.

import {
  DEPTH,
  DIRECTIONS,
  facing,
  HALF,
  outline,
  segments,
  turned,
  type Beside,
  type Fineness,
  type Direction,
  type DrawnPart,
  type Point,
} from './geometry'

type Segment = readonly [Point, Point]

interface Roof {
  faces: Record<Direction, Point[][]>
  ridges: Segment[]
  hips: Segment[]
  valleys: Segment[]
  outlines: Point[][]
}

/** A short end beside another part. */
function shortRoof(d: number, depth: number, half: number): Roof {
  const [a, b] = [50 - half, 50 + half]
  const t = turned(d)
  const ridge = Math.max(10, depth - 20)
  const roof: Roof = { faces: { N: [], E: [], S: [], W: [] }, ridges: [], hips: [], valleys: [], outlines: [] }
  const face = (k: number, points: Point[]): unknown => roof.faces[facing(k, d)].push(points.map(t))
  face(3, [
    [a, -12],
    [50, -12],
    [50, ridge],
    [a, depth],
  ])
  face(1, [
    [b, -12],
    [50, -12],
    [50, ridge],
    [b, depth],
  ])
  face(2, [
    [a, depth],
    [50, ridge],
    [b, depth],
  ])
  const line = (from: Point, to: Point): Segment => [t(from), t(to)]
  roof.ridges.push(line([50, -12], [50, ridge]))
  roof.hips.push(line([50, ridge], [a, depth]), line([50, ridge], [b, depth]))
  roof.outlines.push(
    (
      [
        [a, -12],
        [b, -12],
        [b, depth],
        [a, depth],
      ] as Point[]
    ).map(t),
  )
  return roof
}

/** Each quarter of the square is a slope of its own (its edge is closed) or is split by the ridge (its edge is open). */
function fullRoof(open: readonly boolean[], half: number): Roof {
  const [a, b] = [50 - half, 50 + half]
  const middle: Point = [50, 50]
  const roof: Roof = {
    faces: { N: [], E: [], S: [], W: [] },
    ridges: [],
    hips: [],
    valleys: [],
    outlines: [
      [
        [a, a],
        [b, a],
        [b, b],
        [a, b],
      ],
    ],
  }
  const arms = open.filter(Boolean).length
  for (let d = 0; d < 4; d++) {
    const t = turned(d)
    const next = (d + 1) % 4
    const face = (k: number, points: Point[]): unknown => roof.faces[facing(k, d)].push(points.map(t))
    if (open[d]) {
      face(3, [
        [a, -12],
        [50, -12],
        [50, 50],
        [a, a],
      ])
      face(1, [
        [b, -12],
        [50, -12],
        [50, 50],
        [b, a],
      ])
      roof.ridges.push([t([50, -12]), middle])
      roof.outlines.push(
        (
          [
            [a, -12],
            [b, -12],
            [b, a + 0.5],
            [a, a + 0.5],
          ] as Point[]
        ).map(t),
      )
    } else
      face(0, [
        [a, a],
        [b, a],
        [50, 50],
      ])
    const corner = t([b, a])
    if (open[d] && open[next]) roof.valleys.push([middle, corner])
    else if (!open[d] && !open[next]) roof.hips.push([middle, corner])
    else {
      // Along a straight wall there is no line; at a hipped end there is.
      const closed = open[d] ? next : d
      if (arms === 1 && open[(closed + 2) % 4]) roof.hips.push([middle, corner])
    }
  }
  return roof
}

/** Where chimneys stand: one on each open arm, beside the ridge, then the middle. */
function chimneyPlaces(open: readonly boolean[], depth: number): Point[] {
  const arms = [0, 1, 2, 3].filter((d) => open[d])
  const [first = 0, second = 0] = arms
  if (depth) return [turned(first)([first % 3 === 0 ? 36 : 64, depth > 30 ? 17 : 10.5])]
  if (arms.length === 1) {
    const t = turned(first)
    return [t([38, 26]), t([62, 46])]
  }
  if (arms.length === 2) {
    if (second - first === 2)
      return first === 0
        ? [
            [38, 30],
            [62, 70],
          ]
        : [
            [30, 38],
            [70, 62],
          ]
    const left = second - first === 3 ? 1 : 0
    return arms.map((d, i) => turned(d)([i === left ? 38 : 62, 26]))
  }
  if (arms.length === 3) {
    const stem = turned(arms.find((d) => !open[(d + 2) % 4])!)
    return [stem([38, 22]), stem([66, 62])]
  }
  return [
    [38, 20],
    [80, 38],
    [38, 78],
  ]
}

/** Every chimney where there is a place for it, else one with their number. */
function chimneys(places: readonly Point[], number: number, detail: Fineness): string {
  if (number <= places.length)
    return places
      .slice(0, number)
      .map((place) => chimney(place, detail))
      .join('')
  const [x, y] = places[0]!
  return `${chimney([x, y], detail)}<text class="t-chim-n" x="${x}" y="${y + 4.6}">${number}</text>`
}

function chimney([x, y]: Point, detail: Fineness): string {
  if (detail === 0) return `<rect class="t-chim" x="${x - 7}" y="${y - 7}" width="14" height="14"/>`
  return (
    `<path class="t-chim-shade" d="M${x - 5.5} ${y + 5.5}l5 7h11v-11l-5-7z"/>` +
    `<rect class="t-chim" x="${x - 6}" y="${y - 6}" width="12" height="12" rx="1"/>` +
    `<path class="t-chim-joint" d="M${x - 6} ${y - 2.6}h3M${x - 6} ${y + 2.6}h3M${x + 3} ${y - 2.6}h3M${x + 3} ${y + 2.6}h3M${x} ${y - 6}v3M${x} ${y + 3}v3"/>` +
    `<rect class="t-chim-hole" x="${x - 3}" y="${y - 3}" width="6" height="6" rx=".8"/>`
  )
}

export function villa(part: Pick<DrawnPart, 'sides' | 'chimneys'>, beside: Beside, detail: Fineness): string {
  const open = [0, 1, 2, 3].map((side) => part.sides.includes(side))
  const depth = beside === 'alone' ? 0 : DEPTH[detail].villa[beside]
  const half = HALF[detail].villa
  const roof = depth ? shortRoof(open.indexOf(true), depth, half) : fullRoof(open, half)
  const walls = roof.outlines.map((points) => `<path d="${outline(points)}"/>`).join('')
  let art = detail > 0 ? `<g class="t-shade" transform="translate(3.6 4.6)">${walls}</g>` : ''
  art += `<g class="t-eave">${walls}</g>`
  for (const direction of DIRECTIONS) {
    for (const face of roof.faces[direction]) {
      art += `<path class="t-roof-${direction}" d="${outline(face)}"/>`
      if (detail > 0) art += `<path fill="url(#cd-pan-${direction === 'N' || direction === 'S' ? 'v' : 'h'})" d="${outline(face)}"/>`
    }
  }
  if (roof.valleys.length > 0) art += `<path class="t-valley" d="${segments(roof.valleys)}"/>`
  const tops = segments(roof.ridges) + segments(roof.hips)
  art += `<path class="t-ridge" d="${tops}"/>`
  if (detail > 0) art += `<path class="t-ridge-cap" d="${tops}"/>`
  // A single chimney on a whole tile stands in the middle of its arm.
  const places = part.chimneys === 1 && part.sides.length === 1 && !depth ? [turned(part.sides[0]!)([38, 36])] : chimneyPlaces(open, depth)
  return art + chimneys(places, part.chimneys, detail)
}
