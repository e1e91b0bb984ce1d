import { afterEach, expect, test, vi } from 'vitest'
import * as api from '../../src/lib/api'

const answer = (response: Response | Error): ReturnType<typeof vi.fn> => {
  const fetch = vi.fn(() => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

test('an answer is what the server sent', async () => {
  const fetch = answer(Response.json([{ name: 'khora' }]))
  expect(await api.games()).toEqual([{ name: 'khora' }])
  expect(fetch).toHaveBeenCalledWith('/api/games', expect.objectContaining({ method: 'GET' }))
})

test('whatever stands in an address is escaped', async () => {
  const fetch = answer(Response.json({}))
  await api.components('my game/2', { throws: '3&7' })
  expect(fetch).toHaveBeenCalledWith('/api/games/my%20game%2F2/components?throws=3%267', expect.anything())
})

test('nothing to tell is nothing', async () => {
  answer(new Response(null, { status: 204 }))
  expect(await api.signOut()).toBeUndefined()
})

test('a refusal is thrown with its code', async () => {
  answer(Response.json({ code: 'full', text: 'The table is full.' }, { status: 409 }))
  await expect(api.join('a', null)).rejects.toMatchObject({ code: 'full', message: 'The table is full.' })
})

test.each([
  [404, 'not-found'],
  [502, 'server'],
])('an answer %d that is no document is %s', async (status, code) => {
  answer(new Response('<html>', { status }))
  await expect(api.me()).rejects.toMatchObject({ code })
})

test('without a network it is offline', async () => {
  answer(new TypeError('Failed to fetch'))
  await expect(api.me()).rejects.toMatchObject({ code: 'offline' })
})

test('one position is asked for as a spectator, another as a seat', async () => {
  const fetch = answer(Response.json({}))
  await api.positionAt('abc', 3, null)
  expect(fetch).toHaveBeenLastCalledWith('/api/tables/abc/positions/3', expect.anything())
  fetch.mockResolvedValueOnce(Response.json({}))
  await api.positionAt('abc', 3, 1)
  expect(fetch).toHaveBeenLastCalledWith('/api/tables/abc/positions/3?seat=1', expect.anything())
})

test('a view says what the message said beside it', async () => {
  answer(Response.json({ seat: 1, waiting: [0, 1], over: false, view: { round: 3 } }))
  expect((await api.positionAt('abc', 3, 1)).view).toEqual({ round: 3, seat: 1, waiting: [0, 1], over: false })
})
