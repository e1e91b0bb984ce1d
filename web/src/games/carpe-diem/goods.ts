// What a player keeps, in the order in which the board shows it.

import { WORDS } from './terms'
import type { PlayerView } from './view'

export const GOODS = [...WORDS.Ware, 'coin', 'bread'] as const
export type GoodName = (typeof GOODS)[number]

/** How many of it a player has. */
export const amountOf = (player: PlayerView, what: GoodName): number =>
  what === 'coin' ? player.coins : what === 'bread' ? player.bread : player.wares[what]
