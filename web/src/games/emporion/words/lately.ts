// What a seat did last, in a few words.

import type { LastAct } from '../../../lib/game'
import type { Told } from '../../../lib/messages'
import type { Texts } from '../../../lib/texts.svelte'
import type { Book } from '../book'

const KINDS = ['take', 'reserve', 'first', 'give-up', 'skip', 'send']

const isAct = ({ kind, cause }: Told): boolean => KINDS.includes(kind) && (kind !== 'send' || cause === 'expedition')

export function lately(events: readonly Told[], seat: number, book: Book, texts: Texts): LastAct | null {
  const event = events.findLast((each) => each.seat === seat && isAct(each))
  if (!event) return null
  const { kind, what, ply } = event
  const words =
    kind === 'send'
      ? texts.get('page-lately-expedition')
      : texts.get(`page-lately-${kind}`, kind === 'skip' ? {} : { name: book.name(what, texts) })
  return { ply, words }
}
