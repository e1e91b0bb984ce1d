// The figures by the names of things, so that a board finds a tile's edges or a card's price at once.

import { shelf } from '../../lib/bookshelf'
import type { Drawn } from './tiles/geometry'
import type { CardFigures, Figures, FountainFigures, TileFigures } from './figures'
import { WORDS, type EdgeKind } from './terms'

/** A number from a name: the same tile always has the same trees. */
const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

export class Book {
  readonly figures: Figures
  readonly #tiles: ReadonlyMap<string, TileFigures>
  readonly #cards: ReadonlyMap<string, CardFigures>
  readonly #fountains: ReadonlyMap<string, FountainFigures>

  constructor(figures: Figures) {
    this.figures = figures
    this.#tiles = new Map(figures.tiles.map((tile) => [tile.id, tile]))
    this.#cards = new Map(figures.cards.map((card) => [card.id, card]))
    this.#fountains = new Map(figures.fountains.map((card) => [card.id, card]))
  }

  tile(id: string): TileFigures {
    return this.#tiles.get(id)!
  }

  card(id: string): CardFigures {
    return this.#cards.get(id)!
  }

  /** The tile's edges clockwise from the north, after some quarter turns clockwise. */
  edges(id: string, turn: number): EdgeKind[] {
    const { edges } = this.tile(id)
    return edges.map((_, side) => edges[(side - turn + 4) % 4]!)
  }

  drawn(id: string, turn: number): Drawn {
    const { building, parts } = this.tile(id)
    const turned = parts.map(({ kind, sides, chimneys }) => ({
      kind,
      chimneys,
      sides: sides.map((side) => (WORDS.Side.indexOf(side) + turn) % 4).sort(),
    }))
    return { parts: turned, single: building, seed: seedOf(id) }
  }

  /** The kinds that a tile is part of; one that it shows in two parts comes twice. */
  parts(id: string): string[] {
    const { parts, building } = this.tile(id)
    return building ? [building] : parts.map(({ kind }) => kind)
  }

  fountainCard(id: string): FountainFigures {
    return this.#fountains.get(id)!
  }
}

export const { bookOf } = shelf((figures: Figures) => new Book(figures))
