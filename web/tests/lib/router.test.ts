import { afterEach, describe, expect, test } from 'vitest'
import { read, router } from '../../src/lib/router.svelte'

describe('an address', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/t/abcdefghjk', { page: 'table', id: 'abcdefghjk' }],
    ['/t/abcdefghjk/replay', { page: 'replay', id: 'abcdefghjk' }],
    ['/help', { page: 'help', game: null }],
    ['/help/carpe-diem', { page: 'help', game: 'carpe-diem' }],
    ['/settings/', { page: 'settings' }],
    ['/t', { page: 'unknown' }],
    ['/t/abcdefghjk/else', { page: 'unknown' }],
    ['/t/abcdefghjk/replay/more', { page: 'unknown' }],
    ['/settings/sound', { page: 'unknown' }],
    ['/nowhere', { page: 'unknown' }],
    ['/help/kh%C3%B4ra', { page: 'help', game: 'khôra' }],
  ])('%s', (path, route) => {
    expect(read(path)).toEqual(route)
  })

  test('that nobody can read is unknown', () => {
    expect(read('/t/%E0%A4%A')).toEqual({ page: 'unknown' })
  })
})

describe('a click on a link', () => {
  /** Clicks on what is inside of a link; whether the browser itself would follow it. */
  function follow(attributes: string, keys: MouseEventInit = {}): boolean {
    const link = document.createElement('div')
    link.innerHTML = `<a ${attributes}><b>there</b></a>`
    const event = new MouseEvent('click', { cancelable: true, ...keys })
    // happy-dom follows a link before the page hears of the click, so the page hears of it at once.
    Object.defineProperty(event, 'target', { value: link.querySelector('b') })
    return dispatchEvent(event)
  }

  afterEach(() => router.go('/'))

  test('of this page shows another screen without loading the page', () => {
    expect(follow('href="/mine"')).toBe(false)
    expect(router.route).toEqual({ page: 'mine' })
  })

  test('with a key held opens it elsewhere, as in every page', () => {
    expect(follow('href="/mine"', { ctrlKey: true })).toBe(true)
    expect(router.route).toEqual({ page: 'home' })
  })

  test.each(['href="https://example.org/mine"', 'href="/mine" download', 'href="/mine" target="_blank"', 'href="/api/me"'])(
    'that leads away is left to the browser: %s',
    (attributes) => {
      expect(follow(attributes)).toBe(true)
      expect(router.route).toEqual({ page: 'home' })
    },
  )
})
