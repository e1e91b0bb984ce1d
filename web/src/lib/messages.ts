// Made by scripts/make-page-types from src/petteia/server/messages.py; do not edit.

// What the page and the server say to each other. The page's TypeScript is generated from these types.
//
// A person holds seats at tables. Times are milliseconds since 1970 where they tell when, and milliseconds where they tell
// how long. `ply` counts the entries of a table's log (decisions, undos, resignations, ...), so it only ever grows.

import type { Level } from './lists'

/** min length 1, max length 24 */
export type Name = string

/** min length 1, max length 40 */
export type TableName = string

/** min length 8, max length 128 */
export type Password = string

/** min length 1, max length 500 */
export type Text = string

/** min length 1, max length 40 */
export type Identifier = string

/** from 0, to 7 */
export type SeatNumber = number

/** from 0, to 1000000 */
export type Ply = number

/** from 0, to 511 */
export type ActionNumber = number

/** from 0, to 9007199254740991 */
export type RequestNumber = number

/** max length 60000 */
export type FileText = string

/** How long a text may be, and between what a number lies. */
export const LIMITS = {
  Name: { min_length: 1, max_length: 24 },
  TableName: { min_length: 1, max_length: 40 },
  Password: { min_length: 8, max_length: 128 },
  Text: { min_length: 1, max_length: 500 },
  Identifier: { min_length: 1, max_length: 40 },
  SeatNumber: { ge: 0, le: 7 },
  Ply: { ge: 0, le: 1000000 },
  ActionNumber: { ge: 0, le: 511 },
  RequestNumber: { ge: 0, le: 9007199254740991 },
  FileText: { max_length: 60000 },
} as const

// People.

/** Who is asking, as the page knows him. */
export interface Person {
  id: string
  name: string
  /** Has a password, so the name is his and he can come back from elsewhere */
  account: boolean
}

/** Somebody says his name; or changes it. */
export interface NewGuest {
  name: Name
}

/** Makes an account of the guest, or signs in to one. */
export interface Credentials {
  name: Name
  password: Password
}

// Games.

/** One choice that a table makes before the game; the first value is the usual one. */
export interface OptionInfo {
  name: string
  values: string[]
}

/** A game that can be played here. */
export interface GameInfo {
  name: string
  version: number
  min_seats: number
  max_seats: number
  options: OptionInfo[]
  levels: Level[]
  /** Whether a table may be played with an owner's own file */
  own_components: boolean
}

/** The text of an owner's own file of components. */
export interface OwnFile {
  text: FileText
}

/** Something in a file that does not fit, in English; line 0 is the file as a whole. */
export interface FileProblem {
  line: number
  text: string
}

/** The first things that do not fit; none if the file can be played with. */
export interface FileProblems {
  problems: FileProblem[]
}

// Tables.

/** How long one may think: as one likes; minutes for all, and seconds more for each decision; or days for each. */
export interface Clock {
  kind: 'none' | 'live' | 'days'
  minutes: number
  increment: number
  days: number
}

/** Who is to sit there: who makes the table, anybody who comes, a bot, or another person at the same screen. */
export interface NewSeat {
  who: 'me' | 'open' | 'bot' | 'here'
  level?: Level
  /** Of the person at the same screen */
  name?: string
}

/** Makes a table. */
export interface NewTable {
  game: Identifier
  seats: NewSeat[]
  options?: Record<Identifier, Identifier>
  /** Empty: the server finds one */
  name?: string
  public?: boolean
  clock?: Clock
  undo?: boolean
  webhook?: string
  /** An owner's own file; empty: as the game is shipped */
  components?: FileText
}

/** Somebody wants to sit down: on this seat, or on the first free one. */
export interface JoinTable {
  seat?: SeatNumber | null
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number
  who: 'open' | 'person' | 'bot'
  name: string
  /** Of the bot; also of the bot that plays on for somebody */
  level: Level | null
  mine: boolean
  online: boolean
  /** Then a bot plays on */
  gone: 'no' | 'resigned' | 'out-of-time'
}

/** How a game ended. */
export interface Result {
  scores: number[]
  ranking: number[]
}

/** A table as its viewer may see it. It is sent whenever something of it changes. */
export interface TableInfo {
  type: 'table'
  id: string
  name: string
  game: string
  rules: number
  options: Record<string, string>
  seats: SeatInfo[]
  status: 'lobby' | 'running' | 'finished' | 'frozen'
  /** Whether the viewer made it */
  host: boolean
  public: boolean
  clock: Clock
  undo: boolean
  webhook: boolean
  created: number
  started: number | null
  finished: number | null
  ply: number
  /** The seats that owe a decision */
  waiting: number[]
  /** A short word on how far the game is, as the game's view gives it; "" in the lobby */
  stage: string
  result: Result | null
  /** Of the sealed dice, from the start */
  commitment: string | null
  /** Of the sealed dice, from the end */
  key: string | null
  /** Spectators */
  watching: number
  /** The table that follows this one */
  rematch: string | null
  /** The seats that want another game */
  rematch_offers: number[]
  /** Why a table is frozen */
  frozen: string
  /** A short mark of the owner's own file that it is played with; "": as the game is shipped */
  components: string
}

/** The tables that anybody may join or watch. */
export interface TableList {
  open: TableInfo[]
  running: TableInfo[]
}

// The table in play: from the server.

/** By how much a choice would change a number, as far as the player can know. */
export interface Delta {
  seat: number
  what: string
  amount: number
}

/** One of the things that may be done. */
export interface Choice {
  action: number
  move: string
  deltas: Delta[]
}

/** What would be needed more of. */
export interface Missing {
  what: string
  amount: number
}

/** One of the things that lie on the table and may not be done, and why. */
export interface Refusal {
  action: number
  move: string
  rule: string
  missing: Missing[]
}

/** What happened, after which ply. Beside the game's own events: undo, resigned, out-of-time, time-stood. */
export interface Told {
  ply: number
  kind: string
  seat: number
  what: string
  amount: number
  cause: string
}

/** Points a seat has, by where they came from; all of them add up to its score. */
export interface Points {
  source: string
  points: number
}

/** A seat's time: what was left at `at`, and whether it has been running since. */
export interface ClockState {
  left: number
  running: boolean
}

/** How a table stands, as one seat (or a spectator) may know it. */
export interface Position {
  type: 'position'
  seat: number | null
  ply: number
  /** The game's own view, but for `seat`, `waiting` and `over`, which stand beside it */
  view: unknown
  waiting: number[]
  /** What the seat may do */
  choices: Choice[]
  refused: Refusal[]
  /** Whether the seat may take back its last decision */
  undo: boolean
  /** The server's time */
  at: number
  /** Empty without a clock */
  clocks: ClockState[]
  /** By seat */
  points: Points[][]
  /** The number of the first of the events below; the page has those before it */
  first: number
  events: Told[]
  over: boolean
}

/** One thing said at a table. */
export interface Line {
  number: number
  at: number
  /** None: a spectator */
  seat: number | null
  name: string
  text: string
}

/** Chat: all of it at first, then each new line. */
export interface Said {
  type: 'said'
  lines: Line[]
}

/** A request was carried out and stored. */
export interface Done {
  type: 'done'
  id: number
  ply: number
}

/** A request changed nothing. `code` is for the page's texts, `text` is English. */
export interface Refused {
  type: 'refused'
  id: number
  code: string
  text: string
}

/** The answer to Why: None if the move is open. */
export interface Reason {
  type: 'reason'
  id: number
  refusal: Refusal | null
}

export type FromServer = TableInfo | Position | Said | Done | Refused | Reason

// The table in play: from the page. A request's id comes back in the answer.

/** A decision, with the ply of the position that it answers. */
export interface Decide {
  type: 'decide'
  id: RequestNumber
  seat: SeatNumber
  ply: Ply
  action: ActionNumber
}

/** Takes back the seat's last decision. */
export interface Undo {
  type: 'undo'
  id: RequestNumber
  seat: SeatNumber
  ply: Ply
}

/** Several people at one screen: from now on the position of this seat is wanted; None: nobody's. */
export interface Look {
  type: 'look'
  id: RequestNumber
  seat: SeatNumber | null
}

/** Asks why a move is not open. */
export interface Why {
  type: 'why'
  id: RequestNumber
  seat: SeatNumber
  action: ActionNumber
}

/** Says something to everybody at the table. */
export interface Say {
  type: 'say'
  id: RequestNumber
  text: Text
}

/** Gives the seat up; a bot plays on for it. */
export interface Resign {
  type: 'resign'
  id: RequestNumber
  seat: SeatNumber
}

/** After the end: one more game with the same people. It begins when all people at the table have offered it. */
export interface OfferRematch {
  type: 'rematch'
  id: RequestNumber
}

export type FromPage = Decide | Undo | Look | Why | Say | Resign | OfferRematch

// Looking back at a game.

/** One decision of a finished game. */
export interface Step {
  ply: number
  seat: number
  move: string
  /** After it */
  scores: number[]
  stage: string
}

/** A finished game from the first decision to the last. */
export interface Story {
  table: TableInfo
  steps: Step[]
  events: Told[]
  points: Points[][]
}

/** The body of every refused request. `code` is for the page's texts, `text` is English. */
export interface Problem {
  code: string
  text: string
}
