// The last line of a table's chat that somebody has seen in this browser: after a reload what they have read is not new again.

import type { ChatLine } from './messages'

const key = (table: string): string => `petteia-read-${table}`

/** The number of the last line that was read; -1 for none. */
export function lastRead(table: string): number {
  try {
    return Number(localStorage.getItem(key(table)) ?? -1)
  } catch {
    return -1
  }
}

export function keepRead(table: string, line: number): void {
  try {
    localStorage.setItem(key(table), String(line))
  } catch {
    // Nothing may be kept here: they are read until the page is closed.
  }
}

/** How many lines of others are new: not read, and not said before somebody first came (`since`, by the server's clock). */
export const unreadLines = (chat: readonly ChatLine[], read: number, since: number, mine: readonly number[]): number =>
  chat.filter((line) => line.number > read && (read >= 0 || line.at > since) && (line.seat === null || !mine.includes(line.seat))).length
