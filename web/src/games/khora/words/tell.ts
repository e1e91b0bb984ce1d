// The log: what happened, in few words and pictures. What one line has said, the next does not say again.

import type { LogLine, LogPart } from '../../../lib/game'
import type { Told } from '../../../lib/messages'
import { pieces as split } from '../../../lib/rich'
import type { Texts } from '../../../lib/texts.svelte'
import { amount } from '../brief'
import { cardIcon, eventIcon, icon } from '../icons'
import { WORDS, type Phase } from '../terms'
import { causeName } from './causes'
import { wordFor } from './rich'

/** Events that belong in one sentence. */
type Run = [Told, ...Told[]]

const COUNTED = ['gain', 'lose', 'reveal', 'drawn', 'learn', 'forget']

/** Whether a gain or loss is part of what the run before has told: the price of a card, the two sides of a swap. */
function isTold(by: Told | undefined, event: Told): boolean {
  if (!by || event.seat !== by.seat || (event.kind !== 'gain' && event.kind !== 'lose')) return false
  return by.kind === 'swap' && event.cause === by.cause
}

function runsOf(events: readonly Told[]): Run[] {
  const runs: Run[] = []
  let swap: Told | undefined
  for (const event of events) {
    if (isTold(swap, event)) {
      runs.at(-1)!.push(event)
      continue
    }
    swap = event.kind === 'swap' ? event : undefined
    const last = runs.at(-1)?.[0]
    // Who may know the cards has been told them one by one.
    if (event.kind === 'draw' && last?.kind === 'drawn' && last.seat === event.seat) continue
    const same = last && last.kind === event.kind && last.seat === event.seat && last.cause === event.cause
    if (same && COUNTED.includes(event.kind)) runs.at(-1)!.push(event)
    else runs.push([event])
  }
  return runs
}

// Phases are not told; what happens says which one it is.

const ORDER: readonly Phase[] = ['announcement', 'dice', 'action', 'progress', 'resolution', 'achievement', 'over']
const STARTS: Record<string, Phase> = { round: 'announcement', roll: 'dice', achieve: 'achievement', score: 'over', discard: 'resolution' }
const PAYING = ['reveal', 'set-aside']

function phaseOf(event: Told, now: Phase, announced: string): Phase {
  const start = STARTS[event.kind]
  if (start) return start
  if (event.kind === 'start' || PAYING.includes(event.kind)) return now
  if (event.cause === 'progress') return 'progress'
  if (event.cause === announced && ORDER.indexOf(now) > ORDER.indexOf('dice')) return 'resolution'
  if (event.kind === 'play' && now === 'progress') return 'resolution'
  const paid =
    event.cause === 'philosophy-token' || (event.kind === 'lose' && event.what === 'citizens' && WORDS.Tile.includes(event.cause as never))
  return now === 'dice' && !paid && event.cause !== announced ? 'action' : now
}

const HEADING: Partial<Record<Phase, string>> = { announcement: 'page-log-announcement', over: 'help-final' }

const heading = (phase: Phase, round: number, ply: number, texts: Texts): LogLine => ({
  ply,
  seat: null,
  icon: icon('event'),
  heading: true,
  parts: [
    {
      text: [phase === 'over' ? '' : texts.get('log-round', { n: round }), texts.get(HEADING[phase] ?? `phase-${phase}.short`)]
        .filter(Boolean)
        .join(' · '),
    },
  ],
  pieces: [],
})

// One run in words.

const numbers = (run: Run): string => run.map((event) => amount(event.kind === 'lose' ? -event.amount : event.amount, event.what)).join(' ')

const TOKEN = /^(red|blue|green)-(\d+)\//

/** A space of the board in few signs: "[green] 6". */
function token(id: string): string {
  const match = TOKEN.exec(id)
  return match ? `[${match[1]}] ${match[2]}` : ''
}

const SILENT_CAUSES = ['', 'tax', 'track', 'progress', 'achievement', 'philosophy-token', 'military']

const because = (event: Told, said: string, texts: Texts): string =>
  SILENT_CAUSES.includes(event.cause) || TOKEN.test(event.cause) ? said : `${causeName(event.cause, texts)} ${said}`

type Teller = (run: Run, texts: Texts) => string

const named =
  (kind: string, family: string): Teller =>
  ([event], texts) =>
    texts.get(`told-${kind}`, { name: texts.get(`${family}-${event.what}`) })

const TELLERS: Record<string, Teller> = {
  event: ([event], texts) => texts.get(`event-${event.what}`),
  roll: ([event]) =>
    `${event.what
      .split(' ')
      .map((die) => `[d${die}]`)
      .join(' ')} ${event.amount}`,
  start: (_, texts) => texts.get('told-start'),
  reveal: (run, texts) => run.map((event) => `[d${event.amount}] ${texts.get(`tile-${event.what}`)}`).join(', '),
  'set-aside': named('set-aside', 'tile'),
  gain: (run, texts) => because(run[0], numbers(run), texts),
  lose: (run, texts) => because(run[0], numbers(run), texts),
  level: ([event], texts) => `[${event.what}] ${texts.get(`track-${event.what}`)} ${event.amount}`,
  draw: ([event], texts) => texts.get('told-draw', { n: event.amount }),
  drawn: (run, texts) => texts.get('told-drawn', { name: run.map((event) => texts.get(`card-${event.what}`)).join(', ') }),
  keep: named('keep', 'card'),
  play: named('play', 'card'),
  recall: named('recall', 'card'),
  discard: named('discard', 'card'),
  draft: named('draft', 'card'),
  develop: ([event], texts) => texts.get('told-develop', { n: event.amount }),
  city: named('city', 'city'),
  explore: ([event], texts) => {
    const what = token(event.what) || texts.get('token-persepolis')
    return `${texts.get('told-explore', { what })}${event.amount > 0 ? ` −${event.amount}[troops]` : ''}`
  },
  learn: (run, texts) => because(run[0], run.map((event) => `+1[${event.what.replace('-minor', '')}]`).join(' '), texts),
  forget: (run) => run.map((event) => `−1[${event.what.split('-')[0]}]`).join(' '),
  achieve: named('achieve', 'achievement'),
  score: ([event], texts) => `${causeName(event.cause, texts)} +${event.amount}[vp]`,
  swap: ([, ...changes]) => changes.map((event) => numbers([event])).join(' '),
  refill: (_, texts) => texts.get('log-refill'),
  over: (_, texts) => texts.get('log-over'),
}

function pictureOf(event: Told): string {
  if (event.kind === 'event') return eventIcon(event.what)
  if (event.kind === 'play') return cardIcon(event.what)
  if (event.kind === 'level') return icon(event.what)
  if (event.kind === 'gain' || event.kind === 'lose') return event.cause === 'tax' ? icon('taxes') : icon(event.what)
  const PICTURES: Record<string, string> = {
    roll: 'dice',
    start: 'start',
    reveal: 'dice',
    'set-aside': 'dice',
    draw: 'deck',
    drawn: 'deck',
    keep: 'cards',
    draft: 'cards',
    recall: 'cards',
    discard: 'discard',
    develop: 'development',
    city: 'city',
    explore: 'explore',
    learn: 'knowledge',
    forget: 'knowledge',
    achieve: 'achievement',
    score: 'vp',
    swap: 'glory',
    refill: 'deck',
    over: 'achievement',
  }
  return icon(PICTURES[event.kind] ?? 'event')
}

/** The pieces on the board that an event is about. */
function piecesOf(event: Told): string[] {
  const { kind, what, seat } = event
  if (kind === 'gain' || kind === 'lose' || kind === 'level' || kind === 'learn' || kind === 'forget') return [`${what}-${seat}`]
  if (kind === 'roll' || kind === 'reveal' || kind === 'set-aside' || kind === 'start') return [`dice-${seat}`]
  if (kind === 'play' || kind === 'recall' || kind === 'draft' || kind === 'keep' || kind === 'drawn') return [`card-${what}`]
  if (kind === 'explore') return [`token-${what}`, `troops-${seat}`]
  if (kind === 'develop') return [`development-${event.amount}-${seat}`]
  if (kind === 'achieve') return [`achievement-${what}`]
  if (kind === 'city') return [`city-${seat}`]
  if (kind === 'draw') return [`hand-${seat}`]
  if (kind === 'score') return [`vp-${seat}`, `card-${what}`]
  return kind === 'event' || kind === 'discard' ? [kind] : []
}

// Lines: a line for each player's turn of it, or for one thing that befalls several players.

interface Draft {
  ply: number
  seats: number[]
  first: Told
  said: string[]
  pieces: string[]
}

const ALONE = ['roll', 'reveal', 'achieve', 'event', 'city', 'score']

const goesOn = (line: Draft, event: Told): boolean =>
  line.seats.length === 1 &&
  line.seats[0] === event.seat &&
  !ALONE.includes(event.kind) &&
  !ALONE.includes(line.first.kind) &&
  line.said.length < 6

const EACH = ['gain', 'lose', 'learn', 'forget']

function parts(draft: Draft, texts: Texts): LogPart[] {
  const said = draft.said.join(', ')
  const text = draft.seats.length > 1 && EACH.includes(draft.first.kind) ? texts.get('told-each', { what: said }) : said
  const marks: LogPart[] = draft.seats.filter((seat) => seat >= 0).map((seat) => ({ seat }))
  const words = split(text).flatMap((piece): LogPart[] => {
    if (!('icon' in piece)) return [{ text: piece.text }]
    return [{ icon: icon(piece.icon), label: wordFor(piece.icon, texts), number: piece.number }]
  })
  return [...marks, ...(marks.length > 0 ? [{ text: ' ' }] : []), ...words]
}

const finished = (draft: Draft, texts: Texts): LogLine => ({
  ply: draft.ply,
  seat: draft.seats.length === 1 && draft.seats[0]! >= 0 ? draft.seats[0]! : null,
  icon: pictureOf(draft.first),
  heading: false,
  parts: parts(draft, texts),
  pieces: draft.pieces,
})

export function tell(events: readonly Told[], texts: Texts): LogLine[] {
  const lines: LogLine[] = []
  let line: Draft | null = null
  let phase: Phase = 'cities'
  let round = 0
  let announced = ''
  const close = (): void => {
    if (line) lines.push(finished(line, texts))
    line = null
  }
  for (const run of runsOf(events)) {
    const event = run[0]
    if (event.kind === 'round') round = event.amount
    if (event.kind === 'event') announced = event.what
    const next = phaseOf(event, phase, announced)
    if (next !== phase || event.kind === 'round') {
      close()
      phase = next
      if (round > 0) lines.push(heading(phase, round, event.ply, texts))
    }
    const teller = TELLERS[event.kind]
    if (event.kind === 'round' || !teller || (event.kind === 'score' && event.amount === 0)) continue
    // What a card brings needs no other cause than that it was played.
    const played: boolean = line?.first.kind === 'play' && line.seats[0] === event.seat && line.first.what === event.cause
    const said: string = played && (event.kind === 'gain' || event.kind === 'lose') ? numbers(run) : teller(run, texts)
    const pieces = run.flatMap(piecesOf)
    if (
      line &&
      line.first.kind === event.kind &&
      line.first.cause === event.cause &&
      line.said.length === 1 &&
      line.said[0] === said &&
      event.seat >= 0
    ) {
      line.seats.push(event.seat)
      line.pieces.push(...pieces)
    } else if (line && event.seat >= 0 && goesOn(line, event)) {
      line.said.push(said)
      line.pieces.push(...pieces)
    } else {
      close()
      line = { ply: event.ply, seats: [event.seat], first: event, said: [said], pieces }
    }
  }
  close()
  return lines
}
