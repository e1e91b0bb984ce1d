// What happened since the viewer's last decision: the position after it, and those that the decisions of others have led to since.
// Whoever is at the table has seen them all come; whoever has just come, or has missed one, asks the server.

import { whole } from './api'
import { edited, type Edit } from './edits'
import type { Position, Since as Answer, Told } from './messages'

/** The position after the viewer's last decision, and then each that followed. */
type Seen = readonly [Position, ...Position[]]

/** What has happened up to a position, for the log and the boards. */
export interface Since {
  /** The view after the viewer's last decision. */
  view: unknown
  /** The numbers of the decisions since that stand. */
  plies: ReadonlySet<number>
}

/** The positions that the server tells, each with all that boards want to know. */
export function seenOf({ position, changes }: Answer): Seen {
  let last = position
  const later = changes.map(({ ply, edits }) => (last = { ...(edited(last, (edits ?? {}) as Edit) as Position), ply }))
  return [whole(position), ...later.map(whole)]
}

export class Lookback {
  readonly #ask: (seat: number) => Promise<Answer>
  #seen = $state.raw<Seen | null>(null)
  /** The newest position, for which an answer is wanted. */
  #newest: Position | null = null

  constructor(ask: (seat: number) => Promise<Answer>) {
    this.#ask = ask
  }

  /** The next position has come, and what was told with it. */
  hear(position: Position, news: readonly Told[]): void {
    this.#newest = position
    const { seat, ply, decided } = position
    const last = this.#seen?.at(-1)
    if (seat === null) this.#seen = null
    else if (decided === ply) this.#seen = [position]
    else if (!this.#seen || !last || last.seat !== seat || this.#seen[0].ply !== decided) this.#fetch(seat)
    else if (news.some((told) => told.kind === 'undo') || ply > last.ply + 1) this.#fetch(seat)
    else if (ply > last.ply) this.#seen = [...this.#seen, position]
  }

  /** What had happened when this position was reached; null if nothing had, or it is not known. */
  at({ seat, ply, decided }: Position): Since | null {
    const seen = this.#seen
    if (!seen || seat === null || seen[0].seat !== seat || seen[0].ply !== decided) return null
    const plies = seen.slice(1).flatMap((each) => (each.ply <= ply ? [each.ply] : []))
    return plies.length > 0 ? { view: seen[0].view, plies: new Set(plies) } : null
  }

  /** The positions to play again: after the viewer's last decision, and at the end of each step, which begins with one of these plies. */
  steps(position: Position, plies: readonly number[]): Position[] {
    const seen = this.#seen
    if (!seen || !this.at(position)) return []
    const ends = plies.map((_, step) => seen.findLast(({ ply }) => ply < (plies[step + 1] ?? Infinity) && ply <= position.ply))
    return [seen[0], ...ends.filter((each) => each !== undefined)]
  }

  /** Asks the server. An answer that comes after the next position is too late; that one has asked again. */
  #fetch(seat: number): void {
    this.#seen = null
    const wanted = this.#newest
    this.#ask(seat).then(
      (answer) => {
        if (this.#newest === wanted) this.#seen = seenOf(answer)
      },
      () => {},
    )
  }
}
