// What a seat did last, in a few words.

import { list } from '../../../lib/format'
import type { LastAct } from '../../../lib/game'
import type { Told } from '../../../lib/messages'
import type { Texts } from '../../../lib/texts.svelte'
import type { Book } from '../book'
import { achievementName, roman, tokenName } from './names'

const NAMES: Record<string, (event: Told, book: Book, texts: Texts) => string> = {
  explore: ({ what }, book, texts) => tokenName(what, book, texts),
  play: ({ what }, _, texts) => texts.get(`card-${what}`),
  level: ({ what, amount }, _, texts) => `${texts.get(`track-${what}`)} ${amount}`,
  develop: ({ amount }) => roman(amount),
  achieve: ({ what }, book, texts) => achievementName(what, book, texts),
  city: ({ what }, _, texts) => texts.get(`city-${what}`),
}

/** The tiles that a seat revealed with this decision. */
const tiles = (events: readonly Told[], { ply, seat }: Told, texts: Texts): string =>
  list(
    texts.language,
    events.flatMap((each) => (each.kind === 'reveal' && each.ply === ply && each.seat === seat ? [texts.get(`tile-${each.what}`)] : [])),
  )

export function lately(events: readonly Told[], seat: number, book: Book, texts: Texts): LastAct | null {
  const event = events.findLast((each) => each.seat === seat && (each.kind in NAMES || each.kind === 'reveal'))
  if (!event) return null
  const name = event.kind === 'reveal' ? tiles(events, event, texts) : NAMES[event.kind]!(event, book, texts)
  return { ply: event.ply, words: texts.get(`page-lately-${event.kind}`, { name }) }
}
