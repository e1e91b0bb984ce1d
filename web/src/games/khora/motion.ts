// Pieces move from where they were to where they are, and gained amounts float up. Nothing moves for those who asked for less motion.

import type { StatChange } from '../../lib/floating'
import { EASE, MOVE, moved, type Places } from '../../lib/gliding'
import type { Book } from './book'
import { WORDS, type Resource, type Track } from './terms'
import type { CityView, View } from './view'

/** Knowledge comes to its new owner from its space of the board, or from where it was offered. */
export function origins(lay: Places, before: View, after: View, takers: ReadonlyMap<string, number>, book: Book): void {
  for (const id of before.board) {
    const [from, seat, token] = [lay.get(`site-${id}`), takers.get(id), book.tokens.get(id)]
    if (!after.board.includes(id) && from && seat !== undefined && token?.colour)
      lay.set(`know-${token.colour}-${token.major ? 'major' : 'minor'}-${seat}`, from)
  }
  const own = after.seat
  if (own === null) return
  for (const colour of WORDS.Colour) {
    const from = lay.get(`offer-${colour}`)
    if (from && after.cities[own]!.minor[colour] > (before.cities[own]?.minor[colour] ?? 0)) lay.set(`know-${colour}-minor-${own}`, from)
  }
}

/** Lets each piece glide from where it lay; one that grew or shrank on the way does so gently. */
export function glide(root: HTMLElement, before: Places): void {
  for (const { piece, x, y, size } of moved(root, before)) {
    const scale = String(Math.min(2, Math.max(0.4, size)))
    piece.animate(
      [
        { translate: `${x}px ${y}px`, scale, zIndex: 5 },
        { translate: '0 0', scale: '1', zIndex: 5 },
      ],
      { duration: MOVE, easing: EASE },
    )
  }
}

const COUNTED: readonly (Resource | Track | 'development')[] = [
  'drachma',
  'citizens',
  'taxes',
  'glory',
  'troops',
  'vp',
  'philosophy',
  ...WORDS.Track,
  'development',
]

/** What changed between two views of a table. */
export function changes(before: View, after: View): StatChange[] {
  return after.cities.flatMap((city, seat) => {
    const old: CityView | undefined = before.cities[seat]
    if (!old) return []
    return COUNTED.map((what) => ({ seat, what, amount: city[what] - old[what] })).filter((change) => change.amount !== 0)
  })
}
