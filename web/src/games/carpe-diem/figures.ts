// Made by scripts/make-page-types from src/petteia/games/carpe_diem/components/figures.py; do not edit.

// What the document of a set of components looks like, for those who draw it. Words are in texts/.

import type { EdgeKind, Kind, Side, Single, Ware } from './terms'

/** Where a figure comes from */
export type Source = 'rulebook' | 'derived' | 'one' | 'reconstructed' | 'own'

/** All words of a type, in their order. */
export const WORDS = {
  Source: ['rulebook', 'derived', 'one', 'reconstructed', 'own'],
} as const

/** A part of a feature on a tile: its kind, its sides and its chimneys. Sides of one kind may be two parts. */
export interface PartFigures {
  kind: EdgeKind
  sides: Side[]
  chimneys: number
}

/** A tile: its edges clockwise from the top, and the single building on it or None. */
export interface TileFigures {
  id: string
  back: 'white' | 'black'
  copies: number
  edges: EdgeKind[]
  parts: PartFigures[]
  building: Single | null
  chimneys: number
  /** How many of its four turns differ */
  turns: number
  source: Source
}

/** A scoring card. Red cards are paid with wares, green ones count what is there. */
export interface CardFigures {
  id: string
  back: 'A' | 'B' | 'C' | 'D'
  copies: number
  red: boolean
  /** Wares; or kinds, "chimney", "landscape", "dwelling", "single" */
  needs: Record<string, number>
  /** "vp", "coin", "bread", "step" */
  gains: Record<string, number>
  source: Source
}

/** A fountain card: VP at the end for each complete feature of its kinds. */
export interface FountainFigures {
  id: string
  kinds: Kind[]
  copies: number
  vp: number
  source: Source
}

/** A goal of a frame piece: place 1 is the line after the first cell, counted clockwise. */
export interface GoalFigures {
  kind: Kind
  place: number
  vp: number
}

/** A frame piece. */
export interface FrameFigures {
  id: string
  goals: GoalFigures[]
  source: Source
}

/** A district panel: the cell where the first tile goes, and the cells with scrolls. */
export interface PanelFigures {
  id: string
  shovel: string
  scrolls: string[]
  source: Source
}

/** The set-up for a number of players. */
export interface TableFigures {
  seats: number
  /** By back */
  cards: Record<string, number>
  /** Of the grid that get a card */
  places: string[]
  /** In turn order */
  vp: number[]
}

/** A kind of feature. Completing one brings these at once, a landscape wares by its size. */
export interface KindFigures {
  id: Kind
  family: 'villa' | 'landscape' | 'dwelling' | 'single'
  ware: Ware | null
  gains: Record<string, number>
}

/** All figures of one set of components. */
export interface Figures {
  name: string
  /** Whether some of it is */
  reconstruction: boolean
  phases: number
  rounds: number
  /** Cells in a row, and rows */
  district: number
  track_last: number
  /** VP lost by a card that is not fulfilled at all */
  not_fulfilled: number
  /** Bread that fulfils any card once */
  loaves: number
  /** By chimneys, up to MOST_SHOWN of them */
  villa_vp: number[]
  kinds: KindFigures[]
  tiles: TileFigures[]
  cards: CardFigures[]
  fountains: FountainFigures[]
  frames: FrameFigures[]
  panels: PanelFigures[]
  tables: TableFigures[]
  /** The figures that sentences name */
  texts: Record<string, number>
}
