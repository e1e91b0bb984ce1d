// A card in words: what it is, what it brings, what it asks for.

import { list } from '../../../lib/format'
import type { Texts } from '../../../lib/texts.svelte'
import type { Book } from '../book'
import type { CardFigures, DomainView } from '../types'

const amounts = (some: Record<string, number>, texts: Texts): string =>
  list(
    texts.language,
    Object.entries(some)
      .filter(([, n]) => n > 0)
      .map(([what, n]) => texts.get(`page-amount-${what}`, { n })),
  )

/** What a card brings: resources, ships, an ability, points. */
export function bringsWords(card: CardFigures, texts: Texts): string[] {
  const said: string[] = []
  const grants = amounts(card.grants, texts)
  if (grants) said.push(texts.get('page-card-grants', { what: grants }))
  if (card.ships > 0) said.push(texts.get('page-amount-ships', { n: card.ships }))
  for (const what of card.takes) said.push(texts.get(`page-card-takes-${what}`, { colour: texts.get(`page-${card.kind}`) }))
  if (card.vp > 0) said.push(texts.get('page-amount-vp', { n: card.vp }))
  for (const [what, n] of Object.entries(card.per)) said.push(texts.get(`page-per-${what}`, { n }))
  if (card.kind === 'merchandise') said.push(texts.get('page-card-goods'))
  return said
}

/** What a card asks for; of a Domain where it depends on one. */
export function requiresWords(card: CardFigures, domain: DomainView | null, texts: Texts): string[] {
  const said: string[] = []
  const need = card.kind === 'merchandise' ? { trade: domain?.merchandise_trade ?? 0 } : card.requires
  const what = amounts(need, texts)
  if (what) said.push(texts.get('page-card-requires', { what }))
  if (card.booty > 0) said.push(texts.get('page-card-pays', { n: card.booty }))
  return said
}

/** The words beside a card: what it does, what it is, and where its figures come from. */
export function cardTip(id: string, book: Book, domain: DomainView | null, texts: Texts): { title: string; text: string; note: string } {
  const card = book.card(id)
  const about = texts.has(`card-${id}.text`) ? texts.get(`card-${id}.text`) : ''
  return {
    title: book.name(id, texts),
    text: sentence([...bringsWords(card, texts), ...requiresWords(card, domain, texts)]),
    note: [about, `${texts.get(`page-figures-${card.source}`)}.`].filter(Boolean).join(' '),
  }
}

const sentence = (parts: readonly string[]): string => parts.filter(Boolean).join('; ')

/** All of a card, to be read out. */
export function cardWords(id: string, book: Book, domain: DomainView | null, texts: Texts): string {
  const card = book.card(id)
  const kind = texts.get(card.special ? 'page-special' : `page-${card.kind}`)
  return `${sentence([`${book.name(id, texts)}, ${kind}`, ...bringsWords(card, texts), ...requiresWords(card, domain, texts)])}.`
}
