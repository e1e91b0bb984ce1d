// Emporion's words on the page: cards of an owner's file by their names, the log, what somebody did last.

import { beforeAll, expect, test } from 'vitest'
import type { Clauses, LogPart } from '../../src/lib/game'
import { textsOf } from '../../src/lib/texts.svelte'
import { bookOf, type Book } from '../../src/games/emporion/book'
import type { CardFigures, Figures } from '../../src/games/emporion/figures'
import type { View } from '../../src/games/emporion/view'
import { stood } from '../../src/games/emporion/touched'
import { helpFor } from '../../src/games/emporion/words/help'
import { lately } from '../../src/games/emporion/words/lately'
import { logLine } from '../../src/games/emporion/words/log'
import { describe } from '../../src/games/emporion/words/moves'
import { told } from '../examples'

const texts = textsOf('emporion')
const card = (id: string, changes: Partial<CardFigures>) => ({ id, name: '', group: id, action: null, booty: 0, ...changes })

/** A card that no text knows, with the name from the owner's file; one that texts name; and Merchandise. */
const FIGURES = {
  rules: { actions: { expedition: 'expedition', send: 'expedition', refill: 'expedition', reserve: 'reserve' } },
  cards: [
    card('navarchia', { name: 'Navarchía', kind: 'trade', action: 'trade' }),
    card('emporion', { kind: 'prestige' }),
    card('oinos', { kind: 'merchandise', group: 'merchandise' }),
    card('garos', { kind: 'merchandise', group: 'merchandise' }),
  ],
} as unknown as Figures
let book: Book

beforeAll(async () => {
  await texts.load('en')
  book = bookOf(FIGURES)
})

const line = (...events: Clauses['clauses'][number]): Clauses => ({ first: events[0], clauses: events.map((event) => [event]) })
const reads = (parts: LogPart[]): string => parts.map((part) => ('text' in part ? part.text : '')).join('')

test('a card that no text knows has the name from its file, in moves, the log and lately', () => {
  expect(describe('take navarchia', book, texts)).toContain('Navarchía')
  const took = told('take', { what: 'navarchia', cause: 'polis' })
  expect(reads(logLine(line(told('action', { what: 'trade' }), took), texts)!.parts)).toContain('Navarchía')
  expect(lately([took], 0, book, texts)?.words).toContain('Navarchía')
})

test('the figures say by which action a move is made', () => {
  expect(['send oinos', 'refill history', 'reserve garos'].map((move) => book.actionOf(move))).toEqual([
    'expedition',
    'expedition',
    'reserve',
  ])
  expect(book.actionOf('take navarchia')).toBe('trade')
  expect(book.actionOf('take emporion by war')).toBe('war')
  expect(book.actionOf('first navarchia')).toBeNull()
})

test('the log says by which action a card is taken only where another could have been', () => {
  const said = (what: string, action: string): string =>
    reads(logLine(line(told('action', { what: action }), told('take', { what, cause: 'polis' })), texts)!.parts)
  expect(said('navarchia', 'trade')).not.toContain(texts.get('action-trade'))
  expect(said('emporion', 'war')).toContain(texts.get('action-war'))
})

test('all Merchandise is one choice: the first that lies there is meant', () => {
  expect(book.meant('merchandise', ['emporion', 'garos', 'oinos'])).toBe('garos')
  expect(book.meant('emporion', [])).toBe('emporion')
  expect(book.stacks(['oinos', 'emporion', 'garos']).map(({ key, cards }) => [key, cards.length])).toEqual([
    ['merchandise', 2],
    ['emporion', 1],
  ])
})

test('an expedition is told as what somebody did last, a forced one is not', () => {
  const sent = told('send', { what: 'oinos', cause: 'expedition' })
  expect(lately([sent], 0, book, texts)?.words).toBe(texts.get('page-lately-expedition'))
  expect(lately([sent, told('send', { what: 'garos', cause: 'forced' })], 0, book, texts)?.words).toBe(texts.get('page-lately-expedition'))
  expect(lately([told('send', { what: 'garos', cause: 'forced' })], 0, book, texts)).toBeNull()
})

test('help begins with the turn and what may be done in it', () => {
  const turn = { over: false, announced: [], ending: 'not-yet', question: { kind: 'turn' } } as unknown as View
  expect(helpFor(turn, ['take fig', 'reserve strategos', 'reserve agora'])).toEqual(['help-turn', 'help-resources', 'help-reserve'])
})

test('a marker that others moved leaves a trace where it stood, in the colour of who moved it last', () => {
  const view = (action: string | null) => ({ markers: [{ name: 'caduceus', seat: null, action }] }) as unknown as View
  const since = { view: view('war'), plies: new Set([4, 5]) }
  const events = [told('action', { seat: 1, ply: 4 }), told('action', { seat: 2, ply: 5 }), told('action', { seat: 1, ply: 3 })]
  expect(stood(events, since, view('trade'), 0)).toMatchObject([{ marker: { name: 'caduceus', action: 'war' }, seat: 2 }])
  expect(stood(events, since, view('war'), 0)).toEqual([])
  expect(stood(events, { ...since, view: view(null) }, view('trade'), 0)).toEqual([])
  expect(stood(events, null, view('trade'), 0)).toEqual([])
})
