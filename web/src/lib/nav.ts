// The house's main places, for the bar on top and the one at a phone's foot.

import type { Route } from './router.svelte'

export const PLACES: readonly { page: Route['page']; path: string; text: string; icon: string }[] = [
  { page: 'home', path: '/', text: 'nav-play', icon: 'home' },
  { page: 'open', path: '/open', text: 'nav-tables', icon: 'users' },
  { page: 'mine', path: '/mine', text: 'nav-mine', icon: 'list' },
  { page: 'help', path: '/help', text: 'nav-help', icon: 'book' },
]
