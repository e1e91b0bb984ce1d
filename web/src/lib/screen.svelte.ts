// What kind of screen a board is drawn on.

import { MediaQuery } from 'svelte/reactivity'

/** Narrow: the asked-for part first, the rest in drawers. */
export const isPhone = new MediaQuery('max-width: 759px')
