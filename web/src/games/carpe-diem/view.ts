// Made by scripts/make-page-types from src/petteia/games/carpe_diem/forms/view.py; do not edit.

// What each seat may see: nearly everything lies open; of others' fountain cards only how many.

import type { EndSource, Kind, Part, QuestionKind, Side, Ware } from './terms'

/** A tile in a cell, with its quarter turns clockwise. */
export interface Lying {
  tile: string
  turn: number
}

/** A villa, landscape, dwelling or single building of a district. */
export interface FeatureView {
  kind: Kind
  cells: string[]
  complete: boolean
  /** Chimneys of a villa, tiles of anything else */
  size: number
  /** What it brings at the end by itself, as a complete villa does */
  vp: number
}

/** A goal of the frame. Its line runs across the whole district. */
export interface GoalView {
  side: Side
  /** How many columns (of a goal in the north or south) or rows lie before its line */
  after: number
  kind: Kind
  vp: number
  met: boolean
  /** Where a met goal's line is crossed, nearest to the goal: the cells on both sides */
  crossing: string[] | null
}

/** What one source would bring if the game ended now, by what the viewer knows. */
export interface PointsAhead {
  source: EndSource
  vp: number
}

/** A fountain card under the deck; only the player who put it there knows its kind. */
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

/** What a scoring card brings, or costs if it is not fulfilled. */
export type Rewards = {
  vp?: number
  coin?: number
  bread?: number
  step?: number
}

/** How often a scoring card can be fulfilled now without bread, and what that brings. */
export interface Fulfilment {
  times: number
  /** That stand for missing wares */
  coins: number
  brings: Rewards
}

/** What is asked, and of whom. */
export interface Question {
  kind: QuestionKind
  seat: number
  disc: string | null
  /** The place on the grid of the card that is being fulfilled */
  card: string | null
  /** How often it is fulfilled so far */
  times: number
  /** The coins or the bread that each number of times costs, from 0 on to one more than possible */
  costs: number[]
}

/** A player as the viewer sees them. What is hidden from the viewer is None. */
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
  wares: Record<Ware, number>
  coins: number
  bread: number
  stored: (string | null)[]
  fountain_cards: number
  held: Record<string, number> | null
  drawn: Record<string, number> | null
  /** What each of these fountain cards would bring now */
  worth: Record<string, number> | null
  /** What those held bring at the end for each complete feature of a kind */
  vp_by_kind: Record<string, number> | null
  vp: number
  scroll: number
  at_the_end: PointsAhead[]
}

/** All that a seat, or a spectator, may know. */
export interface View {
  game: string
  options: Record<string, string>
  components: string
  seat: number | null
  seats: number
  part: Part
  phase: number
  round: number
  start: number
  turn_order: number[]
  waiting: number[]
  /** Seats from the disc that is furthest back to the one furthest on */
  track: number[]
  /** Seats in the order in which a scoring would ask them now */
  scoring_order: number[]
  /** The places of each space */
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
  subject: number
  /** Where the tiles of the ring and the row could be built: cell and turns as in moves */
  fits: Record<string, string[]>
  /** By the card's place on the grid */
  fulfils: Record<string, Fulfilment>
}
