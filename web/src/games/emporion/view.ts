// Made by scripts/make-page-types from src/petteia/games/emporion/forms/view.py; do not edit.

// What each seat may see: everything but the decks, what the Booty is, and the starting cards that were not needed.

/** What one source of points is worth if the game ended now. */
export interface Points {
  source: string
  vp: number
}

/** A marker: its name, whose it is (None: everybody's), and the action it stands on. */
export interface Marker {
  name: string
  seat: number | null
  action: string | null
}

/** What the viewer is asked. */
export interface Question {
  kind: string
  /** Cards still to be moved by the expedition */
  to_send: number
  /** Places of the Port still to be filled */
  gaps: number
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
  resources: Record<string, number>
  ships: number
  /** How many cards of each kind */
  kinds: Record<string, number>
  /** VP for each card of a kind, and for each Booty */
  per: Record<string, number>
  /** By colour: what its action may also take */
  takes: Record<string, string[]>
  /** What the next Merchandise requires */
  merchandise_trade: number
  /** What it would bring */
  merchandise_vp: number
  points: Points[]
  vp: number
  asked: string | null
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
  phase: string
  round: number
  start: number
  turn_order: number[]
  waiting: number[]
  ending: string
  last_card: number
  /** Seats with one card less than ends the game */
  announced: number[]
  markers: Marker[]
  /** Actions that the viewer, or a spectator's next player, may not choose because of markers */
  closed: string[]
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
}
