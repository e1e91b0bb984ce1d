import { beforeEach, expect, test } from 'vitest'
import { meaning } from '../../src/table/shortcuts'

beforeEach(() => {
  document.body.innerHTML = '<input id="field" /><button id="button"><i id="inside"></i></button><p id="words"></p>'
})

/** What a key means that is pressed where the focus is. */
function pressed(key: string, at = 'words', keys: KeyboardEventInit = {}): string | null {
  let found: string | null = null
  const listen = (event: Event): void => void (found = meaning(event as KeyboardEvent))
  document.addEventListener('keydown', listen, { once: true })
  document.getElementById(at)!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...keys }))
  return found
}

test.each([
  ['Enter', 'main'],
  ['u', 'undo'],
  ['U', 'undo'],
  ['?', 'help'],
  ['x', null],
])('%s means %s', (key, name) => {
  expect(pressed(key)).toBe(name)
})

test('whoever types means letters', () => {
  expect(pressed('u', 'field')).toBeNull()
})

test('Enter belongs to the button that has the focus; letters do not', () => {
  expect(pressed('Enter', 'inside')).toBeNull()
  expect(pressed('s', 'inside')).toBe('score')
})

test('a key of the browser is not ours', () => {
  expect(pressed('c', 'words', { ctrlKey: true })).toBeNull()
})
