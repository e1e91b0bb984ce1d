"""Carpe Diem as a game: how a table is set up, with our set of components or an owner's own, and its rules' version."""

from typing import Final, cast

from petteia.games.carpe_diem.bot.heuristic import CarpeDiemHeuristic
from petteia.games.carpe_diem.bot.value import VALUES
from petteia.games.carpe_diem.bot.weights import SHIPPED, TABLE, weight_table
from petteia.games.carpe_diem.components.board import shipped_text
from petteia.games.carpe_diem.components.catalogue import describe, texts
from petteia.games.carpe_diem.components.checks import problems_in
from petteia.games.carpe_diem.components.reader import USUAL, Components, read_components
from petteia.games.carpe_diem.forms import log, observation, previews
from petteia.games.carpe_diem.forms.packed import read as read_packed
from petteia.games.carpe_diem.forms.position import VERSION
from petteia.games.carpe_diem.forms.position_reader import read_position
from petteia.games.carpe_diem.moves import verbs
from petteia.games.carpe_diem.rules.phases import begin
from petteia.games.carpe_diem.state import empty_table
from petteia.games.carpe_diem.statistics import CarpeDiemStatistics
from petteia.kernel.choices import Delta
from petteia.kernel.components import Problem, plain_text
from petteia.kernel.game import Game, Options
from petteia.kernel.heuristic import Heuristic, Weights
from petteia.kernel.log import Event, Join, Line
from petteia.kernel.moves import Codec
from petteia.kernel.observation import Field
from petteia.kernel.packed import Unpacker
from petteia.kernel.rng import Rng, Seed, rng_from_seed
from petteia.kernel.state import Document, State
from petteia.kernel.statistics import Statistics


class CarpeDiemGame(Game):
    """The rules of Carpe Diem, played with one set of components."""

    __slots__ = ("set",)
    set: Components

    def __init__(self, components: Components) -> None:
        super().__init__("carpe-diem", VERSION, (2, 4), (), Codec(verbs(components)))
        self.set = components
        self.own_components = components.own_text

    def set_up(self, seats: int, seed: Seed, options: Options) -> State:
        state = empty_table(seats, rng_from_seed(seed), self.set, options)
        begin(state)
        return state

    def from_dict(self, document: Document) -> State:
        rows, rng, options = self.read_head(document, "players")
        state = empty_table(len(rows), rng, self.set, options)
        read_position(state, document, rows)
        return state

    def unpack(self, packed: Unpacker, seats: int, rng: Rng) -> State:
        state = empty_table(seats, rng, self.set, {})
        read_packed(state, packed)
        return state

    def points(self, event: Event) -> int:
        if event.kind == "score" or (event.kind == "gain" and event.what == "vp"):
            return event.amount
        return -event.amount if event.kind == "lose" and event.what == "vp" else 0

    def joins(self, line: Line | None, event: Event) -> Join:
        return log.joins(line, event)

    def changes(self, event: Event) -> list[Delta]:
        return previews.changes(event, self.set)

    def components(self, options: Options) -> Document:
        return cast(Document, describe(self.set))

    def text_figures(self) -> dict[str, int | str]:
        return {**texts(self.set)}

    def observation_fields(self) -> list[Field]:
        return observation.fields(self.set)

    def weights(self) -> Weights:
        return {name: list(pair) for name, pair in SHIPPED.items()}

    def heuristic(self, weights: Weights) -> Heuristic:
        return CarpeDiemHeuristic(weight_table(weights) if weights else TABLE, VALUES)

    def statistics(self, options: Options) -> Statistics:
        return CarpeDiemStatistics(self.set)

    def components_text(self) -> str:
        return self.own_components or shipped_text()

    def check_components(self, text: str) -> list[Problem]:
        return problems_in(text)

    def with_components(self, text: str) -> Game:
        components = read_components(text)
        components.own_text = plain_text(text)
        return CarpeDiemGame(components)


GAME: Final = CarpeDiemGame(USUAL)
