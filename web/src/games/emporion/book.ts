// The figures by the names of cards, and what a card asks of a Domain.

import { shelf } from '../../lib/shelf'
import type { Texts } from '../../lib/texts.svelte'
import { COLOURS, type Action, type CardFigures, type Colour, type DomainView, type Figures, type Kind, type NumberName } from './types'

/** One thing a card requires, and how the Domain stands to it. */
export interface Requirement {
  what: Colour | 'booty'
  amount: number
  /** How many are missing; Booty may stand for them. */
  short: number
}

/** What a card would ask of a Domain. */
export interface Price {
  requirements: Requirement[]
  /** Booty it takes: for what is missing, and what is paid besides. */
  booty: number
  /** Booty that is not there. */
  beyond: number
}

/** Several equal cards at one place: one choice. */
export interface Stack {
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
    return this.card(id).kind === 'merchandise' ? 'merchandise' : id
  }

  /** A card, a kind, or whatever a move names, in words. */
  name(id: string, texts: Texts): string {
    const own = this.#cards.get(id)?.name
    if (own) return own
    if (texts.has(`card-${id}`)) return texts.get(`card-${id}`)
    return texts.getOr(`kind-${id}`, id)
  }

  /** The action that a move is made by. */
  actionOf(move: string): Action | null {
    const [verb, name = '', , colour] = move.split(' ')
    if (verb === 'expedition' || verb === 'reserve') return verb
    if (verb === 'send' || verb === 'refill') return 'expedition'
    if (verb !== 'take' && verb !== 'play') return null
    return (colour ?? this.#cards.get(name)?.kind ?? null) as Action | null
  }

  price(id: string, domain: DomainView): Price {
    const card = this.card(id)
    const need: Record<string, number> = card.kind === 'merchandise' ? { trade: domain.merchandise_trade } : card.requires
    const requirements: Requirement[] = COLOURS.filter((colour) => (need[colour] ?? 0) > 0).map((colour) => {
      const amount = need[colour]!
      return { what: colour, amount, short: Math.max(0, amount - (domain.resources[colour] ?? 0)) }
    })
    const gap = requirements.reduce((sum, each) => sum + each.short, 0)
    if (card.booty > 0) requirements.push({ what: 'booty', amount: card.booty, short: Math.max(0, card.booty - domain.booty) })
    const booty = gap + card.booty
    return { requirements, booty, beyond: Math.max(0, booty - domain.booty) }
  }

  /** The cards of a Domain of one kind, in the order in which they were taken. */
  ofKind(domain: DomainView, kind: Kind): string[] {
    return domain.cards.filter((id) => this.card(id).kind === kind)
  }

  /** Ships on the cards of one colour. */
  shipsOf(domain: DomainView, kind: Kind): number {
    return this.ofKind(domain, kind).reduce((sum, id) => sum + this.card(id).ships, 0)
  }

  /** Cards at one place, equal ones together. */
  stacks(cards: readonly string[]): Stack[] {
    const found = new Map<string, Stack>()
    for (const card of cards) {
      const key = this.group(card)
      const stack = found.get(key)
      if (stack) stack.cards.push(card)
      else found.set(key, { key, card, cards: [card] })
    }
    return [...found.values()]
  }

  /** The card that carries an ability of a colour. */
  able(domain: DomainView, colour: Colour, what: 'prestige' | 'merchandise'): string | undefined {
    return this.ofKind(domain, colour).find((id) => this.card(id).takes.includes(what))
  }
}

export const numberOf = (domain: DomainView, what: NumberName): number =>
  what === 'ships' ? domain.ships : what === 'booty' ? domain.booty : (domain.resources[what] ?? 0)

export const { bookOf, openBook } = shelf((figures: Figures) => new Book(figures))
