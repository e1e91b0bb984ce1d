// A browser's audio that makes no sound, and counts what would have been heard.

import { vi } from 'vitest'

const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
const node = <T extends object>(own: T) => ({ connect: <N>(next: N): N => next, ...own })

export class CountingAudio {
  /** How many were made: browsers complain of one before the page was first touched. */
  static made = 0
  /** Bursts of noise and notes that were begun. */
  static bursts = 0
  static notes = 0
  /** How loud it all is. */
  static gain = 0

  state = 'running'
  currentTime = 0
  sampleRate = 100
  destination = node({})
  #gains: { gain: { value: number } }[] = []

  constructor() {
    CountingAudio.made += 1
  }
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  createBiquadFilter = () => node({ type: '', Q: param(), frequency: param() })
  createGain = () => {
    const made = node({ gain: param() })
    this.#gains.push(made)
    return made
  }
  createOscillator = () => this.#source({ type: '', frequency: param() }, () => (CountingAudio.notes += 1))
  createBufferSource = () => this.#source({ buffer: null }, () => (CountingAudio.bursts += 1))

  #source<T extends object>(own: T, count: () => void) {
    const start = (): void => {
      count()
      CountingAudio.gain = this.#gains[0]!.gain.value
    }
    return node({ ...own, start, stop: vi.fn() })
  }

  /** What was played since one last asked, by its bursts and notes. */
  static heard(): [bursts: number, notes: number] {
    const { bursts, notes } = CountingAudio
    CountingAudio.bursts = CountingAudio.notes = 0
    return [bursts, notes]
  }

  /** A page that was touched, or was not, and is seen. */
  static install({ touched = true, hidden = false } = {}): void {
    CountingAudio.made = 0
    CountingAudio.heard()
    vi.stubGlobal('AudioContext', CountingAudio)
    vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive: touched } })
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  }
}
