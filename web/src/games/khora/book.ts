// The figures by the names of things, so that a board finds a card's price or a token's loss at once.

import { shelf } from '../../lib/bookshelf'
import type { AchievementFigures, CardFigures, DevelopmentFigures, Figures, TileFigures, TokenFigures } from './figures'
import { WORDS, type Colour, type Tile, type Track } from './terms'

const byId = <T extends { id: string }>(things: readonly T[]): Map<string, T> => new Map(things.map((thing) => [thing.id, thing]))

export class Book {
  readonly figures: Figures
  readonly cards: ReadonlyMap<string, CardFigures>
  readonly tokens: ReadonlyMap<string, TokenFigures>
  readonly achievements: ReadonlyMap<string, AchievementFigures>
  readonly tiles: ReadonlyMap<Tile, TileFigures>
  readonly #cities: ReadonlyMap<string, { developments: DevelopmentFigures[] }>
  readonly #events: ReadonlyMap<string, Figures['events'][number]>
  readonly #tracks: ReadonlyMap<string, Figures['tracks'][number]>

  constructor(figures: Figures) {
    this.figures = figures
    this.cards = byId(figures.cards)
    this.tokens = byId(figures.tokens)
    this.achievements = byId(figures.achievements)
    this.tiles = new Map(figures.tiles.map((tile) => [tile.id, tile]))
    this.#cities = byId(figures.cities)
    this.#events = byId(figures.events)
    this.#tracks = byId(figures.tracks)
  }

  developments(city: string | null): readonly DevelopmentFigures[] {
    return (city !== null && this.#cities.get(city)?.developments) || []
  }

  event(id: string): Figures['events'][number] | undefined {
    return this.#events.get(id)
  }

  /** The track whose level a tile's gain follows. */
  trackOf(tile: Tile): Track | null {
    const per = this.tiles.get(tile)?.effects.map((effect) => effect.per)
    return WORDS.Track.find((track) => per?.some((each) => each === track)) ?? null
  }

  /** The levels of a track, from 1 up. */
  levels(track: Track): Figures['tracks'][number]['levels'] {
    return this.#tracks.get(track)?.levels ?? []
  }

  /** Spaces of the exploration board of a colour, cheapest first. */
  column(colour: Colour): TokenFigures[] {
    const cheapest = (a: TokenFigures, b: TokenFigures): number => a.requires - b.requires || a.loses - b.loses
    return this.figures.tokens.filter((token) => token.colour === colour).sort(cheapest)
  }
}

export const { bookOf, openBook } = shelf((figures: Figures) => new Book(figures))

export const tileNumber = (tile: Tile): number => WORDS.Tile.indexOf(tile)
