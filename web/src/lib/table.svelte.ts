// A table as this page knows it: what the server said, shown at a pace that eyes can follow.

import { whole } from './api'
import { edited, type Edit } from './edits'
import { me } from './me.svelte'
import type { ChatLine, Position, PositionChange, TableInfo, Told } from './messages'
import { choicesOf, refusalsOf, toldOf } from './rows'
import { settings } from './settings.svelte'
import { TableSocket, type LineState } from './socket'

/** A position with everything told up to it. */
export interface Moment {
  position: Position
  events: readonly Told[]
}

/** Between two positions that came together; less when many did, so that nobody waits for the page. */
const PACE = 320
const ALL_AT_MOST = 1800
const QUICKEST = 60

export class TableSession {
  table = $state.raw<TableInfo | null>(null)
  shown = $state.raw<Moment | null>(null)
  line = $state<LineState>('connecting')
  /** Why the server closed the line for good. */
  refused = $state<string | null>(null)
  chat = $state.raw<ChatLine[]>([])
  /** The server's clock minus ours. */
  lag = $state(0)
  #pending = $state(0)
  #until = $state(0)
  #newest = $state.raw<Moment | null>(null)

  readonly #socket: TableSocket
  /** The last position as it was told, which the next message may change. */
  #told: Position | null = null
  #queue: Moment[] = []
  #timer = 0
  #shownAt = 0
  /** Between the positions that wait to be shown, the same for all of them. */
  #gap = PACE
  /** Several people at this screen: whose position is wanted. undefined: the server knows best. */
  #look: number | null | undefined

  /** The seats of the person at this page. */
  readonly mine = $derived((this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat))
  readonly seat = $derived(this.shown?.position.seat ?? null)
  /** Whether a decision is on its way, or its outcome is. */
  readonly busy = $derived(this.#pending > 0 || (this.#newest?.position.ply ?? 0) < this.#until)
  /** Whether what is shown is how the table stands now. */
  readonly current = $derived(this.shown === this.#newest)
  /** Several people at this screen: who should take it now. */
  readonly handTo = $derived.by(() => {
    const position = this.shown?.position
    if (!position || position.over || this.mine.length < 2 || !this.current || this.busy) return null
    if (position.seat !== null && position.waiting.includes(position.seat)) return null
    const from = position.seat ?? -1
    const waiting = this.mine.filter((seat) => position.waiting.includes(seat))
    return waiting.find((seat) => seat > from) ?? waiting[0] ?? null
  })

  constructor(id: string) {
    this.#socket = new TableSocket(id, {
      since: () => this.#newest?.events.length ?? 0,
      opened: () => this.#look !== undefined && void this.look(this.#look),
      line: (state) => (this.line = state),
      closed: (code) => (this.refused = code),
      signedOut: () => {
        void me.load()
        this.renew()
      },
      heard: (message) => {
        if (message.type === 'table') this.#sit(message)
        else if (message.type === 'said') this.#hear(message.lines)
        else if (message.type === 'change') this.#change(message)
        else this.#arrive(message)
      },
    })
  }

  /** Reconnects: the person at this page has changed. */
  renew(): void {
    this.#newest = this.#told = null
    this.#socket.renew()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#socket.close()
  }

  /** Shows the newest position at once: somebody wants to act. */
  skip = (): void => {
    clearTimeout(this.#timer)
    this.#timer = 0
    const last = this.#queue.at(-1)
    this.#queue = []
    if (last) this.#show(last)
  }

  async decide(action: number): Promise<void> {
    await this.#act((seat, ply) => ({ type: 'decide', seat, ply, action }))
  }

  async undo(): Promise<void> {
    await this.#act((seat, ply) => ({ type: 'undo', seat, ply }))
  }

  async resign(seat: number): Promise<void> {
    await this.#socket.request({ type: 'resign', seat })
  }

  async offerRematch(): Promise<void> {
    await this.#socket.request({ type: 'rematch' })
  }

  async say(text: string): Promise<void> {
    await this.#socket.request({ type: 'say', text })
  }

  /** Several people at this screen: asks for a seat's position. */
  async look(seat: number | null): Promise<void> {
    this.#look = seat
    await this.#socket.request({ type: 'look', seat })
  }

  async #act(request: (seat: number, ply: number) => Parameters<TableSocket['request']>[0]): Promise<void> {
    this.skip()
    const position = this.shown?.position
    if (!position || position.seat === null || this.busy) return
    this.#pending += 1
    try {
      const answer = await this.#socket.request(request(position.seat, position.ply))
      if (answer.type === 'done') this.#until = Math.max(this.#until, answer.ply)
    } finally {
      this.#pending -= 1
    }
  }

  /** Several people at this screen: nobody's secrets are shown before somebody says that they are the one who looks. */
  #sit(table: TableInfo): void {
    this.table = table
    if (this.#look === undefined && table.status !== 'lobby' && this.mine.length > 1) void this.look(null)
  }

  #hear(lines: ChatLine[]): void {
    const known = this.chat.at(-1)?.number ?? -1
    this.chat = [...this.chat, ...lines.filter((line) => line.number > known)]
  }

  /** Without the position that it changes there is nothing to show: a new line tells it whole. */
  #change({ since, ply, at, first, events = [], clocks = [], edits = {} }: PositionChange): void {
    if (this.#told?.ply !== since) {
      this.renew()
      return
    }
    const next = edited(this.#told, edits as Edit) as Position
    const [choices, refused] = [choicesOf(next.choices), refusalsOf(next.refused)]
    this.#arrive({ ...next, choices, refused, ply, at, first, clocks, events: (events as unknown[][]).map(toldOf) })
  }

  #arrive(told: Position): void {
    this.#told = told
    if (this.#look !== undefined && told.seat !== this.#look) return
    const position = whole(told)
    if (this.table) this.table = { ...this.table, ply: position.ply, waiting: position.waiting }
    this.lag = position.at - Date.now()
    const before = this.#newest
    const events = [...(before?.events.slice(0, position.first) ?? []), ...position.events]
    const moment = { position, events }
    this.#newest = moment
    // The same moment again, with other clocks or through other eyes: nothing to watch.
    const same = before?.position.ply === position.ply || before?.position.seat !== position.seat
    if (same && this.#queue.length > 0) this.#queue.pop()
    this.#queue.push(moment)
    this.#gap = Math.max(QUICKEST, Math.min(PACE, ALL_AT_MOST / this.#queue.length))
    if (!before || !settings.moves || document.hidden || (same && this.#queue.length === 1)) this.skip()
    else this.#advance()
  }

  #advance(): void {
    if (this.#timer || this.#queue.length === 0) return
    const wait = Math.max(0, this.#shownAt + this.#gap - performance.now())
    const next = (): void => {
      this.#timer = 0
      const moment = this.#queue.shift()
      if (moment) this.#show(moment)
      this.#advance()
    }
    if (wait === 0) next()
    else this.#timer = window.setTimeout(next, wait)
  }

  #show(moment: Moment): void {
    this.shown = moment
    this.#shownAt = performance.now()
  }
}
