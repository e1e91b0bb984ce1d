// What every board does as a whole, besides its parts: it lets pieces move, keeps the focus and answers the log.
// Each is called once while the board is set up.

import type { BoardDesk } from './desk.svelte'
import { light } from './floating'

type Root = () => HTMLElement | undefined

/** Before a new view is drawn, remembers how everything lies; after, lets it move. */
export function followViews<View, Lay>(
  desk: BoardDesk<View>,
  root: Root,
  remember: (root: HTMLElement) => Lay,
  move: (root: HTMLElement, lay: Lay, before: View, after: View) => void,
): void {
  let last: View | null = null
  let before: { view: View; lay: Lay } | null = null
  $effect.pre(() => {
    const { view } = desk
    const board = root()
    if (last && last !== view && board) before = { view: last, lay: remember(board) }
    last = view
  })
  $effect(() => {
    const { view } = desk
    if (!before || before.view === view) return
    move(root()!, before.lay, before.view, view)
    before = null
    desk.hideTip()
  })
}

/** Whoever plays by keyboard finds the focus at the next thing to choose; a line of the log lights up its pieces. */
export function attend(desk: BoardDesk<unknown>, root: Root): void {
  $effect(() => {
    if (desk.play.choices.size === 0 || !desk.byKeyboard || document.activeElement !== document.body) return
    root()?.querySelector<HTMLElement>('.piece.is-lit')?.focus()
  })
  $effect(() => {
    void desk.view
    light(root()!, desk.props.lit)
  })
}

/** Whether a key is meant for the board, and not for a field or a sheet or the browser. */
export const isForBoard = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  !(event.target as HTMLElement).closest('input, textarea, select, dialog')
