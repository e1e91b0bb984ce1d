// The games' covers, by name: games/NAME/cover.svg. A game without one has a board with pebbles, which is what petteia means.

import pebbles from '../plain/cover.svg?url'

const FOUND = import.meta.glob<string>('../games/*/cover.svg', { query: '?url', import: 'default', eager: true })

/** A CSS value. */
export const cover = (game: string): string => `url(${JSON.stringify(FOUND[`../games/${game}/cover.svg`] ?? pebbles)})`
