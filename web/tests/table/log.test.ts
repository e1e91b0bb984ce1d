import { expect, test } from 'vitest'
import type { GameUI, LogLine } from '../../src/lib/game'
import { texts, textsOf } from '../../src/lib/texts.svelte'
import { joined, lines } from '../../src/table/log'
import { table, told } from '../examples'

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
  ]
  const found = lines(ui, events, {}, table(), texts)
  expect(found.map((line) => line.ply)).toEqual([1, 2, 3, 4])
  expect(found[1]).toMatchObject({ seat: 1, icon: 'undo', parts: [{ seat: 1 }, { text: texts.get('told-undo', { name: 'Bion' }) }] })
  expect(found[3]).toMatchObject({ seat: 0, icon: 'flag' })
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
