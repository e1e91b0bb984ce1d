// Pieces move from where they were to where they are, and gained amounts float up. Nothing moves for who asked for less motion.

import type { Change } from '../../lib/floating'
import { settings } from '../../lib/settings.svelte'
import { slotName } from './ringplaces'
import { GOODS, type GoodName, type PlayerView, type View } from './types'

const MOVE = 300
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const NEAR = 3

type Places = Map<string, DOMRect>

const flying = (root: HTMLElement): (HTMLElement | SVGElement)[] =>
  [...root.querySelectorAll<HTMLElement | SVGElement>('[data-fly]')].filter((piece) => piece.getClientRects().length > 0)

/** Where every piece that may move lies now. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map()
  if (settings.moves) for (const piece of flying(root)) found.set(piece.dataset['fly']!, boxOf(piece))
  return found
}

/** Where a piece came from under another name: a tile in hand lay on the ring, a tile in a cell was in a hand. */
export type Origins = ReadonlyMap<string, string>

/** The place that a tile has left: the ring, the craftsman row, or a hand. */
function leftBy(tile: string, before: View, after: View): string | undefined {
  if (before.hand === tile && after.hand === null) return 'hand'
  for (const [space, tiles] of before.ring.entries()) {
    const place = tiles.findIndex((each, at) => each === tile && after.ring[space]?.[at] !== tile)
    if (place >= 0) return `slot-${slotName(space, place)}`
  }
  const place = before.row.findIndex((each, at) => each === tile && after.row[at] !== tile)
  return place >= 0 ? `row-${place + 1}` : undefined
}

export function origins(before: View, after: View): Origins {
  const found = new Map<string, string>()
  const note = (key: string, tile: string): void => {
    const from = leftBy(tile, before, after)
    if (from) found.set(key, from)
  }
  if (after.hand && after.hand !== before.hand) note('hand', after.hand)
  after.players.forEach((player, seat) => {
    for (const [cell, lying] of Object.entries(player.district)) if (!before.players[seat]?.district[cell]) note(`cell-${seat}-${cell}`, lying.tile)
  })
  return found
}

const boxOf = (piece: Element): DOMRect => (piece.querySelector('[data-box]') ?? piece).getBoundingClientRect()

/** Pixels to the units of the drawing that a piece is part of. */
function unitsOf(piece: Element): number {
  const drawing = piece instanceof SVGElement ? piece.ownerSVGElement : null
  return drawing ? drawing.viewBox.baseVal.width / Math.max(1, drawing.getBoundingClientRect().width) : 1
}

/** Lets each piece glide from where it lay; one that grew or shrank on the way does so gently. */
export function glide(root: HTMLElement, before: Places, origin: Origins): void {
  if (!settings.moves || before.size === 0) return
  for (const piece of flying(root)) {
    const key = piece.dataset['fly']!
    const renamed = origin.get(key)
    const from = before.get(renamed ?? key)
    if (!from) continue
    const to = boxOf(piece)
    const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2]
    if (Math.hypot(x, y) < NEAR) continue
    const units = unitsOf(piece)
    const size = Math.min(2.5, Math.max(0.3, from.width / Math.max(1, to.width)))
    const away = `translate(${x * units}px, ${y * units}px) scale(${size})`
    const style = piece instanceof SVGElement ? { transformBox: 'fill-box', transformOrigin: 'center' } : { zIndex: 9 }
    piece.animate([{ transform: away, ...style }, { transform: 'none', ...style }] as Keyframe[], { duration: MOVE, easing: EASE })
  }
}

const held = (player: PlayerView, what: GoodName): number => (what === 'coin' ? player.coins : what === 'bread' ? player.bread : (player.wares[what] ?? 0))

/** What changed between two views of a table. */
export function changes(before: View, after: View): Change[] {
  return after.players.flatMap((player, seat) => {
    const old = before.players[seat]
    if (!old) return []
    const goods = GOODS.map((what) => ({ seat, what: what as string, amount: held(player, what) - held(old, what) }))
    return [...goods, { seat, what: 'vp', amount: player.vp - old.vp }, { seat, what: 'step', amount: player.scroll - old.scroll }].filter((change) => change.amount !== 0)
  })
}
