// Made by scripts/make-page-types from src/petteia/games/khora/forms/view.py; do not edit.

// What each seat may see: everything that lies open, the own hand and secrets, of others only how many.

import type { Knowledge } from './figures'
import type { Phase, QuestionKind, Tile } from './terms'

/** What a card, a development or the glory would bring if the game ended now. */
export interface Points {
  source: string
  vp: number
}

/** What the viewer is asked. */
export interface Question {
  kind: QuestionKind
  /** The own secret answer, until everybody has answered */
  answer: number | null
  /** How often this question may still come */
  left: number
  /** Of the tracks that may be advanced, or of knowledge */
  costs: Record<string, number>
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
  asked: QuestionKind | null
  at_the_end: Points[]
}

/** All that a seat, or a spectator, may know. */
export interface View {
  game: string
  options: Record<string, string>
  seat: number | null
  seats: number
  round: number
  phase: Phase
  tile: Tile | null
  start: number
  turn_order: number[]
  waiting: number[]
  event: string | null
  past_events: string[]
  board: string[]
  open: string[]
  deck: number
  discard: string[]
  most: number[]
  fewest: number[]
  question: Question | null
  cities: CityView[]
  over: boolean
  ranking: number[]
}
