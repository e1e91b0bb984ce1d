// A card in words: what it is, what it asks for, what it brings.

import { list } from '../../../lib/format'
import type { Texts } from '../../../lib/texts.svelte'
import type { Desk } from '../desk.svelte'
import type { CardFigures } from '../figures'
import type { Requirement } from '../view'

const amounts = (some: Record<string, number>, texts: Texts): string =>
  list(
    texts.language,
    Object.entries(some)
      .filter(([, n]) => n > 0)
      .map(([what, n]) => texts.get(`amount-${what}`, { n })),
  )

/** What a card asks for. */
function requiresWords(asks: readonly Requirement[], texts: Texts): string[] {
  const said: string[] = []
  const resources = asks.filter(({ what }) => what !== 'booty').map(({ what, amount }) => [what, amount])
  const what = amounts(Object.fromEntries(resources) as Record<string, number>, texts)
  if (what) said.push(texts.get('says-requires', { what }))
  const paid = asks.find((each) => each.what === 'booty')
  if (paid) said.push(texts.get('says-pays', { n: paid.amount }))
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
  if (card.tie_break) said.push(texts.get('says-tie-break'))
  return said
}

const says = (id: string, desk: Desk): string =>
  [...requiresWords(desk.asks(id), desk.texts), ...bringsWords(desk.book.card(id), desk.texts)].join(' ')

/** The words beside a card: what it does, what it is, and where its figures come from. */
export function cardTip(id: string, desk: Desk): { title: string; text: string; note: string } {
  const { book, texts } = desk
  const about = texts.has(`card-${id}.text`) ? texts.get(`card-${id}.text`) : ''
  return {
    title: book.name(id, texts),
    text: says(id, desk),
    note: [about, `${texts.get(`source-${book.card(id).source}`)}.`].filter(Boolean).join(' '),
  }
}

/** All of a card, to be read out. */
export function cardWords(id: string, desk: Desk): string {
  const card = desk.book.card(id)
  const kind = desk.t(card.special ? 'kind-special' : `kind-${card.kind}`)
  return `${desk.name(id)}, ${kind}. ${says(id, desk)}`
}
