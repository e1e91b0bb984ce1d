// The log of a table: what the game tells, and what the page itself tells (taking back, giving up, running out of time).

import type { GameUI, LogLine } from '../lib/game'
import type { TableInfo, Told } from '../lib/messages'
import type { Texts } from '../lib/texts.svelte'

const OWN: Record<string, string> = { undo: 'undo', resigned: 'flag', 'out-of-time': 'hourglass', 'time-stood': 'clock' }

function ownLine(told: Told, table: TableInfo, texts: Texts): LogLine {
  const name = table.seats[told.seat]?.name ?? ''
  const about = told.seat >= 0 && told.kind !== 'time-stood'
  return {
    ply: told.ply,
    seat: about ? told.seat : null,
    icon: OWN[told.kind]!,
    heading: false,
    parts: [...(about ? [{ seat: told.seat }] : []), { text: texts.get(`told-${told.kind}`, { name }) }],
    pieces: [],
  }
}

/** All lines, in the order in which things happened. */
export function lines(ui: GameUI, events: readonly Told[], view: unknown, table: TableInfo, texts: Texts): LogLine[] {
  const told = ui.tell(
    events.filter((event) => !(event.kind in OWN)),
    view,
    texts,
  )
  const own = events.filter((event) => event.kind in OWN).map((event) => ownLine(event, table, texts))
  const all: LogLine[] = []
  for (const line of told) {
    while (own[0] && own[0].ply < line.ply) all.push(own.shift()!)
    all.push(line)
  }
  return [...all, ...own]
}
