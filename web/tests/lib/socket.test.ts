import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TableSocket, type SocketListener } from '../../src/lib/socket'
import { table } from '../examples'
import { FakeSocket } from '../fake-socket'

let socket: TableSocket
let said: string[]
let events = 0
const listener: SocketListener = {
  since: () => events,
  opened: () => said.push('opened'),
  heard: (message) => said.push(`heard ${message.type}`),
  line: (state) => said.push(state),
  closed: (code) => said.push(`closed: ${code}`),
  signedOut: () => said.push('signed out'),
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.install()
  said = []
  events = 0
  socket = new TableSocket('abc', listener)
})

afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const line = (): FakeSocket => FakeSocket.last
const decide = (): ReturnType<TableSocket['request']> => socket.request({ type: 'decide', seat: 0, ply: 7, action: 3 })

test('what the server tells reaches the listener', () => {
  line().open()
  line().say(table())
  expect(said).toEqual(['open', 'opened', 'heard table'])
})

test('a frame may tell several things, one in each line', () => {
  line().open()
  line().onmessage({ data: `${JSON.stringify(table())}\n${JSON.stringify({ type: 'said', lines: [] })}` })
  expect(said.slice(2)).toEqual(['heard table', 'heard said'])
})

describe('a request', () => {
  test('is answered by the message with its number', async () => {
    line().open()
    const [first, second] = [decide(), socket.request({ type: 'say', text: 'χαῖρε' })]
    expect(line().sent.map((message) => message.id)).toEqual([1, 2])
    line().say({ type: 'done', id: 2, ply: 7 })
    line().say({ type: 'done', id: 1, ply: 8 })
    expect(await first).toMatchObject({ ply: 8 })
    expect(await second).toMatchObject({ ply: 7 })
  })

  test('that is refused throws', async () => {
    line().open()
    const request = decide()
    line().say({ type: 'refused', id: 1, code: 'not-your-turn', text: 'Not now.' })
    await expect(request).rejects.toMatchObject({ code: 'not-your-turn' })
  })

  test('made before the line is open is sent when it is', () => {
    void decide()
    expect(line().sent).toEqual([])
    line().open()
    expect(line().sent).toMatchObject([{ type: 'decide', action: 3 }])
  })
})

describe('a line that breaks', () => {
  beforeEach(() => line().open())

  test('comes back by itself, and asks only for what is new', () => {
    events = 12
    line().break()
    expect(said.at(-1)).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(2)
    expect(line().address).toMatch(/\/api\/tables\/abc\/play\?since=12$/)
  })

  test('waits longer each time it cannot come back', () => {
    line().break()
    vi.advanceTimersByTime(600)
    for (const wait of [1000, 2000, 4000, 8000, 12500, 12500]) {
      const lines = FakeSocket.all.length
      line().break()
      vi.advanceTimersByTime(wait * 0.5)
      expect(FakeSocket.all).toHaveLength(lines)
      vi.advanceTimersByTime(wait * 0.8)
      expect(FakeSocket.all).toHaveLength(lines + 1)
    }
  })

  test('says a decision again; heard the first time, it is done', async () => {
    const request = decide()
    line().break()
    vi.advanceTimersByTime(1000)
    line().open()
    expect(line().sent).toMatchObject([{ type: 'decide', id: 1, ply: 7 }])
    line().say({ type: 'refused', id: 1, code: 'late', text: 'Too late.' })
    expect(await request).toMatchObject({ type: 'done' })
  })

  test('gives up what would show twice', async () => {
    const chat = socket.request({ type: 'say', text: 'χαῖρε' })
    line().break()
    await expect(chat).rejects.toMatchObject({ code: 'offline' })
    vi.advanceTimersByTime(1000)
    line().open()
    expect(line().sent).toEqual([])
  })

  test('comes back at once when the network does', () => {
    line().break()
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
  })
})

test('too late the first time is too late', async () => {
  line().open()
  const request = decide()
  line().say({ type: 'refused', id: 1, code: 'late', text: 'Too late.' })
  await expect(request).rejects.toMatchObject({ code: 'late' })
})

test('a server that closes for good is not asked again', async () => {
  line().open()
  const request = decide()
  line().break(4404, 'not-found')
  await expect(request).rejects.toMatchObject({ code: 'offline' })
  expect(said.at(-1)).toBe('closed: not-found')
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('who is signed out can come back as somebody else', async () => {
  line().open()
  const request = decide()
  line().break(4401, 'signed-out')
  await expect(request).rejects.toMatchObject({ code: 'offline' })
  expect(said.at(-1)).toBe('signed out')
  socket.renew()
  line().open()
  expect(said.at(-1)).toBe('opened')
})

test('a line that is silent for too long is dead', () => {
  line().open()
  vi.advanceTimersByTime(59_000)
  line().say(table())
  vi.advanceTimersByTime(59_000)
  expect(said.at(-1)).toBe('heard table')
  vi.advanceTimersByTime(2000)
  expect(said.at(-1)).toBe('lost')
})

test('somebody else at the page opens a line of their own, and the old one is not missed', () => {
  line().open()
  const old = line()
  socket.renew()
  expect(FakeSocket.all).toHaveLength(2)
  expect(old.readyState).toBe(3)
  expect(said).not.toContain('lost')
})
