// Where points came from, by its name: a kind of points, a card, Booty, a reserved card.

import type { Texts } from '../../../lib/texts.svelte'
import { openBook } from '../book'

const RESERVED = ['reserve', 'give-up']

export function sourceName(source: string, texts: Texts): string {
  if (texts.has(`points-${source}`)) return texts.get(`points-${source}`)
  if (RESERVED.includes(source)) return texts.get('points-reserved')
  const book = openBook()
  if (!book) return source
  // Prestige and Merchandise are one row each; of History cards, each is its own.
  const kind = book.has(source) ? book.card(source).kind : ''
  return kind === 'prestige' || kind === 'merchandise' ? texts.get(`points-${kind}`) : book.name(source, texts)
}
