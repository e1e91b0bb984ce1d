// Made by scripts/make-page-types from src/petteia/games/carpe_diem/forms/view.py; do not edit.

// What each seat may see: nearly everything lies open; of others' fountain cards only how many.

/** A tile in a cell, with its quarter turns clockwise. */
export interface Lying {
  tile: string
  turn: number
}

/** A villa, landscape, dwelling or single building of a district. */
export interface FeatureView {
  kind: string
  cells: string[]
  complete: boolean
  /** Chimneys of a villa, tiles of anything else */
  size: number
}

/** A goal of the frame: place 1 is the line after the first cell, counted clockwise along its side. */
export interface GoalView {
  side: string
  place: number
  kind: string
  vp: number
  met: boolean
}

/** What one source would bring if the game ended now, by what the viewer knows. */
export interface Points {
  source: string
  vp: number
}

/** A fountain card under the deck; only who put it there knows its kind. */
export interface UnderView {
  seat: number
  kind: string | null
}

/** A disc space between two cards of the grid, and the seat whose disc lies there. */
export interface DiscView {
  name: string
  cards: string[]
  seat: number | null
  /** What a free one would bring the viewer now, without bread */
  brings: Record<string, number> | null
}

/** What is asked, and of whom. */
export interface Question {
  kind: string
  seat: number
  disc: string | null
  /** The place on the grid of the card that is being fulfilled */
  card: string | null
  /** How often it is fulfilled so far */
  times: number
}

/** A player as the viewer sees him. What is hidden from the viewer is None. */
export interface PlayerView {
  frame: string[]
  goals: GoalView[]
  panel: string
  shovel: string
  scrolls: string[]
  pawn: number | null
  district: Record<string, Lying>
  features: FeatureView[]
  complete: Record<string, number>
  chimneys: number
  wares: Record<string, number>
  coins: number
  bread: number
  stored: (string | null)[]
  fountain_cards: number
  held: Record<string, number> | null
  drawn: Record<string, number> | null
  vp: number
  scroll: number
  at_the_end: Points[]
}

/** All that a seat, or a spectator, may know. */
export interface View {
  game: string
  options: Record<string, string>
  components: string
  seat: number | null
  seats: number
  part: string
  phase: number
  round: number
  start: number
  turn_order: number[]
  waiting: number[]
  /** Seats from the disc that is furthest back to the one furthest on */
  track: number[]
  /** Four places a space */
  ring: ((string | null)[])[]
  /** The spaces that the pawn whose turn it is can walk to, counted from 1 */
  walks: number[]
  row: (string | null)[]
  /** The tile that is to be built */
  hand: string | null
  /** Tiles to come */
  white: (string | null)[]
  black: (string | null)[]
  box: (string | null)[]
  deck: number
  under: UnderView[]
  grid: Record<string, string>
  discs: DiscView[]
  question: Question | null
  players: PlayerView[]
  over: boolean
  ranking: number[]
}
