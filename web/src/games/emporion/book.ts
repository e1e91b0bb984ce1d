// The figures by the names of cards.

import { shelf } from '../../lib/bookshelf'
import type { Texts } from '../../lib/texts.svelte'
import type { CardFigures, Figures } from './figures'
import type { ActionCard, Counted, Kind } from './terms'
import type { DomainView, Requirement } from './view'

/** Several equal cards at one place: one choice. */
export interface CardStack {
  key: string
  card: string
  cards: string[]
}

export class Book {
  readonly figures: Figures
  readonly #cards: ReadonlyMap<string, CardFigures>

  constructor(figures: Figures) {
    this.figures = figures
    this.#cards = new Map(figures.cards.map((card) => [card.id, card]))
  }

  card(id: string): CardFigures {
    const found = this.#cards.get(id)
    if (!found) throw new Error(`There is no card "${id}" in this deck.`)
    return found
  }

  has(id: string): boolean {
    return this.#cards.has(id)
  }

  /** How moves name a card: all Merchandise is one. */
  group(id: string): string {
    return this.card(id).group
  }

  /** The card that a move names, among those that lie there: of a group, the first. */
  meant(name: string, lying: readonly string[]): string | null {
    return this.has(name) ? name : (lying.find((card) => this.group(card) === name) ?? null)
  }

  /** A card, a kind, or whatever a move names, in words. */
  name(id: string, texts: Texts): string {
    const own = this.#cards.get(id)?.name
    if (own) return own
    if (texts.has(`card-${id}`)) return texts.get(`card-${id}`)
    return texts.getOr(`kind-${id}`, id)
  }

  /** The action that a move is made by. */
  actionOf(move: string): ActionCard | null {
    const [verb = '', name = '', , colour] = move.split(' ')
    const own = this.figures.rules.actions[verb]
    if (own) return own
    if (verb !== 'take' && verb !== 'play') return null
    return (colour as ActionCard | undefined) ?? this.#cards.get(name)?.action ?? null
  }

  /** What stands on a card as its requirement. */
  printed(id: string): Requirement[] {
    const { requires, booty } = this.card(id)
    return Object.entries({ ...requires, booty })
      .filter(([, amount]) => amount > 0)
      .map(([what, amount]) => ({ what: what as Counted, amount, missing: 0, by_booty: false }))
  }

  /** The cards of a Domain of one kind, in the order in which they were taken. */
  ofKind(domain: DomainView, kind: Kind): string[] {
    return domain.cards.filter((id) => this.card(id).kind === kind)
  }

  /** Cards at one place, equal ones together. */
  stacks(cards: readonly string[]): CardStack[] {
    const found = new Map<string, CardStack>()
    for (const card of cards) {
      const key = this.group(card)
      const stack = found.get(key)
      if (stack) stack.cards.push(card)
      else found.set(key, { key, card, cards: [card] })
    }
    return [...found.values()]
  }
}

/** The numbers of a Domain that stand beside it and that previews change. */
export const NUMBERS = ['war', 'culture', 'trade', 'ships', 'booty'] as const
export type NumberName = (typeof NUMBERS)[number]

export const numberOf = (domain: DomainView, what: NumberName): number =>
  what === 'ships' ? domain.ships : what === 'booty' ? domain.booty : domain.resources[what]

export const { bookOf, openBook } = shelf((figures: Figures) => new Book(figures))
