// Made by scripts/make-page-types from src/petteia/games/emporion/components/figures.py; do not edit.

// What the document of a deck looks like, for who draws cards. Words are in texts/.

/** Where a card's figures come from */
export type Source = 'rulebook' | 'reconstructed' | 'own' | 'printed'

export type Colour = 'war' | 'culture' | 'trade'

export type Kind = 'war' | 'culture' | 'trade' | 'prestige' | 'merchandise'

/** All words of a type, in their order. */
export const WORDS = {
  Source: ['rulebook', 'reconstructed', 'own', 'printed'],
  Colour: ['war', 'culture', 'trade'],
  Kind: ['war', 'culture', 'trade', 'prestige', 'merchandise'],
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
  /** For so many Merchandise cards, from none on */
  merchandise_vp: number[]
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
  /** Resources, all three */
  requires: Record<string, number>
  /** That is paid besides */
  booty: number
  grants: Record<string, number>
  ships: number
  /** What its colour's action may also take */
  takes: ('prestige' | 'merchandise')[]
  vp: number
  /** VP for each card of a kind or each Booty */
  per: Record<string, number>
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
