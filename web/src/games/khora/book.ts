// The figures by the names of things, so that a board finds a card's price or a token's loss at once.

import { shelf } from '../../lib/shelf'
import type { AchievementFigures, CardFigures, DevelopmentFigures, Effect, Figures, Gains, Priced, TokenFigures } from './figures'
import { WORDS, type Colour, type Tile, type Track } from './terms'
import type { CityView } from './view'

const byId = <T extends { id: string }>(things: readonly T[]): Map<string, T> => new Map(things.map((thing) => [thing.id, thing]))

export class Book {
  readonly figures: Figures
  readonly cards: ReadonlyMap<string, CardFigures>
  readonly tokens: ReadonlyMap<string, TokenFigures>
  readonly achievements: ReadonlyMap<string, AchievementFigures>
  readonly #cities: ReadonlyMap<string, { developments: DevelopmentFigures[] }>
  readonly #events: ReadonlyMap<string, Figures['events'][number]>
  readonly #tracks: ReadonlyMap<string, Figures['tracks'][number]>

  constructor(figures: Figures) {
    this.figures = figures
    this.cards = byId(figures.cards)
    this.tokens = byId(figures.tokens)
    this.achievements = byId(figures.achievements)
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

  /** The levels of a track, from 1 up. */
  levels(track: Track): Figures['tracks'][number]['levels'] {
    return this.#tracks.get(track)?.levels ?? []
  }

  /** Spaces of the exploration board of a colour, cheapest first. */
  column(colour: Colour): TokenFigures[] {
    const cheapest = (a: TokenFigures, b: TokenFigures): number => a.requires - b.requires || a.loses - b.loses
    return this.figures.tokens.filter((token) => token.colour === colour).sort(cheapest)
  }

  /** Everything in force at a city: its unlocked developments and the cards it has played. */
  inForce(city: CityView): Effect[] {
    const developments = this.developments(city.name).slice(0, city.development)
    const cards = city.played.map((card) => this.cards.get(card))
    return [...developments, ...cards].flatMap((thing) => thing?.effects ?? [])
  }

  /** What a tile's action brings a city at its present levels, with all that comes with it. */
  gains(tile: Tile, city: CityView): Gains {
    const gains: Gains = {}
    const effects = this.figures.tiles.find((one) => one.id === tile)?.effects ?? []
    const onTop = this.inForce(city).filter((effect) => effect.when.replace(/^on-/, '') === tile)
    for (const effect of [...effects, ...onTop]) {
      if (effect.verb !== 'gain') continue
      const what = effect.what as keyof Gains
      const times = effect.per ? Number(city[effect.per as keyof CityView]) : 1
      gains[what] = (gains[what] ?? 0) + effect.amount * times
    }
    return gains
  }

  /** What knowledge costs a city in Trade. */
  knowledgePrice(city: CityView): number {
    return this.inForce(city).find((effect) => effect.verb === 'knowledge-price')?.amount ?? this.figures.knowledge_price
  }
}

export const { bookOf, openBook } = shelf((figures: Figures) => new Book(figures))

export const tileNumber = (tile: Tile): number => WORDS.Tile.indexOf(tile)

export const owned = (city: CityView, colour: Colour): number => city.minor[colour] + city.major[colour]

/** By how many citizens a tile is above its die. */
export const above = (tile: Tile, die: number): number => Math.max(0, tileNumber(tile) - die)

/** The knowledge a city lacks for a price, by colour. */
export function lacking(city: CityView, priced: Priced): [Colour, number][] {
  return WORDS.Colour.map((colour): [Colour, number] => [colour, priced.knowledge[colour] - owned(city, colour)]).filter(
    ([, short]) => short > 0,
  )
}

/** Whether a city has what a card or a development asks for, as it stands; philosophy tokens count where they may be used. */
export function withinReach(city: CityView, priced: Priced, tokensForKnowledge: number): boolean {
  const short = lacking(city, priced).reduce((sum, [, number]) => sum + number, 0)
  return priced.cost <= city.drachma && short * tokensForKnowledge <= city.philosophy
}
