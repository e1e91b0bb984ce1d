"""Carpe Diem as a game: how a table is set up, with our set of components or an owner's own, and its rules' version."""

from typing import Final, cast

from petteia.games.carpe_diem import previews, reading, refusals
from petteia.games.carpe_diem.checking import BACKS, problems_in
from petteia.games.carpe_diem.choosing import CarpeDiemHeuristic
from petteia.games.carpe_diem.components import USUAL, Components, read_components, shipped_text
from petteia.games.carpe_diem.counts import ONE
from petteia.games.carpe_diem.describing import describe
from petteia.games.carpe_diem.document import VERSION
from petteia.games.carpe_diem.moves import CODEC
from petteia.games.carpe_diem.names import ASK_PLACE, GRID, PARTS, ROW, TURNS
from petteia.games.carpe_diem.phases import ask, deal
from petteia.games.carpe_diem.state import CarpeDiem, Player
from petteia.games.carpe_diem.statistics import CarpeDiemStatistics
from petteia.games.carpe_diem.value import VALUES
from petteia.games.carpe_diem.view import view
from petteia.games.carpe_diem.weights import SHIPPED, TABLE, WeightTable
from petteia.kernel.components import Problem, plain_text
from petteia.kernel.events import Event
from petteia.kernel.game import Delta, Game, Options, Reason
from petteia.kernel.heuristic import Heuristic, Weights
from petteia.kernel.moves import Move
from petteia.kernel.rng import Rng, Seed, rng_from_seed
from petteia.kernel.state import Action, Document, Seat, State
from petteia.kernel.statistics import Statistics


class CarpeDiemGame(Game):
    """The rules of Carpe Diem, played with one set of components."""

    __slots__ = ("set",)
    set: Components

    def __init__(self, components: Components) -> None:
        super().__init__("carpe-diem", VERSION, (2, 4), (), CODEC)
        self.set = components

    def set_up(self, seats: int, seed: Seed, options: Options) -> State:
        state = empty_table(seats, rng_from_seed(seed), self.set, options)
        state.start = state.rng.below(seats)
        state.track = state.turn_order()
        deal_districts(state)
        deal_cards(state)
        deal_tiles(state)
        ask(state, ASK_PLACE, state.start)
        return state

    def from_dict(self, document: Document) -> State:
        return reading.read_position(document, self.set)

    def view(self, state: State, seat: Seat | None) -> Document:
        return cast(Document, view(cast(CarpeDiem, state), None if seat is None else state.check_seat(seat)))

    def why_not(self, state: State, seat: Seat, move: Move) -> Reason | None:
        return refusals.why_not(cast(CarpeDiem, state), seat, self.codec.action(move))

    def points(self, event: Event) -> int:
        if event.kind == "score" or (event.kind == "gain" and event.what == "vp"):
            return event.amount
        return -event.amount if event.kind == "lose" and event.what == "vp" else 0

    def refused(self, state: State, seat: Seat) -> list[tuple[Action, Reason]]:
        return refusals.refused(cast(CarpeDiem, state), seat)

    def preview(self, state: State, seat: Seat, action: Action) -> list[Delta]:
        return previews.preview(cast(CarpeDiem, state), seat, action)

    def changes(self, event: Event) -> list[Delta]:
        return previews.changes(event, self.set)

    def stage(self, state: State) -> str:
        table = cast(CarpeDiem, state)
        return f"phase {table.phase}" if table.part == TURNS else PARTS[table.part]

    def components(self, options: Options) -> Document:
        return cast(Document, describe(self.set))

    def weights(self) -> Weights:
        return {name: list(pair) for name, pair in SHIPPED.items()}

    def heuristic(self, weights: Weights) -> Heuristic:
        return CarpeDiemHeuristic(WeightTable(weights) if weights else TABLE, VALUES)

    def statistics(self, options: Options) -> Statistics:
        return CarpeDiemStatistics(self.set)

    def components_text(self) -> str:
        return self.own_components or shipped_text()

    def check_components(self, text: str) -> list[Problem]:
        return problems_in(text)

    def with_components(self, text: str) -> Game:
        game = CarpeDiemGame(read_components(text))
        game.own_components = plain_text(text)
        return game


def empty_table(seats: int, rng: Rng, components: Components, options: Options) -> CarpeDiem:
    """A table with a player at each seat and nothing dealt."""
    state = CarpeDiem(seats, rng, components, options)
    state.clear_table()
    state.player = [Player() for _ in range(seats)]
    return state


def deal_districts(state: CarpeDiem) -> None:
    """Everybody gets four frame pieces in random order and a random panel with its scrolls."""
    components = state.components
    frames = list(range(len(components.frame_ids)))
    panels = list(range(len(components.panel_ids)))
    state.rng.shuffle(frames)
    state.rng.shuffle(panels)
    for seat, player in enumerate(state.player):
        give_district(player, components, tuple(frames[4 * seat : 4 * seat + 4]), panels[seat])


def give_district(player: Player, components: Components, frame: tuple[int, ...], panel: int) -> None:
    """A frame around a panel."""
    player.frame = frame
    player.goals = tuple([goal for side, piece in enumerate(frame) for goal in components.goals[piece * 4 + side]])
    player.panel = panel
    player.scrolls = components.scrolls[panel]
    player.clear_district(components.shovel[panel])


def deal_cards(state: CarpeDiem) -> None:
    """Some scoring cards of each back, shuffled together on the grid; the fountain cards."""
    components = state.components
    chosen: list[int] = []
    for back, number in zip(BACKS, components.dealt[state.seats]):
        cards = [
            card for card, copies in enumerate(components.card_copies) if components.card_back[card] == back
            for _ in range(copies)
        ]  # fmt: skip
        state.rng.shuffle(cards)
        chosen += cards[:number]
    state.rng.shuffle(chosen)
    grid = [-1] * GRID
    for place, card in zip(components.places[state.seats], chosen):
        grid[place] = card
    state.grid = tuple(grid)
    state.deck = sum([copies * ONE[kind] for kind, copies in enumerate(components.fountain_copies)])


def deal_tiles(state: CarpeDiem) -> None:
    """The craftsman row, and the first tiles of the ring."""
    copies = list(enumerate(state.components.tile_copies))
    black = state.components.tile_black
    row = [tile for tile, number in copies if black[tile] for _ in range(number)]
    state.rng.shuffle(row)
    state.row = tuple(row[:ROW])
    state.black = tuple(sorted(row[ROW:]))
    state.white = tuple([tile for tile, number in copies if not black[tile] for _ in range(number)])
    deal(state, False)


GAME: Final = CarpeDiemGame(USUAL)
