// Where a bubble of words stands on the screen: near the thing it is about, inside the window, with a gap around it.

export const GAP = 8

export interface BoxSize {
  width: number
  height: number
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>
type ScreenPoint = { x: number; y: number }

/** Centred on the thing, but not beyond the window's edges. */
const across = (box: Box, size: BoxSize): number =>
  Math.min(Math.max(GAP, box.left + box.width / 2 - size.width / 2), innerWidth - size.width - GAP)

/** Above the thing; below it where there is no room. */
export function above(box: Box, size: BoxSize): ScreenPoint {
  const y = box.top - size.height - GAP
  return { x: across(box, size), y: y >= GAP ? y : Math.min(box.bottom + GAP, innerHeight - size.height - GAP) }
}

const apart = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))

/** How far words are from the thing that they are about. */
export const distance = (words: ScreenPoint & BoxSize, box: Box): number =>
  apart({ left: words.x, right: words.x + words.width, top: words.y, bottom: words.y + words.height, width: words.width }, box)

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Where words could begin along one axis so that they touch none of the boxes' edges, or stand flush with the thing or on its middle. */
function starts(from: number, to: number, size: number, edges: readonly [number, number][], end: number): number[] {
  const all = [from, to - size, (from + to - size) / 2, ...edges.flatMap(([low, high]) => [high + GAP, low - size - GAP])]
  const inside = all.map((each) => Math.min(Math.max(GAP, each), end - size - GAP))
  return [...new Set(inside)]
}

/**
 * Beside the thing, in the nearest place where the words lie over nothing that is to be kept in sight; where there is none, where
 * they hide the least.
 */
export function free(box: Box, size: BoxSize, keep: readonly Box[]): ScreenPoint {
  const blocked = [box, ...keep]
  const xs = starts(
    box.left,
    box.right,
    size.width,
    blocked.map(({ left, right }) => [left, right]),
    innerWidth,
  )
  const ys = starts(
    box.top,
    box.bottom,
    size.height,
    blocked.map(({ top, bottom }) => [top, bottom]),
    innerHeight,
  )
  let best: { x: number; y: number; hidden: number; far: number } | undefined
  for (const x of xs) {
    for (const y of ys) {
      const words = { left: x, right: x + size.width, top: y, bottom: y + size.height, width: size.width }
      const far = apart(words, box)
      if (best?.hidden === 0 && far >= best.far) continue
      let hidden = 0
      for (const each of blocked) hidden += shared(words, each)
      if (!best || hidden < best.hidden || (hidden === best.hidden && far < best.far)) best = { x, y, hidden, far }
    }
  }
  return { x: best!.x, y: best!.y }
}
