// The form of a new table. What was chosen for a game is proposed the next time.

import * as api from './api'
import { me } from './me.svelte'
import type { Level } from './lists'
import type { Clock, GameInfo, NewSeat, NewTable, TableInfo } from './messages'

export type Who = 'me' | 'bot' | 'open' | 'here'
export interface FormSeat {
  key: number
  who: Who
  level: Level
  name: string
}

export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none', minutes: 30, increment: 20, days: 1 },
  quick: { kind: 'live', minutes: 15, increment: 10, days: 1 },
  calm: { kind: 'live', minutes: 30, increment: 20, days: 1 },
  days: { kind: 'days', minutes: 30, increment: 20, days: 1 },
}

const KEY = 'petteia-new-table'
const USUAL_SEATS = 4
const USUAL_LEVEL: Level = 'skilled'

interface KeptForm {
  seats?: { who: Who; level: Level }[]
  options?: Record<string, string>
  clock?: string
}

function kept(game: string): KeptForm {
  try {
    return (JSON.parse(localStorage.getItem(`${KEY}-${game}`) ?? '{}') as KeptForm | null) ?? {}
  } catch {
    return {}
  }
}

let nextKey = 0
const formSeat = (who: Who, level: Level = USUAL_LEVEL): FormSeat => ({ key: nextKey++, who, level, name: '' })

export class NewTableForm {
  readonly game: GameInfo
  seats = $state<FormSeat[]>([])
  options = $state<Record<string, string>>({})
  clock = $state('none')
  public = $state(false)
  undo = $state(true)
  /** Everybody may go back to any of their decisions; then there is no clock. */
  practice = $state(false)
  webhook = $state('')
  name = $state('')
  /** An owner's own file of components. */
  file = $state.raw<{ name: string; text: string } | null>(null)

  constructor(game: GameInfo) {
    this.game = game
    const last = kept(game.name)
    const usual = Math.min(game.max_seats, Math.max(game.min_seats, USUAL_SEATS))
    const seats = last.seats?.filter((seat) => seat.who in { me: 1, bot: 1, open: 1, here: 1 }) ?? []
    const fits = seats.length >= game.min_seats && seats.length <= game.max_seats && seats[0]?.who === 'me'
    this.seats = fits
      ? seats.map(({ who, level }) => formSeat(who, game.levels.includes(level) ? level : USUAL_LEVEL))
      : Array.from({ length: usual }, (_, seat) => formSeat(seat === 0 ? 'me' : 'bot'))
    for (const { name, values } of game.options) {
      const before = last.options?.[name] ?? ''
      this.options[name] = values.includes(before) ? before : values[0]!
    }
    if (last.clock && last.clock in CLOCKS) this.clock = last.clock
  }

  readonly counts = $derived.by(() => {
    const { min_seats, max_seats } = this.game
    return Array.from({ length: max_seats - min_seats + 1 }, (_, index) => min_seats + index)
  })

  readonly open = $derived(this.seats.filter((seat) => seat.who === 'open').length)

  resize(count: number): void {
    while (this.seats.length > count) this.seats.pop()
    while (this.seats.length < count) this.seats.push(formSeat('bot', this.seats.findLast((seat) => seat.who === 'bot')?.level))
  }

  /** Makes the table, as the person at this browser or as a new guest. */
  async make(): Promise<TableInfo> {
    await me.ensure()
    this.#keep()
    return api.makeTable({
      game: this.game.name,
      seats: this.seats.map((seat) => this.#seat(seat)),
      options: { ...this.options },
      name: this.name.trim(),
      public: this.public && this.open > 0,
      clock: CLOCKS[this.practice ? 'none' : this.clock]!,
      undo: this.undo,
      practice: this.practice,
      webhook: this.webhook.trim(),
      components: this.file?.text ?? '',
    } satisfies NewTable)
  }

  #seat({ who, level, name }: FormSeat): NewSeat {
    return { who, level, name: who === 'here' ? name.trim() : '' }
  }

  #keep(): void {
    try {
      const seats = this.seats.map(({ who, level }) => ({ who, level }))
      localStorage.setItem(`${KEY}-${this.game.name}`, JSON.stringify({ seats, options: this.options, clock: this.clock }))
    } catch {
      // Nothing may be kept here.
    }
  }
}
