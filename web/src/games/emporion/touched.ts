// What others have changed on the board: cards that came to the Port or the Polis, and the marker.

import type { Touched } from '../../lib/game'
import type { Told } from '../../lib/messages'
import { openBook } from './book'
import type { Since } from '../../lib/since.svelte'
import type { Marker, View } from './view'

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

/** A marker that another player has moved: from which action. */
export interface Stood {
  marker: Marker
  seat: number
}

/** Where markers stood after the viewer's last decision, and who has moved them on last. */
export function stood(events: readonly Told[], since: Since | null, after: View, own: number | null): Stood[] {
  if (!since) return []
  const before = since.view as View
  const movers = events.filter(({ kind, seat, ply }) => kind === 'action' && seat !== own && since.plies.has(ply)).map(({ seat }) => seat)
  return before.markers.flatMap((marker) => {
    const seat = movers.findLast((mover) => moved(before, after, mover).includes(marker.name))
    return seat === undefined || marker.action === null ? [] : [{ marker, seat }]
  })
}

/** The markers that stand elsewhere and that this seat moves: its own, or everybody's. */
const moved = (before: View, after: View, seat: number): string[] =>
  after.markers.flatMap(({ name, seat: owner, action }) => {
    const was = before.markers.find((each) => each.name === name)?.action
    return (owner === null || owner === seat) && was !== action ? [name] : []
  })
