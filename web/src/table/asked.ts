// What the ask bar says and offers: who is asked, who else decides, the sentence, and the choice of the main button.

import { list } from '../lib/format'
import type { GameUI, Play } from '../lib/game'
import type { Choice, Position, TableInfo } from '../lib/messages'
import type { Texts } from '../lib/texts.svelte'

/** Whether a bot plays on for the viewer. */
export const isGone = (table: TableInfo, { seat }: Position): boolean => seat !== null && table.seats[seat]?.gone !== 'no'

/** Whether the viewer has to decide. */
export const isAsked = (table: TableInfo, position: Position): boolean =>
  position.seat !== null &&
  position.waiting.includes(position.seat) &&
  !position.over &&
  !isGone(table, position) &&
  table.status === 'running'

/** The others who have to decide, and the bot that plays on for the viewer. */
export const deciding = (table: TableInfo, position: Position): number[] =>
  position.over ? [] : position.waiting.filter((seat) => seat !== position.seat || isGone(table, position))

export const winners = ({ result }: TableInfo): number[] => (result?.ranking ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []))

/** The names of seats in a row. */
export const namesOf = (table: TableInfo, seats: readonly number[], texts: Texts): string =>
  list(
    texts.language,
    seats.map((seat) => table.seats[seat]?.name ?? ''),
  )

/** Who has won; empty while nobody has. */
export function winnerWords(table: TableInfo, texts: Texts): string {
  const won = winners(table)
  return won.length > 0 ? texts.get('wins', { names: namesOf(table, won, texts), n: won.length }) : ''
}

export interface AskWords {
  title: string
  detail: string
}

/** The sentence of the ask bar; `question` is the game's own, which may be empty. */
export function askWords(table: TableInfo, position: Position, question: () => AskWords, texts: Texts): AskWords {
  const waiting = (): string => texts.get('waiting-for', { names: namesOf(table, deciding(table, position), texts) })
  if (position.over) return { title: winnerWords(table, texts) || texts.get('game-over'), detail: '' }
  if (table.status === 'frozen') return { title: texts.get('frozen'), detail: '' }
  if (isGone(table, position)) return { title: waiting(), detail: texts.get('gone-plays-on') }
  const { title, detail } = question()
  return { title: title || waiting(), detail }
}

/** The choices that have a button in the ask bar, as no piece on the board stands for them. */
export const buttonsOf = (ui: Pick<GameUI, 'buttons'>, position: Position, play: Pick<Play, 'choices'>): Choice[] =>
  ui.buttons(position, position.view).flatMap((move) => play.choices.get(move) ?? [])

/** The choice of the main button: the one that is pointed at, or the only one there is. */
export function mainChoice({ choices, previewed }: Pick<Play, 'choices' | 'previewed'>, buttons: readonly Choice[]): Choice | null {
  if (previewed && !buttons.some((choice) => choice.action === previewed.action)) return previewed
  return choices.size === 1 && buttons.length === 0 ? [...choices.values()][0]! : null
}
