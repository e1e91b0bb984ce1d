import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, mark, mayNotify } from '../../src/lib/attention.svelte'
import { settings } from '../../src/lib/settings.svelte'
import { CountingAudio } from '../counting-audio'

const notified: string[] = []
class FakeNotification {
  static permission = 'granted'
  static requestPermission = () => Promise.resolve(FakeNotification.permission)
  constructor(words: string) {
    notified.push(words)
  }
}

beforeEach(() => {
  notified.length = 0
  FakeNotification.permission = 'granted'
  vi.stubGlobal('Notification', FakeNotification)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  settings.set({ volume: 'off', notify: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test("the tab shows whether it is one's turn", () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">'
  const icon = document.querySelector('link')!
  mark('Phaistos', true)
  expect([document.title, icon.getAttribute('href')]).toEqual(['● Phaistos', '/favicon-turn.svg'])
  mark('Phaistos', false)
  expect([document.title, icon.getAttribute('href')]).toEqual(['Phaistos', '/favicon.svg'])
})

test('whoever looks elsewhere is notified, if they want it', () => {
  call('Your turn', 'Phaistos')
  settings.set({ notify: false })
  call('Your turn again', 'Phaistos')
  expect(notified).toEqual(['Your turn'])
})

test('whoever looks at the page is not', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  call('Your turn', 'Phaistos')
  expect(notified).toEqual([])
})

test('a browser may refuse', async () => {
  expect(await mayNotify()).toBe(true)
  FakeNotification.permission = 'denied'
  expect(await mayNotify()).toBe(false)
  call('Your turn', 'Phaistos')
  expect(notified).toEqual([])
})

test('a turn is heard from a hidden page too', async () => {
  CountingAudio.install({ hidden: true })
  settings.set({ volume: 'medium' })
  call('Your turn', 'Phaistos')
  await Promise.resolve()
  expect(CountingAudio.heard()).toEqual([0, 4])
})
