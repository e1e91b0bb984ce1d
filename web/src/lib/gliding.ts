// Pieces of any board move from where they were to where they are: whatever carries `data-fly`, by that name.

import { settings } from './settings.svelte'

export const MOVE = 300
export const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const NEAR = 3

export type Flying = HTMLElement | SVGElement
export type Places = Map<string, DOMRect>

/** A piece that lies elsewhere than before: how far away it was, in pixels, and how many times as wide. */
export interface Moved {
  piece: Flying
  x: number
  y: number
  size: number
}

const flying = (root: HTMLElement): Flying[] =>
  [...root.querySelectorAll<Flying>('[data-fly]')].filter((piece) => piece.getClientRects().length > 0)

/** Where a piece lies; a drawing may mark the part that counts. */
const boxOf = (piece: Flying): DOMRect => (piece.querySelector('[data-box]') ?? piece).getBoundingClientRect()

/** Where every piece that may move lies now; none for people who asked for less motion. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map()
  if (settings.moves) for (const piece of flying(root)) found.set(piece.dataset['fly']!, boxOf(piece))
  return found
}

/** What lies elsewhere than before. */
export function moved(root: HTMLElement, before: Places): Moved[] {
  if (!settings.moves || before.size === 0) return []
  return flying(root).flatMap((piece) => {
    const from = before.get(piece.dataset['fly']!)
    if (!from) return []
    const to = boxOf(piece)
    const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2]
    return Math.hypot(x, y) < NEAR ? [] : [{ piece, x, y, size: from.width / Math.max(1, to.width) }]
  })
}
