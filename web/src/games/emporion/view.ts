// Made by scripts/make-page-types from src/petteia/games/emporion/forms/view.py; do not edit.

// What each seat may see: everything but the decks, what the Booty is, and the starting cards that were not needed.

import type { Ability, ActionCard, Colour, Counted, Ending, Kind, MarkerName, Phase, PointSource, QuestionKind } from './terms'

export type LastTurn = 'past' | 'now' | 'later'

/** All words of a type, in their order. */
export const WORDS = {
  LastTurn: ['past', 'now', 'later'],
} as const

/** What one source of points is worth if the game ended now. */
export interface PointsAhead {
  source: PointSource
  vp: number
}

/** A marker: its name, whose it is (None: everybody's), and the action it stands on. */
export interface Marker {
  name: MarkerName
  seat: number | null
  action: ActionCard | null
}

/** What the viewer is asked. */
export interface Question {
  kind: QuestionKind
  /** Cards still to be moved by the expedition */
  to_send: number
  /** Places of the Port still to be filled */
  gaps: number
  /** The one that is filled next, counted from 0 */
  gap: number | null
}

/** What a card requires of a resource, or the Booty that is paid besides. */
export interface Requirement {
  what: Counted
  amount: number
  missing: number
  /** Booty stands for what is missing; it fills the first requirements first */
  by_booty: boolean
}

/** What a card asks of a Domain. */
export interface Price {
  requires: Requirement[]
  /** For what is missing, and what is paid besides */
  booty: number
  within_reach: boolean
}

/** What an expedition would move and draw. */
export interface Expedition {
  cards: number
  /** At most */
  booty: number
}

/** A Domain. Nobody, not even its owner, sees what the Booty is. */
export interface DomainView {
  /** In the order in which they were taken */
  cards: string[]
  count: number
  booty: number
  reserved: string[]
  /** Free ones */
  drachmas: number
  resources: Record<Colour, number>
  ships: number
  /** How many cards of each kind */
  kinds: Record<Kind, number>
  /** The ships on the cards of each kind */
  fleet: Record<Kind, number>
  /** VP for each card of a kind, and for each Booty */
  per: Record<Counted, number>
  /** By colour: what its action may also take */
  takes: Record<Colour, Ability[]>
  /** What the next Merchandise requires */
  merchandise_trade: number
  /** What it would bring */
  merchandise_vp: number
  points: PointsAhead[]
  vp: number
  asked: QuestionKind | null
  /** In the last round; None before it and after it */
  last_turn: LastTurn | null
}

/** All that a seat, or a spectator, may know. */
export interface View {
  game: string
  options: Record<string, string>
  deck: string
  /** An owner's file; otherwise the figures are Petteia's own */
  own_deck: boolean
  seat: number | null
  seats: number
  phase: Phase
  round: number
  start: number
  turn_order: number[]
  waiting: number[]
  ending: Ending
  /** Seats with one card less than ends the game */
  announced: number[]
  markers: Marker[]
  history: number
  progress: number
  port: (string | null)[]
  polis: string[]
  special: string[]
  removed: string[]
  question: Question | null
  domains: DomainView[]
  over: boolean
  ranking: number[]
  /** May not be chosen because of markers */
  closed: ActionCard[]
  /** Of the cards in the Port and the Polis, special and reserved ones */
  prices: Record<string, Price>
  expedition: Expedition
}
