// Why something may not be done, in words.

import { list } from '../../../lib/format'
import type { Missing, Refusal } from '../../../lib/messages'
import type { Texts } from '../../../lib/texts.svelte'
import { openBook } from '../book'

export const amounts = (lacks: readonly Missing[], texts: Texts): string =>
  list(
    texts.language,
    lacks.map(({ what, amount }) => texts.get(`page-amount-${what}`, { n: amount })),
  )

/** What is lacking, and how many Booty would still be missing to stand for it. */
export function shortOf(refused: Refusal, texts: Texts): { missing: string; booty: number } {
  const resources = refused.missing.filter(({ what }) => what !== 'booty')
  const booty = refused.missing.find(({ what }) => what === 'booty')?.amount ?? 0
  return { missing: amounts(resources.length > 0 ? resources : refused.missing, texts), booty }
}

export function refusal(refused: Refusal, texts: Texts): string {
  const action = openBook()?.actionOf(refused.move)
  return texts.get(`page-why-${refused.rule}`, { ...shortOf(refused, texts), action: action ? texts.get(`page-${action}`) : '' })
}
