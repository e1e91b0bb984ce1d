// The time, for clocks that tick.

import { untrack } from 'svelte'

class Now {
  at = $state(Date.now())
  #watchers = 0
  #timer = 0

  /** Lets the time run as long as somebody looks: call it in an effect. */
  watch = (): (() => void) => {
    this.#watchers += 1
    untrack(() => this.#tick())
    return () => {
      this.#watchers -= 1
    }
  }

  #tick(): void {
    clearTimeout(this.#timer)
    this.at = Date.now()
    if (this.#watchers > 0) this.#timer = window.setTimeout(() => this.#tick(), 500)
  }
}

export const now = new Now()
