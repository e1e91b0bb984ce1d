// A WebSocket whose other end is the test.

import { vi } from 'vitest'
import type { FromPage, FromServer } from '../src/lib/messages'

export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }
  static install(): void {
    FakeSocket.all = []
    vi.stubGlobal('WebSocket', FakeSocket)
  }

  readyState = 0
  readonly sent: FromPage[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number; reason: string }) => void = () => {}

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromPage)
  }

  /** The server says something. */
  say(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  /** The line breaks, or the server closes it. */
  break(code = 1006, reason = ''): void {
    this.readyState = 3
    this.onclose({ code, reason })
  }

  close(): void {
    if (this.readyState < 2) this.break(1000)
  }
}
