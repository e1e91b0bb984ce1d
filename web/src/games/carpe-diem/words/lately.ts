// What a seat did last, in a few words.

import type { LastAct } from '../../../lib/game'
import type { Told } from '../../../lib/messages'
import type { Texts, Values } from '../../../lib/texts.svelte'
import type { Book } from '../book'
import { tileWords } from './names'

const ACTS: Record<string, (event: Told, book: Book, texts: Texts) => Values> = {
  place: ({ what }) => ({ n: Number(what) }),
  take: ({ what }, book, texts) => ({ tile: tileWords(what, book, texts) }),
  build: ({ what, cause }, book, texts) => ({ tile: tileWords(what, book, texts), cell: cause.toUpperCase() }),
  store: () => ({}),
  disc: () => ({}),
}

export function lately(events: readonly Told[], seat: number, book: Book, texts: Texts): LastAct | null {
  const event = events.findLast((each) => each.seat === seat && each.kind in ACTS)
  return event ? { ply: event.ply, words: texts.get(`page-lately-${event.kind}`, ACTS[event.kind]!(event, book, texts)) } : null
}
