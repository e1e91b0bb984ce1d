// The steps since the viewer's last decision once more, on the board. Nothing can be decided meanwhile.

import type { Position } from '../lib/messages'

/** How long a step stays on the board, in milliseconds. */
export const STEP = 1100

export class Again {
  #steps = $state.raw<readonly Position[]>([])
  #at = $state(0)
  held = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The position on the board; null while nothing is played again. */
  readonly position = $derived(this.#steps[this.#at] ?? null)
  /** The number of the step, from 1; 0 before the first. */
  readonly step = $derived(this.#at)
  readonly last = $derived(this.#steps.length - 1)

  /** Begins with the position after the viewer's last decision. */
  play(steps: readonly Position[]): void {
    if (steps.length < 2) return
    this.stop()
    this.#steps = steps
    this.#wait()
  }

  hold(): void {
    this.held = !this.held
    if (this.held) clearTimeout(this.#timer)
    else this.#wait()
  }

  stop = (): void => {
    clearTimeout(this.#timer)
    this.#steps = []
    this.#at = 0
    this.held = false
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      if (this.#at >= this.last) this.stop()
      else {
        this.#at += 1
        this.#wait()
      }
    }, STEP)
  }
}
