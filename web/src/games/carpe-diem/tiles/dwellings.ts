// Dwellings: half a house at an edge, its ridge across it. Behind the roof stands an annex that tells the trade by its outline:
// awning, oven, portico, work yard.

import {
  DEPTH,
  facing,
  HALF,
  outline,
  round,
  segments,
  spun,
  turned,
  type Beside,
  type Fineness,
  type Direction,
  type Dwelling,
  type Point,
} from './geometry'

/** Drawn for the north edge; y is where the roof ends, e how deep the annex is. */
const ANNEX: Record<Dwelling, (y: number, e: number) => string> = {
  merchant: (y, e) =>
    `<path class="t-annex-eave" d="M35 ${y - 1}H65V${y + e}H35Z"/><path fill="url(#cd-awning)" d="M35 ${y - 1}H65V${y + e - 2.5}${'q-3 4 -6 0'.repeat(5)}Z"/>`,
  baker: (y, e) =>
    `<path class="t-oven-wall" d="M36 ${y - 1}V${y}A14 ${e} 0 0 0 64 ${y}V${y - 1}Z"/><path class="t-oven-ring" d="M41 ${y}A9 ${round(e * 0.62)} 0 0 0 59 ${y}"/>` +
    `<circle class="t-oven-hole" cx="50" cy="${round(y + e * 0.36)}" r="2.6"/>`,
  administrator: (y, e) =>
    `<path class="t-stone" d="M34 ${y - 1}H66V${y + e}H34Z"/><path class="t-step" d="M34 ${y + e - 4.4}H66M34 ${y + e - 2.2}H66"/>` +
    `<g class="t-column">${[38, 46, 54, 62].map((x) => `<circle cx="${x}" cy="${round(y + e * 0.36)}" r="2.2"/>`).join('')}</g>`,
  craftsman: (y, e) =>
    `<path class="t-yardfloor" d="M35 ${y - 1}H65V${y + e}H35Z"/><g class="t-log"><rect x="38" y="${y + 1.6}" width="13" height="2.8" rx="1.4"/>` +
    `<rect x="40" y="${y + 5}" width="13" height="2.8" rx="1.4"/></g><rect class="t-block" x="56.5" y="${y + 1.8}" width="5.8" height="5.8" rx=".6"/>`,
}
const ROOF: Record<Dwelling, string> = { merchant: 'stripe', baker: 'brick', administrator: 'scale', craftsman: 'plank' }

export function dwelling(kind: Dwelling, d: number, beside: Beside, detail: Fineness): string {
  const body = DEPTH[detail].dwelling[beside]
  const annex = beside === 'across' ? 5 : beside === 'adjacent' ? 8 : 11
  const half = HALF[detail].dwelling
  const [a, b, ridge] = [50 - half, 50 + half, body - 12]
  const t = turned(d)
  const walls = outline(
    (
      [
        [a, -12],
        [b, -12],
        [b, body],
        [a, body],
      ] as Point[]
    ).map(t),
  )
  const faces: [Direction, Point[]][] = [
    [
      facing(3, d),
      [
        [a, -12],
        [50, -12],
        [50, ridge],
        [a, body],
      ],
    ],
    [
      facing(1, d),
      [
        [b, -12],
        [50, -12],
        [50, ridge],
        [b, body],
      ],
    ],
    [
      facing(2, d),
      [
        [a, body],
        [50, ridge],
        [b, body],
      ],
    ],
  ]
  let art = ''
  if (detail > 0) {
    const yard = outline(
      (
        [
          [36, body - 1],
          [64, body - 1],
          [64, body + annex],
          [36, body + annex],
        ] as Point[]
      ).map(t),
    )
    art += `<g class="t-shade" transform="translate(3 4)"><path d="${walls}"/><path d="${yard}"/></g><g${spun(d)}>${ANNEX[kind](body, annex)}</g>`
  }
  art += `<path class="t-eave-${kind}" d="${walls}"/>`
  for (const [direction, points] of faces) {
    const face = outline(points.map(t))
    art += `<path class="t-${kind}" d="${face}"/>`
    if (detail > 0) art += `<path fill="url(#cd-${ROOF[kind]}${d % 2 ? '-q' : ''})" d="${face}"/>`
    art += `<path class="t-slope-${direction}" d="${face}"/>`
  }
  const line = (from: Point, to: Point): readonly [Point, Point] => [t(from), t(to)]
  const lines = segments([line([50, -12], [50, ridge]), line([50, ridge], [a, body]), line([50, ridge], [b, body])])
  return `${art}<path class="t-dridge t-dridge-${kind}" d="${lines}"/>`
}

/** Marks for thumbnails, told apart by shape: ring, disc, bar, cross. */
export function smallSign(kind: Dwelling, [x, y]: Point): string {
  if (kind === 'merchant') return `<circle class="t-mini-o t-mini-d" cx="${x}" cy="${y}" r="7.5"/>`
  if (kind === 'baker') return `<circle class="t-mini" cx="${x}" cy="${y}" r="8.5"/>`
  if (kind === 'administrator') return `<rect class="t-mini" x="${x - 4.5}" y="${y - 11}" width="9" height="22"/>`
  return `<path class="t-mini-o" d="M${x - 8} ${y - 8}L${x + 8} ${y + 8}M${x + 8} ${y - 8}L${x - 8} ${y + 8}"/>`
}
