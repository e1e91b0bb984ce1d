import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Trouble } from '../../src/lib/api'
import { inWords, notices } from '../../src/lib/notices.svelte'
import { texts } from '../../src/lib/texts.svelte'

beforeAll(() => texts.load('en'))
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const shown = (): string[] => notices.shown.map(({ words }) => words)

test('words go away by themselves', () => {
  notices.say('Copied')
  expect(shown()).toEqual(['Copied'])
  vi.runAllTimers()
  expect(shown()).toEqual([])
})

test('the same words are not shown twice', () => {
  notices.say('Copied')
  notices.say('Saved')
  notices.say('Copied')
  expect(shown()).toEqual(['Saved', 'Copied'])
  vi.runAllTimers()
})

test('what went wrong is said in the words of the page, else in those of the server', () => {
  expect(inWords(new Trouble('offline', 'English'))).toBe(texts.get('problem-offline'))
  expect(inWords(new Trouble('never-heard-of', 'The server says so.'))).toBe('The server says so.')
  expect(inWords(new Error('a stack'))).toBe(texts.get('problem-unknown'))
})

test('what went wrong is marked', () => {
  notices.trouble(new Trouble('offline', ''))
  expect(notices.shown.at(-1)!.kind).toBe('bad')
  vi.runAllTimers()
})
