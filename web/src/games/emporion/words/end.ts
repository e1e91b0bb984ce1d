// How near the end is, in a short sentence and a longer one.

import { list } from '../../../lib/format'
import type { Desk } from '../desk.svelte'

export interface EndWords {
  title: string
  text: string
}

export function endWords(desk: Desk): EndWords | null {
  const { view } = desk
  if (view.over) return { title: desk.t('log-over'), text: '' }
  if (view.ending !== 'not-yet')
    return {
      title: desk.t(`page-end-${view.ending}`),
      text: desk.me?.last_turn ? desk.t('page-end-turn', { when: desk.me.last_turn }) : '',
    }
  if (view.announced.length === 0) return null
  const you = view.announced.includes(desk.own ?? -1)
  const names = list(
    desk.texts.language,
    view.announced.map((seat) => desk.player(seat)),
  )
  const who = you && view.announced.length === 1 ? 'you' : view.announced.length === 1 ? 'rival' : 'several'
  return {
    title: desk.t('page-near-end', { who, names }),
    text: desk.t('page-near-end.text'),
  }
}
