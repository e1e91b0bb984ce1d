// Moves and questions in words.

import { list } from '../../../lib/format'
import type { Choice, Delta } from '../../../lib/messages'
import type { Texts } from '../../../lib/texts.svelte'
import type { Book } from '../book'
import { completed } from '../outcome'
import { tileOf } from '../boardplaces'
import { screen } from '../../../lib/screen.svelte'
import type { View } from '../view'
import { bringsWords, cardName, fountainName, kindName, tileWords } from './names'

const cardIn = (place: string, view: View, book: Book, texts: Texts): string => cardName(book.card(view.grid[place]!), texts)

/** A move in words. */
export function describe(move: string, view: View, book: Book, texts: Texts): string {
  const [verb = '', name = '', turn = '0'] = move.split(' ')
  if (verb === 'build') return texts.get('move-build', { cell: name.toUpperCase(), n: Number(turn) })
  if (verb === 'store') return texts.get('move-store')
  if (verb === 'take' || verb === 'bread' || verb === 'craft') {
    const tile = tileOf(move, view)
    return texts.get(`move-${verb}`, { n: Number(name[0]), name: tile ? tileWords(tile, book, texts) : '' })
  }
  if (verb === 'return') return texts.get('move-return', { name: fountainName(name, book, texts) })
  if (verb === 'disc') {
    const [one = '', other = ''] = name.split('-').map((place) => cardIn(place, view, book, texts))
    return texts.get('move-disc', { one, other })
  }
  if (verb === 'first') return texts.get('move-first', { name: cardIn(name, view, book, texts) })
  return texts.get(`move-${verb}`, { n: Number(name) })
}

/** The words on the ask bar's main button: short, the board shows the rest. */
export function act(choice: Choice, view: View, book: Book, texts: Texts): string {
  const [verb = '', name = ''] = choice.move.split(' ')
  if (verb === 'pay' || verb === 'loaves') return describe(choice.move, view, book, texts)
  if (verb === 'build') return texts.get('page-act-build', { cell: name.toUpperCase() })
  if (verb === 'place') return texts.get('page-act-place', { n: Number(name) })
  if (verb === 'return') return texts.get('page-act-return', { kind: fountainName(name, book, texts) })
  return texts.get(`page-act-${verb}`)
}

/** Changes by what they change, whatever the cause. */
function sums(deltas: readonly Delta[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { what, amount } of deltas) found[what] = (found[what] ?? 0) + amount
  return found
}

/** What the previewed build completes, in a line. */
function completes(choice: Choice, texts: Texts): string {
  const kinds = completed(choice.deltas).map(({ kind }) => kindName(kind, texts))
  const frame = choice.deltas.filter((delta) => delta.what === 'goal').reduce((sum, delta) => sum + delta.amount, 0)
  const gains = bringsWords(sums(choice.deltas), texts)
  const parts = [
    kinds.length > 0 ? texts.get('page-completes', { names: list(texts.language, kinds) }) : '',
    gains,
    frame ? texts.get('page-meets', { n: frame }) : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** What helps with a question before anything is pointed at. */
function hint(view: View, choices: readonly Choice[], texts: Texts): string {
  const kind = view.question?.kind
  const moves = choices.map(({ move }) => move.split(' '))
  if (kind === 'build') {
    const cells = new Set(moves.filter(([verb]) => verb === 'build').map(([, cell]) => cell)).size
    return cells > 0 ? texts.get(screen.touched ? 'page-fits-touch' : 'page-fits-cells', { n: cells }) : texts.get('page-fits-none')
  }
  if (kind === 'take' && moves.some(([verb]) => verb === 'bread')) return texts.get('page-take-bread')
  const id = screen.touched && texts.has(`page-hint-${kind}-touch`) ? `page-hint-${kind}-touch` : `page-hint-${kind}`
  return kind && texts.has(id) ? texts.get(id) : ''
}

/** The one sentence of the ask bar, and what the previewed choice would do. */
export function ask(
  view: View,
  book: Book,
  choices: readonly Choice[],
  previewed: Choice | null,
  texts: Texts,
): { title: string; detail: string } {
  const question = view.question
  if (!question || question.seat !== view.seat) return { title: '', detail: question ? texts.get(`page-doing-${question.kind}`) : '' }
  const title = texts.get(`question-${question.kind}`)
  if (!previewed) return { title, detail: hint(view, choices, texts) }
  const verb = previewed.move.split(' ')[0]!
  if (verb === 'build') return { title, detail: completes(previewed, texts) || texts.get('page-completes-nothing') }
  const change = bringsWords(sums(previewed.deltas), texts)
  if (verb === 'store') return { title, detail: texts.get('page-stored-text') }
  const brings = verb === 'disc' ? view.discs.find((disc) => disc.name === previewed.move.split(' ')[1])?.brings : null
  if (brings) return { title, detail: texts.get('page-disc-brings', { what: bringsWords(brings, texts) || '0' }) }
  if (verb === 'disc' || verb === 'pay' || verb === 'loaves' || verb === 'first')
    return { title, detail: change || describe(previewed.move, view, book, texts) }
  const tile = tileOf(previewed.move, view)
  const there = new Set(tile && view.seat !== null ? view.fits[tile]?.map((place) => place.split(' ')[0]) : [])
  const where = tile && view.seat !== null ? texts.get('page-would-fit', { n: there.size }) : ''
  return { title, detail: [describe(previewed.move, view, book, texts), where].filter(Boolean).join(' · ') }
}
