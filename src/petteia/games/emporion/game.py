"""Emporion as a game: how a table is set up, with our deck or an owner's own, and its rules' version."""

from typing import Final, cast

from petteia.games.emporion.bot.heuristic import EmporionHeuristic
from petteia.games.emporion.bot.weights import SHIPPED, TABLE, weight_table
from petteia.games.emporion.components.catalogue import describe, texts
from petteia.games.emporion.components.checks import problems_in, read_components
from petteia.games.emporion.components.reader import USUAL, Components, shipped_text
from petteia.games.emporion.forms import log, observation, previews
from petteia.games.emporion.forms.packed import read as read_packed
from petteia.games.emporion.forms.position import VERSION
from petteia.games.emporion.forms.position_reader import read_position
from petteia.games.emporion.moves import verbs
from petteia.games.emporion.rules.set_up import OPTIONS, lay_out
from petteia.games.emporion.state import empty_table
from petteia.games.emporion.statistics import EmporionStatistics
from petteia.kernel.choices import Delta
from petteia.kernel.components import Problem, plain_text
from petteia.kernel.game import Game, Options, unpack_options
from petteia.kernel.heuristic import Heuristic, Weights
from petteia.kernel.log import Event, Join, Line
from petteia.kernel.moves import Codec
from petteia.kernel.observation import Field
from petteia.kernel.packed import Unpacker
from petteia.kernel.rng import Rng, Seed, rng_from_seed
from petteia.kernel.state import Document, State
from petteia.kernel.statistics import Statistics


class EmporionGame(Game):
    """The rules of Emporion, with one deck."""

    __slots__ = ("deck",)
    deck: Components

    def __init__(self, deck: Components) -> None:
        super().__init__("emporion", VERSION, (2, 4), OPTIONS, Codec(verbs(deck)))
        self.deck = deck
        self.own_components = deck.own_text

    def set_up(self, seats: int, seed: Seed, options: Options) -> State:
        state = empty_table(seats, rng_from_seed(seed), self.deck, options)
        lay_out(state)
        return state

    def from_dict(self, document: Document) -> State:
        rows, rng, options = self.read_head(document, "domains")
        state = empty_table(len(rows), rng, self.deck, options)
        read_position(state, document, rows)
        return state

    def unpack(self, packed: Unpacker, seats: int, rng: Rng) -> State:
        options = unpack_options(packed, OPTIONS)
        state = empty_table(seats, rng, self.deck, options)
        read_packed(state, packed)
        return state

    def joins(self, line: Line | None, event: Event) -> Join:
        return log.joins(line, event)

    def changes(self, event: Event) -> list[Delta]:
        return previews.changes(event, self.deck)

    def points(self, event: Event) -> int:
        return event.amount if event.kind == "points" else 0

    def components(self, options: Options) -> Document:
        return cast(Document, describe(self.deck))

    def text_figures(self) -> dict[str, int | str]:
        return texts(self.deck)

    def components_text(self) -> str:
        return self.own_components or shipped_text()

    def check_components(self, text: str) -> list[Problem]:
        return problems_in(text)

    def with_components(self, text: str) -> Game:
        deck = read_components(text)
        deck.own_text = plain_text(text)
        return EmporionGame(deck)

    def observation_fields(self) -> list[Field]:
        return observation.fields(self.deck)

    def weights(self) -> Weights:
        return {name: list(pair) for name, pair in SHIPPED.items()}

    def heuristic(self, weights: Weights) -> Heuristic:
        return EmporionHeuristic(weight_table(weights) if weights else TABLE)

    def statistics(self, options: Options) -> Statistics:
        return EmporionStatistics(self.deck)


GAME: Final = EmporionGame(USUAL)
