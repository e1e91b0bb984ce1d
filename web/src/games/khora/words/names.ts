// Things by their names, as this table's figures have them.

import type { Texts } from '../../../lib/texts.svelte'
import { openBook, type Book } from '../book'
import type { Gains, Priced } from '../figures'
import { WORDS } from '../terms'
import type { View } from '../view'

const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const

export const roman = (number: number): string => ROMAN[number] ?? String(number)

/** The message as it reads with this table's figures. */
function variant(message: string, view: View, texts: Texts): string {
  const revised = `${message}-revised`
  return view.options['values'] === 'revised' && texts.has(revised) ? revised : message
}

export const eventText = (event: string, view: View, texts: Texts): string => texts.get(`${variant(`event-${event}`, view, texts)}.text`)

export const developmentText = (city: string, number: number, view: View, texts: Texts): string =>
  texts.get(variant(`development-${city}-${number}`, view, texts))

export const amountWords = (gains: Gains | Record<string, number>, texts: Texts): string =>
  Object.entries(gains)
    .filter(([, number]) => number)
    .map(([what, number]) => texts.get(`amount-${what}`, { n: number }))
    .join(', ')

/** What a card or a development asks for, in words; empty if nothing. */
export function priceWords(priced: Priced, texts: Texts): string {
  const parts = WORDS.Colour.filter((colour) => priced.knowledge[colour] > 0).map((colour) =>
    texts.get(`amount-knowledge-${colour}`, { n: priced.knowledge[colour] }),
  )
  if (priced.cost > 0) parts.unshift(texts.get('amount-drachma', { n: priced.cost }))
  return parts.join(', ')
}

/** A token of the board by its colour, kind, troops needed and lost; `.text` spells the figures out. */
export function tokenName(id: string, book: Book, texts: Texts, attribute = ''): string {
  const token = book.tokens.get(id)
  if (!token) return id
  if (token.colour === null) return texts.get(`token-persepolis${attribute}`)
  const { colour, requires, loses } = token
  return texts.get(`token${attribute}`, { kind: token.major ? 'major' : 'minor', colour, requires, loses })
}

const CAUSES = ['cause', 'tile', 'card', 'event', 'city'] as const

/** What made something happen. */
export function causeName(cause: string, texts: Texts): string {
  const book = openBook()
  if (book?.tokens.has(cause)) return tokenName(cause, book, texts)
  const family = CAUSES.find((each) => texts.has(`${each}-${cause}`))
  return family ? texts.get(`${family}-${cause}`) : cause
}

const PICTURES = ['resource', 'track', 'tile', 'page-icon'] as const

/** What a picture in square brackets stands for. */
export function wordFor(icon: string, texts: Texts): string {
  const die = /^d([1-6])$/.exec(icon)
  if (die) return die[1]!
  const family = PICTURES.find((each) => texts.has(`${each}-${icon}`))
  return family ? texts.get(`${family}-${icon}`) : ''
}
