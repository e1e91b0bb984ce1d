// The figures by the names of things, so that a board finds a tile's edges or a card's price at once.

import { shelf } from '../../lib/shelf'
import type { Drawn } from './tiles/geometry'
import {
  DWELLINGS,
  LANDSCAPES,
  SINGLES,
  WARES,
  type CardFigures,
  type EdgeKind,
  type Figures,
  type PlayerView,
  type TileFigures,
} from './types'

/** A number from a name: the same tile always has the same trees. */
const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

export class Book {
  readonly figures: Figures
  readonly #tiles: ReadonlyMap<string, TileFigures>
  readonly #cards: ReadonlyMap<string, CardFigures>
  readonly #kinds: ReadonlyMap<string, Figures['kinds'][number]>

  constructor(figures: Figures) {
    this.figures = figures
    this.#tiles = new Map(figures.tiles.map((tile) => [tile.id, tile]))
    this.#cards = new Map(figures.cards.map((card) => [card.id, card]))
    this.#kinds = new Map(figures.kinds.map((kind) => [kind.id, kind]))
  }

  tile(id: string): TileFigures {
    return this.#tiles.get(id)!
  }

  card(id: string): CardFigures {
    return this.#cards.get(id)!
  }

  kind(id: string): Figures['kinds'][number] | undefined {
    return this.#kinds.get(id)
  }

  /** The tile's edges clockwise from the north, after so many quarter turns clockwise. */
  edges(id: string, turn: number): EdgeKind[] {
    const { edges } = this.tile(id)
    return edges.map((_, side) => edges[(side - turn + 4) % 4]!)
  }

  drawn(id: string, turn: number): Drawn {
    const { building, chimneys } = this.tile(id)
    return { edges: this.edges(id, turn), single: building, chimneys, seed: seedOf(id) }
  }

  /** What a tile is part of, in the order of its edges. */
  parts(id: string): string[] {
    const { edges, building } = this.tile(id)
    return building ? [building] : [...new Set(edges.filter((edge) => edge !== 'meadow'))]
  }

  fountainVp(id: string): number {
    return this.figures.fountains.find((card) => card.id === id)?.vp ?? 0
  }

  /** The kinds of features that a fountain card counts. */
  fountainKinds(id: string): readonly string[] {
    return this.figures.fountains.find((card) => card.id === id)?.kinds ?? []
  }

  villaVp(chimneys: number): number {
    const table = this.figures.villa_vp
    return table[Math.min(chimneys, table.length - 1)] ?? 0
  }
}

export const { bookOf } = shelf((figures: Figures) => new Book(figures))

// How often a scoring card could be fulfilled now, without bread.

const sum = (numbers: Record<string, number>, names: readonly string[]): number =>
  names.reduce((total, name) => total + (numbers[name] ?? 0), 0)

/** How many of what a green card counts a player has. */
function counted(player: PlayerView, what: string): number {
  if (what === 'chimney') return player.chimneys
  if (what === 'landscape') return sum(player.complete, LANDSCAPES)
  if (what === 'dwelling') return sum(player.complete, DWELLINGS)
  if (what === 'single') return sum(player.complete, SINGLES)
  return player.complete[what] ?? 0
}

/** The coins that stand in for what is missing to pay a card so many times. */
export function coinsFor(player: PlayerView, card: CardFigures, times: number): number {
  return WARES.reduce((coins, ware) => coins + Math.max(0, (card.needs[ware] ?? 0) * times - (player.wares[ware] ?? 0)), 0)
}

export function timesNow(player: PlayerView, card: CardFigures): number {
  if (!card.red) return Math.min(...Object.entries(card.needs).map(([what, number]) => Math.floor(counted(player, what) / number)))
  let times = 0
  while (coinsFor(player, card, times + 1) <= player.coins) times += 1
  return times
}
