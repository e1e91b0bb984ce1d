// What cards, developments and events do, put together from their effects: in sentences, or in as few words as a card has
// room for. There pictures stand in square brackets: "+2[drachma] with each Culture".

import type { Texts } from '../../../lib/texts.svelte'
import type { Effect, EventEffect, Gains } from '../figures'
import { WORDS } from '../terms'

export type Of = 'card' | 'development'

/** "a, b and c" */
export function listed(parts: readonly string[], word: 'and' | 'or', texts: Texts): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? texts.get(`list-${word}`, { rest: parts.slice(0, -1).join(', '), last }) : last
}

/** One of two ways to tell effects. */
interface Manner {
  /** Of its messages. */
  prefix: 'brief' | 'says'
  /** "3 drachmas" or "3[drachma]" */
  number: (number: number, what: string, texts: Texts) => string
  /** Several gains at once. */
  all: (gains: readonly string[], texts: Texts) => string
}

const BRIEF: Manner = {
  prefix: 'brief',
  number: (number, what) => `${number}[${what}]`,
  all: (gains) => gains.join(' '),
}
const SENTENCE: Manner = {
  prefix: 'says',
  number: (number, what, texts) => texts.get(`amount-${what}`, { n: number }),
  all: (gains, texts) => listed(gains, 'and', texts),
}

const signed = (number: number, what: string, manner: Manner, texts: Texts): string =>
  `${number < 0 ? '−' : '+'}${manner.number(Math.abs(number), what, texts)}`

/** "+2[drachma]" */
export const amount = (number: number, what: string): string => `${number < 0 ? '−' : '+'}${Math.abs(number)}[${what}]`

export const amounts = (gains: Gains): string =>
  Object.entries(gains)
    .filter(([, number]) => number)
    .map(([what, number]) => amount(number, what))
    .join(' ')

/** What effects have in common that are told in one go. */
const together = ({ verb, what, when, per, each, only_if }: Effect): string =>
  [verb, ['gain', 'choose', 'swap'].includes(verb) ? '' : what, when, per, each, only_if].join()

function runs(effects: readonly Effect[]): Effect[][] {
  const found: Effect[][] = []
  for (const effect of effects) {
    const last = found.at(-1)
    if (last && together(last[0]!) === together(effect)) last.push(effect)
    else found.push([effect])
  }
  return found
}

/** What an effect brings, with what it counts, its condition and its occasion. */
function around(effect: Effect, what: string, of: Of, { prefix }: Manner, texts: Texts): string {
  let said = what
  const each = effect.each === 1 && prefix === 'brief' ? '' : effect.each
  if (effect.per) said = texts.get(`${prefix}-per-${effect.per}`, { what: said, each, of })
  if (effect.only_if !== 'always') said = texts.get(`${prefix}-if-${effect.only_if}`, { what: said })
  const occasion = `${prefix}-${effect.when === 'end' ? 'at-the-end' : effect.when}`
  return texts.has(occasion) ? texts.get(occasion, { what: said, of }) : said
}

/** What a swap gives away, and what it brings. */
export function swapped(effects: readonly Effect[], texts: Texts, manner = SENTENCE): { give: string; take: string } {
  const parts = effects.filter((each) => each.verb === 'swap')
  const told = (some: readonly Effect[]): string =>
    manner.all(
      some.map((each) => manner.number(Math.abs(each.amount), each.what, texts)),
      texts,
    )
  return { give: told(parts.filter((each) => each.amount < 0)), take: told(parts.filter((each) => each.amount > 0)) }
}

/** Effects that are told in one go. */
function phrase(run: readonly Effect[], of: Of, manner: Manner, texts: Texts): string {
  const effect = run[0]!
  const { verb } = effect
  if (verb === 'gain' || verb === 'choose') {
    const gains = run.map((each) => signed(each.amount, each.what, manner, texts))
    if (verb === 'gain') return around(effect, manner.all(gains, texts), of, manner, texts)
    return texts.get(`${manner.prefix}-choose`, { what: listed(gains, 'or', texts) })
  }
  if (verb === 'score') return around(effect, manner.number(effect.amount, 'vp', texts), of, manner, texts)
  if (verb === 'swap') return texts.get(`${manner.prefix}-swap`, swapped(run, texts, manner))
  const family = verb === 'actions' ? 'tile' : 'track'
  const name = effect.what ? texts.get(`${family}-${effect.what}`) : ''
  return texts.get(`${manner.prefix}-${verb}`, { n: effect.amount, what: effect.what, name })
}

/** What a card or a development does, in a few words and pictures. */
export const brief = (effects: readonly Effect[], of: Of, texts: Texts): string =>
  runs(effects)
    .map((run) => phrase(run, of, BRIEF, texts))
    .join('; ')

/** What a card or a development does, in sentences. */
export const sentence = (effects: readonly Effect[], of: Of, texts: Texts): string =>
  runs(effects)
    .map((run) => `${phrase(run, of, SENTENCE, texts)}.`)
    .join(' ')

/** One thing that an event does. */
function eventPhrase(effect: EventEffect, manner: Manner, texts: Texts): string {
  const { prefix } = manner
  if (effect.verb === 'gain') {
    const what = signed(effect.amount, effect.what, manner, texts)
    if (effect.only_if === 'roll-at-most') return texts.get(`${prefix}-event-roll`, { what, n: effect.limit })
    return effect.only_if === 'lost-knowledge' ? texts.get(`${prefix}-event-for-knowledge`, { what }) : what
  }
  const track = effect.tracks.length === WORDS.Track.length ? 'any' : 'named'
  const names = effect.tracks.map((each) => texts.get(`track-${each}`))
  return texts.get(`${prefix}-event-${effect.verb}`, { n: effect.amount, what: effect.what, track, name: listed(names, 'or', texts) })
}

/** What an event does to those it concerns, in a few words and pictures, without saying whom. */
export const briefEvent = (effects: readonly EventEffect[], texts: Texts): string =>
  effects.map((effect) => eventPhrase(effect, BRIEF, texts)).join(' ')

/** What an event does, and to whom, in sentences. */
export const eventSentence = (effects: readonly EventEffect[], texts: Texts): string =>
  (['all', 'most', 'fewest'] as const)
    .map((who) => ({ who, said: effects.filter((each) => each.who === who).map((each) => eventPhrase(each, SENTENCE, texts)) }))
    .filter(({ said }) => said.length > 0)
    .map(({ who, said }) => `${texts.get(`says-event-${who}`, { what: said.join(', ') })}.`)
    .join(' ')
