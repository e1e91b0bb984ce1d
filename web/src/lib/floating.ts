// What happens to the pieces of any board: gained amounts float up, and a line of the log lights up what it is about.

import { settings } from './settings.svelte'

const FLOAT = 1300
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** By how much a seat's number has changed; `data-stat` says where it stands. */
export interface StatChange {
  seat: number
  what: string
  amount: number
}

/** Shows amounts rising (or sinking) from the numbers they changed. Nothing moves for people who asked for less motion. */
export function float(root: HTMLElement, changed: readonly StatChange[]): void {
  if (!settings.moves) return
  for (const { seat, what, amount } of changed) {
    for (const stat of root.querySelectorAll<HTMLElement>(`[data-stat="${seat}-${what}"]`)) {
      if (stat.offsetParent === null) continue
      const note = document.createElement('span')
      note.className = amount > 0 ? 'floating' : 'floating down'
      note.textContent = `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`
      note.ariaHidden = 'true'
      stat.append(note)
      const way = amount > 0 ? '-1.6rem' : '1.2rem'
      const frames = [
        { translate: '0 0', opacity: 0 },
        { translate: `0 calc(${way} / 2)`, opacity: 1, offset: 0.2 },
        { opacity: 1, offset: 0.7 },
        { translate: `0 ${way}`, opacity: 0 },
      ]
      const vanish = (): void => note.remove()
      void note.animate(frames, { duration: FLOAT, easing: EASE }).finished.then(vanish, vanish)
    }
  }
}

/** Marks the pieces with these keys, and no others. */
export function light(root: HTMLElement, keys: Iterable<string>): void {
  for (const piece of root.querySelectorAll('[data-lit]')) piece.removeAttribute('data-lit')
  for (const key of keys) {
    for (const piece of root.querySelectorAll(`[data-piece="${CSS.escape(key)}"]`)) piece.setAttribute('data-lit', '')
  }
}
