// What a board may do at a table: the choices it lights up, and how pointing and choosing work.

import type { Play } from './game'
import type { Choice, Refusal } from './messages'
import { notices } from './notices.svelte'
import type { TableSession } from './table.svelte'

let lastPointer = ''
let lastWasKey = false
addEventListener('pointerdown', (event) => ((lastPointer = event.pointerType), (lastWasKey = false)), { capture: true, passive: true })
addEventListener('keydown', () => (lastWasKey = true), { capture: true, passive: true })

/** Whether the page was last touched by the keyboard. */
export const isByKeyboard = (): boolean => lastWasKey

/** Whether a click came from a finger. A click of the keyboard has no detail. */
export function isTap(event: Event | undefined): boolean {
  if (!(event instanceof MouseEvent) || event.detail === 0) return false
  const type = event instanceof PointerEvent && event.pointerType ? event.pointerType : lastPointer
  return type === 'touch'
}

/** Whether a click came from Enter or Space, or from a screen reader. */
const isPressed = (event: Event | undefined): boolean => event instanceof MouseEvent && event.detail === 0

export class TablePlay implements Play {
  readonly #session: TableSession
  #pointed = $state<string | null>(null)
  #tapped = $state<string | null>(null)

  readonly choices: ReadonlyMap<string, Choice> = $derived.by(() => {
    const position = this.#open
    return new Map(position?.choices.map((choice) => [choice.move, choice]))
  })
  readonly refused: ReadonlyMap<string, Refusal> = $derived.by(() => {
    const position = this.#open
    return new Map(position?.refused.map((refusal) => [refusal.move, refusal]))
  })
  readonly previewed: Choice | null = $derived.by(() => {
    const move = this.#pointed ?? this.#tapped
    return (move !== null && this.choices.get(move)) || null
  })

  constructor(session: TableSession) {
    this.#session = session
  }

  get busy(): boolean {
    return this.#session.busy
  }

  get #open() {
    const { shown, busy, table } = this.#session
    return shown && !busy && table?.status === 'running' && !shown.position.over ? shown.position : null
  }

  preview = (move: string | null): void => {
    this.#pointed = move
  }

  choose = (move: string, event?: Event): void => {
    const choice = this.choices.get(move)
    if (!choice) return
    const first = isTap(event) ? this.#tapped !== move : isPressed(event) && this.previewed?.move !== move
    if (first) this.#tapped = move
    else this.commit(choice)
  }

  commit(choice: Choice): void {
    this.#pointed = null
    this.#tapped = null
    this.#session.decide(choice.action).catch((error: unknown) => notices.trouble(error))
  }

  forget = (): void => {
    this.#tapped = null
  }
}

/** For looking back: nothing can be done. */
export const STILL: Play = {
  choices: new Map(),
  refused: new Map(),
  previewed: null,
  busy: false,
  preview: () => {},
  choose: () => {},
  forget: () => {},
}
