// Why something may not be done, in words.

import type { Missing, Refusal } from '../../../lib/messages'
import type { Texts } from '../../../lib/texts.svelte'

export const missing = (lacks: readonly Missing[], texts: Texts): string =>
  lacks.map(({ what, amount }) => texts.get(`amount-${what}`, { n: amount })).join(', ')

export const refusal = (refused: Refusal, texts: Texts): string =>
  texts.get(`reason-${refused.rule}`, { missing: missing(refused.missing, texts) })
