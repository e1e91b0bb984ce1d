// The sounds of a table, made here: dice, a card, a tile, the turn, the end. Each is a handful of short noises and plucked strings,
// the same every time. They know nothing of settings or games: lib/sounds.ts says when which is played.

export type Sound = 'dice' | 'card' | 'tile' | 'turn' | 'end'

/** Where a sound goes and when it begins, in the context's seconds. */
export interface Stage {
  context: BaseAudioContext
  out: AudioNode
  at: number
}

/** A burst of noise through a filter: what wood, stone and paper sound like when they touch something. */
interface Burst {
  after: number
  lasts: number
  loudness: number
  /** Where its colour begins and ends, in hertz. */
  from: number
  to: number
  /** How narrow the colour is. */
  narrow: number
  /** The part of its time in which it grows. */
  rise?: number
}

/** A note that is struck or plucked and fades. */
interface Note {
  after: number
  lasts: number
  loudness: number
  frequency: number
  /** Wood sinks in pitch as it fades; a string does not. */
  sinksTo?: number
  wave?: OscillatorType
}

const SILENCE = 0.0001
const SECOND_OF_NOISE = new WeakMap<BaseAudioContext, AudioBuffer>()

/** White noise, from a generator of our own: the same dice sound the same. */
function noise(context: BaseAudioContext): AudioBuffer {
  let buffer = SECOND_OF_NOISE.get(context)
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = buffer.getChannelData(0)
    let seed = 1
    for (let index = 0; index < samples.length; index++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0
      samples[index] = seed / 2 ** 31
    }
    SECOND_OF_NOISE.set(context, buffer)
  }
  return buffer
}

/** Loudness that grows quickly and fades as things do that were struck. */
function envelope({ context, out, at }: Stage, loudness: number, rise: number, lasts: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(SILENCE, at)
  gain.gain.exponentialRampToValueAtTime(loudness, at + rise)
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + lasts)
  gain.connect(out)
  return gain
}

function burst(stage: Stage, { after, lasts, loudness, from, to, narrow, rise = 0.05 }: Burst): void {
  const { context } = stage
  const at = stage.at + after
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  source.buffer = noise(context)
  filter.type = 'bandpass'
  filter.Q.value = narrow
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts)
  source.connect(filter).connect(envelope({ ...stage, at }, loudness, lasts * rise, lasts))
  // Each burst takes another piece of the noise, so that two do not sound like one machine.
  source.start(at, (after * 7) % 0.5)
  source.stop(at + lasts)
}

function note(stage: Stage, { after, lasts, loudness, frequency, sinksTo = frequency, wave = 'sine' }: Note): void {
  const at = stage.at + after
  const string = stage.context.createOscillator()
  string.type = wave
  string.frequency.setValueAtTime(frequency, at)
  string.frequency.exponentialRampToValueAtTime(sinksTo, at + lasts)
  string.connect(envelope({ ...stage, at }, loudness, 0.006, lasts))
  string.start(at)
  string.stop(at + lasts)
}

/** A string of a lyre: the note, and its octave, which fades sooner. */
function pluck(stage: Stage, after: number, frequency: number, lasts: number): void {
  note(stage, { after, lasts, loudness: 0.16, frequency, wave: 'triangle' })
  note(stage, { after, lasts: lasts / 2, loudness: 0.045, frequency: 2 * frequency })
}

/** Something hard on wood: a click, and the table under it. */
function knock(stage: Stage, after: number, loudness: number, pitch: number): void {
  burst(stage, { after, lasts: 0.035, loudness: loudness * 0.9, from: pitch * 9, to: pitch * 7, narrow: 1.6 })
  note(stage, { after, lasts: 0.085, loudness, frequency: pitch, sinksTo: pitch * 0.72 })
}

// Three dice that are thrown hop, ever lower and closer, and lie.
const HOPS = [
  [0, 0.3, 420],
  [0.05, 0.22, 510],
  [0.115, 0.26, 380],
  [0.165, 0.15, 470],
  [0.225, 0.17, 400],
  [0.26, 0.09, 520],
  [0.305, 0.06, 430],
] as const
const [D4, A4, D5, F5_SHARP, A5] = [293.66, 440, 587.33, 739.99, 880] as const

export const SYNTH: Record<Sound, (stage: Stage) => void> = {
  dice: (stage) => HOPS.forEach(([after, loudness, pitch]) => knock(stage, after, loudness, pitch)),
  // A card slides off another one, and lies.
  card: (stage) => {
    burst(stage, { after: 0, lasts: 0.15, loudness: 0.3, from: 2600, to: 5200, narrow: 0.9, rise: 0.55 })
    burst(stage, { after: 0.13, lasts: 0.04, loudness: 0.22, from: 1500, to: 900, narrow: 1 })
  },
  tile: (stage) => knock(stage, 0, 0.4, 235),
  turn: (stage) => [D5, A5].forEach((frequency, index) => pluck(stage, index * 0.14, frequency, 0.8)),
  end: (stage) => [D4, A4, D5, F5_SHARP, A5].forEach((frequency, index) => pluck(stage, index * 0.13, frequency, 0.7 + index * 0.16)),
}
