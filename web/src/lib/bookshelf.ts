// A game's figures as a book, in which its board and its words look things up.

export interface Bookshelf<Book> {
  /** The book of a document of figures; made once. */
  bookOf: (components: unknown) => Book
  /** The book of the table on the screen, for words that are asked for without the figures: ids mean the same in all of them. */
  openBook: () => Book | null
}

export function shelf<Figures extends object, Book>(make: (figures: Figures) => Book): Bookshelf<Book> {
  const books = new WeakMap<Figures, Book>()
  let last: Book | null = null
  return {
    bookOf(components) {
      const figures = components as Figures
      last = books.get(figures) ?? make(figures)
      books.set(figures, last)
      return last
    },
    openBook: () => last,
  }
}
