// Things by their names.

import { list } from '../../../lib/format'
import type { Texts } from '../../../lib/texts.svelte'
import type { Book } from '../book'
import type { CardFigures } from '../figures'
import { AMOUNT_OF_KIND, WORDS } from '../terms'
import type { PlayerView } from '../view'

export const kindName = (kind: string, texts: Texts): string => texts.get(texts.has(`kind-${kind}`) ? `kind-${kind}` : `page-what-${kind}`)

export const amounts = (numbers: Record<string, number>, texts: Texts): string =>
  list(
    texts.language,
    Object.entries(numbers).map(([what, n]) => texts.get(`amount-${what}`, { n })),
  )

/** A tile by its parts: "craftsman and vineyard", "villa (2 chimneys)". */
export function tileWords(tile: string, book: Book, texts: Texts): string {
  const { building, parts } = book.tile(tile)
  if (building) return kindName(building, texts)
  const named = parts.map(({ kind, chimneys }) =>
    chimneys > 0 ? `${kindName(kind, texts)} (${texts.get('amount-chimney', { n: chimneys })})` : kindName(kind, texts),
  )
  return list(texts.language, named)
}

/** A fountain card by the kinds that it counts. */
export const fountainName = (card: string, book: Book, texts: Texts): string =>
  book
    .fountainCard(card)
    .kinds.map((kind) => kindName(kind, texts))
    .join(' + ')

/** What lies in a cell: its features, and whether they are complete. */
export function cellWords(player: PlayerView, cell: string, texts: Texts): string {
  const here = player.features.filter((feature) => feature.cells.includes(cell))
  return here
    .map(({ kind, complete, size }) => {
      const counted = kind === 'villa' ? texts.get('amount-chimney', { n: size }) : texts.get('amount-tile', { n: size })
      return texts.get(complete ? 'page-feature-complete' : 'page-feature-open', { kind: kindName(kind, texts), size: counted })
    })
    .join(' ')
}

/** What a scoring card asks for and brings, by the names of its sentence. */
function sides(card: CardFigures, texts: Texts): { needs: string; gains: string } {
  const needs = card.red ? card.needs : Object.fromEntries(Object.entries(card.needs).map(([what, n]) => [AMOUNT_OF_KIND[what] ?? what, n]))
  return { needs: amounts(needs, texts), gains: amounts(card.gains, texts) }
}

export const cardWords = (card: CardFigures, texts: Texts): string =>
  texts.get(card.red ? 'page-card-pay' : 'page-card-have', sides(card, texts))

/** Only the card's name, for sentences about it. */
export const cardName = (card: CardFigures, texts: Texts): string => texts.get('card-red', sides(card, texts))

const SAID: readonly string[] = [...WORDS.Reward, ...WORDS.Ware]

/** What a choice would change, in words: "+3 VP, −1 coin". */
export function bringsWords(numbers: Record<string, number>, texts: Texts): string {
  return Object.entries(numbers)
    .filter(([what, n]) => n !== 0 && SAID.includes(what))
    .map(([what, n]) => `${n < 0 ? '−' : '+'}${texts.get(`amount-${what}`, { n: Math.abs(n) })}`)
    .join(', ')
}

/** A number as it is shown, with a proper minus. */
export const figure = (number: number): string => String(number).replace('-', '−')
