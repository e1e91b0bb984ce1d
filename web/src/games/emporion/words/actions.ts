// What an action on the quay says about itself: what it would bring now, or why it may not be chosen.

import type { Desk } from '../desk.svelte'
import { WORDS, type ActionCard, type Colour } from '../terms'

export interface Yield {
  /** Whether it may be chosen. */
  open: boolean
  /** Whether it may not, though it is the viewer's turn. */
  shut: boolean
  text: string
}

/** Who stands there. */
function standing(action: ActionCard, desk: Desk): string {
  const marker = desk.view.markers.find((each) => each.action === action)
  if (!marker || marker.seat === null) return desk.t('page-yield-marker')
  return marker.seat === desk.own ? desk.t('page-yield-own-marker') : desk.t('page-yield-marker-of', { name: desk.player(marker.seat) })
}

const isColour = (action: ActionCard): action is Colour => (WORDS.Colour as readonly string[]).includes(action)

/** How many different cards an action would take now. */
const inReach = (action: ActionCard, desk: Desk): number =>
  [...desk.play.choices.keys()].filter(
    (move) => /^(take|play) /.test(move) && desk.book.actionOf(move) === action && !desk.isKeptFrom(move),
  ).length

/** Whether kept Booty is all that is in the way. */
const keepsFrom = (action: Colour, desk: Desk): boolean =>
  [...desk.play.choices.keys()].some((move) => /^(take|play) /.test(move) && desk.book.actionOf(move) === action && desk.isKeptFrom(move))

/** The fewest Booty that are missing for a card of this action. */
function nearest(action: Colour, desk: Desk): number | null {
  let best: number | null = null
  for (const [move, refused] of desk.play.refused) {
    if (refused.rule !== 'requirements' || desk.book.actionOf(move) !== action) continue
    const short = refused.missing.find(({ what }) => what === 'booty')?.amount ?? 0
    if (best === null || short < best) best = short
  }
  return best
}

function ofColour(action: Colour, desk: Desk): Yield {
  const n = inReach(action, desk)
  if (n > 0) return { open: true, shut: false, text: desk.t('page-yield-reach', { n }) }
  if (desk.view.closed.includes(action)) return { open: false, shut: true, text: standing(action, desk) }
  if (keepsFrom(action, desk)) return { open: false, shut: true, text: desk.t('page-yield-kept') }
  const short = nearest(action, desk)
  return { open: false, shut: true, text: short === null ? desk.t('page-yield-none') : desk.t('page-yield-short', { n: short }) }
}

function expedition(desk: Desk): Yield {
  const open = desk.may('expedition')
  if (!open && desk.view.closed.includes('expedition')) return { open, shut: true, text: standing('expedition', desk) }
  if (!open) return { open, shut: true, text: desk.why('expedition') || desk.t('page-yield-none') }
  const ships = desk.me?.ships ?? 0
  const { cards, booty } = desk.view.expedition
  const amount = (what: string, n: number): string => desk.t(`amount-${what}`, { n })
  return {
    open,
    shut: false,
    text: desk.t('page-yield-expedition', { ships: amount('ships', ships), cards: amount('cards', cards), booty: amount('booty', booty) }),
  }
}

function reserve(desk: Desk): Yield {
  const open = [...desk.play.choices.keys()].some((move) => move.startsWith('reserve '))
  const n = desk.me?.drachmas ?? 0
  if (open) return { open, shut: false, text: desk.t('page-yield-drachmas', { n }) }
  return { open, shut: true, text: desk.view.closed.includes('reserve') ? standing('reserve', desk) : desk.t('page-yield-drachmas', { n }) }
}

export function yieldOf(action: ActionCard, desk: Desk): Yield {
  const kind = desk.question?.kind
  if (kind === 'turn' && desk.play.choices.size > 0)
    return isColour(action) ? ofColour(action, desk) : action === 'expedition' ? expedition(desk) : reserve(desk)
  if (desk.view.markers.some((marker) => marker.action === action)) return { open: false, shut: false, text: standing(action, desk) }
  return { open: false, shut: false, text: desk.t(`page-brief-${action}`) }
}
