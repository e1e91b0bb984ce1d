// A district as it lies: what meets where, and where features join; and where that is in a drawing.

import type { Book } from './book'
import type { EdgeKind } from './terms'
import type { FeatureView, GoalView, PlayerView } from './view'

/** The width of a cell and of the frame in a drawing. */
export const [CELL, FRAME] = [88, 44]
export const COLUMNS = 'abcdefgh'
/** One step north, east, south, west. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** A place on the panel: column and row from 0. */
export interface PanelPoint {
  x: number
  y: number
}

export const placeOf = (cell: string): PanelPoint => ({ x: COLUMNS.indexOf(cell[0]!), y: Number(cell[1]) - 1 })
const cellOf = ({ x, y }: PanelPoint): string => `${COLUMNS[x] ?? ''}${y + 1}`
/** The names of the cells, row by row. */
export const cellsOf = (size: number): string[] =>
  Array.from({ length: size * size }, (_, i) => cellOf({ x: i % size, y: Math.floor(i / size) }))
/** The width of a district with its frame. */
export const widthOf = (size: number): number => 2 * FRAME + size * CELL

/** The name that the cell on a side of another one has; beyond the frame there is no cell of that name. */
export function beside(cell: string, side: number): string {
  const { x, y } = placeOf(cell)
  return cellOf({ x: x + STEPS[side]![0], y: y + STEPS[side]![1] })
}

/** The edges of every tile that lies, by its cell. */
export type Edges = Record<string, EdgeKind[]>

export function edgesOf(player: PlayerView, book: Book): Edges {
  return Object.fromEntries(Object.entries(player.district).map(([cell, { tile, turn }]) => [cell, book.edges(tile, turn)]))
}

/** The middle of a cell's side, in cells from the top left. */
export function middleOf(cell: string, side: number): PanelPoint {
  const { x, y } = placeOf(cell)
  return { x: x + 0.5 + STEPS[side]![0] / 2, y: y + 0.5 + STEPS[side]![1] / 2 }
}

/** What lies in an empty cell's way: sides where a neighbour's feature is open. */
export function openEnds(edges: Edges, cells: readonly string[]): { cell: string; side: number; kind: EdgeKind }[] {
  const empty = cells.filter((cell) => !edges[cell])
  return empty.flatMap((cell) =>
    [0, 1, 2, 3].flatMap((side) => {
      const kind = edges[beside(cell, side)]?.[(side + 2) % 4]
      return kind && kind !== 'meadow' ? [{ cell, side, kind }] : []
    }),
  )
}

/** The sides of a cell on which a feature goes on into another of its cells. */
export const joinedSides = (edges: Edges, cell: string, { cells, kind }: Pick<FeatureView, 'cells' | 'kind'>): number[] =>
  [0, 1, 2, 3].filter((side) => cells.includes(beside(cell, side)) && edges[cell]?.[side] === kind)

/** Where the tiles of a feature meet. */
function joinsOf(edges: Edges, feature: Pick<FeatureView, 'cells' | 'kind'>): PanelPoint[] {
  return feature.cells.flatMap((cell) =>
    joinedSides(edges, cell, feature)
      .filter((side) => side === 1 || side === 2)
      .map((side) => middleOf(cell, side)),
  )
}

/** The join nearest to a feature's middle: there its sign stands. */
export function signOf(edges: Edges, feature: Pick<FeatureView, 'cells' | 'kind'>): PanelPoint | null {
  const joins = joinsOf(edges, feature)
  const places = feature.cells.map(placeOf)
  const middle = {
    x: places.reduce((sum, each) => sum + each.x + 0.5, 0) / places.length,
    y: places.reduce((sum, each) => sum + each.y + 0.5, 0) / places.length,
  }
  const far = (join: PanelPoint): number => Math.hypot(join.x - middle.x, join.y - middle.y)
  return joins.sort((a, b) => far(a) - far(b))[0] ?? null
}

/** Whether the line of a goal runs between two columns, else between two rows. */
export const isUpright = ({ side }: Pick<GoalView, 'side'>): boolean => side === 'north' || side === 'south'

/** The middle between two cells. */
export function between([one, other]: readonly string[]): PanelPoint {
  const [a, b] = [placeOf(one!), placeOf(other!)]
  return { x: (a.x + b.x + 1) / 2, y: (a.y + b.y + 1) / 2 }
}
