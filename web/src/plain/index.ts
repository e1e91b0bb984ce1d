// A plain board for every game that has no board of its own: the view in groups, the choices as buttons, the log.

import type { GameUI } from '../lib/game'
import Board from './Board.svelte'
import { ask, moveWords, nameOf, refusalWords, tell } from './words'

const plain: GameUI = {
  Board,
  ask: (position, _view, _components, previewed, texts) => ask(position, previewed, texts),
  act: (choice, _view, texts) => moveWords(choice.move, texts),
  // Every choice lies on the board.
  buttons: () => [],
  line: (line, _view, texts) => tell(line, texts),
  // Without a board of its own nobody can say where its pieces lie: whoever has acted is marked.
  touched: (events) => events.map(({ seat }) => ({ piece: `seat-${seat}`, seat })),
  changes: () => [],
  source: (source, texts) => nameOf(source, texts),
  refusal: refusalWords,
  help: () => [],
  title: () => null,
}

export default plain
