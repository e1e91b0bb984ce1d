import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Whether the system wants less motion, and darkness. */
const system = { motion: false, dark: false }
let listeners: (() => void)[] = []

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  listeners = []
  Object.assign(system, { motion: false, dark: false })
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('motion') ? system.motion : system.dark
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  }))
})
afterEach(() => vi.unstubAllGlobals())

const fresh = async () => (await import('../../src/lib/settings.svelte')).settings

test('what was set is kept for the next visit', async () => {
  ;(await fresh()).set({ theme: 'dark', volume: 'quiet', language: 'pl' })
  vi.resetModules()
  const again = await fresh()
  expect([again.theme, again.volume, again.language]).toEqual(['dark', 'quiet', 'pl'])
})

test('whoever had turned the sound off still has none', async () => {
  localStorage.setItem('petteia-settings', '{"sound": false}')
  expect((await fresh()).volume).toBe('off')
  vi.resetModules()
  localStorage.setItem('petteia-settings', '{"sound": true, "volume": "deafening"}')
  expect((await fresh()).volume).toBe('medium')
})

test('the page says its language and theme to the browser', async () => {
  const settings = await fresh()
  settings.set({ language: 'fr', theme: 'dark' })
  expect([document.documentElement.lang, document.documentElement.dataset['theme']]).toEqual(['fr', 'dark'])
  settings.set({ theme: 'auto' })
  expect(document.documentElement.dataset['theme']).toBe(undefined)
})

test('the size of the letters is kept, and the styles are told', async () => {
  ;(await fresh()).set({ textSize: 'larger' })
  expect(document.documentElement.dataset['text']).toBe('larger')
  vi.resetModules()
  const again = await fresh()
  expect(again.textSize).toBe('larger')
  again.set({ textSize: 'normal' })
  expect(document.documentElement.dataset['text']).toBe(undefined)
})

test("the first visit is in the browser's first language that there is", async () => {
  vi.stubGlobal('navigator', { languages: ['de-DE', 'es-MX', 'fr'] })
  expect((await fresh()).language).toBe('es')
})

test('a browser with other languages only is spoken to in English', async () => {
  vi.stubGlobal('navigator', { languages: ['de'] })
  expect((await fresh()).language).toBe('en')
})

test('what was kept may be nonsense', async () => {
  localStorage.setItem('petteia-settings', '{"language": "xx"')
  expect((await fresh()).theme).toBe('auto')
  vi.resetModules()
  localStorage.setItem('petteia-settings', '{"language": "xx"}')
  expect(['en', 'es', 'fr', 'pl']).toContain((await fresh()).language)
})

test('pieces move unless the system or the person wants less motion', async () => {
  const settings = await fresh()
  expect(settings.moves).toBe(true)
  system.motion = true
  listeners.forEach((listener) => listener())
  expect(settings.moves).toBe(false)
  settings.set({ motion: 'full' })
  expect(settings.moves).toBe(true)
})

test('it is dark when the system or the person wants it', async () => {
  system.dark = true
  const settings = await fresh()
  expect(settings.dark).toBe(true)
  settings.set({ theme: 'light' })
  expect(settings.dark).toBe(false)
})
