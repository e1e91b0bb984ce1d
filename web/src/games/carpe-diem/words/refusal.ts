// Why something may not be done, in words.

import { list } from '../../../lib/format'
import type { Missing, Refusal } from '../../../lib/messages'
import type { Texts } from '../../../lib/texts.svelte'
import { kindName } from './names'

/** What is missing: goods by their amounts, edges by their kinds. */
function one({ what, amount }: Missing, texts: Texts): string {
  if (!what.startsWith('edge-')) return texts.get(`amount-${what}`, { n: amount })
  const kind = kindName(what.slice('edge-'.length), texts)
  return amount > 1 ? `${amount} × ${kind}` : kind
}

export const refusal = (refused: Refusal, texts: Texts): string =>
  texts.get(`reason-${refused.rule}`, {
    missing: list(
      texts.language,
      refused.missing.map((each) => one(each, texts)),
    ),
  })
