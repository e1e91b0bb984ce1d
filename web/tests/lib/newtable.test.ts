import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NewTable } from '../../src/lib/messages'
import { NewTableForm } from '../../src/lib/newtable.svelte'
import { game, table } from '../examples'

const who = (form: NewTableForm): string => form.seats.map((seat) => seat.who).join(' ')

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('a new table', () => {
  test('is proposed for four: me against bots, with the usual options', () => {
    const form = new NewTableForm(game())
    expect(who(form)).toBe('me bot bot bot')
    expect(form.seats[1]!.level).toBe('skilled')
    expect(form.options).toEqual({ draft: 'on' })
    expect(form.counts).toEqual([2, 3, 4])
  })

  test('of a game for two has two seats', () => {
    expect(who(new NewTableForm(game({ max_seats: 2 })))).toBe('me bot')
  })

  test('with more seats gets bots as strong as the last one', () => {
    const form = new NewTableForm(game())
    form.resize(2)
    form.seats[1]!.level = 'master'
    form.resize(3)
    expect(form.seats.map((seat) => seat.level).slice(1)).toEqual(['master', 'master'])
  })
})

describe('making it', () => {
  const made = async (form: NewTableForm): Promise<NewTable> => {
    const asked: [string, RequestInit][] = []
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      asked.push([path, init])
      return Promise.resolve(Response.json(path === '/api/me' ? { id: 'p', name: 'Ana', account: false } : table()))
    })
    await form.make()
    const [path, init] = asked.at(-1)!
    expect(path).toBe('/api/tables')
    return JSON.parse(init.body as string) as NewTable
  }

  test('sends what was chosen', async () => {
    const form = new NewTableForm(game())
    form.resize(2)
    form.seats[1]!.who = 'here'
    form.seats[1]!.name = '  Bion '
    form.clock = 'days'
    const wanted = await made(form)
    expect(wanted.seats).toEqual([
      { who: 'me', level: 'skilled', name: '' },
      { who: 'here', level: 'skilled', name: 'Bion' },
    ])
    expect(wanted.clock?.kind).toBe('days')
  })

  test('is public only where somebody can come', async () => {
    const form = new NewTableForm(game())
    form.public = true
    expect((await made(form)).public).toBe(false)
    form.seats[1]!.who = 'open'
    expect((await made(form)).public).toBe(true)
  })

  test('has no clock for practice, whatever was chosen before', async () => {
    const form = new NewTableForm(game())
    form.clock = 'calm'
    form.practice = true
    expect(await made(form)).toMatchObject({ practice: true, clock: { kind: 'none' } })
  })

  test('proposes the same the next time', async () => {
    const form = new NewTableForm(game())
    form.resize(3)
    form.seats[2]!.who = 'open'
    form.options['draft'] = 'off'
    await made(form)

    const next = new NewTableForm(game())
    expect(who(next)).toBe('me bot open')
    expect(next.options).toEqual({ draft: 'off' })
  })
})

test.each(['not JSON', 'null', '{"seats": [{"who": "bot"}, {"who": "me"}]}', '{"options": {"draft": "perhaps"}, "clock": "never"}'])(
  'what was kept and no longer fits is passed over: %s',
  (kept) => {
    localStorage.setItem('petteia-new-table-khora', kept)
    const form = new NewTableForm(game())
    expect(who(form)).toBe('me bot bot bot')
    expect(form.options).toEqual({ draft: 'on' })
    expect(form.clock).toBe('none')
  },
)
