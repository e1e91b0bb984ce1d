// What others have changed on the board: tokens that they took, achievements, cards that they played.

import type { Touched } from '../../lib/game'
import type { Told } from '../../lib/messages'

const LIES: Record<string, string> = { explore: 'token', achieve: 'achievement', play: 'card' }

export const touched = (events: readonly Told[]): Touched[] =>
  events.flatMap(({ kind, what, seat }) => (kind in LIES ? [{ piece: `${LIES[kind]}-${what}`, seat }] : []))
