// What made something happen, by its name.

import type { Texts } from '../../../lib/texts.svelte'
import { openBook } from '../book'
import { tokenName } from './names'

const FAMILIES = ['cause', 'tile', 'card', 'event', 'city'] as const

export function causeName(cause: string, texts: Texts): string {
  const book = openBook()
  if (book?.tokens.has(cause)) return tokenName(cause, book, texts)
  const family = FAMILIES.find((each) => texts.has(`${each}-${cause}`))
  return family ? texts.get(`${family}-${cause}`) : cause
}
