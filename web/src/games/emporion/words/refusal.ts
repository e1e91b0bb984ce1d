// Why something may not be done, in words.

import { list } from '../../../lib/format'
import type { Missing, Refusal } from '../../../lib/messages'
import type { Texts } from '../../../lib/texts.svelte'

export const amounts = (lacks: readonly Missing[], texts: Texts): string =>
  list(
    texts.language,
    lacks.map(({ what, amount }) => texts.get(`amount-${what}`, { n: amount })),
  )

/** What is lacking, and how many Booty would still be missing to stand for it. */
export function shortOf(refused: Refusal, texts: Texts): { missing: string; booty: number } {
  const resources = refused.missing.filter(({ what }) => what !== 'booty')
  const booty = refused.missing.find(({ what }) => what === 'booty')?.amount ?? 0
  return { missing: amounts(resources.length > 0 ? resources : refused.missing, texts), booty }
}

export const refusal = (refused: Refusal, texts: Texts): string => texts.get(`reason-${refused.rule}`, shortOf(refused, texts))
