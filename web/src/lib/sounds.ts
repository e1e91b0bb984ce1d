// What a table sounds like: which events make which sound, and when it is better to be silent.

import type { Told } from './messages'
import { settings, type Volume } from './settings.svelte'
import { SYNTH, type Sound } from './synth'

/** Kinds of events and their sounds. */
export type SoundTable = Readonly<Record<string, Sound>>

/** What games usually call these things. A game's own table (`GameUI.sounds`) comes first. */
export const USUAL_SOUNDS: SoundTable = {
  roll: 'dice',
  draw: 'card',
  play: 'card',
  discard: 'card',
  take: 'tile',
  place: 'tile',
  build: 'tile',
  move: 'tile',
  over: 'end',
}

const GAINS: Record<Volume, number> = { off: 0, quiet: 0.3, medium: 0.65, loud: 1 }
/** Seconds between two sounds that are played together. */
const APART = 0.11
/** However much happens at once, so many sounds tell it. */
const MOST = 2
/** Milliseconds in which pieces make no second sound: steps that are shown quickly do not rattle. */
const REST = 150

let audio: { context: AudioContext; out: GainNode } | null = null
let lastPieces = -Infinity

/**
 * The sounds of events that are shown together: each kind once, in the order in which they happened, and no more than two. The end of
 * a game drowns everything that happens with it.
 */
export function soundsOf(events: readonly Told[], own: SoundTable = {}): Sound[] {
  const found = new Set(events.flatMap(({ kind }) => own[kind] ?? USUAL_SOUNDS[kind] ?? []))
  return found.has('end') ? ['end'] : [...found].slice(0, MOST)
}

/** Only the turn is worth hearing from a page that nobody sees, or right after another sound. */
function mayPlay(sounds: readonly Sound[]): boolean {
  // Browsers allow no sound before the page was first touched, and complain of an attempt.
  if (sounds.length === 0 || settings.volume === 'off' || !navigator.userActivation.hasBeenActive) return false
  if (sounds.includes('turn')) return true
  if (document.hidden || performance.now() - lastPieces < REST) return false
  lastPieces = performance.now()
  return true
}

/** Plays these sounds one after another, as loudly as the person likes. */
export async function play(sounds: readonly Sound[]): Promise<void> {
  if (!mayPlay(sounds)) return
  try {
    const { context, out } = (audio ??= makeAudio())
    if (context.state === 'suspended') await context.resume()
    out.gain.value = GAINS[settings.volume]
    sounds.forEach((sound, index) => SYNTH[sound]({ context, out, at: context.currentTime + index * APART }))
  } catch {
    // No sound here.
  }
}

function makeAudio(): { context: AudioContext; out: GainNode } {
  const context = new AudioContext()
  const out = context.createGain()
  out.connect(context.destination)
  return { context, out }
}

/** Listens to the log of one table, and sounds what is new in it. */
export class Soundtrack {
  #heard: number

  /** What was told before one came makes no sound. */
  constructor(events: readonly Told[]) {
    this.#heard = events.length
  }

  /** So much has been told now. Going back is silent. */
  hear(events: readonly Told[], own?: SoundTable): void {
    const news = events.slice(this.#heard)
    this.#heard = events.length
    void play(soundsOf(news, own))
  }

  /** So much has been told now, but one has jumped there, and nothing of it happens. */
  jump(events: readonly Told[]): void {
    this.#heard = events.length
  }
}
