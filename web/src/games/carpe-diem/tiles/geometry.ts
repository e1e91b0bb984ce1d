// What all drawings share: one tile is 100 by 100 units. Nothing is ever rotated as a picture: a turned tile is drawn again
// from its turned edges, so that the light always comes from the north-west and joins stay exact.

import { LANDSCAPES } from '../icons'
import type { Dwelling, EdgeKind, Landscape, Single } from '../terms'

export type { Dwelling, Landscape, Single }

export type Point = readonly [number, number]
export type Direction = 'N' | 'E' | 'S' | 'W'
/** 1: the full drawing, from 32 pixels. 0: thumbnails, flat shapes and one bold mark per kind. */
export type Fineness = 0 | 1
/** Where the other parts of a tile lie: opposite, on an adjacent edge, or one of them across the middle. */
export type Beside = 'alone' | 'opposite' | 'adjacent' | 'across'
type Group = 'villa' | 'landscape' | 'dwelling'

/** A part of a feature on a tile: the edges that it joins, 0 north to 3 west, already turned, in ascending order. */
export interface DrawnPart {
  kind: EdgeKind
  sides: readonly number[]
  chimneys: number
}

/** A tile as it lies. Parts of one kind that are not joined are drawn apart. */
export interface Drawn {
  parts: readonly DrawnPart[]
  single: Single | null
  /** Decides nothing but tufts, flowers and trees. */
  seed: number
}

export const DIRECTIONS: readonly Direction[] = ['N', 'E', 'S', 'W']

export const groupOf = (kind: EdgeKind): Group => (kind === 'villa' ? 'villa' : LANDSCAPES.includes(kind) ? 'landscape' : 'dwelling')

/** Half-widths of the band in which a kind crosses an edge: the same on every tile, hence every join is seamless. */
export const HALF: Record<Fineness, Record<Group, number>> = {
  1: { villa: 28, landscape: 23, dwelling: 23 },
  0: { villa: 30, landscape: 26, dwelling: 27 },
}
/** How far a part reaches inwards from its edge. Of a dwelling the roof; its annex adds 8 to 11. */
export const DEPTH: Record<Fineness, Record<Group, Record<Beside, number>>> = {
  1: {
    villa: { alone: 78, opposite: 42, adjacent: 25, across: 18 },
    landscape: { alone: 72, opposite: 45, adjacent: 36, across: 23 },
    dwelling: { alone: 34, opposite: 32, adjacent: 25, across: 16 },
  },
  0: {
    villa: { alone: 80, opposite: 42, adjacent: 24, across: 16 },
    landscape: { alone: 74, opposite: 46, adjacent: 37, across: 26 },
    dwelling: { alone: 44, opposite: 42, adjacent: 26, across: 16 },
  },
}

export const round = (x: number): number => Math.round(x * 100) / 100
export const spot = (point: Point): string => `${round(point[0])} ${round(point[1])}`
export const outline = (points: readonly Point[]): string => `M${points.map(spot).join('L')}Z`
export const segment = ([from, to]: readonly [Point, Point]): string => `M${spot(from)}L${spot(to)}`
export const segments = (lines: readonly (readonly [Point, Point])[]): string => lines.map(segment).join('')

/** Turns a point drawn for the north edge to edge d: 0 north, 1 east, 2 south, 3 west. */
export const turned =
  (d: number) =>
  ([x, y]: Point): Point =>
    d === 0 ? [x, y] : d === 1 ? [100 - y, x] : d === 2 ? [100 - x, 100 - y] : [y, 100 - x]

export const spun = (d: number): string => (d ? ` transform="rotate(${d * 90} 50 50)"` : '')

/** The face that points in direction k once a part drawn for the north edge stands at edge d. */
export const facing = (k: number, d: number): Direction => DIRECTIONS[(k + d) % 4]!

/** Numbers from 0 to 1 that are the same for the same seed. */
export function dice(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0
  return () => {
    a |= 0
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
