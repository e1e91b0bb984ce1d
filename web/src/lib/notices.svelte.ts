// Short words at the edge of the page that go away by themselves.

import { Trouble } from './api'
import { texts } from './texts.svelte'

const SHOWN = 6000

export interface Notice {
  number: number
  words: string
  kind: 'plain' | 'bad'
}

class Notices {
  shown = $state.raw<Notice[]>([])
  #next = 0

  say(words: string, kind: Notice['kind'] = 'plain'): void {
    const number = this.#next++
    this.shown = [...this.shown.filter((notice) => notice.words !== words), { number, words, kind }]
    setTimeout(() => this.drop(number), SHOWN)
  }

  /** What went wrong, in the person's language if there are words for it. */
  trouble(error: unknown): void {
    this.say(inWords(error), 'bad')
  }

  drop(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number)
  }
}

export function inWords(error: unknown): string {
  if (!(error instanceof Trouble)) return texts.get('problem-unknown')
  const id = `problem-${error.code}`
  return texts.has(id) ? texts.get(id) : error.message || texts.get('problem-unknown')
}

export const notices = new Notices()
