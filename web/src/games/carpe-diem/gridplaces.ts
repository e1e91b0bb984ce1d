// Where cards and disc spaces lie on the scoring grid, in a drawing of 382 by 369.

import { placeOf } from './district'

export const GRID = { width: 382, height: 369, card: { width: 76, height: 107 } } as const
const [ACROSS, DOWN] = [102, 131]

export function cardAt(place: string): { x: number; y: number } {
  const { x, y } = placeOf(place)
  return { x: x * ACROSS, y: y * DOWN }
}

/** The middle of the space between two cards. */
export function spaceAt([one, other]: readonly string[]): { x: number; y: number; link: string } {
  const [a, b] = [cardAt(one!), cardAt(other!)]
  const [x, y] = [(a.x + b.x) / 2 + GRID.card.width / 2, (a.y + b.y) / 2 + GRID.card.height / 2]
  return { x, y, link: a.y === b.y ? `M${x - 14} ${y}h28` : `M${x} ${y - 13}v26` }
}
