// What every part of any game's board looks at: the view, the words, what may be done and what is pointed at.

import { getContext, setContext, untrack } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import type { BoardProps, Play } from './game'
import type { Refusal } from './messages'
import type { Texts, Values } from './texts.svelte'

/** A narrow screen: the asked-for part first, the rest in drawers. */
export const isPhone = new MediaQuery('max-width: 759px')

/** Words beside a piece: what it is, and why it may not be chosen. */
export interface PieceTip {
  title?: string | undefined
  text?: string | undefined
  reason?: string | undefined
  note?: string | undefined
}

export class BoardDesk<View> {
  readonly #props: () => BoardProps
  readonly #refusal: (refusal: Refusal, texts: Texts) => string
  tip = $state.raw<{ anchor: HTMLElement; tip: PieceTip } | null>(null)
  /** Whether the last choice came from the keyboard. */
  byKeyboard = false
  /** How long a pointer rests on a piece before it explains itself, in milliseconds: refused, or not asked for now. */
  readonly explains: { dark: number; idle: number } = { dark: 0, idle: 420 }

  readonly view: View = $derived.by(() => this.#props().view as View)
  readonly texts: Texts = $derived.by(() => this.#props().texts)
  readonly play: Play = $derived.by(() => this.#props().play)
  /** The viewer's seat; null for spectators. */
  readonly own: number | null = $derived.by(() => this.#props().position.seat)
  readonly phone: boolean = $derived(isPhone.current)

  constructor(props: () => BoardProps, refusal: (refusal: Refusal, texts: Texts) => string) {
    this.#props = props
    this.#refusal = refusal
  }

  get props(): BoardProps {
    return this.#props()
  }

  t(id: string, values?: Values): string {
    return this.texts.get(id, values)
  }

  may(move: string | null | undefined): boolean {
    return !!move && this.play.choices.has(move)
  }

  /** Why a move is refused, in words; empty if it is open or not asked for now. */
  why(move: string | null | undefined): string {
    const refused = move ? this.play.refused.get(move) : undefined
    return refused ? this.#refusal(refused, this.texts) : ''
  }

  isPreviewed(move: string | null | undefined): boolean {
    return !!move && this.play.previewed?.move === move
  }

  /** By how much the previewed choice would change one of a seat's numbers. */
  delta(seat: number, what: string): number {
    let sum = 0
    for (const delta of this.play.previewed?.deltas ?? []) if (delta.seat === seat && delta.what === what) sum += delta.amount
    return sum
  }

  showTip(anchor: HTMLElement, tip: PieceTip): void {
    this.tip = { anchor, tip }
  }

  hideTip(anchor?: HTMLElement): void {
    if (!anchor || untrack(() => this.tip)?.anchor === anchor) this.tip = null
  }
}

const KEY = Symbol('desk')

/** Gives a board's desk to all its parts; there is one board in a page. */
export const putDesk = <Desk extends BoardDesk<unknown>>(desk: Desk): Desk => setContext(KEY, desk)
export const deskAround = <Desk extends BoardDesk<unknown> = BoardDesk<unknown>>(): Desk => getContext<Desk>(KEY)
