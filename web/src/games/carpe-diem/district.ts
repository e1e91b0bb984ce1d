// A district as it lies: what meets where, and where features join.

import type { Book } from './book'
import type { EdgeKind, Side } from './terms'
import type { FeatureView, GoalView, PlayerView } from './view'

export const SIZE = 6
const COLUMNS = 'abcdef'
/** One step north, east, south, west. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** A place on the panel: column and row from 0. */
export interface Place {
  x: number
  y: number
}

export const placeOf = (cell: string): Place => ({ x: COLUMNS.indexOf(cell[0]!), y: Number(cell[1]) - 1 })
export const cellOf = ({ x, y }: Place): string | null => (x >= 0 && y >= 0 && x < SIZE && y < SIZE ? `${COLUMNS[x]}${y + 1}` : null)
export const CELLS: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, i) => cellOf({ x: i % SIZE, y: Math.floor(i / SIZE) })!)

export function beside(cell: string, side: number): string | null {
  const { x, y } = placeOf(cell)
  return cellOf({ x: x + STEPS[side]![0], y: y + STEPS[side]![1] })
}

/** The edges of every tile that lies, by its cell. */
export type Edges = Record<string, EdgeKind[]>

export function edgesOf(player: PlayerView, book: Book): Edges {
  return Object.fromEntries(Object.entries(player.district).map(([cell, { tile, turn }]) => [cell, book.edges(tile, turn)]))
}

/** The middle of a cell's side, in cells from the top left. */
export function middleOf(cell: string, side: number): Place {
  const { x, y } = placeOf(cell)
  return { x: x + 0.5 + STEPS[side]![0] / 2, y: y + 0.5 + STEPS[side]![1] / 2 }
}

/** What lies in an empty cell's way: sides where a neighbour's feature is open. */
export function openEnds(edges: Edges): { cell: string; side: number; kind: EdgeKind }[] {
  return CELLS.filter((cell) => !edges[cell]).flatMap((cell) =>
    [0, 1, 2, 3].flatMap((side) => {
      const next = beside(cell, side)
      const kind = next ? edges[next]?.[(side + 2) % 4] : undefined
      return kind && kind !== 'meadow' ? [{ cell, side, kind }] : []
    }),
  )
}

interface Join extends Place {
  /** Whether it lies on a line between two columns, else between two rows. */
  upright: boolean
}

/** Where the tiles of a feature meet. */
export function joinsOf(edges: Edges, cells: Iterable<string>, kind: string): Join[] {
  const all = new Set(cells)
  return [...all].flatMap((cell) =>
    [1, 2].flatMap((side) => {
      const next = beside(cell, side)
      return next && all.has(next) && edges[cell]?.[side] === kind ? [{ ...middleOf(cell, side), upright: side === 1 }] : []
    }),
  )
}

/** The join nearest to a feature's middle: there its sign stands. */
export function signOf(edges: Edges, feature: Pick<FeatureView, 'cells' | 'kind'>): Place | null {
  const joins = joinsOf(edges, feature.cells, feature.kind)
  const places = feature.cells.map(placeOf)
  const middle = {
    x: places.reduce((sum, each) => sum + each.x + 0.5, 0) / places.length,
    y: places.reduce((sum, each) => sum + each.y + 0.5, 0) / places.length,
  }
  const far = (join: Place): number => Math.hypot(join.x - middle.x, join.y - middle.y)
  return joins.sort((a, b) => far(a) - far(b))[0] ?? null
}

/** The line of a goal: between which columns or rows it runs. Places are counted clockwise along the frame. */
export function lineOf(goal: Pick<GoalView, 'side' | 'place'>): { upright: boolean; at: number; side: Side } {
  const { side } = goal
  const back = side === 'south' || side === 'west'
  return { upright: side === 'north' || side === 'south', at: back ? SIZE - goal.place : goal.place, side }
}

/** Where a met goal is met: the crossing nearest to its plaque. */
export function crossing(edges: Edges, features: readonly FeatureView[], goal: GoalView): Place | null {
  const { upright, at, side } = lineOf(goal)
  const across = features
    .filter((feature) => feature.complete && feature.kind === goal.kind)
    .flatMap((feature) => joinsOf(edges, feature.cells, feature.kind))
    .filter((join) => join.upright === upright && (upright ? join.x : join.y) === at)
  const far = (join: Place): number => (upright ? join.y : join.x) * (side === 'north' || side === 'west' ? 1 : -1)
  return across.sort((a, b) => far(a) - far(b))[0] ?? null
}
