// What every part of the board looks at: the view, the figures, the words, what may be done and what is pointed at.

import { BoardDesk, deskAround, putDesk } from '../../lib/desk.svelte'
import { number, signed } from '../../lib/format'
import type { BoardProps } from '../../lib/game'
import type { Refusal } from '../../lib/messages'
import { bookOf, numberOf, NUMBERS, type Book } from './book'
import type { Size } from './figures'
import { stood, type Stood } from './touched'
import type { ActionCard, PointSource } from './terms'
import type { DomainView, Question, Requirement, View } from './view'
import { refusal } from './words/refusal'

/** Where a card lies that may be chosen. */
export type CardPlace = 'port' | 'polis' | 'special' | 'reserve' | 'first'
export type Drawer = 'domain' | 'rivals' | 'score' | 'log'

/** What may be done with a card, by where it lies. */
const VERBS: Record<CardPlace, readonly string[]> = {
  port: ['send', 'reserve'],
  polis: ['take'],
  special: ['take'],
  reserve: ['play', 'give-up'],
  first: ['first'],
}

export class Desk extends BoardDesk<View> {
  /** Whose Domain a spectator looks at. */
  #looked = $state<number | null>(null)
  #aim = $state.raw<{ view: View; action: ActionCard } | null>(null)
  #kept = $state(0)
  /** The rival whose cards are shown. */
  opened = $state<number | null>(null)
  drawer = $state<Drawer | null>(null)
  specials = $state(false)

  readonly book: Book = $derived.by(() => bookOf(this.props.components))

  readonly me: DomainView | null = $derived.by(() => (this.own === null ? null : (this.view.domains[this.own] ?? null)))
  readonly question: Question | null = $derived.by(() => (this.view.waiting.includes(this.own ?? -1) ? this.view.question : null))

  /** The seat whose Domain lies large at the bottom. */
  readonly shown: number = $derived.by(() => this.own ?? this.#looked ?? this.view.turn_order[0] ?? 0)
  readonly domain: DomainView = $derived.by(() => this.view.domains[this.shown]!)

  /** The other seats, the left neighbour first. */
  readonly rivals: number[] = $derived.by(() => {
    const { seats } = this.view
    return Array.from({ length: seats - 1 }, (_, step) => (this.shown + 1 + step) % seats)
  })

  /** Seats in the order of the table of points: the one below first. */
  readonly everybody: number[] = $derived.by(() => [this.shown, ...this.rivals])

  /** Where markers stood before others moved them, since the viewer's last decision. */
  readonly stood: Stood[] = $derived.by(() => stood(this.props.events, this.props.since, this.view, this.own))

  /** The action whose cards alone are lit, because somebody pointed at it. */
  readonly aim: ActionCard | null = $derived.by(() => (this.#aim?.view === this.view ? this.#aim.action : null))
  /** The action that the previewed choice would be made by. */
  readonly aimed: ActionCard | null = $derived.by(() => (this.play.previewed ? this.book.actionOf(this.play.previewed.move) : null))

  constructor(props: () => BoardProps) {
    super(props, refusal)
  }

  look(seat: number): void {
    this.#looked = seat
    this.opened = null
  }

  /** Lights up the cards of one action only, or all of them again; a tapped choice that goes dark is no longer meant. */
  takeAim(action: ActionCard): void {
    this.#aim = this.aim === action ? null : { view: this.view, action }
    this.play.preview(null)
    if (this.aim && this.aimed && this.aimed !== this.aim) this.play.forget()
  }

  /** A number as the language writes it, with a real minus. */
  number(value: number): string {
    return value < 0 ? signed(this.texts.language, value) : number(this.texts.language, value)
  }

  name(card: string): string {
    return this.book.name(card, this.texts)
  }

  player(seat: number): string {
    return this.props.table.seats[seat]?.name ?? ''
  }

  /** What a source of points is worth if the game ended now. */
  points(seat: number, source: PointSource): number {
    return this.view.domains[seat]!.points.find((one) => one.source === source)!.vp
  }

  /** How near the end of the game a Domain is. */
  size(seat: number): Size {
    return this.book.figures.rules.sizes[this.view.domains[seat]!.count]!
  }

  /** Whether a Domain is about to end the game, or has ended it. */
  isNear(seat: number): boolean {
    return this.size(seat) !== 'growing'
  }

  /** Whose Domain it is and all its numbers, to be read out. */
  summary(seat: number): string {
    const domain = this.view.domains[seat]!
    const numbers = NUMBERS.map((what) => this.t(`amount-${what}`, { n: numberOf(domain, what) }))
    return [
      this.player(seat),
      ...numbers,
      this.t('page-cards-of', { n: domain.count, of: this.book.figures.rules.last_card }),
      this.t('amount-vp', { n: domain.vp }),
    ].join(', ')
  }

  /** What a card requires of the viewer's Domain where it may be added; otherwise what is printed. */
  asks(card: string): Requirement[] {
    return this.view.prices[card]?.requires ?? this.book.printed(card)
  }

  /** Booty that its owner wants to keep: what would need it is not lit. */
  readonly kept: number = $derived.by(() => Math.min(this.#kept, this.me?.booty ?? 0))

  /** Keeps some Booty; a choice that was tapped and would need it is no longer meant. */
  keep(booty: number): void {
    this.#kept = Math.max(0, Math.min(booty, this.me?.booty ?? 0))
    this.play.preview(null)
    if (this.play.previewed && this.isKeptFrom(this.play.previewed.move)) this.play.forget()
  }

  /** The Booty that a choice pays. */
  pays(move: string): number {
    const paid = this.play.choices.get(move)?.deltas.find((delta) => delta.what === 'booty' && delta.seat === this.own)
    return Math.max(0, -(paid?.amount ?? 0))
  }

  /** What would be possible, but for the Booty that is kept. */
  isKeptFrom(move: string): boolean {
    return this.kept > 0 && this.pays(move) > (this.me?.booty ?? 0) - this.kept
  }

  /** How a card is named in moves. */
  #group(card: string): string {
    return this.book.has(card) ? this.book.group(card) : card
  }

  /** What may be done with a card where it lies, kept Booty or not. */
  #possible(place: CardPlace, card: string): string[] {
    const [verbs, name] = [VERBS[place], this.#group(card)]
    return [...this.play.choices.keys()].filter((move) => {
      const [verb = '', of] = move.split(' ')
      return of === name && verbs.includes(verb)
    })
  }

  /** What is lit at a card where it lies. */
  offers(place: CardPlace, card: string): string[] {
    const found = this.#possible(place, card).filter((move) => !this.isKeptFrom(move))
    return this.aim ? found.filter((move) => this.book.actionOf(move) === this.aim) : found
  }

  /** The Booty that a card would need though it is kept; 0 if the card is dark for another reason. */
  keptFrom(place: CardPlace, card: string): number {
    const possible = this.#possible(place, card)
    return possible.length > 0 && possible.every((move) => this.isKeptFrom(move)) ? this.pays(possible[0]!) : 0
  }

  /** Why nothing may be done with a card where it lies. */
  refused(place: CardPlace, card: string): Refusal | null {
    const [verbs, name] = [VERBS[place], this.#group(card)]
    for (const [move, refused] of this.play.refused) {
      const [verb = '', of] = move.split(' ')
      if (of === name && verbs.includes(verb)) return refused
    }
    return null
  }

  /** The card that the previewed choice would add to the viewer's Domain. */
  readonly coming: string | null = $derived.by(() => {
    const [verb, name = ''] = this.play.previewed?.move.split(' ') ?? []
    if (verb !== 'take' && verb !== 'play' && verb !== 'first') return null
    return this.book.meant(name, verb === 'take' ? this.view.polis : (this.me?.reserved ?? []))
  })
}

export const setDesk = (props: () => BoardProps): Desk => putDesk(new Desk(props))
export const getDesk = (): Desk => deskAround<Desk>()
