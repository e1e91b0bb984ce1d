// A view as people can read it: what lies before each seat, and what lies on the table.

export type Plain = string | number | boolean | null

/** What is called by one name: a single thing, a row of things, or more names below it. */
export interface ViewEntry {
  /** The name in the view; the number in a list (from 1), where there is none. */
  key: string
  value: Plain | Plain[] | ViewEntry[]
}

export interface Groups {
  table: ViewEntry[]
  /** By seat. */
  seats: ViewEntry[][]
}

/** What the page itself shows elsewhere. */
const SHOWN_ELSEWHERE = new Set(['game', 'seat', 'seats', 'waiting', 'over', 'options'])
/** Lists that have as many entries as there are seats, and say something else than what each seat has. */
const NOT_BY_SEAT = new Set(['turn_order'])

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object'
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

function entries(value: object): ViewEntry[] {
  if (isList(value)) return value.map((each, index) => entry(String(index + 1), each))
  return Object.entries(value).map(([key, each]) => entry(key, each))
}

function entry(key: string, value: unknown): ViewEntry {
  if (isPlain(value)) return { key, value }
  if (isList(value) && value.every(isPlain)) return { key, value: [...value] }
  return { key, value: entries(value as object) }
}

/** Sorts a view: a list with an entry for each seat lies before the seats, everything else on the table. */
export function groups(view: unknown, seats: number): Groups {
  const found: Groups = { table: [], seats: Array.from({ length: seats }, () => []) }
  if (isPlain(view)) return found
  for (const [key, value] of Object.entries(view as object)) {
    if (SHOWN_ELSEWHERE.has(key)) continue
    if (isList(value) && value.length === seats && !NOT_BY_SEAT.has(key)) {
      value.forEach((each, seat) =>
        found.seats[seat]!.push(...(isPlain(each) || isList(each) ? [entry(key, each)] : entries(each as object))),
      )
    } else found.table.push(entry(key, value))
  }
  return found
}

export interface Rows {
  columns: string[]
  rows: Plain[][]
}

/** Several things that all say the same of themselves, as rows below common names; null if they do not. */
export function rowsOf(below: readonly ViewEntry[]): Rows | null {
  const things = below.map(({ value }) => (Array.isArray(value) ? (value as ViewEntry[]) : []))
  const columns = things[0]?.map((each) => each?.key) ?? []
  const alike = (thing: readonly ViewEntry[]): boolean =>
    thing.length === columns.length && thing.every((each, index) => each?.key === columns[index] && isPlain(each.value))
  if (below.length < 2 || columns.length === 0 || !below.every(isGroup) || !things.every(alike)) return null
  return { columns, rows: things.map((thing) => thing.map((each) => each.value as Plain)) }
}

/** The moves by their verbs; those that are the only one of their verb together, at the end. */
export function byVerb(moves: readonly string[]): { verb: string | null; moves: string[] }[] {
  const found = new Map<string, string[]>()
  for (const move of moves) {
    const verb = move.split(' ')[0]!
    found.set(verb, [...(found.get(verb) ?? []), move])
  }
  const several = [...found].filter(([, each]) => each.length > 1).map(([verb, each]) => ({ verb, moves: each }))
  const single = [...found.values()].filter((each) => each.length === 1).flat()
  return single.length > 0 ? [...several, { verb: null, moves: single }] : several
}

/** Whether an entry has names below it. */
export const isGroup = (found: ViewEntry): found is ViewEntry & { value: ViewEntry[] } =>
  Array.isArray(found.value) && found.value.some((each) => each !== null && typeof each === 'object')
