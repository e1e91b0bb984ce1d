// Emporion's board and words, for the page.

import type { GameUI } from '../../lib/game'
import Board from './Board.svelte'
import { bookOf } from './book'
import { changes } from './motion'
import { touched } from './touched'
import type { View } from './view'
import { helpFor } from './words/help'
import { logLine } from './words/log'
import { act, ask } from './words/moves'
import { refusal } from './words/refusal'
import { sourceName } from './words/sources'

const emporion: GameUI = {
  Board,
  ask: (_position, view, components, previewed, texts) => ask(view as View, bookOf(components), previewed, texts),
  act: (choice, view, texts) => act(choice, view as View, texts),
  // Everything lies on the board.
  buttons: () => [],
  line: (line, _view, texts) => logLine(line, texts),
  sounds: { take: 'card', first: 'card', reserve: 'card', refill: 'card', 'give-up': 'card', send: 'tile', action: 'tile' },
  touched: (events, before, after) => touched(events, before as View, after as View),
  changes: (before, after) => changes(before as View, after as View),
  source: sourceName,
  refusal,
  help: (position, view) =>
    helpFor(
      view as View | null,
      position?.choices.map(({ move }) => move),
    ),
  title: () => null,
}

export default emporion
