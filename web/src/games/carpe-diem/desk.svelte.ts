// What every part of the board looks at: the view, the figures, the words, what may be done, what is pointed at, how a tile is turned.

import { BoardDesk, deskAround, putDesk } from '../../lib/desk.svelte'
import type { BoardAct, BoardProps } from '../../lib/game'
import { bookOf, type Book } from './book'
import { tileOf } from './boardplaces'
import { icon } from './icons'
import type { EndSource } from './terms'
import type { DiscView, Fulfilment, PlayerView, Question, View } from './view'
import { refusal } from './words/refusal'

export type Drawer = 'district' | 'tiles' | 'scoring' | 'rivals' | 'log'
export type Detail = { kind: 'district'; seat: number } | { kind: 'set' } | null

const BUILD = 'build '
const NO_CELLS: ReadonlyMap<string, number[]> = new Map()

/** Cells with the turns in which a tile fits there, from places as moves write them: "c3 1". */
function places(written: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [cell, turn] of written.map((place) => place.split(' ') as [string, string])) {
    found.set(cell, [...(found.get(cell) ?? []), Number(turn)])
  }
  return found
}

export class Desk extends BoardDesk<View> {
  /** Whose district a spectator looks at. */
  #looked = $state<number | null>(null)
  #turn = $state(0)
  detail = $state.raw<Detail>(null)
  drawer = $state<Drawer>('district')
  /** The rival whose district lies large beside the viewer's own. */
  enlarged = $state<number | null>(null)
  /** The cell that is pointed at, or tapped. */
  cell = $state<string | null>(null)
  /** A tile of the ring or the row that the mouse or the focus is on. */
  pointedTile = $state<string | null>(null)
  /** The disc space that is pointed at. */
  space = $state<string | null>(null)
  /** Whether bread is paid though walking would do. */
  withBread = $state(false)
  /** Which points of whose are being told on a district. */
  story = $state.raw<{ seat: number; source: EndSource } | null>(null)

  readonly book: Book = $derived.by(() => bookOf(this.props.components))

  readonly question: Question | null = $derived.by(() => (this.view.question?.seat === this.own ? this.view.question : null))

  /** The seat whose district stands large in the middle. */
  readonly shown: number = $derived.by(() => this.own ?? this.#looked ?? this.view.turn_order[0] ?? 0)
  readonly player: PlayerView = $derived.by(() => this.view.players[this.shown]!)

  /** Everybody else, the left neighbour first. */
  readonly rivals: number[] = $derived.by(() => {
    const seats = Array.from({ length: this.view.seats }, (_, step) => (this.shown + 1 + step) % this.view.seats)
    return seats.filter((seat) => seat !== this.shown)
  })

  /** The tile in hand, while the viewer is to build it. */
  readonly hand: string | null = $derived.by(() => (this.question?.kind === 'build' ? this.view.hand : null))

  /** Where the tile in hand may be built, and how turned. */
  readonly places: ReadonlyMap<string, number[]> = $derived.by(() => {
    const builds = [...this.play.choices.keys()].filter((move) => move.startsWith(BUILD))
    return places(builds.map((move) => move.slice(BUILD.length)))
  })

  /** A tile that has not been taken yet and is pointed at, or tapped: the district shows where it would fit. */
  readonly peeked: string | null = $derived.by(() => this.pointedTile ?? tileOf(this.play.previewed?.move, this.view))

  /** Where that tile would fit on the shown district. */
  readonly hints: ReadonlyMap<string, number[]> = $derived.by(() =>
    this.peeked && !this.hand && this.view.subject === this.shown ? places(this.view.fits[this.peeked] ?? []) : NO_CELLS,
  )

  constructor(props: () => BoardProps) {
    super(props, refusal)
  }

  look(seat: number): void {
    this.#looked = seat
  }

  name(seat: number): string {
    return this.props.table.seats[seat]?.name ?? ''
  }

  // Turning the tile in hand.

  /** A new tile is in hand: it lies as it was printed. */
  fresh(): void {
    this.#turn = 0
    this.cell = null
    this.pointedTile = null
    this.withBread = false
    if (this.phone) this.play.preview(null)
  }

  /** How the tile in hand is turned, where it is not over a cell. */
  get turn(): number {
    return this.#turn
  }

  /** How the tile in hand would lie in a cell: as it is turned, else in the next turn that fits there. */
  turnAt(cell: string): number {
    const turns = this.places.get(cell) ?? []
    for (let step = 0; step < 4; step++) {
      const turn = (this.#turn + step) % 4
      if (turns.includes(turn)) return turn
    }
    return turns[0] ?? this.#turn
  }

  buildMove(cell: string): string {
    return `build ${cell} ${this.turnAt(cell)}`
  }

  /** A quarter turn; over a cell with several turns that fit, the next of them. */
  rotate(step: 1 | -1): void {
    if (!this.hand) return
    const over = this.cell ?? this.previewedCell
    const turns = over ? (this.places.get(over) ?? []) : []
    if (over && turns.length > 1) {
      const at = turns.indexOf(this.turnAt(over))
      this.#turn = turns[(at + step + turns.length) % turns.length]!
      // A tapped cell stays previewed as the tile turns.
      if (this.previewedCell === over) this.play.preview(this.buildMove(over))
      return
    }
    const different = this.book.tile(this.hand).turns
    this.#turn = (this.#turn + step + different) % different
  }

  /** The tile in hand can be turned, where that makes a difference. */
  readonly acts: BoardAct[] = $derived.by(() => {
    if (!this.hand || this.book.tile(this.hand).turns === 1) return []
    return [{ icon: icon('rotate'), label: this.t('page-turn'), key: 'R', act: () => this.rotate(1) }]
  })

  /** The cell of the build that is previewed. */
  get previewedCell(): string | null {
    const [verb, cell] = this.play.previewed?.move.split(' ') ?? []
    return verb === 'build' ? cell! : null
  }

  /** What is being told of a seat's final scoring. */
  told(seat: number): EndSource | null {
    return this.story?.seat === seat ? this.story.source : null
  }

  // Scoring.

  /** How often the shown player could fulfil the card at a place of the grid; unknown where somebody else is meant. */
  fulfils(place: string): Fulfilment | null {
    return this.view.subject === this.shown ? (this.view.fulfils[place] ?? null) : null
  }

  /** The disc space to explain: the one pointed at, previewed, or being fulfilled. */
  readonly inspected: DiscView | null = $derived.by(() => {
    const [verb, name] = this.play.previewed?.move.split(' ') ?? []
    const wanted = this.space ?? (verb === 'disc' ? name : null) ?? this.view.question?.disc ?? null
    return this.view.discs.find((disc) => disc.name === wanted) ?? null
  })
}

export const setDesk = (props: () => BoardProps): Desk => putDesk(new Desk(props))
export const getDesk = (): Desk => deskAround<Desk>()
