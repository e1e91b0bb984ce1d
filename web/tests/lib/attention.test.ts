import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, mark, mayNotify, tone } from '../../src/lib/attention.svelte'
import { settings } from '../../src/lib/settings.svelte'

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
  settings.set({ sound: false, notify: true })
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

test('there is no sound before the page was first touched', async () => {
  const made: string[] = []
  class FakeAudio {
    state = 'running'
    currentTime = 0
    destination = {}
    constructor() {
      made.push('sound')
    }
    createOscillator = () => ({ frequency: {}, connect: (next: unknown) => next, start: vi.fn(), stop: vi.fn() })
    createGain = () => ({
      gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
      connect: vi.fn(),
    })
  }
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  await tone()
  expect(made).toEqual([])
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  await tone()
  expect(made).toEqual(['sound'])
})
