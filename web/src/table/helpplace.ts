// Where help opens: beside the board, in the place of the log, where the log is in sight; else over the board.

/** Shows help beside the board and brings the focus there; if there is no such place, `otherwise`. */
export function openHelp(show: () => void, otherwise: () => void): void {
  show()
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>('[data-help]')
    if (place?.checkVisibility()) place.focus()
    else otherwise()
  })
}

/** Closes it, and brings the focus back to the button that opens it. */
export function closeHelp(hide: () => void): void {
  hide()
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-opens-help]')?.focus())
}
