// What building a tile would complete and pay, row by row: the server tells what would change, and why.

import type { Delta } from '../../lib/messages'
import type { Kind } from './terms'

export interface BuildOutcome {
  key: string
  /** The kind whose sign stands before it; null for a goal of the frame. */
  sign: string | null
  /** The message's id. */
  words: string
  /** How many features of the kind are completed at once. */
  number: number
  /** How many tiles the completed feature has; 0 for a villa, whose chimneys count, and for several features. */
  size: number
  gains: [what: string, amount: number][]
}

const COMPLETE = 'complete-'
/** Begins what the next question will let the player take. */
const NEXT = /^next-/

/** The features that a choice would complete. */
export const completed = (deltas: readonly Delta[]): { kind: Kind; cells: string[] }[] =>
  deltas
    .filter(({ what }) => what.startsWith(COMPLETE))
    .map(({ what, cause }) => ({ kind: what.slice(COMPLETE.length) as Kind, cells: cause.split(' ') }))

/** Changes that are no part of what a completed feature brings. */
const OTHERS: Record<string, Pick<BuildOutcome, 'sign' | 'words'>> = {
  goal: { sign: null, words: 'page-frame-goal' },
  'end-fountain-cards': { sign: 'fountain', words: 'page-fountain-card' },
  scroll: { sign: 'scroll', words: 'page-what-scroll' },
  chimney: { sign: 'chimney', words: 'page-what-chimney' },
}
const POINTS = ['goal', 'end-fountain-cards', 'end-villas']

export function outcomes(deltas: readonly Delta[], seat: number): BuildOutcome[] {
  const own = deltas.filter((delta) => delta.seat === seat)
  const features = completed(own)
  const kinds = [...new Set(features.map(({ kind }) => kind))].map((kind): BuildOutcome => {
    const alike = features.filter((feature) => feature.kind === kind)
    const gains = own.filter((delta) => delta.cause === kind && delta.amount > 0)
    const size = kind === 'villa' || alike.length > 1 ? 0 : alike[0]!.cells.length
    return {
      key: kind,
      sign: kind,
      words: `kind-${kind}`,
      number: alike.length,
      size,
      gains: gains.map(gain),
    }
  })
  const others = Object.entries(OTHERS).flatMap(([key, row]): BuildOutcome[] => {
    const found = own.filter(({ what, cause }) => what === key || cause === key)
    if (found.length === 0) return []
    const amount = found.reduce((sum, delta) => sum + delta.amount, 0)
    return [{ key, ...row, number: 1, size: 0, gains: [gain({ ...found[0]!, amount })] }]
  })
  return [...kinds, ...others]
}

const gain = ({ what, amount }: Delta): [string, number] => [POINTS.includes(what) ? 'vp' : what.replace(NEXT, ''), amount]
