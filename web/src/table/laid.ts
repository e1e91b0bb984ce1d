// Where the marks since the viewer's last decision lie: over pieces and numbers of the board that can be seen.

import { signed } from '../lib/format'
import type { Language } from '../lib/lists'
import type { Marks } from './since'

export interface Ring {
  key: string
  seats: number[]
  left: number
  top: number
  width: number
  height: number
  /** A small piece has a small seal. */
  small: boolean
  /** What may be chosen keeps the ring of choosing. */
  lit: boolean
  round: string
}

/** Where a number has room for a chip: at its upper right corner, beside it, below it, or nowhere, so that it is framed. */
export type ChipPlace = 'corner' | 'beside' | 'below' | 'frame'

export interface Chip {
  key: string
  seat: number
  text: string
  place: ChipPlace
  left: number
  top: number
  width: number
  height: number
}

/** From where a piece stood (`data-stood`) to where it stands, in pixels from the root's corner. */
export interface Trail {
  key: string
  colour: string
  from: { x: number; y: number }
  to: { x: number; y: number }
}

/** What lies over the board, and what only it contains can be seen there. */
const OVER = '.drawer, dialog, .table-bar, .drawers-bar, .rival-sheet'
/** Pieces with a shorter side than this have a small seal, in pixels. */
const SMALL = 44
/** No chip is wider, in pixels: at the edge of the screen it moves inwards. */
const WIDEST = 26

/** Whether the middle of a piece can be seen: nothing lies over it, and it is not scrolled away. */
export function isSeen(piece: Element, root: Element): boolean {
  const box = piece.getBoundingClientRect()
  if (box.width === 0 || piece.closest('dialog')) return false
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  for (let around = piece.parentElement; around && around !== root; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const edge = around.getBoundingClientRect()
    if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return false
  }
  const over = document.elementFromPoint(x, y)?.closest(OVER)
  return !over || over.contains(piece)
}

const found = (root: Element, query: string): Element[] => [...root.querySelectorAll(query)].filter((piece) => isSeen(piece, root))

/** The rings around what was changed, in pixels from the root's corner. */
export function ringsOf(root: Element, { pieces }: Marks): Ring[] {
  const from = root.getBoundingClientRect()
  return pieces.flatMap(({ piece, seats }) => {
    const key = CSS.escape(piece)
    return found(root, `[data-piece="${key}"], [data-at="${key}"]`).map((element, number) => {
      const shape = element.querySelector('.card') ?? element
      const { left, top, width, height } = shape.getBoundingClientRect()
      return {
        key: `${piece}/${number}`,
        seats,
        left: left - from.left,
        top: top - from.top,
        width,
        height,
        small: Math.min(width, height) < SMALL,
        lit: element.matches('.is-lit') || element.querySelector('.is-lit') !== null,
        round: getComputedStyle(shape).borderRadius,
      }
    })
  })
}

/** The chips at numbers that have changed; `data-chip` says where there is room. */
export function chipsOf(root: Element, { numbers }: Marks, language: Language): Chip[] {
  const from = root.getBoundingClientRect()
  return numbers.flatMap(({ seat, what, amount }) =>
    found(root, `[data-stat="${seat}-${CSS.escape(what)}"]`).map((element, number): Chip => {
      const place = ((element as HTMLElement).dataset['chip'] ?? 'corner') as ChipPlace
      const box = (place === 'beside' ? (element.querySelector('b') ?? element) : element).getBoundingClientRect()
      return {
        key: `${seat}-${what}/${number}`,
        seat,
        text: place === 'frame' ? '' : signed(language, amount),
        place,
        left: place === 'frame' ? box.left - from.left : Math.min(box.right - from.left, from.width - WIDEST),
        top: (place === 'below' ? box.bottom : box.top) - from.top,
        width: box.width,
        height: box.height,
      }
    }),
  )
}

/** Trails of pieces that leave an outline behind; drawings that draw the way themselves have none here. */
export function trailsOf(root: Element): Trail[] {
  const from = root.getBoundingClientRect()
  const middle = (element: Element): { x: number; y: number } => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2 - from.left, y: top + height / 2 - from.top }
  }
  return found(root, '[data-stood]:not(svg *)').flatMap((outline) => {
    const key = (outline as HTMLElement).dataset['stood']!
    const [piece] = found(root, `[data-piece="${CSS.escape(key)}"]`)
    const colour = getComputedStyle(outline).getPropertyValue('--by')
    return piece ? [{ key, colour, from: middle(outline), to: middle(piece) }] : []
  })
}
