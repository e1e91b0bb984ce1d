// The server's tables and your own, asked for again every few seconds while they are on the screen.

import { untrack } from 'svelte'
import * as api from './api'
import type { GameInfo, TableInfo, TableList } from './messages'
import { me } from './me.svelte'
import { notices } from './notices.svelte'
import { router } from './router.svelte'

const EVERY = 8000

class TableLists {
  games = $state.raw<GameInfo[] | null>(null)
  list = $state.raw<TableList | null>(null)
  mine = $state.raw<TableInfo[] | null>(null)
  /** Whether the server did not answer the last time. */
  offline = $state(false)
  #watchers = 0
  #timer = 0

  async refresh(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const [games, list, mine] = await Promise.all([this.games ?? api.games(), api.tables(), this.#own()])
      this.games = games
      this.list = list
      this.mine = mine
      this.offline = false
    } catch {
      this.offline = true
    }
    if (this.#watchers > 0) this.#timer = window.setTimeout(() => void this.#again(), EVERY)
  }

  /** Keeps the lists fresh as long as a screen shows them: call it in an effect. */
  watch(): () => void {
    this.#watchers += 1
    untrack(() => void this.refresh())
    const seen = (): void => {
      if (!document.hidden) void this.refresh()
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      this.#watchers -= 1
      document.removeEventListener('visibilitychange', seen)
      if (this.#watchers === 0) clearTimeout(this.#timer)
    }
  }

  /** Nobody yet has no tables. */
  async #own(): Promise<TableInfo[]> {
    if (!me.known) await me.load()
    return me.person ? api.myTables() : []
  }

  #again(): Promise<void> {
    if (!document.hidden) return this.refresh()
    this.#timer = window.setTimeout(() => void this.#again(), EVERY)
    return Promise.resolve()
  }
}

export const tables = new TableLists()

/** Takes a free seat (the first, if none is named) and goes to the table. Whoever came without a name is asked for it. */
export async function sitDown(table: TableInfo, seat?: number): Promise<TableInfo | null> {
  try {
    if (!(await me.introduce())) return null
    const joined = await api.join(table.id, seat ?? null)
    router.go(`/t/${table.id}`)
    return joined
  } catch (error) {
    notices.trouble(error)
    return null
  }
}
