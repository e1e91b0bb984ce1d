// Sitting down at a table that has a free seat, as one person or another: whoever came without a name gets one.

import * as api from './api'
import { me } from './me.svelte'
import type { TableInfo } from './messages'
import { notices } from './notices.svelte'
import { router } from './router.svelte'

/** Takes a free seat (the first, if none is named) and goes to the table. */
export async function sitDown(table: TableInfo, seat?: number): Promise<TableInfo | null> {
  try {
    await me.ensure()
    const joined = await api.join(table.id, seat ?? null)
    router.go(`/t/${table.id}`)
    return joined
  } catch (error) {
    notices.trouble(error)
    return null
  }
}
