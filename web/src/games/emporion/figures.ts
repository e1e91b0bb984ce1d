// Made by scripts/make-page-types from src/petteia/games/emporion/components/figures.py; do not edit.

// What the document of a deck looks like, for those who draw cards. Words are in texts/.

import type { Ability, ActionCard, Colour, Kind } from './terms'

/** Where a card's figures come from */
export type Source = 'rulebook' | 'reconstructed' | 'own' | 'printed'

/** Of a Domain: one more card ends the game, or the last has ended it */
export type Size = 'growing' | 'announced' | 'full'

/** All words of a type, in their order. */
export const WORDS = {
  Source: ['rulebook', 'reconstructed', 'own', 'printed'],
  Size: ['growing', 'announced', 'full'],
} as const

/** A number of Merchandise cards in a Domain: what they are worth, and the set begun last as places in a row. */
export interface MerchandiseFigures {
  vp: number
  /** Complete ones before this set */
  sets: number
  /** Places of this set with a card */
  taken: number
  /** VP with a card at each place; after a complete set comes the place that begins another */
  places: number[]
}

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
  /** By the number of Merchandise cards, from none on */
  merchandise: MerchandiseFigures[]
  /** Of a Domain, by the number of its cards, from none on */
  sizes: Size[]
  /** The cards to begin with */
  first: string[]
  /** By which action a move of this verb is made, where the verb says it */
  actions: Record<string, ActionCard>
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
  /** How moves name it: all Merchandise is one */
  group: string
  /** That takes it; None: that of a colour with the ability */
  action: ActionCard | null
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
