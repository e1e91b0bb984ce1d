// The figures by the names of things, so that a board finds a tile's edges or a card's price at once.

import { shelf } from '../../lib/shelf'
import type { Drawn } from './tiles/geometry'
import type { CardFigures, Figures, TileFigures } from './figures'
import type { EdgeKind } from './terms'

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

  /** What some fountain cards bring for one feature of a kind. */
  cardsVp(held: Record<string, number>, kind: string): number {
    const cards = Object.entries(held).filter(([id]) => this.fountainKinds(id).includes(kind))
    return cards.reduce((sum, [id, number]) => sum + number * this.fountainVp(id), 0)
  }

  villaVp(chimneys: number): number {
    const table = this.figures.villa_vp
    return table[Math.min(chimneys, table.length - 1)] ?? 0
  }
}

export const { bookOf } = shelf((figures: Figures) => new Book(figures))
