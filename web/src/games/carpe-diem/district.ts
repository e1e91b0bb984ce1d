// A district as it lies: what meets where, where features join, and where a tile would fit.

import type { Book } from './book'
import { LANDSCAPES, type EdgeKind, type FeatureView, type GoalView, type PlayerView, type Side } from './types'

export const SIZE = 6
const COLUMNS = 'abcdef'
const LONGEST = 4
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

/** All cells of the feature of a kind that a cell is part of. */
export function featureAt(edges: Edges, cell: string, kind: string): Set<string> {
  const found = new Set([cell])
  for (const at of found) {
    for (let side = 0; side < 4; side++) {
      const next = beside(at, side)
      if (edges[at]?.[side] === kind && next && edges[next]) found.add(next)
    }
  }
  return found
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
  const side = goal.side as Side
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

/** Whether cells lie on both sides of a goal's line. */
export function isAcross(cells: Iterable<string>, goal: GoalView): boolean {
  const { upright, at } = lineOf(goal)
  const sides = new Set([...cells].map(placeOf).map(({ x, y }) => (upright ? x : y) < at))
  return sides.size === 2
}

// Where a tile that has not been taken yet would fit. The server decides; this only helps to choose.

function mayLie(edges: Edges, cell: string, tile: readonly EdgeKind[]): boolean {
  for (let side = 0; side < 4; side++) {
    const next = beside(cell, side)
    const met = next ? edges[next]?.[(side + 2) % 4] : 'meadow'
    if (met !== undefined && met !== tile[side]) return false
  }
  return LANDSCAPES.every((kind) => {
    const joined = [0, 1, 2, 3]
      .filter((side) => tile[side] === kind)
      .flatMap((side) => {
        const next = beside(cell, side)
        return next && edges[next] ? [featureAt(edges, next, kind)] : []
      })
    const cells = new Set(joined.flatMap((each) => [...each]))
    const loop = cells.size < joined.reduce((sum, each) => sum + each.size, 0)
    return !loop && cells.size < LONGEST
  })
}

/** Every cell where the tile would fit, with its turns. */
export function fits(player: PlayerView, tile: string, book: Book): Map<string, number[]> {
  const edges = edgesOf(player, book)
  const found = new Map<string, number[]>()
  const empty = Object.keys(edges).length === 0
  for (const cell of CELLS) {
    const near = empty ? cell === player.shovel : !edges[cell] && [0, 1, 2, 3].some((side) => edges[beside(cell, side) ?? ''])
    if (!near) continue
    const turns = Array.from({ length: book.tile(tile).turns }, (_, turn) => turn).filter((turn) =>
      mayLie(edges, cell, book.edges(tile, turn)),
    )
    if (turns.length > 0) found.set(cell, turns)
  }
  return found
}
