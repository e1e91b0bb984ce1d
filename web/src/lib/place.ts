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

/** Below the thing, above `floor`; above the thing where there is no room. */
export function below(box: Box, size: BoxSize, floor: number): ScreenPoint {
  const y = box.bottom + GAP
  return { x: across(box, size), y: y + size.height + GAP <= floor ? y : Math.max(GAP, box.top - size.height - GAP) }
}

/** At the right of the thing, above `floor`; null where there is no room. */
export function beside(box: Box, size: BoxSize, floor: number): ScreenPoint | null {
  const x = box.right + GAP
  return x + size.width + GAP > innerWidth ? null : { x, y: Math.max(GAP, Math.min(box.top, floor - size.height - GAP)) }
}
