// Made by scripts/make-page-types from src/petteia/games/khora/forms/view.py; do not edit.

// What each seat may see: everything that lies open, its own hand and secrets, of others only how many.

import type { Gains, Knowledge } from './figures'
import type { Phase, QuestionKind, Tile, Track } from './terms'

/** Of a tile on a die */
export type Fate = 'unpaid' | 'ahead' | 'now' | 'done' | 'aside'

/** All words of a type, in their order. */
export const WORDS = {
  Fate: ['unpaid', 'ahead', 'now', 'done', 'aside'],
} as const

/** What a city has too little of for a price. */
export type Lacks = {
  drachma?: number
  red?: number
  blue?: number
  green?: number
}

/** What a card or a development asks of a city as it stands. */
export interface PriceView {
  lacks: Lacks
  /** Philosophy tokens that would stand for the knowledge it lacks */
  tokens: number
  /** With these tokens, where they may be used */
  within_reach: boolean
}

/** The next development of a city: its number, and what it asks. */
export interface DevelopmentView extends PriceView {
  number: number
}

/** The next level of a track, and what it asks of a city as it stands. */
export interface LevelView {
  level: number
  /** After discounts */
  cost: number
  within_reach: boolean
}

/** A level that brings another die. */
export interface DieView {
  track: Track
  level: number
}

/** What a card, a development or the glory would bring if the game ended now. */
export interface PointsAhead {
  source: string
  vp: number
}

/** What the viewer is asked. */
export interface Question {
  kind: QuestionKind
  /** The secret answer, until everybody has answered */
  answer: number | null
  /** How often this question may still come */
  left: number
  /** That waits for a tile, counted from 0 */
  die: number | null
  /** Of the tracks that may be advanced, or of knowledge */
  costs: Record<string, number>
  /** The citizens that each tile costs on the next die */
  tile_costs: Record<string, number>
  /** What each tile would leave of them there, all tiles paid; less than none if too few */
  citizens: Record<string, number>
  /** On the next die, even with all philosophy tokens */
  too_dear: Tile[]
  /** What each reward brings, by the name it has in a move */
  gains: Record<string, Gains>
  /** Philosophy tokens that the next level takes besides its cost */
  tokens: number
}

/** A city as the viewer sees it. What is hidden from the viewer is None. */
export interface CityView {
  name: string | null
  development: number
  drachma: number
  citizens: number
  taxes: number
  glory: number
  troops: number
  vp: number
  philosophy: number
  economy: number
  culture: number
  military: number
  dice: number
  minor: Knowledge
  major: Knowledge
  /** Both together */
  knowledge: Knowledge
  /** Of all colours */
  majors: number
  achieved: string[]
  played: string[]
  hand_size: number
  hand: string[] | null
  shown: string[]
  pack: string[] | null
  drawn: string[] | null
  roll: number[]
  tiles: Tile[] | null
  acting: Tile[]
  unpaid: number[]
  /** The citizens that the tile on each die costs */
  tile_costs: number[]
  /** Of the tile on each die */
  fates: Fate[]
  /** What each tile's action would bring now, caps aside; not of a rival */
  brings: Record<Tile, Gains> | null
  /** What the tiles on the dice will bring, while they are being put */
  planned: Gains
  /** Of the cards that the viewer sees in the hand, or to choose from */
  prices: Record<string, PriceView>
  next_development: DevelopmentView | null
  next_die: DieView | null
  /** Of the tracks below the top; not of a rival */
  next_levels: Record<string, LevelView>
  asked: QuestionKind | null
  at_the_end: PointsAhead[]
}

/** All that a seat, or a spectator, may know. */
export interface View {
  game: string
  options: Record<string, string>
  seat: number | null
  seats: number
  round: number
  phase: Phase
  /** Of a round, or of the set-up */
  phases: Phase[]
  /** Which of these it is */
  step: Phase
  tile: Tile | null
  start: number
  turn_order: number[]
  waiting: number[]
  event: string | null
  past_events: string[]
  board: string[]
  /** The troops that the viewer can explore with, those of the planned tiles included */
  reach: number | null
  /** The spaces of the board within that reach; all for a spectator */
  reachable: string[]
  open: string[]
  /** The seats that meet each open achievement as it stands */
  met: Record<string, number[]>
  deck: number
  discard: string[]
  /** Troops: as phase F fixed it, at other times as it stands */
  most: number[]
  fewest: number[]
  question: Question | null
  cities: CityView[]
  over: boolean
  ranking: number[]
}
