// A table as this page knows it: what the server said, shown at a pace that eyes can follow.

import { since, whole } from './api'
import { edited, type Edit } from './edits'
import { me } from './me.svelte'
import type { ChatLine, Position, PositionChange, TableInfo, Told } from './messages'
import { choicesOf, refusalsOf, toldOf } from './rows'
import { settings } from './settings.svelte'
import { Lookback } from './since.svelte'
import { TableSocket, type LineState } from './socket'

/** A position with everything told up to it. */
export interface Moment {
  position: Position
  events: readonly Told[]
}

/** Milliseconds between two positions that came together, and for all of them; then less for each, so that nobody waits long. */
const PACE = {
  slow: { each: 1500, all: 30_000 },
  normal: { each: 500, all: 3500 },
  instant: { each: 0, all: 0 },
  steps: { each: Infinity, all: Infinity },
}
const QUICKEST = 60
/** What takes decisions back is the viewer's own doing, or changes too much to be watched. */
const TAKEN_BACK = new Set(['undo', 'back'])

const movesOf = ({ choices }: Position): string => choices.map((choice) => choice.move).join()

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

  /** What has happened since the viewer's last decision. */
  readonly lookback: Lookback
  readonly #socket: TableSocket
  /** The last position as it was told, which the next message may change. */
  #told: Position | null = null
  #queue = $state.raw<readonly Moment[]>([])
  /** Whether the person has stopped to look. */
  held = $state(false)
  #timer = 0
  #shownAt = 0
  /** Between the positions that wait to be shown, the same for all of them. */
  #gap = 0
  /** Several people at this screen: whose position is wanted. undefined: the server knows best. */
  #look = $state<number | null>()
  /** Several people at this screen: who has said that they alone look. */
  #alone = $state<number | null>(null)

  /** The seats of the person at this page. */
  readonly mine = $derived((this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat))
  readonly seat = $derived(this.shown?.position.seat ?? null)
  /** Whether a decision is on its way, or its outcome is. */
  readonly busy = $derived(this.#pending > 0 || (this.#newest?.position.ply ?? 0) < this.#until)
  /** How many steps of others wait to be shown. */
  readonly ahead = $derived(this.#queue.length)
  /** Whether the next of them waits for the person at this page. */
  readonly waits = $derived(this.ahead > 0 && (this.held || settings.pace === 'steps'))
  /** Whether a decision can be taken back now, whatever is shown; and how many of others go with it. */
  readonly undo = $derived(this.#newest?.position.undo ?? false)
  readonly back = $derived(this.#newest?.position.back ?? 0)
  /** Whether what is shown is how the table stands now. */
  readonly current = $derived(this.shown === this.#newest)
  /** Several people at this screen: whose position belongs on it, the viewer's or that of the next who is asked. */
  readonly #wanted = $derived.by(() => {
    const position = this.shown?.position
    if (!position || position.over || this.mine.length < 2 || !this.current || this.busy) return null
    if (position.seat !== null && position.waiting.includes(position.seat)) return position.seat
    const from = position.seat ?? -1
    const waiting = this.mine.filter((seat) => position.waiting.includes(seat))
    return waiting.find((seat) => seat > from) ?? waiting[0] ?? position.seat
  })
  /** Who should take the screen alone, before it shows what others may not see. */
  readonly handTo = $derived.by(() => {
    const hides = (seat: number | null): boolean => seat !== null && seat !== this.#alone && this.shown!.position.hidden.includes(seat)
    // Also who has just drawn something hidden, with their last decision.
    return hides(this.#wanted) || (this.#wanted !== null && hides(this.seat)) ? this.#wanted : null
  })
  /** Who is asked next and has nothing to hide: everybody may look. */
  readonly passTo = $derived(this.#wanted !== this.#look && this.handTo === null ? this.#wanted : null)

  constructor(id: string) {
    this.lookback = new Lookback((seat) => since(id, seat))
    this.#socket = new TableSocket(id, {
      since: () => this.#newest?.events.length ?? 0,
      opened: () => this.#look !== undefined && void this.look(this.#look, this.#alone !== null),
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
    this.#stop()
    this.#socket.close()
  }

  /** Shows the newest position at once: somebody wants to act. */
  skip = (): void => {
    this.#stop()
    this.held = false
    const last = this.#queue.at(-1)
    this.#queue = []
    if (last) this.#show(last)
  }

  /** Shows the next position at once: somebody is quicker than the page. */
  step = (): void => {
    this.#stop()
    const [next, ...rest] = this.#queue
    this.#queue = rest
    if (next) this.#show(next)
    if (rest.length === 0) this.held = false
    this.#advance()
  }

  /** Stops before the next position, or goes on at the pace that is chosen now. */
  hold = (held: boolean): void => {
    this.held = held
    this.#setGap()
    this.#stop()
    this.#advance()
  }

  async decide(action: number): Promise<void> {
    await this.#act((seat, ply) => ({ type: 'decide', seat, ply, action }))
  }

  async takeBack(): Promise<void> {
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

  /** Several people at this screen: asks for a seat's position, for its player alone or for all of them. */
  async look(seat: number | null, alone = false): Promise<void> {
    this.#look = seat
    this.#alone = alone ? seat : null
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
    this.lookback.hear(position, position.events)
    this.#newest = moment
    // The same moment again, with other clocks or through other eyes: nothing to watch.
    const same = before?.position.ply === position.ply || before?.position.seat !== position.seat
    this.#queue = [...(same ? this.#queue.slice(0, -1) : this.#queue), moment]
    this.#setGap()
    if (!before || (same && this.#queue.length === 1) || this.#isOwn(before.position, position) || this.#isUnwatched()) this.skip()
    else this.#advance()
  }

  /** Whether the viewer has decided or taken back: what they are asked has changed, though they were asked. */
  #isOwn(before: Position, after: Position): boolean {
    if (after.events.some((event) => TAKEN_BACK.has(event.kind))) return true
    return before.choices.length > 0 && movesOf(before) !== movesOf(after)
  }

  /** Whether nobody watches steps. Who asked for less motion still sees them if they asked for that, too. */
  #isUnwatched(): boolean {
    const { pace, moves } = settings
    return pace === 'instant' || (pace !== 'steps' && !this.held && document.hidden) || (pace === 'normal' && !moves)
  }

  #setGap(): void {
    const { each, all } = PACE[settings.pace]
    this.#gap = Math.max(QUICKEST, Math.min(each, all / this.#queue.length))
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
  }

  #advance(): void {
    if (this.#timer || this.waits || this.#queue.length === 0) return
    const wait = Math.max(0, this.#shownAt + this.#gap - performance.now())
    if (wait === 0) this.step()
    else this.#timer = window.setTimeout(this.step, wait)
  }

  #show(moment: Moment): void {
    this.shown = moment
    this.#shownAt = performance.now()
  }
}
