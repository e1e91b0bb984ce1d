import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { table } from '../examples'

let requests: string[] = []
let online = true
const answers: Record<string, unknown> = {
  '/api/me': { id: 'p', name: 'Ana', account: false },
  '/api/games': [],
  '/api/tables': { open: [table({ status: 'lobby' })], running: [] },
  '/api/mine': [table()],
  '/api/tables/abcdefghjk/join': table(),
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  requests = []
  online = true
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path)
    return online ? Promise.resolve(Response.json(answers[path])) : Promise.reject(new Error('offline'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fresh = () => import('../../src/lib/tables.svelte')

test('the lists are asked for again while somebody looks, the games only once', async () => {
  const { tables } = await fresh()
  const leave = tables.watch()
  await vi.advanceTimersByTimeAsync(10)
  expect([tables.list?.open.length, tables.mine?.length, tables.offline]).toEqual([1, 1, false])
  await vi.advanceTimersByTimeAsync(10_000)
  const asked = (path: string): number => requests.filter((each) => each === path).length
  expect([asked('/api/games'), asked('/api/tables')]).toEqual([1, 2])
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked('/api/tables')).toBe(2)
})

test('what is known stays when the server does not answer', async () => {
  const { tables } = await fresh()
  await tables.refresh()
  online = false
  await tables.refresh()
  expect([tables.offline, tables.mine?.length]).toEqual([true, 1])
})

test('whoever sits down goes to the table', async () => {
  const { sitDown } = await fresh()
  expect((await sitDown(table(), 1))?.id).toBe('abcdefghjk')
  expect(location.pathname).toBe('/t/abcdefghjk')
})

test('whoever cannot is told', async () => {
  const { sitDown } = await fresh()
  const { notices } = await import('../../src/lib/notices.svelte')
  online = false
  expect(await sitDown(table())).toBe(null)
  expect(notices.shown.length).toBe(1)
})
