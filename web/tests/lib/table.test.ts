import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PositionChange, Told } from '../../src/lib/messages'
import { settings } from '../../src/lib/settings.svelte'
import { TableSession } from '../../src/lib/table.svelte'
import { position, seat, table, told } from '../examples'
import { FakeSocket } from '../fake-socket'

let session: TableSession

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.install()
  settings.set({ motion: 'full' })
  session = new TableSession('abc')
  FakeSocket.last.open()
})

afterEach(() => {
  session.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const say = (message: Parameters<FakeSocket['say']>[0]): void => FakeSocket.last.say(message)
const shown = (): number | undefined => session.shown?.position.ply

describe('positions', () => {
  test('that come together are shown one after another', () => {
    say(position({ ply: 1 }))
    say(position({ ply: 2 }))
    say(position({ ply: 3 }))
    expect(shown()).toBe(1)
    expect(session.current).toBe(false)
    vi.advanceTimersByTime(510)
    expect(shown()).toBe(2)
    vi.advanceTimersByTime(510)
    expect(shown()).toBe(3)
    expect(session.current).toBe(true)
  })

  test('that are many are shown faster, so that nobody waits for the page', () => {
    for (let ply = 1; ply <= 40; ply++) say(position({ ply }))
    vi.advanceTimersByTime(5000)
    expect(shown()).toBe(40)
  })

  test('are shown at once to who asked for less motion', () => {
    settings.set({ motion: 'none' })
    say(position({ ply: 1 }))
    say(position({ ply: 2 }))
    expect(shown()).toBe(2)
  })

  describe('are shown at the pace of the person at this page', () => {
    const choice = (move: string) => ({ action: 1, move, deltas: [] })

    afterEach(() => settings.set({ pace: 'normal' }))

    test('slowly', () => {
      settings.set({ pace: 'slow', motion: 'none' })
      for (let ply = 1; ply <= 3; ply++) say(position({ ply }))
      vi.advanceTimersByTime(1400)
      expect([shown(), session.ahead]).toEqual([1, 2])
      vi.advanceTimersByTime(200)
      expect(shown()).toBe(2)
    })

    test('at once', () => {
      settings.set({ pace: 'instant' })
      for (let ply = 1; ply <= 3; ply++) say(position({ ply }))
      expect(shown()).toBe(3)
    })

    test('step by step, though the table has moved on; the own decision is no step', () => {
      settings.set({ pace: 'steps' })
      say(table())
      say(position({ ply: 1, choices: [choice('put trade')] }))
      say(position({ ply: 2, waiting: [1] }))
      expect(shown()).toBe(2)
      say(position({ ply: 3, waiting: [1], undo: true, back: 1 }))
      say(position({ ply: 4, waiting: [0], choices: [choice('put culture')] }))
      vi.advanceTimersByTime(60_000)
      expect([shown(), session.ahead, session.waits, session.undo, session.back]).toEqual([2, 2, true, false, 0])
      expect(session.table?.waiting).toEqual([0])
      session.step()
      expect(shown()).toBe(3)
      session.step()
      expect([shown(), session.current]).toEqual([4, true])
    })

    test('and stop when they want to look', () => {
      for (let ply = 1; ply <= 4; ply++) say(position({ ply }))
      session.hold(true)
      vi.advanceTimersByTime(60_000)
      expect([shown(), session.waits]).toEqual([1, true])
      session.hold(false)
      vi.advanceTimersByTime(510)
      expect(shown()).toBe(3)
      session.hold(true)
      session.skip()
      expect([shown(), session.held]).toEqual([4, false])
    })

    test('but what takes decisions back is not watched', () => {
      settings.set({ pace: 'steps' })
      say(position({ ply: 1 }))
      say(position({ ply: 2 }))
      say(position({ ply: 3, events: [told('back')] }))
      expect([shown(), session.ahead]).toEqual([3, 0])
    })
  })

  test('of the same moment again are not watched', () => {
    say(position({ ply: 1, at: 100 }))
    say(position({ ply: 1, at: 200 }))
    expect(session.shown?.position.at).toBe(200)
  })

  test('bring only the events that are new', () => {
    say(position({ ply: 1, events: [told('gain'), told('lose')] }))
    say(position({ ply: 2, first: 2, events: [told('throw')] }))
    session.skip()
    expect(session.shown?.events.map((event) => event.kind)).toEqual(['gain', 'lose', 'throw'])
  })

  test('after an undo replace what was told since', () => {
    say(position({ ply: 1, events: [told('gain'), told('lose')] }))
    say(position({ ply: 2, first: 1, events: [told('undo')] }))
    session.skip()
    expect(session.shown?.events.map((event) => event.kind)).toEqual(['gain', 'undo'])
  })
})

describe('a change', () => {
  const change = (changes: Partial<PositionChange>): PositionChange => ({
    type: 'change',
    since: 1,
    ply: 2,
    at: 0,
    first: 0,
    ...changes,
  })
  const row = (event: Told): unknown[] => Object.values(event)

  beforeEach(() => say(position({ ply: 1, view: { round: 1, cities: [{ vp: 1 }, { vp: 2 }] }, events: [told('gain')] })))

  test('of the position makes the next one, whose view is whole', () => {
    say(change({ edits: { view: { cities: { '1': { vp: [5] } } }, waiting: [[1]] }, first: 1, events: [row(told('score'))] }))
    session.skip()
    expect(session.shown?.position).toMatchObject({ type: 'position', seat: 0, ply: 2, waiting: [1] })
    expect(session.shown?.position.view).toMatchObject({ round: 1, cities: [{ vp: 1 }, { vp: 5 }], seat: 0, waiting: [1] })
    expect(session.shown?.events.map((event) => event.kind)).toEqual(['gain', 'score'])
  })

  test('names what comes in rows: events, choices with their deltas, refusals', () => {
    const choices = [[7, 'put trade', [[0, 'drachma', 2, 'trade']]]]
    const refused = [[9, 'put politics', 'too-dear', [['citizens', 1]]]]
    say(change({ edits: { choices: [0, 0, choices], refused: [0, 0, refused] } }))
    say(change({ since: 2, ply: 3, edits: { choices: [1, 0, [[8, 'put culture', []]]] } }))
    session.skip()
    expect(session.shown?.position).toMatchObject({
      choices: [
        { action: 7, move: 'put trade', deltas: [{ seat: 0, what: 'drachma', amount: 2, cause: 'trade' }] },
        { action: 8, move: 'put culture', deltas: [] },
      ],
      refused: [{ action: 9, move: 'put politics', rule: 'too-dear', missing: [{ what: 'citizens', amount: 1 }] }],
    })
  })

  test('tells the table who is asked', () => {
    say(table({ waiting: [0] }))
    say(change({ edits: { waiting: [[1]] } }))
    expect(session.table).toMatchObject({ ply: 2, waiting: [1] })
  })

  test('of a position that the page does not have brings a new line, which tells it whole', () => {
    say(change({ since: 7, ply: 8 }))
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.last.address).toMatch(/since=0$/)
    FakeSocket.last.open()
    say(position({ ply: 8 }))
    say(change({ since: 8, ply: 9, edits: { undo: [true] } }))
    session.skip()
    expect(session.shown?.position).toMatchObject({ ply: 9, undo: true })
  })

  test('after the line came back begins with the position that it told', () => {
    FakeSocket.last.break()
    vi.advanceTimersByTime(1000)
    FakeSocket.last.open()
    say(position({ ply: 4, view: { round: 2 } }))
    say(change({ since: 4, ply: 5, edits: { view: { round: [3] } } }))
    session.skip()
    expect(session.shown?.position.view).toMatchObject({ round: 3 })
  })
})

describe('a decision', () => {
  test('answers the newest position, and is on its way until its outcome is here', async () => {
    say(position({ ply: 1 }))
    say(position({ ply: 2 }))
    const decided = session.decide(3)
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'decide', seat: 0, ply: 2, action: 3 })
    expect(session.busy).toBe(true)
    say({ type: 'done', id: 1, ply: 3 })
    await decided
    expect(session.busy).toBe(true)
    say(position({ ply: 3 }))
    expect(session.busy).toBe(false)
  })

  test('is not sent twice', () => {
    say(position({ ply: 1 }))
    void session.decide(3)
    void session.decide(3)
    expect(FakeSocket.last.sent).toHaveLength(1)
  })

  test('is not a spectator’s', () => {
    say(position({ ply: 1, seat: null }))
    void session.decide(3)
    expect(FakeSocket.last.sent).toEqual([])
  })
})

describe('several people at one screen', () => {
  const here = (number: number) => seat(number, { who: 'person', mine: true })

  beforeEach(() => say(table({ seats: [here(0), here(1), here(2), seat(3)] })))

  test('see nobody’s secrets before somebody says that they look', () => {
    expect(FakeSocket.last.sent).toMatchObject([{ type: 'look', seat: null }])
  })

  /** The position that was asked for, after as many decisions. */
  const see = (ply: number, seat: number | null, waiting: number[], hidden: number[]): void => {
    say(position({ ply, seat, waiting, hidden }))
    session.skip()
    flushSync()
  }

  test('hand the screen to the next who is asked, behind a curtain if there is something to hide', () => {
    see(1, null, [0, 1, 3], [0, 1])
    expect([session.handTo, session.passTo]).toEqual([0, null])
    void session.look(0, true)
    expect([session.handTo, session.passTo]).toEqual([null, null])
    see(1, 0, [0, 1, 3], [0, 1])
    expect([session.handTo, session.passTo]).toEqual([null, null])
    see(2, 0, [1, 3], [0, 1])
    expect([session.handTo, session.passTo]).toEqual([1, null])
  })

  test('share it where nothing is hidden', () => {
    see(1, null, [0], [])
    expect([session.handTo, session.passTo]).toEqual([null, 0])
    void session.look(0)
    see(1, 0, [0], [])
    expect([session.handTo, session.passTo]).toEqual([null, null])
    see(2, 0, [1], [0])
    expect([session.handTo, session.passTo]).toEqual([1, null])
    void session.look(null)
    see(2, null, [1], [0])
    expect([session.handTo, session.passTo]).toEqual([null, 1])
  })

  test('look away when one of them draws something hidden', () => {
    void session.look(0)
    see(1, 0, [0], [])
    see(2, 0, [0], [0])
    expect(session.handTo).toBe(0)
    void session.look(0, true)
    see(2, 0, [0], [0])
    expect(session.handTo).toBeNull()
  })

  test('do not see a position that is on its way to another', () => {
    void session.look(1)
    say(position({ ply: 1, seat: 0 }))
    expect(session.shown).toBeNull()
  })
})

test('a line of chat is heard once, even when the line comes back and tells all again', () => {
  const line = (number: number) => ({ number, at: 0, seat: 0, name: 'Ana', text: String(number) })
  say({ type: 'said', lines: [line(0), line(1)] })
  say({ type: 'said', lines: [line(0), line(1), line(2)] })
  expect(session.chat.map((each) => each.text)).toEqual(['0', '1', '2'])
})
