// Things by their names, and what they do, as this table's figures have them.

import type { Texts } from '../../../lib/texts.svelte'
import { openBook, type Book } from '../book'
import type { AchievementFigures, DevelopmentFigures, Gains, Priced } from '../figures'
import { WORDS } from '../terms'
import { eventSentence, listed, sentence } from './effects'

const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const

export const roman = (number: number): string => ROMAN[number] ?? String(number)

export const cardText = (card: string, book: Book, texts: Texts): string => sentence(book.cards.get(card)?.effects ?? [], 'card', texts)

export const eventText = (event: string, book: Book, texts: Texts): string => eventSentence(book.event(event)?.effects ?? [], texts)

export const developmentText = (development: DevelopmentFigures, texts: Texts): string =>
  sentence(development.effects, 'development', texts)

/** What must be reached for an achievement: "10 VP". */
export const goal = ({ counts, amount }: AchievementFigures, texts: Texts): string => texts.get(`goal-${counts}`, { n: amount })

/** An achievement by the name that an owner's file gives it, else by what it counts. */
export function achievementName(id: string, book: Book | null, texts: Texts): string {
  const figures = book?.achievements.get(id)
  return texts.has(`achievement-${id}`) || !figures ? texts.get(`achievement-${id}`) : goal(figures, texts)
}

/** Amounts of which one is chosen. */
export const choiceWords = (gains: Gains, texts: Texts): string =>
  listed(
    Object.entries(gains).map(([what, number]) => texts.get(`amount-${what}`, { n: number })),
    'or',
    texts,
  )

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
  const { colour, requires, loses } = token
  if (colour === null) {
    const majors = WORDS.Colour.filter((each) => token.knowledge[each] > 0)
    const what = majors.map((each) => `${token.knowledge[each]} × ${texts.get(`knowledge-${each}-major`)}`).join(', ')
    return texts.get(`token-persepolis${attribute}`, { requires, loses, what })
  }
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
  const die = /^d(\d+)$/.exec(icon)
  if (die) return die[1]!
  const family = PICTURES.find((each) => texts.has(`${each}-${icon}`))
  return family ? texts.get(`${family}-${icon}`) : ''
}
