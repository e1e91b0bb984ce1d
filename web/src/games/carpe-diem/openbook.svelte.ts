// The book of the table on the screen, for words that are asked for without the figures. The log is told before the board is
// drawn, so it is told again once the book is open.

import type { Book } from './book'

let open = $state.raw<Book | null>(null)

export const openBook = (): Book | null => open
export const layOpen = (book: Book): void => {
  open = book
}
