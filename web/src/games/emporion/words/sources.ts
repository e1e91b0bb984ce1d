// Where points came from, by its name: a kind of points, a card, Booty, a reserved card.

import type { Texts } from '../../../lib/texts.svelte'
import { openBook } from '../book'

const RESERVED = ['reserve', 'give-up']

export function sourceName(source: string, texts: Texts): string {
  if (texts.has(`page-points-${source}`)) return texts.get(`page-points-${source}`)
  return RESERVED.includes(source) ? texts.get('page-points-reserved') : (openBook()?.name(source, texts) ?? source)
}
