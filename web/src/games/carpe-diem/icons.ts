// Which picture of the sprite stands for what, and which kinds are drawn alike.

import { WORDS } from './terms'

export const LANDSCAPES: readonly string[] = WORDS.Landscape
export const DWELLINGS: readonly string[] = WORDS.Dwelling

const THINGS: Record<string, string> = {
  grapes: 'vineyard',
  fish: 'pond',
  step: 'scroll',
  'fountain-card': 'fountain',
  landscape: 'vineyard',
  dwelling: 'villa',
  stored: 'store',
}

export const icon = (name: string): string => `carpe-${THINGS[name] ?? name}`
