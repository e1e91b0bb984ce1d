// What every part of any game's board looks at: the view, the words, what may be done and what is pointed at.

import { getContext, setContext, untrack } from 'svelte'
import type { BoardProps, Play } from './game'
import type { Refusal } from './messages'
import { screen } from './screen.svelte'
import type { Texts, Values } from './texts.svelte'

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
  /** Whether the log lies over the board, where it has no place beside it. */
  logOpen = $state(false)
  /** Counts the questions: what the focus was brought to for an older one is not meant by it any more. */
  asked = $state(0)
  /** Whether the page itself is just now bringing the focus to a piece, which nobody has chosen by that. */
  offering = false

  readonly view: View = $derived.by(() => this.#props().view as View)
  readonly texts: Texts = $derived.by(() => this.#props().texts)
  readonly play: Play = $derived.by(() => this.#props().play)
  /** The viewer's seat; null for spectators. */
  readonly own: number | null = $derived.by(() => this.#props().position.seat)
  /** A small screen: the asked-for part first, the rest in drawers. */
  readonly phone: boolean = $derived(screen.small)

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
