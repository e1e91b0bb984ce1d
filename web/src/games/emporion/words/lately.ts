// What a seat did last, in a few words.

import type { Told } from '../../../lib/messages'
import type { Texts } from '../../../lib/texts.svelte'
import type { Book } from '../book'

const KINDS = ['take', 'reserve', 'first', 'give-up', 'skip', 'send']

export function lately(events: readonly Told[], seat: number, book: Book, texts: Texts): string {
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index]!
    if (event.seat !== seat || !KINDS.includes(event.kind)) continue
    if (event.kind === 'send' && event.cause !== 'expedition') continue
    if (event.kind === 'send') return texts.get('page-lately-expedition')
    if (event.kind === 'skip') return texts.get('page-lately-skip')
    return texts.get(`page-lately-${event.kind}`, { name: book.name(event.what, texts) })
  }
  return ''
}
