// Pieces move from where they were to where they are, and gained amounts float up. Nothing moves for people who asked for less motion.

import type { StatChange } from '../../lib/floating'
import { EASE, MOVE, moved, type Flying, type Places } from '../../lib/gliding'
import { slotName } from './boardplaces'
import { amountOf, GOODS } from './goods'
import type { View } from './view'

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

/** Where everything lay, by its name now: a tile in hand lay on the ring, a tile in a cell was in a hand. */
export function comingFrom(lay: Places, before: View, after: View): Places {
  const found: Places = new Map(lay)
  const note = (key: string, tile: string): void => {
    const left = leftBy(tile, before, after)
    const from = left && lay.get(left)
    if (from) found.set(key, from)
    else if (left) found.delete(key)
  }
  if (after.hand && after.hand !== before.hand) note('hand', after.hand)
  after.players.forEach((player, seat) => {
    for (const [cell, lying] of Object.entries(player.district))
      if (!before.players[seat]?.district[cell]) note(`cell-${seat}-${cell}`, lying.tile)
  })
  return found
}

/** Pixels to the units of the drawing that a piece is part of. */
function unitsOf(piece: Flying): number {
  const drawing = piece instanceof SVGElement ? piece.ownerSVGElement : null
  return drawing ? drawing.viewBox.baseVal.width / Math.max(1, drawing.getBoundingClientRect().width) : 1
}

/** Lets each piece glide from where it lay; one that grew or shrank on the way does so gently. */
export function glide(root: HTMLElement, before: Places): void {
  for (const { piece, x, y, size } of moved(root, before)) {
    const units = unitsOf(piece)
    const away = `translate(${x * units}px, ${y * units}px) scale(${Math.min(2.5, Math.max(0.3, size))})`
    const style = piece instanceof SVGElement ? { transformBox: 'fill-box', transformOrigin: 'center' } : { zIndex: 9 }
    piece.animate(
      [
        { transform: away, ...style },
        { transform: 'none', ...style },
      ] as Keyframe[],
      { duration: MOVE, easing: EASE },
    )
  }
}

/** What changed between two views of a table. */
export function changes(before: View, after: View): StatChange[] {
  return after.players.flatMap((player, seat) => {
    const old = before.players[seat]
    if (!old) return []
    const goods = GOODS.map((what) => ({ seat, what, amount: amountOf(player, what) - amountOf(old, what) }))
    return [...goods, { seat, what: 'vp', amount: player.vp - old.vp }, { seat, what: 'step', amount: player.scroll - old.scroll }].filter(
      (change) => change.amount !== 0,
    )
  })
}
