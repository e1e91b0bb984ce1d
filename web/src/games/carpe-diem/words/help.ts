// Which parts of the help belong to the present moment.

import type { View } from '../view'

const FIRST: Record<string, readonly string[]> = {
  place: ['ring', 'goal'],
  take: ['ring', 'bread', 'building'],
  build: ['building', 'landscapes', 'dwellings', 'villas'],
  craft: ['dwellings', 'building'],
  return: ['fountains'],
  disc: ['scoring', 'wares', 'bread'],
  first: ['scoring'],
  pay: ['scoring', 'wares'],
  loaves: ['bread', 'scoring'],
}
/** While others act, or there is no table. */
const USUAL = ['goal', 'ring']

export function helpFor(view: View | null): string[] {
  return [...(view?.over ? ['end'] : (FIRST[view?.question?.kind ?? ''] ?? USUAL))]
}
