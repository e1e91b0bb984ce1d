// What every board does as a whole, besides its parts: it lets pieces move, keeps the focus and answers the log.
// Each is called once while the board is set up.

import { untrack } from 'svelte'
import type { BoardDesk } from './desk.svelte'
import { light } from './floating'
import { isByKeyboard } from './play.svelte'

type Root = () => HTMLElement | undefined

/** Whether the focus is where it goes while there is nothing to choose. */
const isNowhere = (focused: Element | null): boolean => focused === document.body || !!focused?.matches('.ask')

/** Brings the focus to the first thing that may be chosen. */
export function offer(desk: Pick<BoardDesk<unknown>, 'offering'>, root: HTMLElement | undefined): void {
  desk.offering = true
  root?.querySelector<HTMLElement>('.piece.is-lit')?.focus()
  desk.offering = false
}

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

/**
 * Whoever plays by keyboard finds the focus at the next thing to choose, which is not chosen by that: the first Enter shows
 * what it would do. A line of the log lights up its pieces.
 */
export function attend(desk: BoardDesk<unknown>, root: Root): void {
  $effect.pre(() => {
    if (desk.play.choices.size === 0) untrack(() => (desk.asked += 1))
  })
  $effect(() => {
    if (desk.play.choices.size > 0 && isByKeyboard() && isNowhere(document.activeElement)) offer(desk, root())
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
