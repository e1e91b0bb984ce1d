import { describe, expect, test, vi } from 'vitest'
import { speak, texts, textsOf } from '../../src/lib/texts.svelte'
import { gameName, stageName } from '../../src/lib/words'

test('nothing is said before the words are there', () => {
  expect(texts.get('settings')).toBe('')
  expect(texts.getOr('settings', 'Settings')).toBe('')
})

test('a text is said in the language, with its values', async () => {
  await speak('en')
  expect(texts.get('n-players', { n: 3 })).toBe('3 players')
  await speak('pl')
  expect(texts.get('n-players', { n: 3 })).toBe('3 graczy')
  expect(texts.language).toBe('pl')
})

test('a game has its own words, and the page’s', async () => {
  const khora = await textsOf('khora').load('en')
  await speak('en')
  expect(khora.get('game-name')).toBe('Khôra')
  expect(khora.get('settings')).toBe(texts.get('settings'))
  expect(texts.has('game-name')).toBe(false)
})

test('a text that is missing shows that it is', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  await speak('en')
  expect(texts.get('no-such-text')).toBe('⟨no-such-text⟩')
  expect(texts.getOr('no-such-text', 'instead')).toBe('instead')
  expect(complaint).toHaveBeenCalledWith('There is no text "no-such-text" in en.')
})

test('every message may name the figures of the game', async () => {
  const emporion = await textsOf('emporion').load('en')
  await speak('en')
  emporion.figures = { last_card: 16 }
  expect(emporion.get('ending-cards')).toBe('somebody has 16 cards')
})

test('an attribute is asked for with a dot', async () => {
  await speak('en')
  expect(texts.has('take-back.text')).toBe(true)
  expect(texts.has('take-back.nothing')).toBe(false)
})

test('ids are found by how they begin', async () => {
  await speak('en')
  expect(texts.ids('who-').sort()).toEqual(['who-bot', 'who-here', 'who-open'])
})

test('a stage is named in the game’s words, or by its id', async () => {
  await textsOf('khora').load('en')
  expect(gameName('khora')).toBe('Khôra')
  expect(stageName('khora', 'round 5')).toMatch(/5/)
  expect(stageName('khora', 'interlude 2')).toBe('Interlude 2')
})

describe('a game of another package', () => {
  const serve = (files: Record<string, string>): void => {
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(files[path] ?? '', { status: path in files ? 200 : 404 })))
  }

  test('says what the server sends, and anew in another language', async () => {
    serve({ '/api/games/agora/texts/en': 'game-name = The market', '/api/games/agora/texts/pl': 'game-name = Targ' })
    await speak('en')
    await textsOf('agora').load('en')
    expect(gameName('agora')).toBe('The market')
    await speak('pl')
    expect(gameName('agora')).toBe('Targ')
    await speak('en')
  })

  test('without a name is called by its id', async () => {
    serve({ '/api/games/odd-game/texts/en': '' })
    await textsOf('odd-game').load('en')
    expect(gameName('odd-game')).toBe('Odd game')
  })
})
