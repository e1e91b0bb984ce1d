// What a player keeps, and where points come from at the end, in the order in which the board shows them.

import { WORDS, type EndSource } from './terms'
import type { PlayerView } from './view'

export const GOODS = [...WORDS.Ware, 'coin', 'bread'] as const
export type GoodName = (typeof GOODS)[number]

/** How many of it a player has. */
export const amountOf = (player: PlayerView, what: GoodName): number =>
  what === 'coin' ? player.coins : what === 'bread' ? player.bread : player.wares[what]

export const SOURCES: readonly EndSource[] = ['villas', 'frame', 'scroll-track', 'fountain-cards', 'storage']
