// What building a tile would complete and pay, row by row: from what the server says would change.

import type { Delta } from '../../lib/messages'
import type { Book } from './book'
import type { PlayerView } from './types'

export interface Outcome {
  key: string
  /** The kind whose sign stands before it; null for a goal of the frame. */
  sign: string | null
  /** The message's id, and its numbers. */
  words: string
  size: number
  gains: [what: string, amount: number][]
}

type Numbers = Map<string, number>

/** What completing one thing brings at once. */
function reward(kind: string, numbers: Numbers, book: Book): [string, number][] {
  if (kind === 'villa') return [['vp', numbers.get('villa-vp') ?? 0]]
  const { ware, gains } = book.kind(kind)!
  if (ware) return [[ware, numbers.get(ware) ?? 0]]
  if (kind === 'merchant') return [['coin', numbers.get('coin') ?? 0]]
  return Object.entries(gains)
}

/** Without the size of what is completed: the numbers do not say it. Landscapes bring one ware less than they have tiles. */
function completed(kind: string, number: number, numbers: Numbers, book: Book): Outcome {
  const ware = book.kind(kind)?.ware
  const size = ware ? (numbers.get(ware) ?? 0) + number : 0
  return { key: kind, sign: kind, words: `kind-${kind}`, size, gains: reward(kind, numbers, book).filter(([, amount]) => amount !== 0) }
}

export function outcomes(deltas: readonly Delta[], seat: number, player: PlayerView, book: Book): Outcome[] {
  const numbers: Numbers = new Map(deltas.filter((delta) => delta.seat === seat).map(({ what, amount }) => [what, amount]))
  const rows: Outcome[] = []
  let fountains = 0
  for (const [what, number] of numbers) {
    if (!what.startsWith('complete-')) continue
    const kind = what.slice('complete-'.length)
    rows.push(completed(kind, number, numbers, book))
    fountains += number * (player.held?.[kind] ?? 0) * book.fountainVp(kind)
  }
  const frame = numbers.get('frame-vp') ?? 0
  if (frame) rows.push({ key: 'frame', sign: null, words: 'page-frame-goal', size: 0, gains: [['vp', frame]] })
  if (fountains) rows.push({ key: 'cards', sign: 'fountain', words: 'page-fountain-card', size: 0, gains: [['vp', fountains]] })
  const steps = (numbers.get('step') ?? 0) - (numbers.get('complete-administrator') ?? 0) * (book.kind('administrator')?.gains['step'] ?? 0)
  if (steps > 0) rows.push({ key: 'scroll', sign: 'scroll', words: 'page-what-scroll', size: 0, gains: [['step', steps]] })
  const chimneys = numbers.get('chimney') ?? 0
  if (chimneys) rows.push({ key: 'chimney', sign: 'chimney', words: 'page-what-chimney', size: 0, gains: [['chimney', chimneys]] })
  return rows
}
