// What a finger does to a piece instead of previewing its move.

import type { Attachment } from 'svelte/attachments'
import { isTap } from '../../lib/play.svelte'
import type { Desk } from './desk.svelte'

/** Attach to the piece. `tap` says whether it has done something; only then is the tap no choice. */
export function tappable(desk: Desk, tap: () => boolean, turns = false): Attachment<HTMLElement> {
  return (piece) => {
    const click = (event: MouseEvent): void => {
      if (!isTap(event) || !tap()) return
      event.stopImmediatePropagation()
      desk.hideTip()
    }
    // A tap on the chosen piece turns it: only the main button does what it stands for.
    piece.toggleAttribute('data-turns', turns)
    piece.addEventListener('click', click, { capture: true })
    return () => piece.removeEventListener('click', click, { capture: true })
  }
}
