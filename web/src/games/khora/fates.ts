// What becomes of a tile on a die: it waits to be paid, to act, acts, has acted, or was set aside.

import { tileNumber } from './book'
import type { CityView, View } from './view'

export type Fate = 'unpaid' | 'ahead' | 'now' | 'done' | 'aside'

export function fateOf(city: CityView, die: number, view: View): Fate {
  const tile = city.tiles?.[die]
  if (!tile || view.phase === 'dice') return 'ahead'
  if (view.phase === 'settling') return city.unpaid.includes(die) ? 'unpaid' : city.acting.includes(tile) ? 'ahead' : 'aside'
  if (view.phase !== 'action') return 'done'
  if (!city.acting.includes(tile)) return 'aside'
  const acting = view.tile === null ? 7 : tileNumber(view.tile)
  return tileNumber(tile) < acting ? 'done' : tileNumber(tile) === acting ? 'now' : 'ahead'
}
