import { beforeEach, expect, test } from 'vitest'
import { stickToEnd } from '../../src/table/stick'

let list: HTMLElement
const add = (): void => void stickToEnd(() => 0)(list)
const scroll = (top: number): void => {
  list.scrollTop = top
  list.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  list = document.createElement('ol')
  Object.defineProperty(list, 'scrollHeight', { value: 1000 })
  Object.defineProperty(list, 'clientHeight', { value: 200 })
})

test('a list is at its end when something is added', () => {
  add()
  expect(list.scrollTop).toBe(1000)
})

test('somebody who reads what was before is left in peace', () => {
  add()
  scroll(300)
  add()
  expect(list.scrollTop).toBe(300)
})

test('somebody who is back near the end follows again', () => {
  add()
  scroll(300)
  scroll(780)
  add()
  expect(list.scrollTop).toBe(1000)
})
