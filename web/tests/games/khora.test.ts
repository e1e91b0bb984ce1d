import { beforeAll, expect, test } from 'vitest'
import type { Clauses, LogPart } from '../../src/lib/game'
import { textsOf } from '../../src/lib/texts.svelte'
import { keptOf } from '../../src/games/khora/desk.svelte'
import { phaseSteps } from '../../src/games/khora/phases'
import type { View } from '../../src/games/khora/view'
import type { Effect, EventEffect, Figures } from '../../src/games/khora/figures'
import { brief, eventSentence, sentence } from '../../src/games/khora/words/effects'
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
  const figures = { letters: { announcement: 'A', tax: 'B', dice: 'C' } } as Partial<Figures> as Figures
  expect(phaseSteps(view, figures).map(({ letter, state }) => `${letter} ${state}`)).toEqual(['A done', 'B now', 'C ahead'])
})

const effect = (verb: Effect['verb'], changes: Partial<Effect> = {}): Effect => ({
  verb,
  what: '',
  amount: 1,
  per: '',
  each: 1,
  when: 'now',
  only_if: 'always',
  ...changes,
})
const eventEffect = (verb: EventEffect['verb'], changes: Partial<EventEffect> = {}): EventEffect => ({
  who: 'all',
  verb,
  what: '',
  amount: 1,
  tracks: [],
  only_if: 'always',
  limit: 0,
  ...changes,
})

test('what a card of an owner does is told from its effects', () => {
  const odeon = [effect('gain', { what: 'vp', amount: 2 }), effect('learn')]
  expect(sentence(odeon, 'card', texts)).toBe('+2 VP. Take 1 minor knowledge of any colour.')
  expect(brief(odeon, 'card', texts)).toBe('+2[vp]; +1[minor] of any colour')
  const levels = [effect('level', { what: 'culture' }), effect('level', { what: 'military', amount: 2 })]
  expect(sentence(levels, 'card', texts)).toBe('Culture +1 level, free. Military +2 levels, free.')
  const scored = effect('score', { what: 'vp', amount: 2, per: 'troops', each: 3, when: 'end' })
  expect(sentence([scored], 'development', texts)).toBe('At the end: 2 VP per 3 troops.')
  expect(brief([scored], 'development', texts)).toBe('2[vp] per 3[troops]')
})

test('what an event of an owner does is told from its effects, with whom it concerns', () => {
  const harvest = [eventEffect('gain', { what: 'citizens', amount: 2 }), eventEffect('discard', { who: 'fewest' })]
  expect(eventSentence(harvest, texts)).toBe('Everyone: +2 citizens. Fewest troops: discard 1 politics card.')
  const offer = eventEffect('advance', { who: 'most', amount: 3, tracks: ['economy', 'culture'] })
  expect(eventSentence([offer], texts)).toBe('Most troops: you may advance Economy or Culture by 1 level for 3 drachmas less.')
})

test('things are called as the file of an owner calls them', () => {
  texts.names = { 'card-odeon': 'Odeon', 'card-bank': 'Trapeza' }
  expect(texts.has('card-odeon')).toBe(true)
  expect([texts.get('card-odeon'), texts.get('card-bank')]).toEqual(['Odeon', 'Trapeza'])
  texts.names = {}
  expect(texts.has('card-odeon')).toBe(false)
})

test('the card that one has kept while others choose', () => {
  expect(keptOf('draft bank')).toBe('bank')
  expect(keptOf('put trade')).toBeNull()
  expect(keptOf(null)).toBeNull()
})
