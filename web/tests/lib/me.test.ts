import { beforeEach, expect, test, vi } from 'vitest'
import { signOut } from '../../src/lib/api'
import type { Person } from '../../src/lib/messages'

let requests: string[] = []
let server: { person: Person | null; accounts: number }

beforeEach(() => {
  vi.resetModules()
  requests = []
  server = { person: null, accounts: 0 }
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string | null }) => {
    requests.push(`${method} ${path}`)
    const name = body && (JSON.parse(body) as { name: string }).name
    if (server.accounts > 0 && method === 'POST') {
      server.accounts -= 1
      return Promise.resolve(Response.json({ code: 'name-taken', text: `${name} is taken.` }, { status: 409 }))
    }
    if (name) server.person = { id: 'p', name, account: path === '/api/account' }
    if (path === '/api/logout') return Promise.resolve(new Response(null, { status: 204 }))
    return Promise.resolve(Response.json(path === '/api/account' ? { person: server.person, codes: ['k7pm'] } : server.person))
  })
})

const fresh = async () => (await import('../../src/lib/me.svelte')).me

test('whoever has a name keeps it', async () => {
  server.person = { id: 'p', name: 'Ana', account: false }
  const me = await fresh()
  expect((await me.ensure()).name).toBe('Ana')
  expect(requests).toEqual(['GET /api/me'])
})

test('whoever has none is given one, once', async () => {
  const me = await fresh()
  const { name } = await me.ensure()
  expect(name).not.toBe('')
  expect((await me.ensure()).name).toBe(name)
  expect(requests).toEqual(['GET /api/me', 'POST /api/me'])
})

test('a name that is given is no account’s', async () => {
  server.accounts = 3
  const me = await fresh()
  expect((await me.ensure()).name).not.toBe('')
  expect(requests).toEqual(['GET /api/me', ...Array<string>(4).fill('POST /api/me')])
})

test('an account is made for a person, with the name they want', async () => {
  const me = await fresh()
  expect(await me.makeAccount({ name: 'Ana', password: 'a long one' })).toEqual(['k7pm'])
  expect(me.person).toEqual({ id: 'p', name: 'Ana', account: true })
  expect(requests).toEqual(['GET /api/me', 'POST /api/me', 'POST /api/account'])
})

test('whoever signs out is nobody', async () => {
  const me = await fresh()
  await me.rename('Ana')
  await me.leave(signOut)
  expect(me.person).toBe(null)
})

test('until they have said a name they are called by the proposal, which becomes theirs', async () => {
  const me = await fresh()
  const proposal = me.name
  expect((await me.ensure()).name).toBe(proposal)
})

test('whoever sits down is asked for a name, once; turning away is no answer', async () => {
  const me = await fresh()
  const away = me.introduce()
  await vi.waitFor(() => expect(me.asked).not.toBeNull())
  me.asked!(null)
  expect([await away, me.person, me.asked]).toEqual([false, null, null])
  const said = me.introduce()
  await vi.waitFor(() => expect(me.asked).not.toBeNull())
  me.asked!('Ana')
  expect([await said, me.person?.name]).toEqual([true, 'Ana'])
  expect([await me.introduce(), me.asked]).toEqual([true, null])
})
