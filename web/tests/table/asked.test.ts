import { beforeAll, expect, test } from 'vitest'
import type { Choice } from '../../src/lib/messages'
import { texts } from '../../src/lib/texts.svelte'
import { askWords, buttonsOf, deciding, isAsked, mainChoice, winners } from '../../src/table/asked'
import { position, seat, table } from '../examples'

beforeAll(() => texts.load('en'))

const choice = (action: number, move: string): Choice => ({ action, move, deltas: [] })
const byMove = (...choices: Choice[]): Map<string, Choice> => new Map(choices.map((each) => [each.move, each]))
const question = (title: string) => () => ({ title, detail: 'It costs 2.' })
const resigned = table({ seats: [seat(0, { who: 'person', mine: true, gone: 'resigned' }), seat(1)] })

test('a viewer is asked while the running game waits for their seat', () => {
  expect(isAsked(table(), position({ waiting: [0, 1] }))).toBe(true)
  expect(isAsked(table(), position({ waiting: [1] }))).toBe(false)
  expect(isAsked(table(), position({ seat: null }))).toBe(false)
  expect(isAsked(table({ status: 'frozen' }), position())).toBe(false)
  expect(isAsked(table(), position({ over: true }))).toBe(false)
})

test('a bot decides for a viewer who is gone', () => {
  expect(isAsked(resigned, position())).toBe(false)
  expect(deciding(resigned, position({ waiting: [0, 1] }))).toEqual([0, 1])
  expect(deciding(table(), position({ waiting: [0, 1] }))).toEqual([1])
  expect(deciding(table(), position({ waiting: [0, 1], over: true }))).toEqual([])
})

test("the sentence is the game's question", () => {
  expect(askWords(table(), position(), question('Choose a card'), texts)).toEqual({ title: 'Choose a card', detail: 'It costs 2.' })
})

test('without a question it says who decides', () => {
  expect(askWords(table(), position({ waiting: [1] }), question(''), texts).title).toContain('Bion')
})

test('to a viewer who is gone it says that a bot plays on', () => {
  const said = askWords(resigned, position(), question('Choose a card'), texts)
  expect(said).toEqual({ title: texts.get('waiting-for', { names: 'Ana' }), detail: texts.get('gone-plays-on') })
})

test('a frozen table says so', () => {
  expect(askWords(table({ status: 'frozen' }), position(), question('Choose a card'), texts).title).toBe(texts.get('frozen'))
})

test('after the game it names everybody who has won', () => {
  const finished = table({ status: 'finished', result: { scores: [5, 5], ranking: [1, 1] } })
  expect(winners(finished)).toEqual([0, 1])
  expect(askWords(finished, position({ over: true }), question(''), texts).title).toContain('Ana and Bion')
  expect(askWords(table(), position({ over: true }), question(''), texts).title).toBe(texts.get('game-over'))
})

test('the choices without a piece have buttons, as far as they are open', () => {
  const pass = choice(3, 'pass')
  const ui = { buttons: () => ['pass', 'trade'] }
  expect(buttonsOf(ui, position(), { choices: byMove(pass, choice(4, 'take fig')) })).toEqual([pass])
})

test('the main button is the choice that is pointed at, unless that has a button of its own', () => {
  const [pass, take] = [choice(3, 'pass'), choice(4, 'take fig')]
  const choices = byMove(pass, take)
  expect(mainChoice({ choices, previewed: take }, [pass])).toBe(take)
  expect(mainChoice({ choices, previewed: pass }, [pass])).toBe(null)
  expect(mainChoice({ choices, previewed: null }, [])).toBe(null)
})

test('the main button is the only choice there is', () => {
  const take = choice(4, 'take fig')
  expect(mainChoice({ choices: byMove(take), previewed: null }, [])).toBe(take)
})
