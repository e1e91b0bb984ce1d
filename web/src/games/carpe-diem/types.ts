// The view as this board reads it, and the figures of a set of components (src/petteia/games/carpe_diem/figures.py).

export type { DiscView, FeatureView, GoalView, Lying, PlayerView, Question, View } from './view'

export const EDGE_KINDS = [
  'meadow',
  'villa',
  'vineyard',
  'herbs',
  'chicken',
  'pond',
  'merchant',
  'baker',
  'administrator',
  'craftsman',
] as const
export type EdgeKind = (typeof EDGE_KINDS)[number]
export const SINGLES = ['market', 'bakery', 'fountain'] as const
export type Kind = Exclude<EdgeKind, 'meadow'> | (typeof SINGLES)[number]

export const LANDSCAPES: readonly string[] = ['vineyard', 'herbs', 'chicken', 'pond']
export const DWELLINGS: readonly string[] = ['merchant', 'baker', 'administrator', 'craftsman']
export const WARES = ['grapes', 'herbs', 'chicken', 'fish'] as const
export const SIDES = ['north', 'east', 'south', 'west'] as const
export type Side = (typeof SIDES)[number]

/** All that a player keeps, in the order of the storage. */
export const GOODS = [...WARES, 'coin', 'bread'] as const
export type GoodName = (typeof GOODS)[number]

/** Where points come from at the end. */
export const SOURCES = ['villas', 'frame', 'scroll-track', 'fountain-cards', 'storage'] as const
export type EndSource = (typeof SOURCES)[number]

export interface TileFigures {
  id: string
  back: 'white' | 'black'
  copies: number
  /** Clockwise from the top. */
  edges: EdgeKind[]
  building: 'market' | 'bakery' | 'fountain' | null
  chimneys: number
  /** How many of its four turns differ. */
  turns: number
  source: string
}

export interface CardFigures {
  id: string
  back: 'A' | 'B' | 'C' | 'D'
  /** Paid with wares; else it counts what is there. */
  red: boolean
  needs: Record<string, number>
  gains: Record<string, number>
  source: string
}

export interface Figures {
  name: string
  reconstruction: boolean
  phases: number
  rounds: number
  track_last: number
  not_fulfilled: number
  loaves: number
  villa_vp: number[]
  kinds: { id: Kind; family: 'villa' | 'landscape' | 'dwelling' | 'single'; ware: string | null; gains: Record<string, number> }[]
  tiles: TileFigures[]
  cards: CardFigures[]
  fountains: { id: string; kinds: Kind[]; copies: number; vp: number }[]
}
