// Which kinds are drawn alike: their signs and their pictures.

import { WORDS } from './terms'

export const LANDSCAPES: readonly string[] = WORDS.Landscape
export const DWELLINGS: readonly string[] = WORDS.Dwelling
