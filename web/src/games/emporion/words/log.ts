// The log: a line for each turn, in few words; what ends the game has lines of its own.

import type { Clauses, LogLine, LogPart } from '../../../lib/game'
import { list } from '../../../lib/format'
import type { Told } from '../../../lib/messages'
import type { Texts } from '../../../lib/texts.svelte'
import { openBook, type Book } from '../book'
import { icon } from '../icons'
import type { Deck } from '../terms'

/** What somebody did in one turn, put together from what was told. */
interface Turn {
  ply: number
  seat: number
  icon: string
  action: string
  taken: string | null
  from: string
  paid: number
  reserved: string | null
  sent: string[]
  refilled: Record<Deck, number>
  booty: number
  vp: number
  forced: boolean
  pieces: string[]
}

const begin = (event: Told, picture: string): Turn => ({
  ply: event.ply,
  seat: event.seat,
  icon: icon(picture),
  action: '',
  taken: null,
  from: '',
  paid: 0,
  reserved: null,
  sent: [],
  refilled: { history: 0, progress: 0 },
  booty: 0,
  vp: 0,
  forced: false,
  pieces: [],
})

/** What an event adds to the turn that is being told. */
const ADD: Record<string, (turn: Turn, event: Told) => void> = {
  take: (turn, event) => {
    turn.taken = event.what
    turn.from = event.cause
    turn.pieces.push(`card-${event.what}`, `domain-${event.seat}`)
  },
  pay: (turn, event) => (turn.paid = event.amount),
  reserve: (turn, event) => {
    turn.reserved = event.what
    turn.pieces.push(`card-${event.what}`)
  },
  send: (turn, event) => {
    turn.sent.push(event.what)
    turn.pieces.push(`card-${event.what}`)
  },
  refill: (turn, event) => {
    turn.refilled[event.cause as Deck] += 1
    turn.pieces.push(`card-${event.what}`)
  },
  booty: (turn, event) => {
    turn.booty += event.amount
    turn.pieces.push(`booty-${event.seat}`)
  },
  points: (turn, event) => (turn.vp += event.amount),
}

function cardSaid(turn: Turn, book: Book, texts: Texts): string {
  const card = book.card(turn.taken!)
  const name = book.name(turn.taken!, texts)
  const by = turn.action && turn.action !== card.action ? texts.get('page-told-by', { action: texts.get(`action-${turn.action}`) }) : ''
  const parts = [texts.get(turn.from === 'reserve' ? 'page-told-play' : 'page-told-take', { name }), by]
  if (turn.paid > 0) parts.push(texts.get('page-told-for', { booty: texts.get('amount-booty', { n: turn.paid }) }))
  return parts.filter(Boolean).join(' ')
}

function turnSaid(turn: Turn, book: Book, texts: Texts): string {
  const sent = list(
    texts.language,
    turn.sent.map((card) => book.name(card, texts)),
  )
  if (turn.forced) return texts.get('page-told-forced', { names: sent })
  const said: string[] = []
  if (turn.taken) said.push(cardSaid(turn, book, texts))
  if (turn.reserved) said.push(texts.get('page-told-reserve', { name: book.name(turn.reserved, texts) }))
  if (turn.sent.length > 0) said.push(texts.get('page-told-send', { names: sent }))
  const { history, progress } = turn.refilled
  if (turn.sent.length > 1 && history + progress > 0) said.push(texts.get('page-told-refill', { history, progress }))
  if (turn.booty > 0) said.push(texts.get('page-told-booty', { booty: texts.get('amount-booty', { n: turn.booty }) }))
  const points = turn.vp === 0 || turn.reserved ? '' : `: ${turn.vp > 0 ? '+' : '−'}${texts.get('amount-vp', { n: Math.abs(turn.vp) })}`
  return `${said.join(', ')}${points}`
}

const line = (ply: number, seat: number | null, picture: string, parts: LogPart[], pieces: string[] = []): LogLine => ({
  ply,
  seat,
  icon: picture,
  heading: false,
  parts: seat === null ? parts : [{ seat }, { text: ' ' }, ...parts],
  pieces,
})

/** What stands before a line that no action begins. */
const PICTURES: Record<string, string> = { forced: 'port', booty: 'booty' }

/** Things that are told by themselves. */
const ALONE: Record<string, (event: Told, book: Book, texts: Texts) => { icon: string; text: string; pieces?: string[] }> = {
  first: (event, book, texts) => ({
    icon: icon(book.card(event.what).kind),
    text: texts.get('page-told-first', { name: book.name(event.what, texts) }),
    pieces: [`domain-${event.seat}`],
  }),
  marker: (event, _, texts) => ({
    icon: icon(event.what),
    text: texts.get('page-told-marker', { name: texts.get(`marker-${event.what}`) }),
  }),
  announce: (event, _, texts) => ({
    icon: icon('end'),
    text: texts.get('page-told-announce', { n: event.amount }),
    pieces: [`cards-${event.seat}`],
  }),
  ending: (event, _, texts) => ({ icon: icon('end'), text: texts.get(`page-told-ending-${event.what}`) }),
  over: (_event, _, texts) => ({ icon: icon('end'), text: texts.get('log-over') }),
  skip: (_event, _, texts) => ({ icon: 'hourglass', text: texts.get('page-told-skip') }),
  'give-up': (event, book, texts) => ({
    icon: icon('reserve'),
    text: texts.get('page-told-give-up', { name: book.name(event.what, texts) }),
  }),
}

export function logLine({ first, clauses }: Clauses, texts: Texts): LogLine | null {
  const book = openBook()
  if (!book) return null
  const seat = first.seat >= 0 ? first.seat : null
  const alone = ALONE[first.kind]
  if (alone) {
    const { icon: picture, text, pieces } = alone(first, book, texts)
    return line(first.ply, seat, picture, [{ text }], pieces)
  }
  const turn = begin(first, PICTURES[first.kind] ?? first.what)
  if (first.kind === 'action') turn.action = first.what
  turn.forced = first.kind === 'forced'
  for (const event of clauses.flat()) ADD[event.kind]?.(turn, event)
  const said = turnSaid(turn, book, texts)
  return said ? line(first.ply, seat, turn.icon, [{ text: said }], turn.pieces) : null
}
