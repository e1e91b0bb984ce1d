// What stands below a player's points.

import type { Points } from '../../../lib/messages'
import type { Texts } from '../../../lib/texts.svelte'
import type { PlayerView } from '../view'
import { figure } from './names'

/** How many points it would be if the game ended now, where that is another number; else where those of the beginning come from. */
export function pointsNote({ vp, at_the_end }: Pick<PlayerView, 'vp' | 'at_the_end'>, points: readonly Points[], texts: Texts): string {
  const then = at_the_end.reduce((sum, each) => sum + each.vp, vp)
  if (then !== vp) return texts.get('page-ahead', { n: figure(then) })
  return points.some(({ source }) => source === 'start') && points.length === 1 ? texts.get('page-points-start') : ''
}
