// A tile as SVG text, from its parts alone; any other tile that an owner adds to the figures comes for free.

import { sprite } from 'virtual:sprite'
import type { EdgeKind } from '../terms'
import { dwelling, smallSign } from './dwellings'
import {
  groupOf,
  round,
  turned,
  type Beside,
  type Fineness,
  type Drawn,
  type Dwelling,
  type Landscape,
  type DrawnPart,
  type Point,
} from './geometry'
import { greenery, ground } from './ground'
import { landscape, landscapeBand } from './landscapes'
import { single } from './singles'
import { villa } from './villa'

/** A sign of the kind: a pale disc with the icon. Small while a house is half; the district draws a large one on the join of a whole one. */
function emblem(kind: string, [x, y]: Point, radius: number): string {
  const [left, top, size] = [round(x - radius * 0.7), round(y - radius * 0.7), round(radius * 1.4)]
  return `<g class="t-emblem"><circle cx="${round(x)}" cy="${round(y)}" r="${radius}"/><use href="${sprite}#carpe-${kind}" x="${left}" y="${top}" width="${size}" height="${size}"/></g>`
}

const isCorner = ({ sides: [first, second, third] }: DrawnPart): boolean =>
  first !== undefined && second !== undefined && third === undefined && second - first !== 2

/** How much room a part with one edge has; a part with more of them takes the middle of the tile. */
function besideOf(part: DrawnPart, others: readonly DrawnPart[]): Beside {
  if (others.length === 0 || part.sides.length > 1) return 'alone'
  if (others.some(({ sides }) => sides.length > 1)) return 'across'
  return others.some(({ sides }) => (sides[0]! - part.sides[0]!) % 2) ? 'adjacent' : 'opposite'
}

/** Two corners of one tile would touch in its middle: each keeps to its own half. */
function apart(art: string, part: DrawnPart, others: readonly DrawnPart[]): string {
  if (!isCorner(part) || !others.some(isCorner)) return art
  const [first, second] = part.sides
  return `<g clip-path="url(#cd-half-${second! - first! === 1 ? first : second})">${art}</g>`
}

function partArt(part: DrawnPart, beside: Beside, detail: Fineness): string {
  const { kind, sides } = part
  const group = groupOf(kind)
  if (group === 'villa') return villa(part, beside, detail)
  return group === 'landscape' ? landscape(kind as Landscape, sides, beside, detail) : dwelling(kind as Dwelling, sides[0]!, beside, detail)
}

const ORDER = ['landscape', 'dwelling', 'villa']

/** `whole` are the edges at which a dwelling is complete: its half sign gives way to the district's large sign. */
function draw(tile: Drawn, detail: Fineness, whole: readonly number[]): string {
  let art = ground(tile.seed, detail)
  if (detail > 0) art += greenery(tile)
  if (tile.single) return art + single(tile.single, detail)
  const parts = [...tile.parts]
    .sort((a, b) => ORDER.indexOf(groupOf(a.kind)) - ORDER.indexOf(groupOf(b.kind)))
    .map((part) => ({ part, others: tile.parts.filter((each) => each !== part) }))
  for (const { part, others } of parts) art += apart(partArt(part, besideOf(part, others), detail), part, others)
  for (const { part, others } of parts) {
    const [side] = part.sides
    if (groupOf(part.kind) !== 'dwelling' || side === undefined || whole.includes(side)) continue
    const beside = besideOf(part, others)
    const close = beside === 'adjacent' || beside === 'across'
    const place = turned(side)([50, detail === 0 ? (close ? 13 : 17) : close ? 12 : 14])
    art += detail > 0 ? emblem(part.kind, place, 10) : smallSign(part.kind as Dwelling, place)
  }
  return art
}

const drawn = new Map<string, string>()

export function tileArt(tile: Drawn, detail: Fineness = 1, whole: readonly number[] = []): string {
  const parts = tile.parts.map(({ kind, sides, chimneys }) => `${kind} ${sides.join()} ${chimneys}`)
  const key = [...parts, tile.single, detail ? tile.seed : 0, detail, whole.join()].join(';')
  let art = drawn.get(key)
  if (art === undefined) {
    art = draw(tile, detail, whole)
    drawn.set(key, art)
  }
  return art
}

/** The open end of a feature, fading into the empty neighbour: drawn for a cell whose north edge must continue the kind. */
export function stubArt(kind: EdgeKind): string {
  const group = groupOf(kind)
  const art =
    group === 'villa'
      ? villa({ sides: [0, 2], chimneys: 0 }, 'alone', 1)
      : group === 'landscape'
        ? landscapeBand(kind as Landscape)
        : dwelling(kind as Dwelling, 0, 'alone', 1)
  return `<g mask="url(#cd-stub-mask)">${art}</g>`
}
