// What others have changed on the board: cards that came to the Port or the Polis, and the marker.

import type { Touched } from '../../lib/game'
import type { Told } from '../../lib/messages'
import { openBook } from './book'
import type { View } from './view'

/** By kind of event, where its card lies now. */
const LIES: Record<string, (event: Told) => string> = {
  refill: ({ amount }) => `port-${amount}`,
  send: ({ what }) => `polis-${openBook()?.group(what) ?? what}`,
  reserve: ({ what, seat }) => `reserve-${seat}-${what}`,
}

/** A place in the Port belongs to whoever filled it last. */
export function touched(events: readonly Told[], before: View, after: View): Touched[] {
  const found = new Map<string, number>()
  for (const event of events) {
    const place = LIES[event.kind]?.(event)
    if (place) found.set(place, event.seat)
    if (event.kind === 'action') for (const name of moved(before, after, event.seat)) found.set(`marker-${name}`, event.seat)
  }
  return [...found].map(([piece, seat]) => ({ piece, seat }))
}

/** The markers that stand elsewhere and that this seat moves: its own, or everybody's. */
const moved = (before: View, after: View, seat: number): string[] =>
  after.markers.flatMap(({ name, seat: owner, action }) => {
    const was = before.markers.find((each) => each.name === name)?.action
    return (owner === null || owner === seat) && was !== action ? [name] : []
  })
