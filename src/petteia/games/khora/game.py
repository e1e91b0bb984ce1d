"""Khôra as a game: its options, how a table is set up, and its rules' version."""

from typing import Final, cast

from petteia.games.khora import previews, reading, refusals, telling
from petteia.games.khora.choosing import KhoraHeuristic
from petteia.games.khora.components import SETS
from petteia.games.khora.describing import describe
from petteia.games.khora.document import VERSION
from petteia.games.khora.moves import CODEC
from petteia.games.khora.phases import opening
from petteia.games.khora.state import City, Khora
from petteia.games.khora.statistics import KhoraStatistics
from petteia.games.khora.view import view
from petteia.games.khora.weights import SHIPPED, TABLE, WeightTable
from petteia.kernel.errors import BadPosition, BadSeats
from petteia.kernel.events import Event
from petteia.kernel.fields import POSITION, expect, read_list, read_object, read_options
from petteia.kernel.game import Delta, Game, Option, Options, Reason
from petteia.kernel.heuristic import Heuristic, Weights
from petteia.kernel.moves import Move
from petteia.kernel.rng import Seed, rng_from_seed, rng_from_text
from petteia.kernel.state import Action, Document, Seat, State
from petteia.kernel.statistics import Statistics

OPTIONS: Final = (
    Option("cities", ("random", "chosen")),
    Option("draft", ("on", "off")),
    Option("values", ("printed", "revised")),
)


class KhoraGame(Game):
    """The rules of Khôra."""

    def set_up(self, seats: int, seed: Seed, options: Options) -> State:
        state = empty_table(seats, seed, options)
        components = state.components
        rng = state.rng
        state.start = rng.below(seats)
        if options["cities"] == "random":
            names = list(range(len(components.city_ids)))
            rng.shuffle(names)
            for city, name in zip(state.city, names):
                city.name = name
        others = [i for i, event in enumerate(components.events) if event.place == ""]
        rng.shuffle(others)
        first = [i for i, event in enumerate(components.events) if event.place == "first"]
        last = [i for i, event in enumerate(components.events) if event.place == "last"]
        state.events = tuple(first + others[: components.rounds - 2] + last)
        state.deck = list(range(len(components.card_ids)))
        rng.shuffle(state.deck)
        return state

    def begin(self, state: State) -> None:
        opening(cast(Khora, state))

    def from_dict(self, document: Document) -> State:
        expect(document.get("game") == self.name, f"This is not a position of {self.name}.")
        version = document.get("rules")
        if isinstance(version, bool) or not isinstance(version, int) or version != self.version:
            raise BadPosition(f"The position is of version {version!r} of the rules; this is version {self.version}.")
        rows = [read_object(row, "A city") for row in read_list(document, "cities", POSITION)]
        try:
            seats = self.check_seats(len(rows))
        except BadSeats as error:
            raise BadPosition(str(error)) from None
        known = tuple([(option.name, option.values) for option in self.options])
        state = empty_table(seats, 0, read_options(document, known))
        state.rng = rng_from_text(str(document.get("rng")))
        reading.read_table(state, document)
        for seat, row in enumerate(rows):
            reading.read_city(state.city[seat], row, state.components, f"Seat {seat}")
        reading.check_table(state)
        reading.read_questions(state, rows)
        reading.check_caps(state)
        return state

    def view(self, state: State, seat: Seat | None) -> Document:
        return cast(Document, view(cast(Khora, state), None if seat is None else state.check_seat(seat)))

    def refused(self, state: State, seat: Seat) -> list[tuple[Action, Reason]]:
        return refusals.refused(cast(Khora, state), state.check_seat(seat))

    def preview(self, state: State, seat: Seat, action: Action) -> list[Delta]:
        return previews.preview(cast(Khora, state), state.check_seat(seat), action)

    def changes(self, event: Event) -> list[Delta]:
        return telling.changes(event)

    def points(self, event: Event) -> int:
        return telling.points(event)

    def stage(self, state: State) -> str:
        return telling.stage(cast(Khora, state))

    def components(self, options: Options) -> Document:
        return cast(Document, describe(self.check_options(options)["values"]))

    def weights(self) -> Weights:
        return {name: list(pair) for name, pair in SHIPPED.items()}

    def heuristic(self, weights: Weights) -> Heuristic:
        return KhoraHeuristic(WeightTable(weights) if weights else TABLE)

    def statistics(self, options: Options) -> Statistics:
        return KhoraStatistics(SETS[options["values"]])

    def why_not(self, state: State, seat: Seat, move: Move) -> Reason | None:
        return refusals.why_not(cast(Khora, state), seat, self.codec.action(move))


def empty_table(seats: int, seed: Seed, options: Options) -> Khora:
    """A table with a city board for everybody and nothing dealt."""
    components = SETS[options["values"]]
    state = Khora(seats, rng_from_seed(seed), components, options)
    for _ in range(seats):
        city = City()
        city.drachma, city.citizens, city.taxes, city.glory, city.troops, city.vp, city.philosophy, city.dice = (
            components.start
        )
        state.city.append(city)
    return state


GAME: Final = KhoraGame("khora", VERSION, (2, 4), OPTIONS, CODEC)
