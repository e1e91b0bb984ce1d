// Which parts of the help belong to the present moment.

import type { View } from '../view'

const FIRST: Record<string, readonly string[]> = {
  place: ['ring', 'goal'],
  take: ['ring', 'bread', 'building'],
  build: ['building', 'landscapes', 'dwellings', 'villas', 'frame', 'scrolls'],
  craft: ['dwellings', 'building'],
  return: ['fountains'],
  disc: ['scoring', 'wares', 'bread'],
  first: ['scoring'],
  pay: ['scoring', 'wares'],
  loaves: ['bread', 'scoring'],
}
const ALL = [
  'goal',
  'ring',
  'building',
  'landscapes',
  'dwellings',
  'villas',
  'fountains',
  'scrolls',
  'wares',
  'bread',
  'scoring',
  'frame',
  'end',
  'set',
]

export function helpFor(view: View | null): string[] {
  const first = view?.over ? ['end'] : (FIRST[view?.question?.kind ?? ''] ?? [])
  return [...new Set([...first, ...ALL])]
}
