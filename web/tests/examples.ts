// Messages of the server as tests need them: everything usual, and what an example is about.

import { LEVELS } from '../src/lib/lists'
import type { GameInfo, Position, SeatInfo, TableInfo, Told } from '../src/lib/messages'

export const seat = (number: number, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  who: 'bot',
  name: ['Ana', 'Bion', 'Chloe', 'Damon'][number] ?? '',
  level: 'skilled',
  mine: false,
  online: true,
  gone: 'no',
  ...changes,
})

export const table = (changes: Partial<TableInfo> = {}): TableInfo => ({
  type: 'table',
  id: 'abcdefghjk',
  name: 'A quiet table',
  game: 'khora',
  rules: 1,
  options: {},
  seats: [seat(0, { who: 'person', mine: true, level: null }), seat(1)],
  status: 'running',
  host: true,
  alone: true,
  away: false,
  public: false,
  clock: { kind: 'none', minutes: 30, increment: 20, days: 1 },
  undo: true,
  practice: false,
  webhook: false,
  created: 0,
  started: 0,
  finished: null,
  ply: 0,
  waiting: [0],
  since: null,
  until: null,
  stage: 'round 1',
  result: null,
  commitment: null,
  key: null,
  watching: 0,
  rematch: null,
  rematch_offers: [],
  frozen: '',
  components: '',
  hurried: false,
  ...changes,
})

export const position = (changes: Partial<Position> = {}): Position => ({
  type: 'position',
  seat: 0,
  ply: 0,
  view: {},
  waiting: [0],
  hidden: [],
  choices: [],
  refused: [],
  undo: false,
  answered: null,
  decided: 0,
  back: 0,
  at: 0,
  clocks: [],
  points: [],
  first: 0,
  events: [],
  over: false,
  ...changes,
})

export const told = (kind: string, changes: Partial<Told> = {}): Told => ({
  ply: 0,
  kind,
  seat: 0,
  what: '',
  amount: 0,
  cause: '',
  joins: 'line',
  heading: '',
  at: 0,
  ...changes,
})

export const game = (changes: Partial<GameInfo> = {}): GameInfo => ({
  name: 'khora',
  version: 1,
  min_seats: 2,
  max_seats: 4,
  options: [{ name: 'draft', values: ['on', 'off'] }],
  levels: [...LEVELS],
  own_components: true,
  ...changes,
})

/** A piece of the page that lies somewhere, which a page without a screen has to be told. */
export function lay(element: HTMLElement, box: { x: number; y: number; width?: number; height?: number }): HTMLElement {
  element.getBoundingClientRect = () => new DOMRect(box.x, box.y, box.width ?? 10, box.height ?? 10)
  Object.defineProperty(element, 'offsetParent', { configurable: true, get: () => element.parentElement })
  return element
}
