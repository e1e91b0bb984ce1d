// Emporion's own things by their names: what the view and the document of figures are made of.

export type { DomainView, Marker, Points, Question, View } from './view'

export const COLOURS = ['war', 'culture', 'trade'] as const
export type Colour = (typeof COLOURS)[number]

export const KINDS = ['war', 'culture', 'trade', 'prestige', 'merchandise'] as const
export type Kind = (typeof KINDS)[number]

/** The five actions as they lie on the quay. */
export const ACTIONS = ['trade', 'culture', 'war', 'expedition', 'reserve'] as const
export type Action = (typeof ACTIONS)[number]

export const DECKS = ['history', 'progress'] as const
export type Deck = (typeof DECKS)[number]

/** Where a card lies that may be chosen. */
export type Place = 'port' | 'polis' | 'special' | 'reserve' | 'first'

export interface RuleFigures {
  last_card: number
  drachmas: number
  reserved_vp: number
  port: number
  most_ships: number
  booty: number[][]
  merchandise_trade: number
  /** For so many Merchandise cards, from none on. */
  merchandise_vp: number[]
}

export interface CardFigures {
  id: string
  /** Of an owner's card; empty where the texts name it. */
  name: string
  kind: Kind
  copies: number
  alpha: boolean
  special: boolean
  requires: Record<string, number>
  /** Booty that is paid besides. */
  booty: number
  grants: Record<string, number>
  ships: number
  takes: ('prestige' | 'merchandise')[]
  vp: number
  /** VP for each card of a kind or each Booty. */
  per: Record<string, number>
  tie_break: boolean
  source: 'rulebook' | 'reconstructed' | 'own' | 'printed'
}

export interface Figures {
  deck: string
  own_deck: boolean
  digest: string
  rules: RuleFigures
  cards: CardFigures[]
}

/** The numbers of a Domain that stand beside it and that previews change. */
export const NUMBERS = ['war', 'culture', 'trade', 'ships', 'booty'] as const
export type NumberName = (typeof NUMBERS)[number]
