// The other tables at which it is my turn, while I look at one or at none: the tab counts them, and each calls once.

import * as api from './api'
import { badge, notify } from './attention.svelte'
import { me } from './me.svelte'
import type { TableInfo } from './messages'
import { texts } from './texts.svelte'
import { isMyTurn, titleOf } from './words'

const EVERY = 30_000

export class Turns {
  /** Tables that wait for me. */
  #waiting = $state.raw<readonly TableInfo[] | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The table that this page shows, which tells of its turns itself. */
  shown = $state<string | null>(null)

  readonly others = $derived((this.#waiting ?? []).filter((table) => table.id !== this.shown).length)

  /** Looks at my tables now and then, and when I look at the page again. Returns what ends it. */
  watch(): () => void {
    const look = (): void => void this.look()
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.look(), EVERY)
    if (!me.person) return
    try {
      this.#hear((await api.myTables()).filter(isMyTurn))
    } catch {
      // The server cannot be reached: the next look will tell.
    }
  }

  /** A turn that has begun calls; what was so when the page was opened does not. */
  #hear(waiting: readonly TableInfo[]): void {
    const before = this.#waiting
    this.#waiting = waiting
    badge(waiting.length)
    const isNew = ({ id, ply }: TableInfo): boolean => !before?.some((each) => each.id === id && each.ply === ply)
    if (before)
      for (const table of waiting)
        if (table.id !== this.shown && isNew(table)) notify(texts.get('your-turn'), titleOf(table), `/t/${table.id}`)
  }
}

export const turns = new Turns()
