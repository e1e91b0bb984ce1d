// The log: what happened, in few words and pictures.

import type { Clauses, LogLine, LogPart } from '../../../lib/game'
import type { Told } from '../../../lib/messages'
import { pieces as split } from '../../../lib/rich'
import type { Texts } from '../../../lib/texts.svelte'
import { openBook } from '../book'
import { cardIcon, eventIcon, FACES, icon } from '../icons'
import { amount } from './effects'
import { achievementName, causeName, wordFor } from './names'

type Clause = Clauses['clauses'][number]

// One clause in words.

const numbers = (clause: Clause): string =>
  clause.map((event) => amount(event.kind === 'lose' ? -event.amount : event.amount, event.what)).join(' ')

/** A space of the board in few signs: "[green] 6". */
function token(id: string, texts: Texts): string {
  const found = openBook()?.tokens.get(id)
  return found?.colour ? `[${found.colour}] ${found.requires}` : texts.get('token-persepolis')
}

const SILENT_CAUSES = ['', 'tax', 'track', 'progress', 'achievement', 'philosophy-token', 'military']

const because = (event: Told, said: string, texts: Texts): string =>
  SILENT_CAUSES.includes(event.cause) || openBook()?.tokens.has(event.cause) ? said : `${causeName(event.cause, texts)} ${said}`

/** A die's picture, or its number where there is none. */
const face = (die: number | string): string => (FACES.has(Number(die)) ? `[d${die}]` : String(die))

type Teller = (clause: Clause, texts: Texts) => string

const named =
  (kind: string, family: string): Teller =>
  ([event], texts) =>
    texts.get(`told-${kind}`, { name: texts.get(`${family}-${event.what}`) })

const TELLERS: Record<string, Teller> = {
  event: ([event], texts) => texts.get(`event-${event.what}`),
  roll: ([event]) => `${event.what.split(' ').map(face).join(' ')} ${event.amount}`,
  start: (_, texts) => texts.get('told-start'),
  reveal: (clause, texts) => clause.map((event) => `${face(event.amount)} ${texts.get(`tile-${event.what}`)}`).join(', '),
  'set-aside': named('set-aside', 'tile'),
  gain: (clause, texts) => because(clause[0], numbers(clause), texts),
  lose: (clause, texts) => because(clause[0], numbers(clause), texts),
  level: ([event], texts) => `[${event.what}] ${texts.get(`track-${event.what}`)} ${event.amount}`,
  draw: ([event], texts) => texts.get('told-draw', { n: event.amount }),
  drawn: (clause, texts) => texts.get('told-drawn', { name: clause.map((event) => texts.get(`card-${event.what}`)).join(', ') }),
  keep: named('keep', 'card'),
  play: ([event, ...price], texts) =>
    [texts.get('told-play', { name: texts.get(`card-${event.what}`) }), ...price.map((paid) => numbers([paid]))].join(' '),
  recall: named('recall', 'card'),
  discard: named('discard', 'card'),
  draft: named('draft', 'card'),
  develop: ([event], texts) => texts.get('told-develop', { n: event.amount }),
  city: named('city', 'city'),
  explore: ([event], texts) => {
    return `${texts.get('told-explore', { what: token(event.what, texts) })}${event.amount > 0 ? ` −${event.amount}[troops]` : ''}`
  },
  learn: (clause, texts) =>
    because(clause[0], clause.map((event) => amount(event.amount, event.what.replace('-minor', ''))).join(' '), texts),
  forget: (clause) => clause.map((event) => amount(-event.amount, event.what.split('-')[0]!)).join(' '),
  achieve: ([event], texts) => texts.get('told-achieve', { name: achievementName(event.what, openBook(), texts) }),
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

// Lines.

const EACH = ['gain', 'lose', 'learn', 'forget']

/** What a clause says. What a card brings needs no other cause than that it was played. */
function said(clause: Clause, { first }: Clauses, texts: Texts): string {
  const [event] = clause
  const played = first.kind === 'play' && first.seat === event.seat && first.what === event.cause
  return played && (event.kind === 'gain' || event.kind === 'lose') ? numbers(clause) : (TELLERS[event.kind]?.(clause, texts) ?? '')
}

/** Words with pictures in square brackets. */
const drawn = (words: string, texts: Texts): LogPart[] =>
  split(words).map((piece) =>
    'icon' in piece ? { icon: icon(piece.icon), label: wordFor(piece.icon, texts), number: piece.number } : { text: piece.text },
  )

/** The seats that a line is about, those of whom the same is said together, each with it. */
function bySeats(line: Clauses, texts: Texts): { seats: number[]; words: string[] }[] {
  const found: { seats: number[]; words: string[] }[] = []
  for (const clause of line.clauses) {
    const words = said(clause, line, texts)
    const last = found.at(-1)
    const { seat } = clause[0]
    if (last?.seats[0] === seat && last.seats.length === 1) last.words.push(words)
    else if (last && last.words.length === 1 && last.words[0] === words) last.seats.push(seat)
    else found.push({ seats: [seat], words: [words] })
  }
  return found
}

function parts(line: Clauses, texts: Texts): LogPart[] {
  return bySeats(line, texts).flatMap(({ seats, words }, index): LogPart[] => {
    const all = words.filter(Boolean).join(', ')
    const each = seats.length > 1 && EACH.includes(line.first.kind) ? texts.get('told-each', { what: all }) : all
    const marks = seats.filter((seat) => seat >= 0).map((seat): LogPart => ({ seat }))
    const gap = marks.length > 0 ? [{ text: ' ' }] : []
    return [...(index > 0 ? [{ text: ', ' }] : []), ...marks, ...gap, ...drawn(each, texts)]
  })
}

export function logLine(line: Clauses, texts: Texts): LogLine {
  const events = line.clauses.flat()
  const { first } = line
  return {
    ply: first.ply,
    seat: first.seat >= 0 && events.every((event) => event.seat === first.seat) ? first.seat : null,
    icon: pictureOf(first),
    heading: false,
    parts: parts(line, texts),
    pieces: events.flatMap(piecesOf),
  }
}
