"""What is on the table: districts and storages, the ring, the cards and discs, and what is asked of whom.

What changes with every tile is copied; what changes rarely is replaced by something new, so that copies share it.
"""

from typing import cast

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import DISC_SPACES, GRID, ROW, SLOTS
from petteia.games.carpe_diem.components.reader import Components
from petteia.games.carpe_diem.forms import observation, packed, position, previews, refusals, view
from petteia.games.carpe_diem.rules import redeal, scoring, set_up
from petteia.games.carpe_diem.rules.fountains import seat_of
from petteia.games.carpe_diem.rules.phases import go
from petteia.games.carpe_diem.terms import NOTHING, OVER, PARTS, SCORING, SET_UP, TURNS
from petteia.kernel.choices import Delta, Reason
from petteia.kernel.rng import Rng
from petteia.kernel.state import Action, Document, Seat, State


class Player:
    """A player's district, storage and pieces. Sets are integers, a bit a cell or card; packs are several counts."""

    __slots__ = (
        "bread", "cells", "chimneys", "coins", "divided", "done", "drawn", "facing", "fits", "fitting", "frame",
        "frontier", "goals", "held", "met", "middles", "panel", "pawn", "placed", "prospects", "scroll", "scrolls",
        "shown", "stored", "villa_vp", "vp", "wares",
    )  # fmt: skip
    frame: tuple[int, ...]  # frame pieces, north, east, south, west
    goals: vec[vec[i64]]  # of the frame, two a side (components/reader.py)
    panel: i64
    pawn: i64  # its space of the ring, or -1

    # The district.
    cells: vec[i64]  # the tile as it lies in each cell, or -1
    placed: i64  # set of cells with a tile
    frontier: i64  # set of cells where a tile may be built, its edges aside
    facing: vec[i64]  # side * EDGE_KINDS + kind: the set of cells that see this kind on that side
    scrolls: i64  # set of cells whose scroll is still there
    done: i64  # complete features by kind, a pack (rules/features.py)
    chimneys: i64
    villa_vp: i64  # what the complete villas are worth
    met: i64  # set of goals
    divided: i64  # set of cells with a tile that shows two parts of one kind
    middles: i64  # tiles with two edges of a landscape, counted like its wares

    # What views have told, for the next ones (forms/view.py).
    fitting: dict[int, list[str]] | None  # where tiles fit
    fits: Document | None  # where those fit that could be taken
    shown: Document | None  # the district
    prospects: Document | None  # what the scoring cards would bring

    # The storage.
    wares: i64  # a pack (kernel/counts.py)
    coins: i64
    bread: i64
    stored: tuple[int, ...]  # tiles, face down
    held: i64  # set of fountain cards
    drawn: i64  # set of fountain cards to choose from
    vp: i64
    scroll: i64  # the disc on the scroll track

    def __init__(self, cells: vec[i64], facing: vec[i64], goals: vec[vec[i64]]) -> None:
        self.frame = ()
        self.goals = goals
        self.panel = 0
        self.pawn = -1
        self.cells = cells
        self.placed = 0
        self.frontier = 0
        self.facing = facing
        self.scrolls = 0
        self.done = 0
        self.chimneys = 0
        self.villa_vp = 0
        self.met = 0
        self.divided = 0
        self.middles = 0
        self.shown = None
        self.fitting = None
        self.fits = None
        self.prospects = None
        self.wares = 0
        self.coins = 0
        self.bread = 0
        self.stored = ()
        self.held = 0
        self.drawn = 0
        self.vp = 0
        self.scroll = 0

    def copy(self) -> "Player":
        """An independent player who is equal to this one."""
        other = Player(self.cells[:], self.facing[:], self.goals)
        other.frame = self.frame
        other.panel = self.panel
        other.pawn = self.pawn
        other.placed = self.placed
        other.frontier = self.frontier
        other.scrolls = self.scrolls
        other.done = self.done
        other.chimneys = self.chimneys
        other.villa_vp = self.villa_vp
        other.met = self.met
        other.divided = self.divided
        other.middles = self.middles
        other.shown = self.shown
        other.fitting = self.fitting
        other.fits = self.fits
        other.prospects = self.prospects
        other.wares = self.wares
        other.coins = self.coins
        other.bread = self.bread
        other.stored = self.stored
        other.held = self.held
        other.drawn = self.drawn
        other.vp = self.vp
        other.scroll = self.scroll
        return other


class CarpeDiem(State):
    """A game of Carpe Diem. Only one player at a time owes a decision."""

    __slots__ = (
        "ask", "asked", "black", "box", "card", "choices", "components", "crafting", "deck", "disc", "discs", "grid",
        "hand", "may_pay", "may_use_bread", "options", "part", "phase", "player", "ring", "round", "row", "scored",
        "second", "selling", "shown", "shown_at", "spaces", "times", "track", "turn", "under", "white",
    )  # fmt: skip
    components: Components
    options: dict[str, str]
    player: list[Player]
    part: i64  # set-up, turns, scoring or over
    phase: i64  # counted from 1, as rounds are
    round: i64
    turn: i64  # how many have had their turn this round
    track: tuple[int, ...]  # seats from the disc that is furthest back to the one furthest on

    ring: vec[i64]  # the tiles of each space in turn; -1 is taken
    spaces: i64  # set of spaces with tiles
    row: tuple[int, ...]  # the craftsman row; -1 is taken
    white: bytes  # tiles to come, a byte each
    black: bytes
    box: bytes  # tiles that were discarded
    deck: i64  # set of fountain cards
    under: tuple[int, ...]  # those put under it, the next to be drawn first (rules/fountains.py)

    grid: vec[i64]  # scoring cards; -1 is an empty corner
    discs: vec[i64]  # the seat whose disc lies on each disc space, or -1
    scored: i64  # set of seats that have put a disc in this scoring
    disc: i64  # the disc space being scored, or -1
    card: i64  # the place on the grid of the card being fulfilled, or -1
    second: bool  # whether it is the second of its pair
    times: i64  # how often it is fulfilled so far
    may_pay: bool  # whether paying, and bread, may still be asked for
    may_use_bread: bool

    hand: i64  # the tile that is to be built, or -1
    crafting: i64  # craftsmen that were completed, whose tiles are still to be taken
    selling: i64  # merchants that were completed and have not sold yet
    ask: i64
    asked: i64
    choices: tuple[int, ...]  # all answers

    shown: view.Shown | None  # what all seats see alike, once one has looked (forms/view.py)
    shown_at: i64  # the ply of that

    def __init__(self, seats: i64, rng: Rng, components: Components, options: dict[str, str]) -> None:
        super().__init__(seats, rng)
        self.components = components
        self.options = options
        self.player = []
        self.part = SET_UP
        self.phase = 1
        self.round = 0
        self.turn = 0
        self.track = ()
        self.ring = vec[i64]()
        self.spaces = 0
        self.row = ()
        self.white = b""
        self.black = b""
        self.box = b""
        self.deck = 0
        self.under = ()
        self.grid = vec[i64]()
        self.discs = vec[i64]()
        self.scored = 0
        self.disc = -1
        self.card = -1
        self.second = False
        self.times = 0
        self.may_pay = False
        self.may_use_bread = False
        self.hand = -1
        self.crafting = 0
        self.selling = 0
        self.ask = NOTHING
        self.asked = -1
        self.choices = ()
        self.shown = None
        self.shown_at = -1

    def clear_table(self) -> None:
        """A table with nothing on it."""
        self.ring = vec[i64]([-1] * SLOTS)
        self.row = (-1,) * ROW
        self.grid = vec[i64]([-1] * GRID)
        self.discs = vec[i64]([-1] * len(DISC_SPACES))

    def begin(self) -> None:
        set_up.tell_set_up(self)

    def waiting(self) -> tuple[Seat, ...]:
        return (self.asked,) if self.asked >= 0 else ()

    def next_seat(self) -> i64:
        return self.asked

    def legal(self, seat: i64) -> tuple[Action, ...]:
        return self.choices if seat == self.asked else ()

    def apply(self, seat: i64, action: i64) -> None:
        self.ply += 1
        go(self, action)

    def over(self) -> bool:
        return self.part == OVER

    def scores(self) -> list[int]:
        return [player.vp for player in self.player]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def copy(self) -> "CarpeDiem":
        other = CarpeDiem(self.seats, self.rng.copy(), self.components, self.options)
        other.ply = self.ply
        other.player = [player.copy() for player in self.player]
        other.part = self.part
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.start = self.start
        other.track = self.track
        other.ring = self.ring[:]
        other.spaces = self.spaces
        other.row = self.row
        other.white = self.white
        other.black = self.black
        other.box = self.box
        other.deck = self.deck
        other.under = self.under
        other.grid = self.grid
        other.discs = self.discs
        other.scored = self.scored
        other.disc = self.disc
        other.card = self.card
        other.second = self.second
        other.times = self.times
        other.may_pay = self.may_pay
        other.may_use_bread = self.may_use_bread
        other.hand = self.hand
        other.crafting = self.crafting
        other.selling = self.selling
        other.ask = self.ask
        other.asked = self.asked
        other.choices = self.choices
        other.shown = self.shown
        other.shown_at = self.shown_at
        return other

    def stage(self) -> str:
        return f"phase {self.phase}" if self.part == TURNS else PARTS[self.part]

    def heading(self) -> str:
        """The phase and its round, or its scoring."""
        if self.part == TURNS:
            return f"phase {self.phase}, round {self.round}"
        return f"phase {self.phase}, {PARTS[self.part]}" if self.part == SCORING else PARTS[self.part]

    def view(self, seat: Seat | None) -> Document:
        return cast(Document, view.view(self, None if seat is None else self.check_seat(seat)))

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return refusals.why_not(self, seat, action)

    def refused(self, seat: Seat) -> list[tuple[Action, Reason]]:
        return refusals.refused(self, seat)

    def preview(self, seat: Seat, action: Action) -> list[Delta]:
        return previews.preview(self, seat, action)

    def own_components(self) -> str:
        return self.components.own_text

    def redeal(self, seat: Seat | None, rng: Rng) -> None:
        self.shown = None
        redeal.redeal(self, -1 if seat is None else self.check_seat(seat), rng)

    def hides(self, seat: Seat) -> bool:
        """Whether the seat has fountain cards, or knows one under the deck: all else lies open."""
        player = self.player[self.check_seat(seat)]
        if self.part != OVER and player.held | player.drawn:
            return True
        return any(seat_of(card) == seat for card in self.under)

    def write_observation(self, seat: Seat, out: BytesWriter) -> None:
        observation.write(self, self.check_seat(seat), out)

    def pack(self, out: BytesWriter) -> None:
        packed.write(self, out)

    def to_dict(self) -> Document:
        return position.to_dict(self)


def empty_table(seats: i64, rng: Rng, components: Components, options: dict[str, str]) -> CarpeDiem:
    """A table with a player at each seat and nothing dealt."""
    state = CarpeDiem(seats, rng, components, options)
    state.clear_table()
    state.player = [Player(vec[i64](), vec[i64](), vec[vec[i64]]()) for _ in range(seats)]
    return state
