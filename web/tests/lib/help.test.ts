import { beforeEach, expect, test, vi } from 'vitest'
import { helpSections } from '../../src/lib/help'
import { textsOf, type Texts } from '../../src/lib/texts.svelte'

const WORDS = `
help-goal = The goal
    .text = Have the most points.
help-trade = Trade
    .text = Goods against coins.
phase-tax = Taxes
    .help = Everybody gains coins.
phase-silent = Nobody explains this
tile-shop = A good tile.
    .title = The shop
piece-coin = Coin
    .text = It buys things.
`
let texts: Texts

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(WORDS)))
  texts = await textsOf('agora-help').load('en')
})

const titles = (entries: { title: string }[]): string[] => entries.map(({ title }) => title)

test('everything that is explained stands in its section', () => {
  const { now, goal, phases, pieces, rest } = helpSections(texts, [])
  expect(now).toEqual([])
  expect(goal).toEqual([{ id: 'help-goal', title: 'The goal', text: 'Have the most points.' }])
  expect(phases).toEqual([{ id: 'phase-tax', title: 'Taxes', text: 'Everybody gains coins.' }])
  expect(pieces).toEqual([
    { id: 'tile-shop', title: 'The shop', text: 'A good tile.' },
    { id: 'piece-coin', title: 'Coin', text: 'It buys things.' },
  ])
  expect(titles(rest)).toEqual(['Trade'])
})

test('what belongs to the moment comes first, in its order, and not again', () => {
  const { now, phases, pieces, rest } = helpSections(texts, ['tax', 'trade', 'tile-shop'])
  expect(titles(now)).toEqual(['Taxes', 'Trade', 'The shop'])
  expect([...phases, ...rest]).toEqual([])
  expect(titles(pieces)).toEqual(['Coin'])
})

test('what has no words is left out', () => {
  expect(helpSections(texts, ['silent', 'unknown']).now).toEqual([])
})
