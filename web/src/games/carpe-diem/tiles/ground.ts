// The meadow under everything: dabs as in fresco, tufts, flowers, and trees where no part of any tile can ever be.

import { dice, round, turned, type Fineness, type Drawn, type Point } from './geometry'

const DABS = 5
const TUFTS = 13
const BLOOMS = 5

export function ground(seed: number, detail: Fineness): string {
  const meadow = '<rect class="t-meadow" width="100" height="100"/>'
  if (detail === 0) return `${meadow}<rect class="t-hair0" x="1" y="1" width="98" height="98"/>`
  const r = dice(seed + 7)
  let dabs = ''
  let tufts = ''
  let blooms = ''
  for (let i = 0; i < DABS; i++) {
    const [x, y, a, b] = [r() * 100, r() * 100, 10 + r() * 16, 4 + r() * 7]
    dabs += `<ellipse class="${i % 2 ? 't-dab-l' : 't-dab-d'}" cx="${round(x)}" cy="${round(y)}" rx="${round(a)}" ry="${round(b)}"/>`
  }
  for (let i = 0; i < TUFTS; i++) {
    const [x, y] = [5 + r() * 90, 7 + r() * 88]
    tufts += `M${round(x - 2.2)} ${round(y - 2.4)}l1.6 2.6M${round(x)} ${round(y - 3.6)}v3.8M${round(x + 2.4)} ${round(y - 2.6)}l-1.6 2.8`
  }
  for (let i = 0; i < BLOOMS; i++) {
    blooms += `<circle class="${r() < 0.5 ? 't-bloom-a' : 't-bloom-b'}" cx="${round(5 + r() * 90)}" cy="${round(5 + r() * 90)}" r="1.15"/>`
  }
  const edges = '<path class="t-hair" d="M0 .5H100M.5 0V100"/><path class="t-hair2" d="M0 99.5H100M99.5 0V100"/>'
  return `${meadow}${dabs}<path class="t-tuft" d="${tufts}"/>${blooms}${edges}`
}

function tree([x, y]: Point, r: number): string {
  return (
    `<ellipse class="t-shade" cx="${round(x + r * 0.42)}" cy="${round(y + r * 0.5)}" rx="${round(r)}" ry="${round(r * 0.92)}"/>` +
    `<circle class="t-tree" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>` +
    `<circle class="t-tree-l" cx="${round(x - r * 0.22)}" cy="${round(y - r * 0.26)}" r="${round(r * 0.6)}"/>` +
    `<circle class="t-tree-h" cx="${round(x - r * 0.34)}" cy="${round(y - r * 0.4)}" r="${round(r * 0.24)}"/>`
  )
}

const CORNERS: readonly Point[] = [
  [12, 12],
  [88, 12],
  [88, 88],
  [12, 88],
]

/** Trees stand in the corners, and on the far side of a tile with one part. */
export function greenery(tile: Drawn): string {
  const r = dice(tile.seed + 31)
  const used = tile.parts.flatMap(({ sides }) => sides)
  const order = [0, 1, 2, 3].map((corner) => ({ corner, at: r() })).sort((a, b) => a.at - b.at)
  const wanted = 1 + Math.floor(r() * 2.4)
  let trees = ''
  for (const { corner } of order.slice(0, wanted)) {
    const [x, y] = CORNERS[corner]!
    const big = 5.6 + r() * 2.6
    const [jx, jy] = [(r() - 0.5) * 5, (r() - 0.5) * 5]
    trees += tree([x + jx, y + jy], big)
    if (r() < 0.45) trees += tree([x + jx + (x < 50 ? 8.5 : -8.5), y + jy + (y < 50 ? 3.5 : -4)], 3.6 + r() * 1.2)
  }
  if (!tile.single && used.length === 1) {
    const far = turned(used[0]!)
    trees += tree(far([r() < 0.5 ? 34 : 66, 88]), 6.2) + tree(far([r() < 0.5 ? 46 : 54, 92]), 4)
  }
  return trees
}
