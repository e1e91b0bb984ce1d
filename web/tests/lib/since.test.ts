import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Since as Answer } from '../../src/lib/messages'
import { Lookback, seenOf } from '../../src/lib/since.svelte'
import { position, told } from '../examples'

const at = (ply: number, decided: number, view: object = { ply }) => position({ ply, decided, view })
const answer = (first: number, ...later: number[]): Answer => ({
  position: at(first, first),
  changes: later.map((ply) => ({ type: 'change', since: ply - 1, ply, at: 0, first: 0, edits: { view: { ply: [ply] } } })),
})
const never = (): Promise<Answer> => new Promise(() => {})

describe('what happened since my last decision', () => {
  it('is what came after it, to whoever saw it come', () => {
    const lookback = new Lookback(vi.fn(never))
    lookback.hear(at(4, 4), [])
    expect(lookback.at(at(4, 4))).toBeNull()
    lookback.hear(at(5, 4), [told('gain', { ply: 5 })])
    lookback.hear(at(6, 4), [])
    expect(lookback.at(at(6, 4))).toMatchObject({ view: { ply: 4 }, plies: new Set([5, 6]) })
    // What is still to be shown is not marked yet, and the next decision ends it.
    expect(lookback.at(at(5, 4))?.plies).toEqual(new Set([5]))
    lookback.hear(at(7, 7), [])
    expect(lookback.at(at(7, 7))).toBeNull()
  })

  it('is asked for by whoever comes later, has missed something, or after something was taken back', async () => {
    const ask = vi.fn((seat: number) => Promise.resolve(answer(seat + 2, 3, 4)))
    const lookback = new Lookback(ask)
    lookback.hear(at(4, 2), [])
    expect(lookback.at(at(4, 2))).toBeNull()
    await Promise.resolve()
    flushSync()
    expect(lookback.at(at(4, 2))).toMatchObject({ view: { ply: 2 }, plies: new Set([3, 4]) })
    lookback.hear(at(5, 2), [])
    expect(ask).toHaveBeenCalledTimes(1)
    lookback.hear(at(8, 2), [])
    lookback.hear(at(9, 2), [told('undo', { ply: 9 })])
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('is nothing for spectators, and nobody asks for them', () => {
    const ask = vi.fn(never)
    const lookback = new Lookback(ask)
    lookback.hear(position({ seat: null, decided: null, ply: 3 }), [])
    expect(lookback.at(position({ seat: null, decided: null, ply: 3 }))).toBeNull()
    expect(ask).not.toHaveBeenCalled()
  })

  it('is played again step by step, each to its end', () => {
    const lookback = new Lookback(never)
    for (const ply of [2, 3, 4, 5]) lookback.hear(at(ply, 2), [])
    // One step takes a tile and builds it, the next one begins with ply 5.
    expect(lookback.steps(at(5, 2), [3, 5]).map(({ ply }) => ply)).toEqual([2, 4, 5])
  })

  it('is told by the server as changes of the first position', () => {
    const [first, second] = seenOf(answer(2, 3))
    expect([first.view, second!.view]).toMatchObject([
      { ply: 2, seat: 0 },
      { ply: 3, seat: 0 },
    ])
  })
})
