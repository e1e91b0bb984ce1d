// A tile as SVG text, from its edges alone; any other tile that an owner adds to the figures comes for free.

import { sprite } from 'virtual:sprite'
import type { EdgeKind } from '../terms'
import { dwelling, smallSign } from './dwellings'
import { groupOf, round, turned, type Beside, type Detail, type Drawn, type Dwelling, type Landscape, type Point } from './geometry'
import { greenery, ground } from './ground'
import { landscape, landscapeBand } from './landscapes'
import { single } from './singles'
import { villa } from './villa'

/** A sign of the kind: a pale disc with the icon. Small while a house is half; the district draws a large one on the join of a whole one. */
function emblem(kind: string, [x, y]: Point, radius: number): string {
  const [left, top, size] = [round(x - radius * 0.7), round(y - radius * 0.7), round(radius * 1.4)]
  return `<g class="t-emblem"><circle cx="${round(x)}" cy="${round(y)}" r="${radius}"/><use href="${sprite}#carpe-${kind}" x="${left}" y="${top}" width="${size}" height="${size}"/></g>`
}

function besideOf(edges: readonly EdgeKind[], parts: readonly EdgeKind[]): Beside {
  const [one, other] = parts
  if (!one || !other) return 'alone'
  return (edges.indexOf(one) - edges.indexOf(other)) % 2 ? 'adjacent' : 'opposite'
}

/** `whole` names the dwellings on this tile that are complete: their half signs give way to the district's large sign. */
function draw(tile: Drawn, detail: Detail, whole: readonly string[]): string {
  const parts = [...new Set(tile.edges.filter((edge) => edge !== 'meadow'))]
  const where = (kind: EdgeKind): number => tile.edges.indexOf(kind)
  const beside = besideOf(tile.edges, parts)
  const dwellings = parts.filter((kind) => groupOf(kind) === 'dwelling') as Dwelling[]
  let art = ground(tile.seed, detail)
  if (detail > 0) art += greenery(tile)
  if (tile.single) return art + single(tile.single, detail)
  for (const kind of parts) if (groupOf(kind) === 'landscape') art += landscape(kind as Landscape, tile.edges, beside, detail)
  for (const kind of dwellings) art += dwelling(kind, where(kind), beside, detail)
  if (parts.includes('villa')) art += villa(tile, beside, detail)
  for (const kind of dwellings) {
    if (whole.includes(kind)) continue
    const close = beside === 'adjacent'
    const place = turned(where(kind))([50, detail === 0 ? (close ? 13 : 17) : close ? 12 : 14])
    art += detail > 0 ? emblem(kind, place, 10) : smallSign(kind, place)
  }
  return art
}

const drawn = new Map<string, string>()

export function tileArt(tile: Drawn, detail: Detail = 1, whole: readonly string[] = []): string {
  const key = [tile.edges.join(), tile.single, tile.chimneys, detail ? tile.seed : 0, detail, whole.join()].join(';')
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
      ? villa({ edges: ['villa', 'meadow', 'villa', 'meadow'], chimneys: 0 }, 'alone', 1)
      : group === 'landscape'
        ? landscapeBand(kind as Landscape)
        : dwelling(kind as Dwelling, 0, 'alone', 1)
  return `<g mask="url(#cd-stub-mask)">${art}</g>`
}
