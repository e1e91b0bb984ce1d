// One tab stop for a group of pieces, and arrows to move within it by what lies where.

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const pieces = (group: HTMLElement): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>('[data-rove]')].filter(
    (piece) => piece.closest('[data-group]') === group && piece.offsetParent !== null,
  )

/** The piece to stop at: where the focus is, else the first that may be chosen, else the first. */
function settle(group: HTMLElement): void {
  const all = pieces(group)
  const focused = all.find((piece) => piece === document.activeElement)
  const stop = focused ?? all.find((piece) => piece.classList.contains('is-lit')) ?? all[0]
  for (const piece of all) piece.tabIndex = piece === stop ? 0 : -1
}

function middle(piece: HTMLElement): { x: number; y: number } {
  const box = piece.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** The nearest piece in the quarter that the arrow points to; where that is empty, the nearest one ahead. */
function next(from: HTMLElement, all: HTMLElement[], direction: Arrow): HTMLElement | undefined {
  const here = middle(from)
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1
  const across = direction === 'ArrowLeft' || direction === 'ArrowRight'
  let best: { piece: HTMLElement; far: number; aside: boolean } | undefined
  for (const piece of all) {
    const there = middle(piece)
    const ahead = (across ? there.x - here.x : there.y - here.y) * sign
    if (piece === from || ahead < 4) continue
    const side = Math.abs(across ? there.y - here.y : there.x - here.x)
    const far = Math.hypot(ahead, side)
    const aside = side > ahead
    if (!best || (aside === best.aside ? far < best.far : best.aside)) best = { piece, far, aside }
  }
  return best?.piece
}

/** Attach to the element around the pieces; `changes` is read so that a new view chooses the tab stop again. */
export function roving(changes: () => unknown): (group: HTMLElement) => () => void {
  return (group) => {
    changes()
    group.dataset['group'] = ''
    const frame = requestAnimationFrame(() => settle(group))
    const keydown = (event: KeyboardEvent): void => {
      if (!event.key.startsWith('Arrow') || event.altKey || event.ctrlKey || event.metaKey) return
      const from = document.activeElement
      if (!(from instanceof HTMLElement) || !('rove' in from.dataset) || from.closest('[data-group]') !== group) return
      const to = next(from, pieces(group), event.key as Arrow)
      event.preventDefault()
      to?.focus()
    }
    const focusin = (): void => settle(group)
    group.addEventListener('keydown', keydown)
    group.addEventListener('focusin', focusin)
    return () => {
      cancelAnimationFrame(frame)
      group.removeEventListener('keydown', keydown)
      group.removeEventListener('focusin', focusin)
    }
  }
}
