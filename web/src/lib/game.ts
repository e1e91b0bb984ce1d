// What a game's folder gives to the page, and what the page gives to a game's board.
// The page knows no rules: it shows views, lights up the choices it was sent, and sends one of them back.

import type { Component, Snippet } from 'svelte'
import type { Choice, Points, Position, Refusal, TableInfo, Told } from './messages'
import type { StatChange } from './floating'
import type { Since } from './since.svelte'
import type { SoundTable } from './sounds'
import type { Texts } from './texts.svelte'

/** What a board may do. The same object for the whole life of a table; its fields are reactive. */
export interface Play {
  /** What may be done now, by the move's notation ("explore green-6/3"); empty while waiting or looking back. */
  readonly choices: ReadonlyMap<string, Choice>
  /** What lies on the table and may not be done now, by the move's notation. */
  readonly refused: ReadonlyMap<string, Refusal>
  /** The choice under the mouse or the focus, or tapped once: boards show its deltas and ghosts. */
  readonly previewed: Choice | null
  /** Whether a decision is on its way. */
  readonly busy: boolean
  /** Hover and focus call this with a notation, leaving with null. Unknown notations are ignored. */
  preview(move: string | null): void
  /** A click of the mouse commits at once; a tap previews first and commits when tapped again (or by the ask bar's main button). So does Enter, where the move is not previewed yet. */
  choose(move: string, event?: Event): void
  /** What was tapped, or shown by Enter, is no longer meant. What the mouse is on still is. */
  forget(): void
}

/** What one line of the log is to tell: clauses of events, which the game's rules joined. */
export interface Clauses {
  first: Told
  clauses: [Told, ...Told[]][]
}

/** One line of the log: words, the seat it is about, and the pieces it lights up when pointed at. */
export interface LogLine {
  ply: number
  seat: number | null
  /** An icon's name in the sprite; null: the words begin with the mark of a seat. */
  icon: string | null
  /** A heading begins a new part of the log: a round, a phase. */
  heading: boolean
  /** Plain words and icons in a row. */
  parts: LogPart[]
  /** Keys of pieces on the board: whatever the board marks with data-piece. */
  pieces: string[]
  /** When it happened, if that is another minute than that of the line before; else 0. */
  at?: number
}

/** What a seat did last, in a few words. */
export interface LastAct {
  ply: number
  words: string
}

/** A piece that somebody changed: its key (data-piece or data-at on the board), and who. */
export interface Touched {
  piece: string
  seat: number
}

/** A seat's mark and name; bare where the words name it. */
export interface SeatPart {
  seat: number
  bare?: boolean
}

/** A number before an icon stays on its line. */
export type LogPart = { text: string } | { icon: string; label: string; number?: string } | SeatPart

/** Something to be done on the board that decides nothing, as a button beside the question: turning a tile. */
export interface BoardAct {
  icon: string
  label: string
  /** The key that does the same; the board listens for it. */
  key: string
  act: () => void
}

export interface BoardProps {
  table: TableInfo
  position: Position
  /** The game's own view, decoded. */
  view: unknown
  /** The game's figures, from /api/games/NAME/components. */
  components: unknown
  /** All that has been told of the table up to this position, as this viewer may know it. */
  events: readonly Told[]
  texts: Texts
  play: Play
  /** What has happened since the viewer's last decision; null if nothing, or while it is hidden. */
  since: Since | null
  /** Pieces to light up because somebody points at the log. */
  lit: ReadonlySet<string>
  /** Drawn by the page; the board says where: between the board and the player's own area, on a phone above the drawers. */
  askBar: Snippet<[BoardAct[]?]>
  /** Log and chat; they fill the panel that the board gives them. */
  log: Snippet
  /** Lines of chat not yet seen, for a badge where the log is in a drawer. */
  unread: number
  /** The buttons at the right of the top bar: score, help, settings, more. */
  tools: Snippet
  /** Who sits there, for a heading: name, clock, whether online. */
  player: Snippet<[number]>
}

export interface GameUI {
  /** Everything below the page's edge: top bar, board, ask bar's place, the player's own area. */
  Board: Component<BoardProps>
  /** The one sentence of the ask bar, and the smaller one after it (what the previewed choice would do). */
  ask(position: Position, view: unknown, components: unknown, previewed: Choice | null, texts: Texts): { title: string; detail: string }
  /** The words on the main button for a choice: "Place Politics". */
  act(choice: Choice, view: unknown, texts: Texts): string
  /** Choices that no piece on the board stands for, to be shown as buttons in the ask bar (pass, done, ...). */
  buttons(position: Position, view: unknown): string[]
  /** The picture and the key of each of these choices, by its move. */
  signs?: Record<string, { icon: string; key: string }>
  /** A line of the log in words; null if there is nothing to say. */
  line(line: Clauses, view: unknown, texts: Texts): LogLine | null
  /** Which of its events make which sound, where that is not the usual one (lib/sounds.ts). */
  sounds?: SoundTable
  /** The pieces that these events have changed, between two views. */
  touched(events: readonly Told[], before: unknown, after: unknown): Touched[]
  /** The numbers that differ between two views; `data-stat` says where they stand. */
  changes(before: unknown, after: unknown): StatChange[]
  /** Where points came from: the name of a source of `Points`. */
  source(source: string, texts: Texts): string
  /** What the seat would still score if the game ended now, by source; not part of its points yet. */
  ahead?(view: unknown, seat: number): Points[]
  /** A refusal in words. */
  refusal(refusal: Refusal, texts: Texts): string
  /** Headings of the help panel that belong to the present moment, first the most fitting: ids of messages `help-ID` with `.title` and text. */
  help(position: Position | null, view: unknown): string[]
  /** The seat's own name at this table where the game gives one (a city), else null. */
  title(view: unknown, seat: number, texts: Texts): string | null
}
