// Carpe Diem's board and words, for the page.

import type { GameUI } from '../../lib/game'
import Board from './Board.svelte'
import { bookOf } from './book'
import { icon } from './icons'
import { changes } from './motion'
import { openBook } from './openbook.svelte'
import { WORDS } from './terms'
import { touched } from './touched'
import type { View } from './view'
import { helpFor } from './words/help'
import { logLine } from './words/log'
import { act, ask } from './words/moves'
import { refusal } from './words/refusal'

const NAMED: readonly string[] = [...WORDS.EndSource, 'start']

const carpeDiem: GameUI = {
  Board,
  ask: (position, view, components, previewed, texts) => ask(view as View, bookOf(components), position.choices, previewed, texts),
  act: (choice, view, texts) => act(choice, view as View, openBook()!, texts),
  // Everything else lies on the board.
  buttons: (position) => position.choices.map((choice) => choice.move).filter((move) => move === 'store'),
  signs: { store: { icon: icon('store'), key: 'k' } },
  line: (line, view, texts) => logLine(line, view as View, texts),
  sounds: { deal: 'tile', store: 'tile', disc: 'tile', discard: 'tile', return: 'card', reveal: 'card' },
  touched: (events, before, after) => touched(events, before as View, after as View),
  changes: (before, after) => changes(before as View, after as View),
  // All scoring cards are one source.
  source: (source, texts) => texts.get(NAMED.includes(source) ? `cause-${source}` : 'table-grid'),
  ahead: (view, seat) => (view as View).players[seat]?.at_the_end.map(({ source, vp }) => ({ source, points: vp })) ?? [],
  refusal,
  help: (_position, view) => helpFor(view as View | null),
  title: () => null,
}

export default carpeDiem
