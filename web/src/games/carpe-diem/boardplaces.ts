// Where things lie on the boards in the middle, in units of a drawing: the ring in 350 by 350, with its tiles and the pawns beside
// them, and the scoring grid in 382 by 369.

import { placeOf } from './district'
import type { View } from './view'

export const RING = 350
export const SPACE = 96
export const SLOT = 43
/** The top left corners of the spaces, clockwise from the top. */
export const SPACES = [
  [127, 2],
  [254, 49],
  [254, 154],
  [185, 253],
  [69, 253],
  [0, 154],
  [0, 49],
] as const
/** Where the pawn of a space stands. */
const FEET = [
  [175, 131],
  [236, 147],
  [240, 208],
  [203, 247],
  [147, 247],
  [110, 208],
  [114, 147],
] as const
const MIDDLE = { x: 175, y: 176 }
const LETTERS = 'abcd'
const APART = 17

export const slotName = (space: number, place: number): string => `${space + 1}${LETTERS[place]}`

export const slotAt = (space: number, place: number): { x: number; y: number } => ({
  x: SPACES[space]![0] + 3.5 + (place % 2) * 46,
  y: SPACES[space]![1] + 3.5 + Math.floor(place / 2) * 46,
})

/** The tile that a move takes: from a slot of the ring ("take 3b", "bread 3b") or from the craftsman row ("craft 4"). */
export function tileOf(move: string | undefined, view: View): string | null {
  const [verb, name = ''] = move?.split(' ') ?? []
  if (verb === 'craft') return view.row[Number(name) - 1] ?? null
  if (verb !== 'take' && verb !== 'bread') return null
  return view.ring[Number(name[0]) - 1]?.[LETTERS.indexOf(name[1]!)] ?? null
}

/** Where the n-th of several pawns at a space stands. */
export function feetAt(space: number, n: number, of: number): { x: number; y: number } {
  const [x, y] = FEET[space]!
  return { x: x + (n - (of - 1) / 2) * APART, y: y + (of > 1 ? (n % 2) * 4 : 0) }
}

/** The way of a pawn between two spaces, which bends away from the rosette in the middle. */
export function wayOf(from: number, to: number): string {
  const [a, b] = [feetAt(from, 0, 1), feetAt(to, 0, 1)]
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  const far = Math.max(1, Math.hypot(x - MIDDLE.x, y - MIDDLE.y))
  const push = Math.max(0, 66 - far) / far
  return `M${a.x} ${a.y}Q${x + (x - MIDDLE.x) * push} ${y + (y - MIDDLE.y) * push} ${b.x} ${b.y}`
}

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
