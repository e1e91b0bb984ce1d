import { beforeEach, expect, test, vi } from 'vitest'
import { boardOf, componentsAt, componentsOf, cover } from '../../src/lib/boards'
import { textsOf } from '../../src/lib/texts.svelte'
import plain from '../../src/plain'
import { table } from '../examples'

let requests: string[] = []
let online = true

beforeEach(() => {
  requests = []
  online = true
  vi.stubGlobal('fetch', (path: string) => {
    if (path.includes('components')) requests.push(path)
    return online ? Promise.resolve(Response.json({ texts: { rounds: 9 } })) : Promise.reject(new Error('offline'))
  })
})

test('a game without a board of its own has the plain one, and its cover', async () => {
  expect(await boardOf('agora')).toBe(plain)
  expect(cover('agora')).toBe(cover('another'))
  expect(cover('khora')).not.toBe(cover('agora'))
})

test('figures are asked for once for each set of options', async () => {
  await componentsOf('agora', { draft: 'off' })
  await componentsOf('agora', { draft: 'off' })
  await componentsOf('agora', { draft: 'on' })
  expect(requests).toEqual(['/api/games/agora/components?draft=off', '/api/games/agora/components?draft=on'])
})

test('they are asked for again if that failed', async () => {
  online = false
  await expect(componentsOf('agora', { draft: 'later' })).rejects.toThrow()
  online = true
  await componentsOf('agora', { draft: 'later' })
  expect(requests.length).toBe(2)
})

test("a table with an owner's file has figures of its own", async () => {
  await componentsAt(table({ game: 'agora', components: 'f00d' }))
  expect(requests).toEqual(['/api/tables/abcdefghjk/components?mark=f00d'])
})

test('sentences may name the figures', async () => {
  await componentsOf('agora', {})
  expect(textsOf('agora').figures).toEqual({ rounds: 9 })
})
