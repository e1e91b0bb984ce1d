// Effects in as few words as a card has room for. Pictures stand in square brackets: "+2[drachma] with each Culture".

import { list } from '../../lib/format'
import type { Texts } from '../../lib/texts.svelte'
import type { Effect, EventEffect, Gains } from './figures'

export const amount = (number: number, what: string): string => `${number < 0 ? '−' : '+'}${Math.abs(number)}[${what}]`

export const amounts = (gains: Gains): string =>
  Object.entries(gains)
    .filter(([, number]) => number)
    .map(([what, number]) => amount(number, what))
    .join(' ')

/** The condition and the occasion around what an effect does. */
function around(effect: Effect, what: string, texts: Texts): string {
  let said = what
  if (effect.per) said = texts.get(`brief-per-${effect.per}`, { what: said, each: effect.each })
  if (effect.only_if !== 'always') said = texts.get(`brief-if-${effect.only_if}`, { what: said })
  const occasion = `brief-on-${effect.when.replace(/^on-/, '')}`
  return texts.has(occasion) ? texts.get(occasion, { what: said }) : said
}

const together = (effect: Effect): string => [effect.verb, effect.when, effect.per, effect.each, effect.only_if].join()

/** Runs of effects that can be told in one go. */
function runs(effects: readonly Effect[]): Effect[][] {
  const found: Effect[][] = []
  for (const effect of effects) {
    const last = found.at(-1)
    if (last && together(last[0]!) === together(effect)) last.push(effect)
    else found.push([effect])
  }
  return found
}

function phrase(run: Effect[], texts: Texts): string {
  const effect = run[0]!
  if (effect.verb === 'gain') return around(effect, run.map((each) => amount(each.amount, each.what)).join(' '), texts)
  if (effect.verb === 'score') return around(effect, `${effect.amount}[vp]`, texts)
  if (effect.verb === 'choose')
    return list(
      texts.language,
      run.map((each) => amount(each.amount, each.what)),
      'disjunction',
    )
  if (effect.verb === 'swap') {
    const give = run.filter((each) => each.amount < 0).map((each) => `${-each.amount}[${each.what}]`)
    const take = run.filter((each) => each.amount > 0).map((each) => amount(each.amount, each.what))
    return texts.get('brief-swap', { give: give.join(' '), take: take.join(' ') })
  }
  const name = effect.verb === 'actions' ? texts.get(`tile-${effect.what}`) : ''
  return texts.get(`brief-${effect.verb}`, { n: effect.amount, what: effect.what, name })
}

/** What a card or a development does. */
export function brief(effects: readonly Effect[], texts: Texts): string {
  const levels = effects.find((effect) => effect.verb === 'progress-levels')
  const cheaper = effects.find((effect) => effect.verb === 'progress-discount')
  if (levels && cheaper) return texts.get('brief-progress-cheaper', { n: levels.amount, off: cheaper.amount })
  return runs(effects)
    .map((run) => phrase(run, texts))
    .join('; ')
}

/** What an event does to those it concerns, without saying whom. */
export function briefEvent(effects: readonly EventEffect[], texts: Texts): string {
  const said = effects.map((effect) => {
    if (effect.verb === 'gain') {
      const gain = amount(effect.amount, effect.what)
      return effect.only_if === 'roll-at-most' ? texts.get('brief-event-roll', { what: gain, n: effect.limit }) : gain
    }
    const values = { n: effect.amount, what: effect.what, track: effect.tracks.length === 1 ? effect.tracks[0]! : 'any' }
    return texts.get(`brief-event-${effect.verb}`, values)
  })
  return said.join(' ')
}
