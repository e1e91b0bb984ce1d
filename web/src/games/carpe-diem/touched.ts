// What others have changed on the board: cells that they built on, goals that they met, tiles that they took, discs.

import type { Touched } from '../../lib/game'
import type { Told } from '../../lib/messages'
import { slotName } from './boardplaces'
import type { View } from './view'

const LIES: Record<string, (event: Told) => string> = {
  build: ({ seat, cause }) => `cell-${seat}-${cause}`,
  goal: ({ seat, cause }) => `goal-${seat}-${cause}`,
  disc: ({ what }) => `disc-${what}`,
}

/** The slots of the ring and the row that were left empty; an event names the tile and the space, not the slot. */
class Slots {
  readonly #left: { piece: string; tile: string; space: string }[]

  constructor(before: View, after: View) {
    const ring = before.ring.flatMap((tiles, space) =>
      tiles.map((tile, place) => ({
        tile,
        now: after.ring[space]?.[place],
        piece: `slot-${slotName(space, place)}`,
        space: `ring${space + 1}`,
      })),
    )
    const row = before.row.map((tile, place) => ({ tile, now: after.row[place], piece: `row-${place + 1}`, space: `row${place + 1}` }))
    this.#left = [...ring, ...row].flatMap(({ tile, now, ...where }) => (tile && !now ? [{ tile, ...where }] : []))
  }

  /** The slot that an event left empty, each once. */
  of({ what, amount, cause }: Told): string | undefined {
    const found = this.#left.findIndex(({ tile, space }) => tile === what && space === `${cause}${amount}`)
    return found < 0 ? undefined : this.#left.splice(found, 1)[0]!.piece
  }
}

export function touched(events: readonly Told[], before: View, after: View): Touched[] {
  const slots = new Slots(before, after)
  return events.flatMap((event) => {
    const piece = event.kind === 'take' ? slots.of(event) : LIES[event.kind]?.(event)
    return piece ? [{ piece, seat: event.seat }] : []
  })
}

/** A pawn or a disc of another player that stood elsewhere: from where to where. */
export interface Stood {
  seat: number
  from: number
  to: number
}

/** Whose pieces stand elsewhere than after the viewer's last decision, by a number of theirs: a space, or steps. */
export const stood = (before: View | undefined, after: View, own: number | null, at: 'pawn' | 'scroll'): Stood[] =>
  after.players.flatMap((player, seat) => {
    const [from, to] = [before?.players[seat]?.[at] ?? null, player[at]]
    return seat === own || from === null || to === null || from === to ? [] : [{ seat, from, to }]
  })
