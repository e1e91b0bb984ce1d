// Moves and questions in words.

import { list } from '../../../lib/format'
import type { Choice } from '../../../lib/messages'
import type { Texts } from '../../../lib/texts.svelte'
import { openBook, type Book } from '../book'
import type { DomainView, View } from '../view'

/** The viewer's own Domain. */
const viewer = (view: View): DomainView | undefined => (view.seat === null ? undefined : view.domains[view.seat])

/** The Booty that a choice pays. */
const bootyOf = (choice: Choice): number => {
  const paid = choice.deltas.find((delta) => delta.what === 'booty' && delta.amount < 0)
  return paid ? -paid.amount : 0
}

/** Moves that the terminal tells with more. */
const SHORT = ['expedition', 'take', 'play']

/** A move in words: "Take Strategos by War". */
export function describe(move: string, book: Book, texts: Texts): string {
  const [verb = '', name = '', , colour] = move.split(' ')
  if (verb === 'refill') return texts.get('move-refill', { name: texts.get(`deck-${name}`) })
  if (verb === 'marker') return texts.get('move-marker', { name: texts.get(`marker-${name}`) })
  const what = name ? book.name(name, texts) : ''
  if (colour) return texts.get(`page-move-${verb}-by`, { name: what, action: texts.get(`action-${colour}`) })
  // The board shows by which action, and for how much.
  return texts.get(SHORT.includes(verb) ? `page-move-${verb}` : `move-${verb}`, { name: what })
}

/** What the viewer is asked: a short heading, and what it is about. */
function question(view: View, texts: Texts): { title: string; detail: string } {
  const asked = view.question!
  const values = { n: asked.kind === 'send' ? asked.to_send : asked.gaps }
  return { title: texts.get(`question-${asked.kind}`, values), detail: texts.get(`question-${asked.kind}.text`, values) }
}

/** Numbers that the outcome names; how many cards of a kind one owns is seen. */
const UNTOLD = ['cards', 'prestige', 'merchandise']

/** What the Booty of a choice stands for: "2 Booty for 2 Trade". Empty where some of it is paid besides. */
function bootyFor(choice: Choice, view: View, book: Book, texts: Texts): string {
  const [verb, name = ''] = choice.move.split(' ')
  const domain = viewer(view)
  if (!domain || bootyOf(choice) === 0) return ''
  const card = book.meant(name, verb === 'play' ? domain.reserved : view.polis)
  if (!card || book.card(card).booty > 0) return ''
  const gaps = view.prices[card]?.requires.filter(({ missing }) => missing > 0) ?? []
  const what = list(
    texts.language,
    gaps.map((gap) => texts.get(`amount-${gap.what}`, { n: gap.missing })),
  )
  return texts.get('page-outcome-booty', { booty: texts.get('amount-booty', { n: bootyOf(choice) }), what })
}

/** What a previewed choice would do. */
function outcome(choice: Choice, view: View, book: Book, texts: Texts): string {
  const said = describe(choice.move, book, texts)
  const booty = bootyFor(choice, view, book, texts)
  const numbers = choice.deltas
    .filter((delta) => delta.seat === view.seat && !UNTOLD.includes(delta.what))
    .map((delta) =>
      delta.what === 'booty' && booty
        ? booty
        : `${delta.amount < 0 ? '−' : '+'}${texts.get(`amount-${delta.what}`, { n: Math.abs(delta.amount) })}`,
    )
  return numbers.length > 0 ? texts.get('page-outcome', { move: said, what: numbers.join(', ') }) : said
}

/** Before the end: that this is the viewer's last turn. */
const lastTurn = (view: View, texts: Texts): string =>
  view.question?.kind === 'turn' && viewer(view)?.last_turn === 'now' ? texts.get('page-last-turn') : ''

/** The sentence of the ask bar and the smaller one after it. The page itself says whom the game waits for and who has won. */
export function ask(view: View, book: Book, previewed: Choice | null, texts: Texts): { title: string; detail: string } {
  if (view.over || view.seat === null || !view.waiting.includes(view.seat)) return { title: '', detail: '' }
  const asked = question(view, texts)
  if (previewed) return { title: asked.title, detail: outcome(previewed, view, book, texts) }
  return { title: lastTurn(view, texts) || asked.title, detail: asked.detail }
}

/** The words on the ask bar's main button. */
export function act(choice: Choice, view: View, texts: Texts): string {
  const book = openBook()!
  const booty = bootyOf(choice)
  const said = describe(choice.move, book, texts)
  return booty > 0 && viewer(view) ? texts.get('page-act-for', { move: said, booty: texts.get('amount-booty', { n: booty }) }) : said
}

/** Names in a row. */
export const names = (cards: readonly string[], book: Book, texts: Texts): string =>
  list(
    texts.language,
    cards.map((card) => book.name(card, texts)),
  )
