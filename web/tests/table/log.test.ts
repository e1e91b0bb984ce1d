import { expect, test } from 'vitest'
import type { GameUI, LogLine } from '../../src/lib/game'
import { texts, textsOf } from '../../src/lib/texts.svelte'
import { joined, lastAct, lines } from '../../src/table/log'
import { position, table, told } from '../examples'

/** A game that tells a line by its first event. */
const ui: Pick<GameUI, 'line'> = {
  line: ({ first: { ply, kind } }): LogLine => ({ ply, seat: null, icon: '', heading: false, parts: [{ text: kind }], pieces: [] }),
}

test('what the page tells stands between what the game tells, by when it happened', async () => {
  await texts.load('en')
  const events = [
    told('gain', { ply: 1 }),
    told('undo', { ply: 2, seat: 1 }),
    told('throw', { ply: 3 }),
    told('resigned', { ply: 4, seat: 0 }),
    told('back', { ply: 5, seat: 1 }),
  ]
  const found = lines(ui, events, {}, table(), texts)
  expect(found.map((line) => line.ply)).toEqual([1, 2, 3, 4, 5])
  expect(found[1]).toMatchObject({ seat: 1, icon: 'undo', parts: [{ seat: 1 }, { text: texts.get('told-undo', { name: 'Bion' }) }] })
  expect(found[3]).toMatchObject({ seat: 0, icon: 'flag' })
  expect(found[4]).toMatchObject({ seat: 1, icon: 'undo', parts: [{ seat: 1 }, { text: texts.get('told-back', { name: 'Bion' }) }] })
})

test('the bar names the last step of somebody else', async () => {
  await texts.load('en')
  const line = (changes: Partial<LogLine>): LogLine => ({ ply: 3, seat: 1, icon: '', heading: false, parts: [], pieces: [], ...changes })
  const parts = [{ seat: 1 }, { text: 'takes Iatros for' }, { number: '2', icon: 'coins', label: 'Booty' }]
  const events = [told('take', { ply: 2, seat: 0 }), told('take', { ply: 3, seat: 1 })]
  const found = lastAct([line({ ply: 2 }), line({ parts }), line({ seat: 0 })], events, position({ ply: 3, seat: 0 }), table(), texts)
  expect(found).toEqual({ title: 'Bion', detail: 'takes Iatros for 2 Booty', seats: [1] })
  expect(lastAct([], events, position({ ply: 3, seat: 0 }), table(), texts)).toEqual({ title: 'Bion', detail: '', seats: [1] })
  expect(lastAct([], events, position({ ply: 2, seat: 0 }), table(), texts).title).toBe(texts.get('pace-others'))
})

test('time that stood is nobody’s', async () => {
  await texts.load('en')
  const [line] = lines(ui, [told('time-stood', { seat: 1 })], {}, table(), texts)
  expect(line).toMatchObject({ seat: null, icon: 'clock' })
})

test('events join as the server marked them', () => {
  const found = joined([
    told('take', { heading: 'round 1, action' }),
    told('gain', { joins: 'clause' }),
    told('gain', { joins: 'same' }),
    told('draw', { joins: 'untold' }),
    told('leaf', { joins: 'beside' }),
    told('build', { joins: 'clause' }),
    told('leaf', { joins: 'beside' }),
    told('undo'),
    told('leaf', { joins: 'line' }),
  ])
  expect(found.map(({ line }) => line.clauses.map((clause) => clause.map((event) => event.kind).join(' ')))).toEqual([
    ['take', 'gain gain', 'build'],
    ['leaf', 'leaf'],
    ['undo'],
    ['leaf'],
  ])
  expect(found.map(({ heading }) => heading?.kind)).toEqual(['take', undefined, undefined, undefined])
})

test('a heading stands before its first line, and what a game has no words for is left out', async () => {
  await textsOf('khora').load('en')
  const silent = { line: () => null }
  const found = lines(silent, [told('gain', { heading: 'round 3, tax' }), told('undo')], {}, table(), texts)
  expect(found.map(({ heading }) => heading)).toEqual([true, false])
  expect(found[0]?.parts).toEqual([{ text: 'Round 3 · Tax' }])
})
