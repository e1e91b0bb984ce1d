// The line to a table. It comes back by itself when it breaks, and says again what had no answer: the server judges a
// decision by its ply, so hearing one twice does no harm.

import { socketAddress, Trouble } from './api'
import type { Done, FromPage, FromServer, WhyNot, Refused } from './messages'

type Reply = Done | WhyNot
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
export type Request = Without<FromPage, 'id'>
export type LineState = 'connecting' | 'open' | 'lost'

interface Waiting {
  message: FromPage
  /** Said again after the line broke: perhaps it had arrived the first time. */
  again: boolean
  resolve: (answer: Reply) => void
  reject: (trouble: Trouble) => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
const LONGEST_SILENCE = 60_000
/** Said again after the line came back; the others are given up, as saying them twice would show. */
const SAID_AGAIN = new Set<FromPage['type']>(['decide', 'undo', 'resign', 'rematch', 'look'])
/** Codes with which the server closes for good. */
const FOR_GOOD = 4000
/** But one: the person is signed out. The table can be watched. */
const SIGNED_OUT = 4401

export interface SocketListener {
  /** How many events the page has already. */
  since(): number
  opened(): void
  heard(message: Exclude<FromServer, Done | Refused | WhyNot>): void
  line(state: LineState): void
  /** The server will not have this page here. */
  closed(code: string): void
  /** The person at this page is nobody any more. */
  signedOut(): void
}

export class TableSocket {
  readonly #table: string
  readonly #listener: SocketListener
  readonly #waiting = new Map<number, Waiting>()
  #socket: WebSocket | null = null
  #next = 1
  #wait = FIRST_WAIT
  #timer = 0
  #silence = 0
  #ended = false

  constructor(table: string, listener: SocketListener) {
    this.#table = table
    this.#listener = listener
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  request(request: Request): Promise<Reply> {
    const message = { ...request, id: this.#next++ }
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, again: false, resolve, reject })
      this.#send(message)
    })
  }

  /** Reconnects: the person at this page has changed. */
  renew(): void {
    const old = this.#socket
    this.#connect()
    old?.close()
  }

  close(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
    // Nobody is here any more to hear the answers.
    this.#waiting.clear()
  }

  #send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const socket = new WebSocket(socketAddress(this.#table, this.#listener.since()))
    this.#socket = socket
    socket.onopen = () => {
      this.#wait = FIRST_WAIT
      this.#listener.line('open')
      this.#listener.opened()
      this.#listen()
      for (const waiting of this.#waiting.values()) {
        waiting.again = true
        this.#send(waiting.message)
      }
    }
    socket.onmessage = (event) => {
      this.#listen()
      for (const message of (event.data as string).split('\n')) this.#hear(JSON.parse(message) as FromServer)
    }
    socket.onclose = (event) => this.#closed(socket, event)
  }

  #hear(message: FromServer): void {
    if (message.type !== 'done' && message.type !== 'refused' && message.type !== 'reason') {
      this.#listener.heard(message)
      return
    }
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    // What arrived the first time is too late the second time: all is well.
    if (message.type === 'refused' && message.code === 'late' && waiting?.again) waiting.resolve({ type: 'done', id: message.id, ply: 0 })
    else if (message.type === 'refused') waiting?.reject(new Trouble(message.code, message.text))
    else waiting?.resolve(message)
  }

  #closed(socket: WebSocket, event: CloseEvent): void {
    if (socket !== this.#socket || this.#ended) return
    this.#socket = null
    if (event.code === SIGNED_OUT) {
      this.#giveUp(() => true)
      this.#listener.signedOut()
      return
    }
    if (event.code >= FOR_GOOD) {
      this.#ended = true
      this.#giveUp(() => true)
      this.#listener.closed(event.reason || 'closed')
      return
    }
    this.#listener.line('lost')
    this.#giveUp((message) => !SAID_AGAIN.has(message.type))
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  /** The server says something every 40 seconds at least; a longer silence means a dead line. */
  #listen(): void {
    clearTimeout(this.#silence)
    this.#silence = window.setTimeout(() => this.#socket?.close(), LONGEST_SILENCE)
  }

  #giveUp(which: (message: FromPage) => boolean): void {
    for (const [id, { message, reject }] of this.#waiting) {
      if (!which(message)) continue
      this.#waiting.delete(id)
      reject(new Trouble('offline', 'The line broke.'))
    }
  }

  /** The network is back, or somebody looks at the page: no reason to wait any longer. */
  #hurry = (): void => {
    if (this.#ended || this.#socket || document.visibilityState === 'hidden') return
    this.#wait = FIRST_WAIT
    this.#connect()
  }

  #drop = (): void => this.#socket?.close()
}
