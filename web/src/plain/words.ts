// What a game without a board of its own says: in the words of its texts where it has any, else in its own ids.
//   name-ID        whatever has a name: a number of the view, a thing, the cause of a gain
//   move-VERB      a move: $name and $what are what follows the verb, in words and as it is; $n is the first number in it
//   ask            the question
//   log-KIND       an event: $player, $name and $what, $n, $cause
//   reason-RULE    a refusal: $missing

import { number, signed } from '../lib/format'
import type { Clauses, LogLine, LogPart } from '../lib/game'
import type { Choice, Delta, Position, Refusal, Told } from '../lib/messages'
import type { Texts } from '../lib/texts.svelte'
import { readable } from '../lib/words'
import type { Plain } from './groups'

const ID = /^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/i
const NUMBER = /\d+/

/** The name of a thing. */
export function nameOf(id: string, texts: Texts): string {
  return ID.test(id) ? texts.getOr(`name-${id.replaceAll('_', '-')}`, readable(id)) : id
}

export function valueWords(value: Plain, texts: Texts): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return texts.get(value ? 'yes' : 'no')
  return typeof value === 'number' ? number(texts.language, value) : nameOf(value, texts)
}

export function moveWords(move: string, texts: Texts): string {
  const [verb = '', ...objects] = move.split(' ')
  const name = objects.map((each) => nameOf(each, texts)).join(' ')
  const id = `move-${verb}`
  if (!texts.has(id)) return [nameOf(verb, texts), name].filter(Boolean).join(' ')
  return texts.get(id, { name, what: objects.join(' '), n: Number(NUMBER.exec(move)?.[0] ?? 0) })
}

export const deltaWords = ({ what, amount }: Delta, texts: Texts): string => `${signed(texts.language, amount)} ${nameOf(what, texts)}`

/** The question, and what the pointed-at choice would change. */
export function ask(position: Position, previewed: Choice | null, texts: Texts): { title: string; detail: string } {
  if (position.seat === null || !position.waiting.includes(position.seat)) return { title: '', detail: '' }
  const own = previewed?.deltas.filter((delta) => delta.seat === position.seat) ?? []
  return { title: texts.getOr('ask', texts.get('your-turn')), detail: own.map((delta) => deltaWords(delta, texts)).join(' · ') }
}

export function refusalWords(refusal: Pick<Refusal, 'rule' | 'missing'>, texts: Texts): string {
  const missing = refusal.missing.map(({ what, amount }) => `${number(texts.language, amount)} ${nameOf(what, texts)}`).join(', ')
  const id = `reason-${refusal.rule}`
  if (texts.has(id)) return texts.get(id, { missing })
  return [readable(refusal.rule), missing].filter(Boolean).join(': ')
}

/** Stands for the player in a sentence, until the mark of the seat does. */
const PLAYER = '\u2063'
const ENDED = /[.!?…]$/

function sentence({ kind, seat, what, amount, cause }: Told, texts: Texts): string {
  const name = what && nameOf(what, texts)
  const why = cause && nameOf(cause, texts)
  const player = seat < 0 ? '' : PLAYER
  const id = `log-${kind}`
  if (texts.has(id)) return texts.get(id, { player, name, what, n: amount, cause: why })
  const told =
    kind === 'gain' || kind === 'lose'
      ? deltaWords({ seat, what, amount: kind === 'gain' ? amount : -amount, cause: '' }, texts)
      : [nameOf(kind, texts) + (name || amount ? ':' : ''), name, amount ? number(texts.language, amount) : ''].filter(Boolean).join(' ')
  return `${player} ${told}${why ? ` (${why})` : ''}`.trim()
}

/** A line of the log: a sentence for each event. */
export function tell({ first, clauses }: Clauses, texts: Texts): LogLine {
  const seat = first.seat < 0 ? null : first.seat
  const parts: LogPart[] = []
  let before = ''
  for (const event of clauses.flat()) {
    const said = sentence(event, texts)
    if (before) parts.push({ text: ENDED.test(before) ? ' ' : ' · ' })
    said.split(PLAYER).forEach((text, index) => {
      if (index > 0) parts.push({ seat: event.seat })
      if (text) parts.push({ text })
    })
    before = said
  }
  return { ply: first.ply, seat, icon: null, heading: false, parts, pieces: seat === null ? [] : [`seat-${seat}`] }
}
