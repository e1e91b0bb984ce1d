// The log of a table: what the game tells, and what the page itself tells (taking back, giving up, running out of time).

import type { Clauses, GameUI, LogLine } from '../lib/game'
import type { Position, TableInfo, Told } from '../lib/messages'
import type { Texts } from '../lib/texts.svelte'
import { stageName } from '../lib/words'
import type { AskWords } from './asked'

const OWN: Record<string, string> = { undo: 'undo', back: 'undo', resigned: 'flag', 'out-of-time': 'hourglass', 'time-stood': 'clock' }

function ownLine(told: Told, table: TableInfo, texts: Texts): LogLine {
  const name = table.seats[told.seat]?.name ?? ''
  const about = told.seat >= 0 && told.kind !== 'time-stood'
  return {
    ply: told.ply,
    seat: about ? told.seat : null,
    icon: OWN[told.kind]!,
    heading: false,
    parts: [...(about ? [{ seat: told.seat, bare: true }] : []), { text: texts.get(`told-${told.kind}`, { name }) }],
    pieces: [],
  }
}

/** What the last step was, for the bar: who acted, and the words of the log if it has any; one's own is no step. */
export function lastAct(
  lines: readonly LogLine[],
  events: readonly Told[],
  { ply, seat }: Pick<Position, 'ply' | 'seat'>,
  table: TableInfo,
  texts: Texts,
): AskWords & { seats: number[] } {
  const of = (each: { ply: number; seat: number | null }): boolean =>
    each.ply === ply && each.seat !== null && each.seat >= 0 && each.seat !== seat
  const actor = events.find(of)?.seat
  const line = lines.findLast(of)
  if (actor === undefined) return { title: texts.get('pace-others'), detail: '', seats: [] }
  const words = line?.parts.map((part) => ('text' in part ? part.text : 'icon' in part ? `${part.number ?? ''} ${part.label}` : ''))
  return { title: table.seats[actor]?.name ?? '', detail: words?.join(' ').replaceAll(/\s+/g, ' ').trim() ?? '', seats: [actor] }
}

/** A heading: stages of the game after one another, "round 5, action". */
const headingLine = (told: Told, game: string): LogLine => ({
  ply: told.ply,
  seat: null,
  icon: '',
  heading: true,
  parts: [
    {
      text: told.heading
        .split(', ')
        .map((stage) => stageName(game, stage))
        .join(' · '),
    },
  ],
  pieces: [],
})

/** The lines that events join into, as the server marked them; before the first under a heading, the heading's event. */
export function joined(events: readonly Told[]): { heading: Told | null; line: Clauses }[] {
  const found: { heading: Told | null; line: Clauses }[] = []
  let open: Clauses | null = null
  let beside: Clauses | null = null
  for (const event of events) {
    if (event.joins === 'untold') continue
    const aside = event.joins === 'beside'
    let line: Clauses | null = aside ? beside : event.joins === 'line' ? null : open
    if (line && event.joins === 'same') line.clauses.at(-1)!.push(event)
    else if (line) line.clauses.push([event])
    else {
      line = { first: event, clauses: [[event]] }
      found.push({ heading: event.heading ? event : null, line })
    }
    if (aside) beside = line
    else if (line !== open) [open, beside] = [line, null]
  }
  return found
}

/** All lines, in the order in which things happened, with the time where it is another minute. */
export function lines(ui: Pick<GameUI, 'line'>, events: readonly Told[], view: unknown, table: TableInfo, texts: Texts): LogLine[] {
  const minutes = times(events)
  let said = 0
  return joined(events).flatMap(({ heading, line }) => {
    const told = line.first.kind in OWN ? ownLine(line.first, table, texts) : ui.line(line, view, texts)
    const at = minutes.get(line.first.ply) ?? 0
    if (told && at !== said) [told.at, said] = [at, at]
    return [heading && headingLine(heading, table.game), told].filter((each) => each !== null)
  })
}

/** When each decision was made, to the minute. */
function times(events: readonly Told[]): Map<number, number> {
  const found = new Map<number, number>()
  let last = 0
  for (const { ply, at } of events) found.set(ply, (last = at || last))
  return found
}
