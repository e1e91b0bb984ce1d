// What every part of the board looks at: the view, the figures, the words, what may be done and what is pointed at.

import { BoardDesk, deskAround, putDesk, type PieceTip } from '../../lib/desk.svelte'
import type { BoardProps } from '../../lib/game'
import { bookOf, type Book } from './book'
import type { Gains } from './figures'
import type { Tile } from './terms'
import type { CityView, Question, View } from './view'
import { refusal } from './words/refusal'

export type Drawer = 'board' | 'city' | 'hand' | 'rivals' | 'log'
export type Detail = { kind: 'city'; seat: number } | { kind: 'discard' } | { kind: 'event' } | null

const DRAFT = 'draft '

/** The card of an answer that keeps one. */
export const keptOf = (answered: string | null): string | null => (answered?.startsWith(DRAFT) ? answered.slice(DRAFT.length) : null)

export class Desk extends BoardDesk<View> {
  /** Whose city a spectator looks at. */
  #looked = $state<number | null>(null)
  detail = $state.raw<Detail>(null)
  drawer = $state<Drawer | null>(null)
  /** The move whose piece is being dragged. */
  #dragged = $state<string | null>(null)

  readonly book: Book = $derived.by(() => bookOf(this.props.components))

  readonly me: CityView | null = $derived.by(() => (this.own === null ? null : (this.view.cities[this.own] ?? null)))
  readonly question: Question | null = $derived.by(() => (this.view.waiting.includes(this.own ?? -1) ? this.view.question : null))

  /** The seat whose city stands large at the bottom. */
  readonly shown: number = $derived.by(() => this.own ?? this.#looked ?? this.view.turn_order[0] ?? 0)
  readonly city: CityView = $derived.by(() => this.view.cities[this.shown]!)

  /** Everybody else, the left neighbour first; for a spectator everybody. */
  readonly rivals: number[] = $derived.by(() => {
    const seats = Array.from({ length: this.view.seats }, (_, step) => ((this.own ?? -1) + 1 + step) % this.view.seats)
    return seats.filter((seat) => seat !== this.own)
  })

  constructor(props: () => BoardProps) {
    super(props, refusal)
  }

  look(seat: number): void {
    this.#looked = seat
  }

  /** A tile is taken up, or (null) let go. */
  drag(move: string | null): void {
    this.#dragged = move
    this.hideTip()
  }

  get dragged(): string | null {
    return this.#dragged
  }

  /** What is in the hand needs no words. */
  override showTip(anchor: HTMLElement, tip: PieceTip): void {
    if (this.dragged === null) super.showTip(anchor, tip)
  }

  /** A city's name; empty before it has one. */
  cityName(seat: number): string {
    const city = this.view.cities[seat]?.name
    return city ? this.t(`city-${city}`) : ''
  }

  /** The name of the player who sits there. */
  name(seat: number): string {
    return this.props.table.seats[seat]?.name ?? ''
  }

  /** The city whose developments a seat's board shows: its own, or while it chooses the one that is pointed at. */
  cityOf(seat: number): string | null {
    const own = this.view.cities[seat]?.name ?? null
    const pointed = this.play.previewed?.move
    return own ?? (seat === this.own && pointed?.startsWith('city ') ? pointed.slice(5) : null)
  }

  /** The place in the order of the round, from 1. */
  place(seat: number): number {
    return this.view.turn_order.indexOf(seat) + 1
  }

  /** The card that the viewer has kept from the pack while others still choose: it comes to the hand with theirs. */
  readonly kept: string | null = $derived.by(() => keptOf(this.props.position.answered))

  /** The tiles on the viewer's dice with the one that is previewed, while they are being put. */
  readonly laid: Tile[] = $derived.by(() => {
    if (!this.me || this.view.phase !== 'dice') return []
    const put = this.play.previewed?.move.startsWith('put ') ? [this.play.previewed.move.slice(4) as Tile] : []
    return [...(this.me.tiles ?? []), ...put]
  })

  /** What the tiles that lie on the viewer's dice will bring in the Action phase. */
  readonly planned: Gains = $derived.by(() => this.me?.planned ?? {})

  /** Who took which token of the board, from what has been told. */
  readonly takers: ReadonlyMap<string, number> = $derived.by(() => {
    const events = this.props.events.filter((event) => event.kind === 'explore')
    return new Map(events.map((event) => [event.what, event.seat]))
  })
}

export const setDesk = (props: () => BoardProps): Desk => putDesk(new Desk(props))
export const getDesk = (): Desk => deskAround<Desk>()
