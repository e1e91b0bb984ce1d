// Cards travel from where they lay to where they lie: out of a deck into the Port, from the Port to the Polis, down into a Domain.
// What happened says which card went where; the marker glides; gained amounts float up. Nothing moves for who asked for less motion.

import type { Told } from '../../lib/messages'
import { settings } from '../../lib/settings.svelte'
import { numberOf } from './book'
import { NUMBERS, type DomainView, type View } from './types'

const MOVE = 320
const FLOAT = 1300
const STAGGER = 40
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const NEAR = 3

interface Spot {
  box: DOMRect
  card: string | undefined
  picture: HTMLElement | null
}

interface Journey {
  from: string[]
  to: string[]
  card: string
}

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0

/** Where the things of an event came from and went to: the first place that is on the screen counts. */
const JOURNEYS: Record<string, (event: Told) => Journey> = {
  take: ({ what, seat, cause }) => ({ from: cause === 'reserve' ? [`reserve-${seat}-${what}`, `domain-${seat}`] : [`polis-${what}`, 'polis-merchandise'], to: [`domain-${seat}`], card: what }),
  first: ({ what, seat }) => ({ from: [`polis-${what}`], to: [`domain-${seat}`], card: what }),
  reserve: ({ what, seat }) => ({ from: [`port:${what}`], to: [`reserve-${seat}-${what}`, `domain-${seat}`], card: what }),
  send: ({ what }) => ({ from: [`port:${what}`], to: [`polis-${what}`, 'polis-merchandise'], card: what }),
  refill: ({ what, amount, cause }) => ({ from: [`deck-${cause}`], to: [`port-${amount}`], card: what }),
  booty: ({ seat }) => ({ from: ['deck-history'], to: [`booty-${seat}`], card: '' }),
}

export class Watcher {
  #spots = new Map<string, Spot>()
  #markers = new Map<string, DOMRect>()
  #view: View | null = null
  #known = 0

  /** Remembers where everything lies, before a new view is drawn. */
  remember(root: HTMLElement, view: View, known: number): void {
    this.#view = view
    this.#known = Math.min(this.#known, known)
    this.#spots.clear()
    this.#markers.clear()
    if (!settings.moves) return
    for (const place of root.querySelectorAll<HTMLElement>('[data-at]')) {
      if (!isSeen(place)) continue
      const picture = place.querySelector<HTMLElement>('.card')
      this.#spots.set(place.dataset['at']!, { box: (picture ?? place).getBoundingClientRect(), card: place.dataset['card'], picture: picture ? (picture.cloneNode(true) as HTMLElement) : null })
    }
    for (const marker of root.querySelectorAll<HTMLElement>('[data-fly]')) this.#markers.set(marker.dataset['fly']!, marker.getBoundingClientRect())
  }

  /** Lets everything move that a new view has elsewhere. */
  show(root: HTMLElement, view: View, events: readonly Told[]): void {
    const [before, known] = [this.#view, this.#known]
    this.#view = null
    this.#known = events.length
    if (!before || !settings.moves || before === view) return
    this.#glide(root)
    float(root, before, view)
    const told = events.slice(known)
    let late = 0
    if (told.length > 0 && told.length < 40) for (const event of told) late += this.#travel(root, event, late)
  }

  #glide(root: HTMLElement): void {
    for (const marker of root.querySelectorAll<HTMLElement>('[data-fly]')) {
      const from = this.#markers.get(marker.dataset['fly']!)
      if (!from) continue
      const to = marker.getBoundingClientRect()
      const [x, y] = [from.left - to.left, from.top - to.top]
      if (Math.hypot(x, y) >= NEAR) marker.animate([{ translate: `${x}px ${y}px`, zIndex: 6 }, { translate: '0 0', zIndex: 6 }], { duration: MOVE, easing: EASE })
    }
  }

  /** The place a card lay at; a card of the Port by its name, each place once. */
  #origin(names: readonly string[]): Spot | null {
    for (const name of names) {
      if (!name.startsWith('port:')) {
        const spot = this.#spots.get(name)
        if (spot) return spot
        continue
      }
      for (const [key, spot] of this.#spots) {
        if (key.startsWith('port-') && spot.card === name.slice(5)) {
          this.#spots.delete(key)
          return spot
        }
      }
    }
    return null
  }

  #travel(root: HTMLElement, event: Told, late: number): number {
    const journey = JOURNEYS[event.kind]?.(event)
    const from = journey && this.#origin(journey.from)
    if (!from) return 0
    const goal = journey.to.map((name) => root.querySelector<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)).find((each) => each && isSeen(each))
    if (!goal) return 0
    const own = journey.card ? [...goal.querySelectorAll<HTMLElement>(`[data-piece="card-${CSS.escape(journey.card)}"]`)].at(-1) : null
    const target = own ?? goal.querySelector<HTMLElement>('.card') ?? goal
    fly(root, from, target, late, event.kind === 'refill', target !== goal && event.kind !== 'booty')
    return STAGGER
  }
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
  const far = (box: DOMRect): string => `${box.left + box.width / 2 - wide.left - wide.width / 2}px ${box.top + box.height / 2 - wide.top - wide.height / 2}px`
  const size = (box: DOMRect): string => String(Math.max(0.25, Math.min(1.5, box.width / Math.max(1, wide.width))))
  const frames = [
    { translate: far(from.box), scale: size(from.box), opacity: 1 },
    { translate: far(to), scale: asTarget ? size(to) : String(Math.min(1, Number(size(to)))), opacity: 1, offset: 0.85 },
    { translate: far(to), scale: asTarget ? size(to) : String(Math.min(1, Number(size(to)))), opacity: asTarget ? 1 : 0 },
  ]
  ghost.animate(frames, { duration: MOVE, delay, easing: EASE, fill: 'both' }).finished.finally(() => ghost.remove())
  // A card that has come to lie somewhere is not seen before it is there; a whole Domain always is.
  if (appears) target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration: MOVE + delay })
}

/** What changed between two views of a table. */
function changes(before: View, after: View): { seat: number; what: string; amount: number }[] {
  return after.domains.flatMap((domain, seat) => {
    const old: DomainView | undefined = before.domains[seat]
    if (!old) return []
    const numbers = NUMBERS.map((what) => ({ seat, what: what as string, amount: numberOf(domain, what) - numberOf(old, what) }))
    return [...numbers, { seat, what: 'vp', amount: domain.vp - old.vp }].filter((change) => change.amount !== 0)
  })
}

/** Shows amounts rising (or sinking) from the numbers they changed. */
function float(root: HTMLElement, before: View, after: View): void {
  for (const { seat, what, amount } of changes(before, after)) {
    for (const stat of root.querySelectorAll<HTMLElement>(`[data-stat="${seat}-${what}"]`)) {
      if (!isSeen(stat)) continue
      const note = document.createElement('span')
      note.className = amount > 0 ? 'floating' : 'floating down'
      note.textContent = `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`
      note.ariaHidden = 'true'
      stat.append(note)
      const way = amount > 0 ? '-1.6rem' : '1.2rem'
      const frames = [{ translate: '0 0', opacity: 0 }, { translate: `0 calc(${way} / 2)`, opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { translate: `0 ${way}`, opacity: 0 }]
      note.animate(frames, { duration: FLOAT, easing: EASE }).finished.finally(() => note.remove())
    }
  }
}
