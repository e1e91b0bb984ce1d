import { beforeAll, expect, test } from 'vitest'
import type { Clauses, LogPart } from '../../src/lib/game'
import { textsOf } from '../../src/lib/texts.svelte'
import { phaseSteps } from '../../src/games/khora/phases'
import type { View } from '../../src/games/khora/view'
import { logLine } from '../../src/games/khora/words/log'
import { told } from '../examples'

const texts = textsOf('khora')
beforeAll(async () => {
  await texts.load('en')
})

const line = (...clauses: Clauses['clauses']): Clauses => ({ first: clauses[0]![0], clauses })
const gain = (seat: number, amount: number, cause = 'tax') => told('gain', { seat, what: 'drachma', amount, cause })

/** A line as it reads: seats as numbers, pictures by their words. */
const reads = (parts: LogPart[]): string =>
  parts.map((part) => ('seat' in part ? `#${part.seat}` : 'icon' in part ? `${part.number ?? ''}${part.label}` : part.text)).join('')

test('those of whom the same is said stand together', () => {
  const same = logLine(line([gain(1, 2)], [gain(0, 2)]), texts)
  expect(reads(same.parts)).toMatch(/^#1#0 .*\+2/)
  expect(same.seat).toBeNull()
  const other = logLine(line([gain(1, 2)], [gain(0, 3)]), texts)
  expect(reads(other.parts)).toMatch(/^#1 \+2.*, #0 \+3/)
})

test('a card is told with its price, and what it brings without its name', () => {
  const played = told('play', { what: 'bank', amount: 3 })
  const paid = told('lose', { what: 'drachma', amount: 3, cause: 'bank' })
  const { parts, seat } = logLine(line([played, paid], [gain(0, 2, 'bank')]), texts)
  expect(seat).toBe(0)
  expect(reads(parts).split(texts.get('card-bank'))).toHaveLength(2)
  expect(reads(parts)).toMatch(/−3.*\+2/)
})

test('the phases before the present one are done', () => {
  const view = { phases: ['announcement', 'tax', 'dice'], step: 'tax', round: 2, over: false } as Partial<View> as View
  expect(phaseSteps(view).map(({ letter, state }) => `${letter} ${state}`)).toEqual(['A done', 'B now', 'C ahead'])
})
