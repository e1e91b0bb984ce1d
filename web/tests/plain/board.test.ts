import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoardProps, Play } from '../../src/lib/game'
import { textsOf } from '../../src/lib/texts.svelte'
import plain from '../../src/plain'
import { position, table } from '../examples'

const CHOICES = [
  { action: 0, move: 'buy fig', deltas: [{ seat: 0, what: 'coins', amount: -2, cause: '' }] },
  { action: 1, move: 'buy oil', deltas: [] },
]
const chosen: string[] = []
const play: Play = {
  choices: new Map(CHOICES.map((choice) => [choice.move, choice])),
  refused: new Map([['buy wine', { action: 2, move: 'buy wine', rule: 'too-poor', missing: [{ what: 'coins', amount: 3 }] }]]),
  previewed: CHOICES[0]!,
  busy: false,
  preview: () => {},
  choose: (move) => chosen.push(move),
  forget: () => {},
}
const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }))
let board: ReturnType<typeof mount>

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
  const texts = await textsOf('agora').load('en')
  const props: BoardProps = {
    table: table({ game: 'agora' }),
    position: position({ choices: CHOICES, points: [[{ source: 'sale', points: 7 }], []] }),
    view: { coins: [4, 6], market: { open: true } },
    components: {},
    events: [],
    texts,
    play,
    since: null,
    lit: new Set(),
    askBar: nothing,
    log: nothing,
    unread: 0,
    tools: nothing,
    player: createRawSnippet<[number]>((seat) => ({ render: () => `<span>${['Ana', 'Bion'][seat()]}</span>` })),
  }
  board = mount(plain.Board, { target: document.body, props })
  flushSync()
})

afterEach(async () => {
  await unmount(board)
  vi.unstubAllGlobals()
})

const piece = (words: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('.piece')].find((each) => each.textContent.includes(words))!
const words = (selector: string): string => document.querySelector(selector)!.textContent.replaceAll(/\s+/g, ' ').trim()

test('shows each player with their score and what lies before them, and what the previewed choice would change', () => {
  expect(words('[data-piece="seat-0"]')).toBe('Ana Score7 Coins 4−2')
  expect(words('[data-piece="seat-1"]')).toBe('Bion Score0 Coins 6')
})

test('shows what lies on the table, in groups', () => {
  expect(words('.table')).toBe('On the table Market Open Yes')
})

test('has a button for each choice, which says what it would change', () => {
  expect(piece('Buy Fig').querySelector('.hidden')!.textContent).toBe('Buy Fig, −2 Coins')
  piece('Buy Fig').click()
  expect(chosen).toEqual(['buy fig'])
})

test('says why something may not be done', () => {
  const wine = piece('Buy Wine')
  expect(wine.getAttribute('aria-disabled')).toBe('true')
  expect(wine.querySelector('.hidden')!.textContent).toBe('Buy Wine. Too poor: 3 Coins')
  wine.click()
  expect(chosen).not.toContain('buy wine')
})
