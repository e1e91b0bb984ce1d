// Made by scripts/make-page-types from src/petteia/games/emporion/components/figures.py; do not edit.

// What the document of a deck looks like, for those who draw cards. Words are in texts/.

import type { Ability, Colour, Kind } from './terms'

/** Where a card's figures come from */
export type Source = 'rulebook' | 'reconstructed' | 'own' | 'printed'

/** All words of a type, in their order. */
export const WORDS = {
  Source: ['rulebook', 'reconstructed', 'own', 'printed'],
} as const

/** The figures that belong to no card. */
export interface RuleFigures {
  /** Cards in a Domain that end the game */
  last_card: number
  /** Of each player */
  drachmas: number
  /** For each card still reserved at the end */
  reserved_vp: number
  /** Places of the Port */
  port: number
  /** That an expedition uses */
  most_ships: number
  /** At the start, in turn order, for 2, 3 and 4 players */
  booty: number[][]
  /** For the first Merchandise; one more for each that is owned */
  merchandise_trade: number
  /** Cards of one set; then another begins */
  merchandise_set: number
  /** For so many Merchandise cards, from none on */
  merchandise_vp: number[]
  /** The cards to begin with */
  first: string[]
}

/** VP for each card of a kind, or for each Booty. */
export type Multipliers = {
  war?: number
  culture?: number
  trade?: number
  prestige?: number
  merchandise?: number
  booty?: number
}

/** A card. Merchandise requires what the rules say, not what stands here. */
export interface CardFigures {
  id: string
  /** Of an owner's card; "" where the texts name it */
  name: string
  kind: Kind
  copies: number
  /** A starting card */
  alpha: boolean
  /** Special Prestige */
  special: boolean
  requires: Record<Colour, number>
  /** That is paid besides */
  booty: number
  grants: Record<Colour, number>
  ships: number
  /** What its colour's action may also take */
  takes: Ability[]
  vp: number
  per: Multipliers
  /** Whose copies decide a tie */
  tie_break: boolean
  source: Source
}

/** All figures of a deck. */
export interface Figures {
  deck: string
  /** An owner's file; otherwise the deck is Petteia's own */
  own_deck: boolean
  digest: string
  rules: RuleFigures
  cards: CardFigures[]
  /** The figures that sentences name */
  texts: Record<string, number | string>
}
