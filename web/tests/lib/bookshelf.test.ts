import { expect, test } from 'vitest'
import { shelf } from '../../src/lib/bookshelf'

test('a book is made once for each document of figures, and the last one asked for lies open', () => {
  let made = 0
  const { bookOf, openBook } = shelf((figures: { cards: number }) => ({ number: ++made, cards: figures.cards }))
  expect(openBook()).toBeNull()

  const [shipped, own] = [{ cards: 40 }, { cards: 41 }]
  expect(bookOf(shipped)).toEqual({ number: 1, cards: 40 })
  expect(bookOf(own)).toEqual({ number: 2, cards: 41 })
  expect(bookOf(shipped).number).toBe(1)
  expect(openBook()?.cards).toBe(40)
})
