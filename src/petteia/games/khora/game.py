"""Khôra as a game: its options, how a table is set up, and its rules' version."""

from typing import Final, cast

from petteia.games.khora.bot.heuristic import KhoraHeuristic
from petteia.games.khora.bot.weights import SHIPPED, TABLE, weight_table
from petteia.games.khora.components.catalogue import describe
from petteia.games.khora.components.reader import SETS
from petteia.games.khora.forms import log
from petteia.games.khora.forms.position import VERSION
from petteia.games.khora.forms.position_reader import read_position
from petteia.games.khora.moves import CODEC
from petteia.games.khora.rules.set_up import lay_out
from petteia.games.khora.state import empty_table
from petteia.games.khora.statistics import KhoraStatistics
from petteia.kernel.choices import Delta
from petteia.kernel.events import Event
from petteia.kernel.game import Game, Option, Options
from petteia.kernel.heuristic import Heuristic, Weights
from petteia.kernel.log import Join, Line
from petteia.kernel.rng import Seed, rng_from_seed
from petteia.kernel.state import Document, State
from petteia.kernel.statistics import Statistics

OPTIONS: Final = (
    Option("cities", ("random", "chosen")),
    Option("draft", ("on", "off")),
    Option("values", ("printed", "revised")),
)


class KhoraGame(Game):
    """The rules of Khôra."""

    def set_up(self, seats: int, seed: Seed, options: Options) -> State:
        state = empty_table(seats, rng_from_seed(seed), SETS[options["values"]], options)
        lay_out(state)
        return state

    def from_dict(self, document: Document) -> State:
        rows, rng, options = self.read_head(document, "cities")
        state = empty_table(len(rows), rng, SETS[options["values"]], options)
        read_position(state, document, rows)
        return state

    def changes(self, event: Event) -> list[Delta]:
        return log.changes(event)

    def points(self, event: Event) -> int:
        return log.points(event)

    def joins(self, line: Line | None, event: Event) -> Join:
        return log.joins(line, event)

    def components(self, options: Options) -> Document:
        return cast(Document, describe(self.check_options(options)["values"]))

    def weights(self) -> Weights:
        return {name: list(pair) for name, pair in SHIPPED.items()}

    def heuristic(self, weights: Weights) -> Heuristic:
        return KhoraHeuristic(weight_table(weights) if weights else TABLE)

    def statistics(self, options: Options) -> Statistics:
        return KhoraStatistics(SETS[options["values"]])


GAME: Final = KhoraGame("khora", VERSION, (2, 4), OPTIONS, CODEC)
