import { describe, expect, it } from 'vitest'
import { touched as carpe } from '../../src/games/carpe-diem/touched'
import { touched as emporion } from '../../src/games/emporion/touched'
import { touched as khora } from '../../src/games/khora/touched'
import type { LogLine } from '../../src/lib/game'
import { marksOf, stepsOf } from '../../src/table/since'
import { told } from '../examples'

const line = (ply: number, heading = false): LogLine => ({ ply, seat: 1, icon: null, heading, parts: [], pieces: [] })
const since = { view: {}, plies: new Set([5, 6]) }

describe('marks since my last decision', () => {
  it('stand on what others have changed since, with all who did', () => {
    const events = [
      told('achieve', { ply: 4, seat: 2, what: 'troops' }),
      told('achieve', { ply: 5, seat: 1, what: 'troops' }),
      told('achieve', { ply: 5, seat: 2, what: 'troops' }),
      told('explore', { ply: 6, seat: 0, what: 'red-5/1' }),
    ]
    const ui = { touched: khora, changes: () => [{ seat: 1, what: 'vp', amount: 2 }] }
    expect(marksOf(ui, since, events, {}, 0)).toEqual({
      pieces: [{ piece: 'achievement-troops', seats: [1, 2] }],
      numbers: [{ seat: 1, what: 'vp', amount: 2 }],
    })
    expect(marksOf(ui, null, events, {}, 0).pieces).toEqual([])
  })

  it('count a line of the log as one step', () => {
    expect(stepsOf(since, [line(4), line(5, true), line(5), line(5), line(6), line(7)])).toEqual([5, 6])
    expect(stepsOf(null, [line(5)])).toEqual([])
  })

  it('ring the slot of Carpe Diem that was left empty, though the log names only the space', () => {
    const view = (ring: (string | null)[][], row: (string | null)[]) => ({ ring, row }) as never
    const before = view([['pond', 'villa', 'pond', null]], ['bakery', 'inn'])
    const after = view([['pond', null, null, null]], ['bakery', null])
    const events = [
      told('take', { seat: 1, what: 'pond', amount: 1, cause: 'ring' }),
      told('take', { seat: 2, what: 'villa', amount: 1, cause: 'ring' }),
      told('take', { seat: 2, what: 'inn', amount: 2, cause: 'row' }),
      told('build', { seat: 2, what: 'inn', cause: 'd3' }),
    ]
    expect(carpe(events, before, after)).toEqual([
      { piece: 'slot-1c', seat: 1 },
      { piece: 'slot-1b', seat: 2 },
      { piece: 'row-2', seat: 2 },
      { piece: 'cell-2-d3', seat: 2 },
    ])
  })

  it('give a place of Emporion’s Port to whoever filled it last, and the marker to whoever moved it', () => {
    const markers = (action: string) => ({ markers: [{ name: 'asclepios', seat: null, action }] }) as never
    const events = [
      told('action', { seat: 1, what: 'war' }),
      told('refill', { seat: 1, what: 'hoplites', amount: 2, cause: 'history' }),
      told('action', { seat: 2, what: 'trade' }),
      told('refill', { seat: 2, what: 'oinos', amount: 2, cause: 'history' }),
    ]
    expect(emporion(events, markers('reserve'), markers('trade'))).toEqual([
      { piece: 'marker-asclepios', seat: 2 },
      { piece: 'port-2', seat: 2 },
    ])
  })
})
