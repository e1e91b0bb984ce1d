// A card in words: what it is, what it asks for, what it brings.

import { list } from '../../../lib/format'
import type { Texts } from '../../../lib/texts.svelte'
import type { Book } from '../book'
import type { CardFigures, DomainView } from '../types'

const amounts = (some: Record<string, number>, texts: Texts): string =>
  list(
    texts.language,
    Object.entries(some)
      .filter(([, n]) => n > 0)
      .map(([what, n]) => texts.get(`amount-${what}`, { n })),
  )

/** What a card asks for; of a Domain where it depends on one. */
function requiresWords(card: CardFigures, domain: DomainView | null, texts: Texts): string[] {
  const said: string[] = []
  const need = card.kind === 'merchandise' ? { trade: domain?.merchandise_trade ?? 0 } : card.requires
  const what = amounts(need, texts)
  if (what) said.push(texts.get('says-requires', { what }))
  if (card.booty > 0) said.push(texts.get('says-pays', { n: card.booty }))
  return said
}

/** What a card brings: resources, ships, an ability, points. */
function bringsWords(card: CardFigures, texts: Texts): string[] {
  const said: string[] = []
  const what = amounts({ ...card.grants, ships: card.ships }, texts)
  if (what) said.push(texts.get('says-grants', { what }))
  for (const taken of card.takes) said.push(texts.get(`says-takes-${taken}`, { action: texts.get(`action-${card.kind}`) }))
  if (card.vp > 0) said.push(texts.get('says-vp', { n: card.vp }))
  for (const [kind, n] of Object.entries(card.per)) said.push(texts.get(`says-per-${kind}`, { n }))
  if (card.kind === 'merchandise') said.push(texts.get('says-goods'))
  return said
}

const says = (card: CardFigures, domain: DomainView | null, texts: Texts): string =>
  [...requiresWords(card, domain, texts), ...bringsWords(card, texts)].join(' ')

/** The words beside a card: what it does, what it is, and where its figures come from. */
export function cardTip(id: string, book: Book, domain: DomainView | null, texts: Texts): { title: string; text: string; note: string } {
  const card = book.card(id)
  const about = texts.has(`card-${id}.text`) ? texts.get(`card-${id}.text`) : ''
  return {
    title: book.name(id, texts),
    text: says(card, domain, texts),
    note: [about, `${texts.get(`source-${card.source}`)}.`].filter(Boolean).join(' '),
  }
}

/** All of a card, to be read out. */
export function cardWords(id: string, book: Book, domain: DomainView | null, texts: Texts): string {
  const card = book.card(id)
  const kind = texts.get(card.special ? 'kind-special' : `kind-${card.kind}`)
  return `${book.name(id, texts)}, ${kind}. ${says(card, domain, texts)}`
}
