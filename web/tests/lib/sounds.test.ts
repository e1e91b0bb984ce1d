import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import carpeDiem from '../../src/games/carpe-diem'
import emporion from '../../src/games/emporion'
import khora from '../../src/games/khora'
import { settings } from '../../src/lib/settings.svelte'
import type * as Sounds from '../../src/lib/sounds'
import { told } from '../examples'
import { CountingAudio } from '../counting-audio'

/** What is played, by its bursts of noise and its notes. */
const NOTHING = [0, 0]
const DICE = [7, 7]
const CARD = [2, 0]
const TILE = [1, 1]
const TURN = [0, 4]
const END = [0, 10]

let sounds: typeof Sounds

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  CountingAudio.install()
  sounds = await import('../../src/lib/sounds')
})
afterEach(() => {
  settings.set({ volume: 'medium' })
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const events = (...kinds: string[]) => kinds.map((kind) => told(kind))
/** The settings that the sounds know: their module is a new one for each test. */
const set = async (changes: Parameters<typeof settings.set>[0]): Promise<void> =>
  (await import('../../src/lib/settings.svelte')).settings.set(changes)

describe('events', () => {
  test.each([
    ['roll', DICE],
    ['draw', CARD],
    ['build', TILE],
    ['over', END],
    ['round', NOTHING],
  ])('of the kind %s have a sound of their own, or none', async (kind, heard) => {
    await sounds.play(sounds.soundsOf(events(kind)))
    expect(CountingAudio.heard()).toEqual(heard)
  })

  test.each([
    [khora, 'roll', 'dice'],
    [khora, 'play', 'card'],
    [khora, 'explore', 'tile'],
    [carpeDiem, 'take', 'tile'],
    [carpeDiem, 'draw', 'card'],
    [emporion, 'take', 'card'],
    [emporion, 'send', 'tile'],
  ])("are told apart by a game's own table", (game, kind, sound) => {
    expect(sounds.soundsOf(events(kind), game.sounds)).toEqual([sound])
  })

  test('that come together make each sound once, and only two', () => {
    expect(sounds.soundsOf(events('draw', 'draw', 'roll', 'draw', 'build'))).toEqual(['card', 'dice'])
  })

  test('at the end of a game leave the last word to it', () => {
    expect(sounds.soundsOf(events('build', 'over'))).toEqual(['end'])
  })
})

describe('a page', () => {
  test('that was never touched asks the browser for nothing', async () => {
    CountingAudio.install({ touched: false })
    await sounds.play(['tile'])
    await sounds.play(['turn'])
    expect(CountingAudio.made).toBe(0)
  })

  test('has one source of sound for all', async () => {
    await sounds.play(['turn'])
    await sounds.play(['turn'])
    expect([CountingAudio.made, CountingAudio.heard()]).toEqual([1, [0, 8]])
  })

  test('that nobody sees tells of the turn only', async () => {
    CountingAudio.install({ hidden: true })
    await sounds.play(['card', 'dice'])
    expect(CountingAudio.heard()).toEqual(NOTHING)
    await sounds.play(['turn'])
    expect(CountingAudio.heard()).toEqual(TURN)
  })

  test('is as loud as one likes, or silent', async () => {
    await set({ volume: 'quiet' })
    await sounds.play(['turn'])
    const quiet = CountingAudio.gain
    await set({ volume: 'loud' })
    await sounds.play(['turn'])
    expect(CountingAudio.gain).toBeGreaterThan(2 * quiet)
    CountingAudio.heard()
    await set({ volume: 'off' })
    await sounds.play(['turn'])
    expect(CountingAudio.heard()).toEqual(NOTHING)
  })

  test('does not rattle when steps are shown quickly, but tells the turn', async () => {
    await sounds.play(['tile'])
    vi.advanceTimersByTime(60)
    await sounds.play(['tile'])
    await sounds.play(['turn'])
    expect(CountingAudio.heard()).toEqual([1, 5])
    vi.advanceTimersByTime(200)
    await sounds.play(['tile'])
    expect(CountingAudio.heard()).toEqual(TILE)
  })

  test('of a browser without sound goes on', async () => {
    vi.stubGlobal('AudioContext', undefined)
    await expect(sounds.play(['tile'])).resolves.toBe(undefined)
  })
})

describe('a soundtrack', () => {
  test('begins when one comes, and sounds what is new', async () => {
    const track = new sounds.Soundtrack(events('roll', 'draw'))
    track.hear(events('roll', 'draw'))
    await vi.advanceTimersByTimeAsync(0)
    expect(CountingAudio.heard()).toEqual(NOTHING)
    track.hear(events('roll', 'draw', 'build'))
    await vi.advanceTimersByTimeAsync(0)
    expect(CountingAudio.heard()).toEqual(TILE)
  })

  test('is silent where one jumps, forwards or back, and goes on from there', async () => {
    const track = new sounds.Soundtrack([])
    track.jump(events('roll', 'draw', 'build'))
    track.hear(events('roll'))
    await vi.advanceTimersByTimeAsync(0)
    expect(CountingAudio.heard()).toEqual(NOTHING)
    track.hear(events('roll', 'draw'))
    await vi.advanceTimersByTimeAsync(0)
    expect(CountingAudio.heard()).toEqual(CARD)
  })
})
