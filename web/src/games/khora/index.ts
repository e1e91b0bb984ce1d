// Khôra's board and words, for the page.

import type { GameUI } from '../../lib/game'
import Board from './Board.svelte'
import { bookOf, openBook } from './book'
import { changes } from './motion'
import { touched } from './touched'
import type { View } from './view'
import { causeName } from './words/names'
import { helpFor } from './words/help'
import { logLine } from './words/log'
import { act, ask } from './words/moves'
import { refusal } from './words/refusal'

const khora: GameUI = {
  Board,
  ask: (_position, view, components, previewed, texts) => ask(view as View, bookOf(components), previewed, texts),
  act: (choice, view, texts) => {
    const book = openBook()
    return book ? act(choice, view as View, book, texts) : ''
  },
  // Everything else lies on the board.
  buttons: (position) => position.choices.map((choice) => choice.move).filter((move) => move === 'pass'),
  signs: { pass: { icon: 'right', key: 'n' } },
  line: (line, _view, texts) => logLine(line, texts),
  sounds: { event: 'card', recall: 'card', reveal: 'tile', explore: 'tile', level: 'tile', develop: 'tile' },
  touched,
  changes: (before, after) => changes(before as View, after as View),
  // All tokens of the board are one source: nobody asks for each of them.
  source: (source, texts) => (openBook()?.tokens.has(source) ? texts.get('page-exploration') : causeName(source, texts)),
  ahead: (view, seat) => (view as View).cities[seat]?.at_the_end.map(({ source, vp }) => ({ source, points: vp })) ?? [],
  refusal,
  help: (_position, view) => helpFor(view as View | null),
  title: (view, seat, texts) => {
    const city = (view as View).cities[seat]?.name
    return city ? texts.get(`city-${city}`) : null
  },
}

export default khora
