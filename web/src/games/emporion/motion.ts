// Cards travel from where they lay to where they lie: out of a deck into the Port, from the Port to the Polis, down into a Domain.
// What happened says which card went where; the marker glides; gained amounts float up. Nothing moves for people who asked for less motion.

import type { StatChange } from '../../lib/floating'
import { EASE, moved, places, type Places } from '../../lib/gliding'
import type { Told } from '../../lib/messages'
import { settings } from '../../lib/settings.svelte'
import { NUMBERS, numberOf } from './book'
import type { DomainView, View } from './view'

const MOVE = 320
const STAGGER = 40
/** More events than this do not move: somebody has come back after a while. */
const MUCH = 40

interface Spot {
  box: DOMRect
  card: string | undefined
  picture: HTMLElement | null
}

/** How a board lies: what is at its places, and where its markers stand. */
interface Lay {
  spots: Map<string, Spot>
  markers: Places
}

interface Journey {
  from: string[]
  to: string[]
  card: string
}

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0

/** Where the things of an event came from and went to: the first place that is on the screen counts. */
const JOURNEYS: Record<string, (event: Told) => Journey> = {
  take: ({ what, seat, cause }) => ({
    from: cause === 'reserve' ? [`reserve-${seat}-${what}`, `domain-${seat}`] : [`polis-${what}`, 'polis-merchandise'],
    to: [`domain-${seat}`],
    card: what,
  }),
  first: ({ what, seat }) => ({ from: [`polis-${what}`], to: [`domain-${seat}`], card: what }),
  reserve: ({ what, seat }) => ({ from: [`port:${what}`], to: [`reserve-${seat}-${what}`, `domain-${seat}`], card: what }),
  send: ({ what }) => ({ from: [`port:${what}`], to: [`polis-${what}`, 'polis-merchandise'], card: what }),
  refill: ({ what, amount, cause }) => ({ from: [`deck-${cause}`], to: [`port-${amount}`], card: what }),
  booty: ({ seat }) => ({ from: ['deck-history'], to: [`booty-${seat}`], card: '' }),
}

/** Remembers how everything lies, before a new view is drawn. */
export function remember(root: HTMLElement): Lay {
  const spots = new Map<string, Spot>()
  if (settings.moves) {
    for (const place of root.querySelectorAll<HTMLElement>('[data-at]')) {
      if (!isSeen(place)) continue
      const picture = place.querySelector<HTMLElement>('.card')
      spots.set(place.dataset['at']!, {
        box: (picture ?? place).getBoundingClientRect(),
        card: place.dataset['card'],
        picture: picture ? (picture.cloneNode(true) as HTMLElement) : null,
      })
    }
  }
  return { spots, markers: places(root) }
}

/** Lets each marker glide from where it stood. */
export function glide(root: HTMLElement, { markers }: Lay): void {
  for (const { piece, x, y } of moved(root, markers))
    piece.animate(
      [
        { translate: `${x}px ${y}px`, zIndex: 6 },
        { translate: '0 0', zIndex: 6 },
      ],
      { duration: MOVE, easing: EASE },
    )
}

/** Lets the cards travel that were told of since. */
export function travel(root: HTMLElement, { spots }: Lay, told: readonly Told[]): void {
  if (!settings.moves || told.length >= MUCH) return
  let late = 0
  for (const event of told) if (sent(root, spots, event, late)) late += STAGGER
}

/** The place a card lay at; a card of the Port by its name, each place once. */
function origin(spots: Map<string, Spot>, names: readonly string[]): Spot | null {
  for (const name of names) {
    if (!name.startsWith('port:')) {
      const spot = spots.get(name)
      if (spot) return spot
      continue
    }
    for (const [key, spot] of spots) {
      if (key.startsWith('port-') && spot.card === name.slice(5)) {
        spots.delete(key)
        return spot
      }
    }
  }
  return null
}

/** Whether what an event tells of is on its way. */
function sent(root: HTMLElement, spots: Map<string, Spot>, event: Told, late: number): boolean {
  const journey = JOURNEYS[event.kind]?.(event)
  const from = journey && origin(spots, journey.from)
  if (!from) return false
  const goal = journey.to
    .map((name) => root.querySelector<HTMLElement>(`[data-at="${CSS.escape(name)}"]`))
    .find((each) => each && isSeen(each))
  if (!goal) return false
  const own = journey.card ? [...goal.querySelectorAll<HTMLElement>(`[data-piece="card-${CSS.escape(journey.card)}"]`)].at(-1) : null
  const target = own ?? goal.querySelector<HTMLElement>('.card') ?? goal
  fly(root, from, target, late, event.kind === 'refill', target !== goal && event.kind !== 'booty')
  return true
}

/** A picture of what moves, from where it lay to where it lies now. */
function fly(root: HTMLElement, from: Spot, target: HTMLElement, delay: number, asTarget: boolean, appears: boolean): void {
  const to = target.getBoundingClientRect()
  const picture = asTarget ? (target.cloneNode(true) as HTMLElement) : from.picture
  if (!picture || to.width === 0) return
  const ghost = document.createElement('div')
  ghost.className = 'flying'
  ghost.ariaHidden = 'true'
  ghost.inert = true
  for (const each of [picture, ...picture.querySelectorAll<HTMLElement>('[data-move], [data-piece], [data-rove]')]) {
    for (const name of ['data-move', 'data-piece', 'data-rove', 'data-at']) each.removeAttribute(name)
  }
  picture.querySelector('.times')?.remove()
  ghost.append(picture)
  const wide = asTarget ? to : from.box
  Object.assign(ghost.style, { left: `${wide.left}px`, top: `${wide.top}px`, width: `${wide.width}px`, height: `${wide.height}px` })
  root.append(ghost)
  const far = (box: DOMRect): string =>
    `${box.left + box.width / 2 - wide.left - wide.width / 2}px ${box.top + box.height / 2 - wide.top - wide.height / 2}px`
  const size = (box: DOMRect): string => String(Math.max(0.25, Math.min(1.5, box.width / Math.max(1, wide.width))))
  const frames = [
    { translate: far(from.box), scale: size(from.box), opacity: 1 },
    { translate: far(to), scale: asTarget ? size(to) : String(Math.min(1, Number(size(to)))), opacity: 1, offset: 0.85 },
    { translate: far(to), scale: asTarget ? size(to) : String(Math.min(1, Number(size(to)))), opacity: asTarget ? 1 : 0 },
  ]
  const vanish = (): void => ghost.remove()
  void ghost.animate(frames, { duration: MOVE, delay, easing: EASE, fill: 'both' }).finished.then(vanish, vanish)
  // A card that has come to lie somewhere is not seen before it is there; a whole Domain always is.
  if (appears) target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration: MOVE + delay })
}

/** What changed between two views of a table. */
export function changes(before: View, after: View): StatChange[] {
  return after.domains.flatMap((domain, seat) => {
    const old: DomainView | undefined = before.domains[seat]
    if (!old) return []
    const numbers = NUMBERS.map((what) => ({ seat, what, amount: numberOf(domain, what) - numberOf(old, what) }))
    return [...numbers, { seat, what: 'vp', amount: domain.vp - old.vp }].filter((change) => change.amount !== 0)
  })
}
