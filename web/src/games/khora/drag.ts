// Dragging a piece with the mouse onto the place that waits for it. (Fingers tap instead: they need to scroll.)

const THRESHOLD = 6

export interface Drag {
  /** Whether the piece may be taken up now. */
  allowed(): boolean
  start(): void
  /** Let go, over a place that takes it or not. */
  end(dropped: boolean): void
}

/** The place under the mouse that takes the piece, if any. */
const target = (event: PointerEvent): Element | undefined =>
  document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.closest('[data-drop]') !== null)

/** Attach to the piece. While it is held it follows the mouse; a click that ends a drag is none. */
export function draggable(drag: Drag): (piece: HTMLElement) => () => void {
  return (piece) => {
    let from: { x: number; y: number } | null = null
    let moving = false

    const down = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' && event.button === 0 && drag.allowed()) from = { x: event.clientX, y: event.clientY }
    }
    const move = (event: PointerEvent): void => {
      if (!from) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!moving && Math.hypot(x, y) < THRESHOLD) return
      if (!moving) {
        moving = true
        piece.setPointerCapture(event.pointerId)
        piece.classList.add('is-held')
        drag.start()
      }
      piece.style.translate = `${x}px ${y}px`
    }
    const up = (event: PointerEvent): void => {
      const dropped = moving && event.type === 'pointerup' && target(event) !== undefined
      from = null
      if (!moving) return
      piece.classList.remove('is-held')
      piece.style.translate = ''
      drag.end(dropped)
      // The click that follows belongs to the drag.
      setTimeout(() => (moving = false))
    }
    const click = (event: MouseEvent): void => {
      if (moving) event.stopImmediatePropagation()
    }
    piece.addEventListener('pointerdown', down)
    piece.addEventListener('pointermove', move)
    piece.addEventListener('pointerup', up)
    piece.addEventListener('pointercancel', up)
    piece.addEventListener('click', click, { capture: true })
    return () => {
      piece.removeEventListener('pointerdown', down)
      piece.removeEventListener('pointermove', move)
      piece.removeEventListener('pointerup', up)
      piece.removeEventListener('pointercancel', up)
      piece.removeEventListener('click', click, { capture: true })
    }
  }
}
