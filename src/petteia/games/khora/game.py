"""Khôra as a game: how a table is set up, with our set of components or an owner's own, and its rules' version."""

from typing import Final, cast

from petteia.games.khora.bot.heuristic import KhoraHeuristic
from petteia.games.khora.bot.weights import SHIPPED, TABLE, weight_table
from petteia.games.khora.components.catalogue import describe, texts
from petteia.games.khora.components.checks import problems_in, read_components
from petteia.games.khora.components.reader import SETS, Components, shipped_text
from petteia.games.khora.forms import log, observation
from petteia.games.khora.forms.packed import read as read_packed
from petteia.games.khora.forms.position import VERSION
from petteia.games.khora.forms.position_reader import read_position
from petteia.games.khora.moves import verbs
from petteia.games.khora.rules.set_up import OPTIONS, lay_out
from petteia.games.khora.state import empty_table
from petteia.games.khora.statistics import KhoraStatistics
from petteia.kernel.choices import Delta
from petteia.kernel.components import Problem
from petteia.kernel.game import Game, Options, unpack_options
from petteia.kernel.heuristic import Heuristic, Weights
from petteia.kernel.log import Event, Join, Line
from petteia.kernel.moves import Codec
from petteia.kernel.observation import Field
from petteia.kernel.packed import Unpacker
from petteia.kernel.rng import Rng, Seed, rng_from_seed
from petteia.kernel.state import Document, State
from petteia.kernel.statistics import Statistics


class KhoraGame(Game):
    """The rules of Khôra, played with one file of components."""

    __slots__ = ("sets",)
    sets: dict[str, Components]  # by the option `values`

    def __init__(self, sets: dict[str, Components]) -> None:
        printed = sets["printed"]
        super().__init__("khora", VERSION, (2, 4), OPTIONS, Codec(verbs(printed)))
        self.sets = sets
        self.own_components = printed.own_text

    def set_up(self, seats: int, seed: Seed, options: Options) -> State:
        state = empty_table(seats, rng_from_seed(seed), self.sets[options["values"]], options)
        lay_out(state)
        return state

    def from_dict(self, document: Document) -> State:
        rows, rng, options = self.read_head(document, "cities")
        state = empty_table(len(rows), rng, self.sets[options["values"]], options)
        read_position(state, document, rows)
        return state

    def unpack(self, packed: Unpacker, seats: int, rng: Rng) -> State:
        options = unpack_options(packed, OPTIONS)
        state = empty_table(seats, rng, self.sets[options["values"]], options)
        read_packed(state, packed)
        return state

    def changes(self, event: Event) -> list[Delta]:
        return log.changes(event, self.sets["printed"])  # spaces of the board are the same in both

    def points(self, event: Event) -> int:
        return log.points(event)

    def joins(self, line: Line | None, event: Event) -> Join:
        return log.joins(line, event)

    def components(self, options: Options) -> Document:
        return cast(Document, describe(self.sets[self.check_options(options)["values"]]))

    def text_figures(self) -> dict[str, int | str]:
        return {**texts(self.sets["printed"])}  # revised are cards, developments and events, which say so themselves

    def components_text(self) -> str:
        return self.own_components or shipped_text()

    def check_components(self, text: str) -> list[Problem]:
        return problems_in(text)

    def with_components(self, text: str) -> Game:
        return KhoraGame(read_components(text))

    def observation_fields(self) -> list[Field]:
        return observation.fields(self.sets["printed"])

    def weights(self) -> Weights:
        return {name: list(pair) for name, pair in SHIPPED.items()}

    def heuristic(self, weights: Weights) -> Heuristic:
        return KhoraHeuristic(weight_table(weights) if weights else TABLE)

    def statistics(self, options: Options) -> Statistics:
        return KhoraStatistics(self.sets[options["values"]])


GAME: Final = KhoraGame(SETS)
