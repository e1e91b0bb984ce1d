// Sentences that several screens say about a table.

import { ago, moment, number, span } from './format'
import type { Clock, SeatInfo, TableInfo } from './messages'
import { texts, textsOf, type Texts } from './texts.svelte'

/** An id as words, for what has no name: "turn_order" is "Turn order". */
export function readable(id: string): string {
  const words = id.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const gameName = (game: string): string => textsOf(game).getOr('game-name', readable(game))

/** A table in the title of a tab or of a notice. */
export const titleOf = (table: TableInfo): string => `${gameName(table.game)} · ${table.name}`

/** An option of a game and one of its values, in the game's own words where it has any. */
export function optionWords(own: Texts, option: string, value: string): { name: string; value: string; text: string } {
  const id = `option-${option}`
  return {
    name: own.getOr(id, readable(option)),
    value: own.getOr(`${id}-${value}`, readable(value)),
    text: own.getOr(`${id}-${value}.text`, own.getOr(`${id}.text`, '')),
  }
}

export function clockWords(clock: Clock): string {
  if (clock.kind === 'none') return texts.get('clock-none')
  if (clock.kind === 'days') return texts.get('clock-days', { n: clock.days })
  return texts.get('clock-live', { minutes: clock.minutes, seconds: clock.increment })
}

/** How far a game is ("round 5", "draft"), in the game's own words: `stage-round`, else `log-round` or `phase-draft`. */
export function stageName(game: string, stage: string): string {
  const own = textsOf(game)
  if (!own.loaded) return ''
  const [, id = '', n] = /^(.*?) ?(\d+)?$/.exec(stage) ?? []
  const found = [`stage-${id}`, n ? `log-${id}` : `phase-${id}`].find((each) => own.has(each))
  return found ? own.get(found, n ? { n: Number(n) } : {}) : readable(stage)
}

export const stageWords = (table: TableInfo): string => stageName(table.game, table.stage)

export const isMyTurn = (table: TableInfo): boolean =>
  table.status === 'running' && table.seats.some((seat) => seat.mine && seat.gone === 'no' && table.waiting.includes(seat.seat))

/** What is left of the viewer's time for a decision, in words; empty without a clock. */
export const timeLeft = (table: TableInfo, now = Date.now()): string =>
  table.until === null ? '' : texts.get('left-in', { time: span(texts.language, Math.max(0, table.until - now)) })

export const seatName = (seat: SeatInfo | undefined): string => (seat?.name ? seat.name : texts.get('free-seat'))

const others = (table: TableInfo): string[] => table.seats.filter((seat) => !seat.mine && seat.who !== 'open').map((seat) => seat.name)

/** What kind of game it is, where it is not the usual one. */
const kindWords = (table: TableInfo): string => (table.practice ? texts.get('practice') : '')

/** One line about a table in the list of your games. */
export function aboutMine(table: TableInfo): string {
  const parts = [gameName(table.game), kindWords(table)]
  if (table.status === 'running') parts.push(stageWords(table))
  if (table.result) parts.push(table.result.scores.map((score) => number(texts.language, score)).join(' : '))
  else if (others(table).length > 0) parts.push(texts.get('with-others', { names: others(table).join(', ') }))
  return parts.filter(Boolean).join(', ')
}

export function aboutOpen(table: TableInfo): string {
  const free = table.seats.filter((seat) => seat.who === 'open').length
  const parts = [gameName(table.game), kindWords(table), texts.get('seats-free', { n: free, of: table.seats.length })]
  if (table.clock.kind !== 'none') parts.push(clockWords(table.clock))
  return parts.filter(Boolean).join(', ')
}

export function aboutRunning(table: TableInfo): string {
  return [gameName(table.game), kindWords(table), stageWords(table), table.seats.map((seat) => seat.name).join(', ')]
    .filter(Boolean)
    .join(' · ')
}

/** What the list of your games says at the right: whose turn, or how it ended. */
export function state(table: TableInfo): { words: string; small: string; kind: 'turn' | 'won' | 'plain' } {
  const language = texts.language
  if (table.status === 'finished' && table.result) {
    const best = Math.min(...table.seats.filter((seat) => seat.mine).map((seat) => table.result!.ranking[seat.seat] ?? 99))
    const when = table.finished ? ago(language, table.finished) : ''
    return { words: best === 1 ? texts.get('won') : texts.get('place', { n: best }), small: when, kind: best === 1 ? 'won' : 'plain' }
  }
  if (table.status === 'frozen') return { words: texts.get('frozen'), small: '', kind: 'plain' }
  if (table.status === 'lobby') return { words: texts.get('not-started'), small: moment(language, table.created), kind: 'plain' }
  const left = timeLeft(table)
  const small = left || (table.since ? texts.get('since', { when: moment(language, table.since) }) : '')
  if (isMyTurn(table)) return { words: texts.get('your-turn'), small, kind: 'turn' }
  const waiting = table.waiting.map((seat) => table.seats[seat]?.name ?? '').join(', ')
  return { words: waiting ? texts.get('plays', { names: waiting }) : '', small, kind: 'plain' }
}
