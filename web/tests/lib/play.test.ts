import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TablePlay } from '../../src/lib/play.svelte'
import { TableSession } from '../../src/lib/table.svelte'
import { position, table } from '../examples'
import { FakeSocket } from '../fake-socket'

let session: TableSession
let play: TablePlay
const CHOICES = [
  { action: 4, move: 'show 5', deltas: [] },
  { action: 1, move: 'show 2', deltas: [] },
]

beforeEach(() => {
  FakeSocket.install()
  session = new TableSession('abc')
  play = new TablePlay(session)
  FakeSocket.last.open()
  FakeSocket.last.say(table())
  const refused = [{ action: 0, move: 'show 1', rule: 'not-now', missing: [] }]
  FakeSocket.last.say(position({ ply: 1, choices: CHOICES, refused }))
})

afterEach(() => {
  session.close()
  vi.unstubAllGlobals()
})

const sent = (): unknown[] => FakeSocket.last.sent
const click = (pointerType: string): Event => new PointerEvent('click', { pointerType, detail: 1 })

test('choices and refusals are found by their notation', () => {
  expect(play.choices.get('show 5')?.action).toBe(4)
  expect(play.refused.get('show 1')?.rule).toBe('not-now')
})

describe('choosing', () => {
  test('with the mouse decides', () => {
    play.choose('show 2', click('mouse'))
    expect(sent()).toMatchObject([{ type: 'decide', action: 1 }])
  })

  test('with a finger shows first what it would do, and decides the second time', () => {
    play.choose('show 2', click('touch'))
    expect(sent()).toEqual([])
    expect(play.previewed?.move).toBe('show 2')
    play.choose('show 2', click('touch'))
    expect(sent()).toMatchObject([{ type: 'decide', action: 1 }])
  })

  test('with the keyboard shows first what nobody has looked at, and decides the second time', () => {
    const enter = new MouseEvent('click', { detail: 0 })
    play.choose('show 2', enter)
    expect(sent()).toEqual([])
    expect(play.previewed?.move).toBe('show 2')
    play.choose('show 2', enter)
    expect(sent()).toMatchObject([{ type: 'decide', action: 1 }])
  })

  test('with the keyboard decides for what the focus was brought to, which shows it', () => {
    play.preview('show 5')
    play.choose('show 5', new MouseEvent('click', { detail: 0 }))
    expect(sent()).toMatchObject([{ type: 'decide', action: 4 }])
  })

  test('by a key of its own decides', () => {
    play.choose('show 2', new KeyboardEvent('keydown', { key: '2' }))
    expect(sent()).toHaveLength(1)
  })

  test('what may not be chosen does nothing', () => {
    play.choose('show 1', click('mouse'))
    expect(sent()).toEqual([])
  })
})

test('pointing previews; what is no choice is ignored', () => {
  play.preview('show 5')
  expect(play.previewed?.action).toBe(4)
  play.preview('show 1')
  expect(play.previewed).toBeNull()
})

test('the finger’s choice comes back when the pointer leaves, until it is forgotten', () => {
  play.choose('show 2', click('touch'))
  play.preview('show 5')
  play.preview(null)
  expect(play.previewed?.move).toBe('show 2')
  play.forget()
  expect(play.previewed).toBeNull()
})

test('nothing can be chosen while a decision is on its way, or after the end', () => {
  play.choose('show 2', click('mouse'))
  expect(play.choices.size).toBe(0)
  FakeSocket.last.say({ type: 'done', id: 1, ply: 2 })
  FakeSocket.last.say(position({ ply: 2, choices: CHOICES, over: true }))
  session.skip()
  expect(play.choices.size).toBe(0)
})
