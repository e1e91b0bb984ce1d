// The server's addresses, one function each. A refused request is thrown as a Trouble.

import type {
  Account,
  Codes,
  Credentials,
  FileProblems,
  GameInfo,
  NewAccount,
  NewSeat,
  NewTable,
  PasswordChange,
  Person,
  Position,
  Recovery,
  RequestProblem,
  SignIn,
  Since,
  Story,
  TableInfo,
  TableList,
} from './messages'

/** A request that was refused, or that did not arrive (`offline`). `code` is for the texts `problem-CODE`. */
export class Trouble extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

async function problem(response: Response): Promise<Trouble> {
  try {
    const { code, text } = (await response.json()) as RequestProblem
    return new Trouble(code, text)
  } catch {
    return new Trouble(response.status === 404 ? 'not-found' : 'server', response.statusText)
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Trouble('offline', 'The server cannot be reached.')
  }
  if (!response.ok) throw await problem(response)
  return response
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body)
  return (response.status === 204 ? undefined : await response.json()) as T
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`

export const me = (): Promise<Person | null> => ask('GET', '/me')
/** Makes a guest of this name, or renames the person who asks. */
export const sayName = (name: string): Promise<Person> => ask('POST', '/me', { name })
export const makeAccount = (credentials: Credentials): Promise<NewAccount> => ask('POST', '/account', credentials)
export const signIn = (wish: SignIn): Promise<Person> => ask('POST', '/login', wish)
export const recover = (wish: Recovery): Promise<Person> => ask('POST', '/recover', wish)
export const signOut = (): Promise<void> => ask('POST', '/logout')
export const account = (): Promise<Account> => ask('GET', '/account')
export const endSession = (id: string): Promise<void> => ask('DELETE', `/sessions/${encodeURIComponent(id)}`)
export const signOutEverywhere = (): Promise<void> => ask('DELETE', '/sessions')
export const changePassword = (change: PasswordChange): Promise<Person> => ask('PUT', '/account/password', change)
export const newCodes = (password: string): Promise<Codes> => ask('POST', '/account/codes', { password })
export const deleteAccount = (password: string): Promise<void> => ask('POST', '/account/delete', { password })
export const dataAddress = '/api/account/data'

export const games = (): Promise<GameInfo[]> => ask('GET', '/games')
/** What a game says, as a Fluent file. */
export const gameTexts = async (game: string, language: string): Promise<string> =>
  (await send('GET', `/games/${encodeURIComponent(game)}/texts/${language}`)).text()
/** The figures of a game's components, as a table with these options plays with them. */
export const components = (game: string, options: Record<string, string>): Promise<unknown> =>
  ask('GET', `/games/${encodeURIComponent(game)}/components?${new URLSearchParams(options)}`)
/** The figures of a table that is played with an owner's own file, which has this mark. */
export const tableComponents = (id: string, mark: string): Promise<unknown> =>
  ask('GET', `${table(id)}/components?${new URLSearchParams({ mark })}`)
/** The file that a game is shipped with, to start one's own from. */
export const fileAddress = (game: string): string => `/api/games/${encodeURIComponent(game)}/components/file`
export const checkFile = (game: string, text: string): Promise<FileProblems> =>
  ask('POST', `/games/${encodeURIComponent(game)}/components/check`, { text })

export const tables = (): Promise<TableList> => ask('GET', '/tables')
/** One's own tables, the urgent ones first; with `before`, older finished ones. */
export const myTables = (before?: number): Promise<TableInfo[]> => ask('GET', before === undefined ? '/mine' : `/mine?before=${before}`)
/** Those of them that were put away. */
export const tablesAway = (): Promise<TableInfo[]> => ask('GET', '/mine?away=true')
export const putAway = (id: string, away: boolean): Promise<TableInfo> => ask('PUT', `${table(id)}/away`, { away })
export const makeTable = (wanted: NewTable): Promise<TableInfo> => ask('POST', '/tables', wanted)
export const removeTable = (id: string): Promise<void> => ask('DELETE', table(id))
export const join = (id: string, seat: number | null): Promise<TableInfo> => ask('POST', `${table(id)}/join`, { seat })
export const leave = (id: string): Promise<TableInfo> => ask('POST', `${table(id)}/leave`)
export const arrange = (id: string, seat: number, who: NewSeat): Promise<TableInfo> => ask('PUT', `${table(id)}/seats/${seat}`, who)
export const start = (id: string): Promise<TableInfo> => ask('POST', `${table(id)}/start`)

/** What has happened since the last decision of one's own seat. */
export const since = (id: string, seat: number): Promise<Since> => ask('GET', `${table(id)}/since?seat=${seat}`)

export const story = (id: string): Promise<Story> => ask('GET', `${table(id)}/story`)
export const positionAt = async (id: string, step: number, seat: number | null): Promise<Position> =>
  whole(await ask<Position>('GET', `${table(id)}/positions/${step}${seat === null ? '' : `?seat=${seat}`}`))
/** A position whose view says everything that boards want to know: what the message says beside it is not sent twice. */
export const whole = (position: Position): Position => {
  const { seat, waiting, over } = position
  return { ...position, view: { ...(position.view as object), seat, waiting, over } }
}
export const recordAddress = (id: string): string => `/api${table(id)}/record`
export const socketAddress = (id: string, since: number): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api${table(id)}/play?since=${since}`
