// Pieces move from where they were to where they are, and gained amounts float up. Nothing moves for who asked for less motion.

import type { Change } from '../../lib/floating'
import { settings } from '../../lib/settings.svelte'
import type { Book } from './book'
import { COLOURS, type CityView, type Resource, type View } from './types'

const MOVE = 300
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const NEAR = 3

type Places = Map<string, DOMRect>

const flying = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-fly]')].filter((piece) => piece.offsetParent !== null || piece.getClientRects().length > 0)

/** Where every piece that may move lies now. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map()
  if (settings.moves) for (const piece of flying(root)) found.set(piece.dataset['fly']!, piece.getBoundingClientRect())
  return found
}

/** Knowledge comes to who took it from its space of the board, or from where it was offered. */
export function origins(lay: Places, before: View, after: View, takers: ReadonlyMap<string, number>, book: Book): void {
  for (const id of before.board) {
    const [from, seat, token] = [lay.get(`site-${id}`), takers.get(id), book.tokens.get(id)]
    if (!after.board.includes(id) && from && seat !== undefined && token?.colour) lay.set(`know-${token.colour}-${token.major ? 'major' : 'minor'}-${seat}`, from)
  }
  const own = after.seat
  if (own === null) return
  for (const colour of COLOURS) {
    const from = lay.get(`offer-${colour}`)
    if (from && after.cities[own]!.minor[colour] > (before.cities[own]?.minor[colour] ?? 0)) lay.set(`know-${colour}-minor-${own}`, from)
  }
}

/** Lets each piece glide from where it lay; one that grew or shrank on the way does so gently. */
export function glide(root: HTMLElement, before: Places): void {
  if (!settings.moves || before.size === 0) return
  for (const piece of flying(root)) {
    const from = before.get(piece.dataset['fly']!)
    if (!from) continue
    const to = piece.getBoundingClientRect()
    const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2]
    if (Math.hypot(x, y) < NEAR) continue
    const size = Math.min(2, Math.max(0.4, from.width / Math.max(1, to.width)))
    piece.animate([{ translate: `${x}px ${y}px`, scale: String(size), zIndex: 5 }, { translate: '0 0', scale: '1', zIndex: 5 }], { duration: MOVE, easing: EASE })
  }
}

const COUNTED: readonly Resource[] = ['drachma', 'citizens', 'taxes', 'glory', 'troops', 'vp', 'philosophy']

/** What changed between two views of a table. */
export function changes(before: View, after: View): Change[] {
  return after.cities.flatMap((city, seat) => {
    const old: CityView | undefined = before.cities[seat]
    if (!old) return []
    return COUNTED.map((what) => ({ seat, what, amount: city[what] - old[what] })).filter((change) => change.amount !== 0)
  })
}
