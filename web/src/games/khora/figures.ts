// Made by scripts/make-page-types from src/petteia/games/khora/components/figures.py; do not edit.

// The document of a set of components, for programs that draw boards, cards and tokens. Words are in texts/.

import type { Colour, Condition, Count, Phase, Source, Tile, Track } from './terms'

export type Kind = 'immediate' | 'ongoing' | 'end'

export type When =
  | 'now'
  | 'always'
  | 'end'
  | 'on-philosophy'
  | 'on-legislation'
  | 'on-culture'
  | 'on-trade'
  | 'on-military'
  | 'on-card'
  | 'on-development'
  | 'on-tax'
  | 'on-idle'

export type EffectVerb =
  | 'gain'
  | 'level'
  | 'level-if-behind'
  | 'different-levels'
  | 'learn'
  | 'draw'
  | 'keep'
  | 'recall'
  | 'choose'
  | 'actions'
  | 'buy'
  | 'explore'
  | 'play'
  | 'develop'
  | 'knowledge-price'
  | 'free-in-progress'
  | 'discount'
  | 'progress-discount'
  | 'progress-levels'
  | 'loss-less'
  | 'explorations'
  | 'swap'
  | 'score'

export type Knowledge = Record<Colour, number>

export type EventVerb = 'gain' | 'lose-all' | 'lose-knowledge' | 'draw' | 'discard' | 'advance' | 'politics' | 'action'

/** All words of a type, in their order. */
export const WORDS = {
  Kind: ['immediate', 'ongoing', 'end'],
  When: [
    'now',
    'always',
    'end',
    'on-philosophy',
    'on-legislation',
    'on-culture',
    'on-trade',
    'on-military',
    'on-card',
    'on-development',
    'on-tax',
    'on-idle',
  ],
  EffectVerb: [
    'gain',
    'level',
    'level-if-behind',
    'different-levels',
    'learn',
    'draw',
    'keep',
    'recall',
    'choose',
    'actions',
    'buy',
    'explore',
    'play',
    'develop',
    'knowledge-price',
    'free-in-progress',
    'discount',
    'progress-discount',
    'progress-levels',
    'loss-less',
    'explorations',
    'swap',
    'score',
  ],
  EventVerb: ['gain', 'lose-all', 'lose-knowledge', 'draw', 'discard', 'advance', 'politics', 'action'],
} as const

/** Resources of which there are some. */
export type Gains = {
  drachma?: number
  citizens?: number
  taxes?: number
  glory?: number
  troops?: number
  vp?: number
  philosophy?: number
  dice?: number
}

/** One thing that a tile, a card or a development does. Choices and the parts of a swap are several effects. */
export interface Effect {
  verb: EffectVerb
  /** The resource, track or tile that it is about, or "" */
  what: string
  /** Negative where it is given away */
  amount: number
  /** Once for each of these that are counted, or "" for once */
  per: Count | Track | ''
  /** ... or once for each group of this many */
  each: number
  when: When
  only_if: Condition
}

/** What every city begins with, before its first development. */
export interface StartFigures {
  drachma: number
  citizens: number
  taxes: number
  glory: number
  troops: number
  vp: number
  philosophy: number
  dice: number
  economy: number
  culture: number
  military: number
}

/** How far levels and markers go. */
export interface CapFigures {
  track: number
  citizens: number
  troops: number
  taxes: number
  glory: number
}

/** What philosophy tokens stand for: citizens for one, levels for one, tokens for one missing knowledge. */
export interface PhilosophyFigures {
  citizens: number
  levels: number
  tokens_for_knowledge: number
}

/** An action tile: its number, and what its action does. */
export interface TileFigures {
  id: Tile
  number: number
  effects: Effect[]
}

/** A level of a progress track: what reaching it costs and brings. */
export interface LevelFigures {
  level: number
  cost: number
  gains: Gains
  source: Source
}

/** A progress track from level 1 up. */
export interface TrackFigures {
  id: Track
  levels: LevelFigures[]
}

/** An achievement: what must be reached, the rewards to choose from alone, and the one for each who shares it. */
export interface AchievementFigures {
  id: string
  counts: Count
  amount: number
  alone: Gains
  shared: Gains
}

/** What is paid for and has effects: a card or a development. */
export interface Priced {
  kind: Kind
  cost: number
  knowledge: Knowledge
  effects: Effect[]
  source: Source
}

/** A politics card. */
export interface CardFigures extends Priced {
  id: string
}

/** One of a city's four developments. */
export interface DevelopmentFigures extends Priced {
  /** 1 to 4 */
  number: number
}

/** A city and its developments in their order; the first is unlocked from the start. */
export interface CityFigures {
  id: string
  developments: DevelopmentFigures[]
}

/** One thing that an event does, and to whom: everybody, or those with the most or the fewest troops. */
export interface EventEffect {
  who: 'all' | 'most' | 'fewest'
  verb: EventVerb
  /** The resource, or "" */
  what: string
  /** Negative where it is lost; of `advance`, the drachma that the level costs less */
  amount: number
  /** That may be advanced */
  tracks: Track[]
  only_if: 'always' | 'roll-at-most' | 'lost-knowledge' | 'persepolis-explored'
  /** Of "roll-at-most" */
  limit: number
}

/** An event. */
export interface EventFigures {
  id: string
  place: 'first' | 'last' | ''
  /** In which it takes effect */
  phase: Phase
  effects: EventEffect[]
  source: Source
}

/** A space of the exploration board. Persepolis has no colour: it gives one major knowledge of each. */
export interface TokenFigures {
  id: string
  colour: Colour | null
  major: boolean
  requires: number
  loses: number
  knowledge: Knowledge
  gains: Gains
  source: Source
}

/** All figures of one set of components. */
export interface Figures {
  /** The figures that sentences name, as `{ $rounds }` */
  texts: Record<string, number>
  /** What an owner's file calls its pieces, by the messages that name the shipped ones */
  names: Record<string, string>
  rounds: number
  /** Politics cards dealt to each player */
  dealt: number
  /** Of a round's phases, as the rulebook has them */
  letters: Record<string, string>
  /** The parts of a swap of glory; none where nothing swaps */
  swap: Effect[]
  /** Drachma for minor knowledge in Trade */
  knowledge_price: number
  start: StartFigures
  caps: CapFigures
  philosophy: PhilosophyFigures
  tiles: TileFigures[]
  tracks: TrackFigures[]
  achievements: AchievementFigures[]
  cards: CardFigures[]
  cities: CityFigures[]
  events: EventFigures[]
  tokens: TokenFigures[]
}
