// Which screen an address means. Links are ordinary links; following one within the page does not reload it.

import { isLayer } from './layers'

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'help'; game: string | null }
  | { page: 'settings' }
  | { page: 'mine' }
  | { page: 'open' }
  | { page: 'account' }
  | { page: 'about' }
  | { page: 'unknown' }

/** The main places, for the bar on top and the one at the foot of a phone. */
export const PLACES: readonly { page: Route['page']; path: string; text: string; icon: string }[] = [
  { page: 'home', path: '/', text: 'nav-play', icon: 'home' },
  { page: 'open', path: '/open', text: 'nav-tables', icon: 'users' },
  { page: 'mine', path: '/mine', text: 'nav-mine', icon: 'list' },
  { page: 'help', path: '/help', text: 'nav-help', icon: 'book' },
]

const PLAIN = ['settings', 'mine', 'open', 'account', 'about'] as const

export function read(path: string): Route {
  let parts: string[]
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return { page: 'unknown' }
  }
  const [first = '', second, third, ...rest] = parts
  if (rest.length > 0) return { page: 'unknown' }
  if (first === '') return { page: 'home' }
  if (first === 't' && second && !third) return { page: 'table', id: second }
  if (first === 't' && second && third === 'replay') return { page: 'replay', id: second }
  if (first === 'help' && !third) return { page: 'help', game: second ?? null }
  const plain = PLAIN.find((name) => name === first)
  return plain && !second ? { page: plain } : { page: 'unknown' }
}

class Router {
  #path = $state(location.pathname)
  readonly route = $derived(read(this.#path))

  constructor() {
    addEventListener('popstate', () => (this.#path = location.pathname))
    addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string, replace = false): void {
    if (path === location.pathname + location.search) return
    history[replace || isLayer() ? 'replaceState' : 'pushState'](null, '', path)
    this.#path = location.pathname
    scrollTo(0, 0)
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
