// How a table is arranged: by how much fits into the window in letters, not in pixels. Larger letters, a zoomed page and a smaller
// window are the same to it. The root element carries it as [data-screen] and [data-house], for the styles.

import { MediaQuery } from 'svelte/reactivity'
import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import { settings } from './settings.svelte'

/**
 * wide: everything at once. laptop: the same, closer. tablet: upright, what is asked under the thumbs. phone: the asked-for part,
 * the rest in drawers. across: a phone held across, or a page zoomed that far: drawers and ask in a column beside the board.
 */
export type Screen = 'wide' | 'laptop' | 'tablet' | 'phone' | 'across'

/** What fits a window of so many rem. */
export function screenFor(width: number, height: number): Screen {
  if (width >= 89.5 && height >= 55.5) return 'wide'
  if (width >= 73 && height >= 38) return 'laptop'
  if (width >= height) return 'across'
  return width >= 46 && height >= 54 ? 'tablet' : 'phone'
}

/** How wide the other pages are, in the same measure: narrow as a phone, in the middle as an upright tablet, wide. */
export type House = 'wide' | 'middle' | 'narrow'

export const houseFor = (width: number): House => (width <= 47.5 ? 'narrow' : width <= 68.75 ? 'middle' : 'wide')

class WindowScreen {
  readonly #size: [number, number] = $derived.by(() => {
    void settings.textSize
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    return [(innerWidth.current ?? 0) / rem, (innerHeight.current ?? 0) / rem]
  })
  readonly kind: Screen = $derived(screenFor(...this.#size))
  readonly house: House = $derived(houseFor(this.#size[0]))
  /** One part of the board at a time. */
  readonly small: boolean = $derived(this.kind === 'phone' || this.kind === 'across')
  readonly #coarse = new MediaQuery('pointer: coarse')
  /** Tapped rather than pointed at: the words say so. */
  get touched(): boolean {
    return this.#coarse.current
  }

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const { dataset } = document.documentElement
        dataset['screen'] = this.kind
        dataset['house'] = this.house
      })
    })
  }
}

export const screen = new WindowScreen()
