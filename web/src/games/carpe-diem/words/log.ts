// The log: a line for each turn, in few words and pictures.

import type { Clauses, LogLine, LogPart } from '../../../lib/game'
import type { Told } from '../../../lib/messages'
import type { Texts } from '../../../lib/texts.svelte'
import { icon } from '../icons'
import { openBook } from '../openbook.svelte'
import type { View } from '../view'
import { kindName } from './names'

type Phrase = LogPart[]

const text = (words: string): LogPart => ({ text: words })
const picture = (what: string, texts: Texts): LogPart => ({ icon: icon(what), label: kindName(what, texts) })
/** A picture with a number, on one line. */
const counted = (number: string, what: string, texts: Texts): LogPart => ({ icon: icon(what), label: kindName(what, texts), number })

/** A sentence with pictures where it has a bar: "builds |" with two kinds. */
function filled(sentence: string, pictures: Phrase): Phrase {
  const [before = '', after = ''] = sentence.split('|')
  return [text(before), ...pictures, text(after)].filter((part) => !('text' in part) || part.text !== '')
}

const amount = (n: number, what: string, texts: Texts): Phrase => [text(' '), counted(`${n < 0 ? '−' : '+'}${Math.abs(n)}`, what, texts)]

/** A fountain card: the kinds that it counts. */
const fountain = (id: string, texts: Texts): Phrase => (openBook()?.fountainCard(id).kinds ?? []).map((kind) => picture(kind, texts))

const tile = (id: string, texts: Texts): Phrase => (openBook()?.parts(id) ?? []).map((kind) => picture(kind, texts))

/** The two cards that a name like a1-b1 lies between, or one. */
const needs = (place: string, view: View, texts: Texts): Phrase => {
  const id = view.grid[place]
  const card = id === undefined ? undefined : openBook()?.card(id)
  return card ? Object.entries(card.needs).map(([what, n]) => (n > 1 ? counted(`${n}`, what, texts) : picture(what, texts))) : []
}

type Teller = (event: Told, texts: Texts, view: View) => Phrase

const TELLERS: Record<string, Teller> = {
  'start-player': (_, texts) => [text(texts.get('page-log-start-player'))],
  panel: (event, texts) => [text(texts.get('page-log-panel', { name: event.what }))],
  deal: (event, texts) => [text(texts.get('log-deal', { cause: event.cause, amount: texts.get('amount-tile', { n: event.amount }) }))],
  place: (event, texts) => [text(texts.get('page-log-place', { n: Number(event.what) }))],
  start: (_, texts) => [text(texts.get('page-log-start'))],
  move: (event, texts) => (event.amount ? filled(texts.get('page-log-bread'), [picture('bread', texts)]) : []),
  take: (event, texts) => (event.cause === 'row' ? filled(texts.get('page-log-craft'), tile(event.what, texts)) : []),
  build: (event, texts) => filled(texts.get('page-log-build', { cell: event.cause.toUpperCase() }), tile(event.what, texts)),
  store: (event, texts) => filled(texts.get('page-log-store'), tile(event.what, texts)),
  complete: (event, texts) => filled(` · ${texts.get('page-log-complete')}`, [picture(event.what, texts)]),
  goal: (event, texts) => [text(` · ${texts.get('page-log-goal')} `), counted(`+${event.amount}`, 'vp', texts)],
  gain: (event, texts) =>
    event.cause === 'start'
      ? [text(texts.get('cause-start')), ...amount(event.amount, event.what, texts)]
      : amount(event.amount, event.what, texts),
  lose: (event, texts) => (event.cause === 'bread-move' ? [] : amount(-event.amount, event.what, texts)),
  draw: (event, texts) => filled(` · ${texts.get('page-log-draw', { n: event.amount })}`, [picture('fountain-card', texts)]),
  drawn: (event, texts) => filled(` · ${texts.get('page-log-drawn')}`, fountain(event.what, texts)),
  returned: (event, texts) => filled(` · ${texts.get('page-log-returned')}`, fountain(event.what, texts)),
  disc: (_, texts) => [text(texts.get('page-log-disc'))],
  fulfil: (event, texts, view) => filled(` · ${texts.get('page-log-fulfil', { n: event.amount })}`, cardPictures(event.what, view, texts)),
  fail: (event, texts, view) => filled(` · ${texts.get('page-log-fail')}`, cardPictures(event.what, view, texts)),
  reveal: (event, texts) => filled(texts.get('page-log-reveal', { n: event.amount }), fountain(event.what, texts)),
  score: (event, texts) => [text(`${texts.get(`cause-${event.what}`)} `), counted(`+${event.amount}`, 'vp', texts)],
  over: (_, texts) => [text(texts.get('log-over'))],
}

/** A fulfilled card is told by its own id. */
function cardPictures(id: string, view: View, texts: Texts): Phrase {
  const place = Object.keys(view.grid).find((each) => view.grid[each] === id)
  return place ? needs(place, view, texts) : []
}

function piecesOf(event: Told, view: View): string[] {
  const { kind, what, seat, cause } = event
  if (kind === 'build') return [`cell-${seat}-${cause}`]
  if (kind === 'complete') return cause.split(' ').map((cell) => `cell-${seat}-${cell}`)
  if (kind === 'panel') return [`cell-${seat}-${cause}`]
  if (kind === 'goal') return [`goal-${seat}-${cause}`]
  if (kind === 'move' || kind === 'place') return [`space-${what}`]
  if (kind === 'store') return [`stored-${seat}`]
  if (kind === 'disc') return [`disc-${what}`]
  if (kind === 'draw' || kind === 'reveal') return [`fountain-${seat}`]
  if (kind === 'fulfil' || kind === 'fail')
    return Object.keys(view.grid)
      .filter((place) => view.grid[place] === what)
      .map((place) => `card-${place}`)
  if (kind === 'gain' || kind === 'lose') return [`${what}-${seat}`]
  return kind === 'score' ? [`vp-${seat}`] : []
}

const PICTURES: Record<string, string> = {
  'start-player': 'arrow',
  panel: 'district',
  deal: 'tile',
  place: 'ring',
  start: 'arrow',
  move: 'bread',
  take: 'tile',
  build: 'district',
  store: 'store',
  disc: 'grid',
  reveal: 'fountain',
  score: 'laurel',
  discard: 'tile',
  over: 'laurel',
  gain: 'laurel',
  lose: 'laurel',
}
/** A new line about whom an event is about. */
const blank = (event: Told): LogLine => ({
  ply: event.ply,
  seat: event.seat >= 0 ? event.seat : null,
  icon: icon(PICTURES[event.kind] ?? 'tile'),
  heading: false,
  parts: event.seat >= 0 ? [{ seat: event.seat }] : [],
  pieces: [],
})

/** Tiles that leave the game: all of them, then the words. */
const leaving = (events: readonly Told[], texts: Texts): Phrase =>
  filled(
    texts.get('page-log-discard'),
    events.flatMap((event) => tile(event.what, texts)),
  )

export function logLine({ first, clauses }: Clauses, view: View, texts: Texts): LogLine | null {
  const events = clauses.flat()
  const told = blank(first)
  if (first.kind === 'discard') told.parts.push(...leaving(events, texts))
  else {
    for (const event of events) {
      if (event.kind === 'build' || event.kind === 'store') told.icon = icon(PICTURES[event.kind]!)
      told.parts.push(...(TELLERS[event.kind]?.(event, texts, view) ?? []))
      told.pieces.push(...piecesOf(event, view))
    }
  }
  // A pawn has moved but nothing has been built yet: nothing to tell.
  if (told.parts.every((part) => 'seat' in part)) return null
  if (told.seat !== null) told.parts.splice(1, 0, text(' '))
  return told
}
