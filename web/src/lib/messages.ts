// Made by scripts/make-page-types from src/petteia/server/messages.py; do not edit.

// The messages between the page and the server. The page's TypeScript is generated from these types.
//
// A person holds seats at tables. Points in time are milliseconds since 1970, durations are milliseconds. `ply` counts the
// entries of a table's log (decisions, undos, resignations, ...), so it only ever grows.

import type { Level } from './lists'

/** min length 1, max length 24 */
export type Name = string

/** min length 1, max length 40 */
export type TableName = string

/** min length 8, max length 128 */
export type Password = string

/** min length 1, max length 40 */
export type RecoveryCode = string

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
  RecoveryCode: { min_length: 1, max_length: 40 },
  Text: { min_length: 1, max_length: 500 },
  Identifier: { min_length: 1, max_length: 40 },
  SeatNumber: { ge: 0, le: 7 },
  Ply: { ge: 0, le: 1000000 },
  ActionNumber: { ge: 0, le: 511 },
  RequestNumber: { ge: 0, le: 9007199254740991 },
  FileText: { max_length: 60000 },
} as const

// People.

/** A person, as their own page knows them. */
export interface Person {
  id: string
  name: string
  /** With a password, so that the name is theirs and they can sign in from other browsers */
  account: boolean
}

/** Makes a guest of this name, or changes one's name. */
export interface NewGuest {
  name: Name
}

/** Makes an account. */
export interface Credentials {
  name: Name
  password: Password
}

/** An account that was made. Its recovery codes are shown this once. */
export interface NewAccount {
  person: Person
  codes: string[]
}

/** Signs in to an account. */
export interface SignIn {
  name: Name
  password: Password
  /** Whether the guest who asks becomes one with the account, with all their games */
  bring?: boolean
}

/** Signs in to an account with a recovery code, which is used up, and sets a new password. */
export interface Recovery {
  name: Name
  code: RecoveryCode
  password: Password
  bring?: boolean
}

/** Changes one's password. */
export interface PasswordChange {
  old: Password
  new: Password
}

/** The password once more, before something that cannot be taken back. Guests have none. */
export interface Confirmation {
  password?: string
}

/** New recovery codes, which are shown this once. The old ones do not work any more. */
export interface Codes {
  codes: string[]
}

/** A browser in which one is signed in. */
export interface SessionInfo {
  id: string
  /** The browser and its system; empty if it did not say */
  device: string
  made: number
  /** To the hour */
  seen: number
  /** Whether it is the one that asks */
  this: boolean
}

/** What only oneself may know of one's account. Guests have sessions, too. */
export interface Account {
  /** Those last seen first */
  sessions: SessionInfo[]
  /** Recovery codes that are left */
  codes: number
}

// Games.

/** An option of a game; the first value is the default. */
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
  /** Whether tables can be played with an owner's file of components */
  own_components: boolean
}

/** The text of an owner's file of components. */
export interface OwnFile {
  text: FileText
}

/** A problem in a file, in English; line 0 is the file as a whole. */
export interface FileProblem {
  line: number
  text: string
}

/** The first problems of a file; none if a table can be played with it. */
export interface FileProblems {
  problems: FileProblem[]
}

// Tables.

/** How long players may think: no limit, minutes per game and more seconds per decision, or days per decision. */
export interface Clock {
  kind: 'none' | 'live' | 'days'
  minutes: number
  increment: number
  days: number
}

/** Who is to sit on a seat: the host, anybody who joins, a bot, or another person at the host's screen. */
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
  /** If empty, the server finds one */
  name?: string
  public?: boolean
  clock?: Clock
  undo?: boolean
  /** Whether decisions are taken back over chance and reveals, too; then there is no clock */
  practice?: boolean
  webhook?: string
  /** The text of an owner's file; if empty, the components that come with the game */
  components?: FileText
}

/** Takes this seat, or the first free one. */
export interface JoinTable {
  seat?: SeatNumber | null
}

/** Leaves a table out of my list, or takes it in again. */
export interface PutAway {
  away: boolean
}

/** A seat, as everybody sees it. */
export interface SeatInfo {
  seat: number
  who: 'open' | 'person' | 'bot'
  name: string
  /** Of the bot, also of one that plays on for a person */
  level: Level | null
  mine: boolean
  online: boolean
  /** If not "no", a bot plays on */
  gone: 'no' | 'resigned' | 'out-of-time'
}

/** How a game ended. */
export interface GameResult {
  scores: number[]
  ranking: number[]
}

/** A table, as the viewer may see it. It is sent whenever something about it changes. */
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
  /** Whether the viewer made it and no other person sits there */
  alone: boolean
  /** Whether the viewer has put it away */
  away: boolean
  public: boolean
  clock: Clock
  undo: boolean
  /** Whether everybody may go back to any of their decisions; such games are never rated */
  practice: boolean
  webhook: boolean
  created: number
  started: number | null
  finished: number | null
  ply: number
  /** The seats that owe a decision */
  waiting: number[]
  /** When the viewer was asked, or else the first of those who owe a decision */
  since: number | null
  /** When the viewer's time for that runs out */
  until: number | null
  /** How far the game is, such as `round 5`; empty in the lobby */
  stage: string
  result: GameResult | null
  /** Of the key of the dice, from the start of the game */
  commitment: string | null
  /** Of the dice, once the game is over */
  key: string | null
  /** Spectators */
  watching: number
  /** The table that follows this one */
  rematch: string | null
  /** The seats that want another game */
  rematch_offers: number[]
  /** Why a table is frozen */
  frozen: string
  /** A short hash of the owner's file that it is played with; empty without one */
  components: string
  /** Whether bots think shorter than they would, because many bots of this server want to think */
  hurried: boolean
}

/** A line that one has said. */
export interface OwnLine {
  table: string
  at: number
  name: string
  text: string
}

/** Everything that the server knows of a person. */
export interface OwnData {
  person: Person
  created: number
  account: Account
  tables: TableInfo[]
  chat: OwnLine[]
}

/** The tables that anybody may join or watch. */
export interface TableList {
  open: TableInfo[]
  running: TableInfo[]
}

// The table in play: from the server.

/** How much a choice would change a number, as far as the player can know. */
export interface Delta {
  seat: number
  what: string
  amount: number
  /** Why, where the game tells it */
  cause: string
}

/** A move that is open to a seat. */
export interface Choice {
  action: number
  move: string
  deltas: Delta[]
}

/** Something that a seat has too little of for a move, and how much is missing. */
export interface Missing {
  what: string
  amount: number
}

/** A move that is not open to a seat, and why. */
export interface Refusal {
  action: number
  move: string
  rule: string
  missing: Missing[]
}

/**
 * An event, and after which ply it happened. Besides the game's events: undo, back, resigned, out-of-time,
 * time-stood. `amount` of undo and back is the ply after the decision that was taken back.
 *
 * In the viewer's log an event begins a line or a clause of the open line, belongs to the open clause, stands in a
 * line beside the open one, which goes on, or is not told.
 */
export interface Told {
  ply: number
  kind: string
  seat: number
  what: string
  amount: number
  cause: string
  joins: 'line' | 'clause' | 'same' | 'beside' | 'untold'
  /** If it is the first under a new heading: stages of the game after one another, "round 5, action" */
  heading: string
  /** When it happened, if it is the first of its minute; else 0 */
  at: number
}

/** Points of a seat by their source; they add up to its score. */
export interface Points {
  source: string
  points: number
}

/** The clock of a seat: the time left at the position's `at`, and whether it is running. */
export interface ClockState {
  left: number
  running: boolean
}

/** The position of a game, as a seat or a spectator may know it. */
export interface Position {
  type: 'position'
  seat: number | null
  ply: number
  /** The game's own view, without `seat`, `waiting` and `over`, which are fields of the message */
  view: unknown
  waiting: number[]
  /** Seats with something that other seats may not see */
  hidden: number[]
  /** The moves that are open to the seat */
  choices: Choice[]
  refused: Refusal[]
  /** Whether the seat may take back its last decision */
  undo: boolean
  /** How many decisions of others that takes back with it */
  back: number
  /** What the seat has answered in secret while others decide, as the notation of its move */
  answered: string | null
  /** The ply after the seat's last decision that stands, 0 before its first; None for spectators */
  decided: number | null
  /** The time of the server */
  at: number
  /** Empty without a clock */
  clocks: ClockState[]
  /** By seat */
  points: Points[][]
  /** The number of the first event below; the page has those before it */
  first: number
  events: Told[]
  over: boolean
}

/**
 * The position after the one of ply `since`, which the page has: these fields, and edits of the others.
 *
 * What comes in lists of its own kind comes as rows, the fields without their names: new events here, and in the edits
 * new choices with their deltas, and new refusals with what is missing.
 */
export interface PositionChange {
  type: 'change'
  since: number
  ply: number
  at: number
  first: number
  events?: unknown[]
  clocks?: ClockState[]
  /** As petteia/kernel/edits.py says */
  edits?: unknown
}

/** What a seat has seen since its last decision: the position after it, and the change by each that stands. */
export interface Since {
  position: Position
  changes: PositionChange[]
}

/** A line of a table's chat. */
export interface ChatLine {
  number: number
  at: number
  /** None for a spectator */
  seat: number | null
  name: string
  text: string
}

/** Lines of the chat: the last ones at first, then new ones. */
export interface Said {
  type: 'said'
  lines: ChatLine[]
}

/** A request was carried out and stored. */
export interface Done {
  type: 'done'
  id: number
  ply: number
}

/** A request was refused and changed nothing. `code` is for the page's texts, `text` is English. */
export interface Refused {
  type: 'refused'
  id: number
  code: string
  text: string
}

/** The answer to Why; None if the move is open. */
export interface WhyNot {
  type: 'reason'
  id: number
  refusal: Refusal | null
}

export type FromServer = TableInfo | Position | PositionChange | Said | Done | Refused | WhyNot

// The table in play: from the page. A request's id comes back in the answer.

/** Makes a decision on the position of this ply. */
export interface Decide {
  type: 'decide'
  id: RequestNumber
  seat: SeatNumber
  ply: Ply
  action: ActionNumber
}

/** Takes back the seat's last decision, and what bots (at a practice table, all) have answered to it. */
export interface Undo {
  type: 'undo'
  id: RequestNumber
  seat: SeatNumber
  ply: Ply
}

/** Asks for the positions of this seat from now on, where several people share a screen; None for a spectator's. */
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

/** Gives a seat up; a bot plays on. */
export interface Resign {
  type: 'resign'
  id: RequestNumber
  seat: SeatNumber
}

/** Offers another game with the same people, which begins when all of them have offered it. */
export interface OfferRematch {
  type: 'rematch'
  id: RequestNumber
}

export type FromPage = Decide | Undo | Look | Why | Say | Resign | OfferRematch

// Finished games.

/** One decision of a finished game. */
export interface StoryStep {
  ply: number
  seat: number
  move: string
  /** After the decision */
  scores: number[]
  stage: string
}

/** A finished game from the first decision to the last. */
export interface Story {
  table: TableInfo
  steps: StoryStep[]
  events: Told[]
  points: Points[][]
}

/** The body of every refused request. `code` is for the page's texts, `text` is English. */
export interface RequestProblem {
  code: string
  text: string
  /** Its id, under which the server's log may say more */
  request?: string
}
