// What the server tells of a table of Khôra: the view (view.py) and the figures of the components (figures.py).

import type * as Generated from './view'

export type Resource = 'drachma' | 'citizens' | 'taxes' | 'glory' | 'troops' | 'vp' | 'philosophy' | 'dice'
export type Colour = 'red' | 'blue' | 'green'
export type Track = 'economy' | 'culture' | 'military'
export type Tile = 'philosophy' | 'legislation' | 'culture' | 'trade' | 'military' | 'politics' | 'development'
export type Kind = 'immediate' | 'ongoing' | 'end'
export type Source = 'rulebook' | 'two' | 'one' | 'disputed'
export type Phase =
  | 'cities'
  | 'draft'
  | 'announcement'
  | 'tax'
  | 'dice'
  | 'settling'
  | 'action'
  | 'progress'
  | 'resolution'
  | 'achievement'
  | 'last-swaps'
  | 'over'

export const COLOURS: readonly Colour[] = ['red', 'blue', 'green']
export const TRACKS: readonly Track[] = ['economy', 'culture', 'military']
export const TILES: readonly Tile[] = ['philosophy', 'legislation', 'culture', 'trade', 'military', 'politics', 'development']

export type Knowledge = Record<Colour, number>
export type Gains = Partial<Record<Resource, number>>

// The view, as generated from view.py, with the words that are known to be few.

export type Question = Generated.Question

export interface CityView extends Omit<Generated.CityView, 'minor' | 'major' | 'tiles' | 'acting'> {
  minor: Knowledge
  major: Knowledge
  tiles: Tile[] | null
  acting: Tile[]
}

export interface View extends Omit<Generated.View, 'phase' | 'tile' | 'cities'> {
  phase: Phase
  tile: Tile | null
  cities: CityView[]
}

// The figures.

export interface Effect {
  verb: string
  what: string
  amount: number
  per: string
  each: number
  when: string
  only_if: string
}

export interface Priced {
  kind: Kind
  cost: number
  knowledge: Knowledge
  effects: Effect[]
  source: Source
}

export interface CardFigures extends Priced {
  id: string
}

export interface DevelopmentFigures extends Priced {
  number: number
}

export interface EventEffect {
  who: 'all' | 'most' | 'fewest'
  verb: 'gain' | 'lose-all' | 'lose-knowledge' | 'draw' | 'discard' | 'advance' | 'politics' | 'action'
  what: string
  amount: number
  tracks: Track[]
  only_if: string
  limit: number
}

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

export interface AchievementFigures {
  id: string
  counts: string
  amount: number
  alone: string[]
  shared: string
}

export interface Figures {
  rounds: number
  dealt: number
  knowledge_price: number
  start: Record<Resource | Track, number>
  caps: { track: number; citizens: number; troops: number; taxes: number; glory: number }
  philosophy: { citizens: number; levels: number; tokens_for_knowledge: number }
  tiles: { id: Tile; number: number; effects: Effect[] }[]
  tracks: { id: Track; levels: { level: number; cost: number; gains: Gains }[]; source: Source }[]
  achievements: AchievementFigures[]
  cards: CardFigures[]
  cities: { id: string; developments: DevelopmentFigures[] }[]
  events: { id: string; place: string; effects: EventEffect[]; source: Source }[]
  tokens: TokenFigures[]
}
