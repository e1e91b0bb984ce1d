"""Emporion as a game: its options, how a table is set up, and its rules' version."""

from typing import Final, cast

from petteia.games.emporion import preview, reading, refusals
from petteia.games.emporion.checking import problems_in
from petteia.games.emporion.choosing import EmporionHeuristic
from petteia.games.emporion.components import USUAL, Components, read_components, shipped_text
from petteia.games.emporion.describing import describe
from petteia.games.emporion.document import VERSION
from petteia.games.emporion.moves import make_codec
from petteia.games.emporion.names import PHASES, PLAY
from petteia.games.emporion.state import Domain, Emporion
from petteia.games.emporion.statistics import EmporionStatistics
from petteia.games.emporion.turns import proceed
from petteia.games.emporion.view import view
from petteia.games.emporion.weights import SHIPPED, TABLE, WeightTable
from petteia.kernel.components import Problem, plain_text
from petteia.kernel.errors import BadPosition, BadSeats
from petteia.kernel.events import Event
from petteia.kernel.fields import POSITION, expect, read_list, read_object, read_options
from petteia.kernel.game import Delta, Game, Option, Options, Reason
from petteia.kernel.heuristic import Heuristic, Weights
from petteia.kernel.moves import Move
from petteia.kernel.rng import Seed, rng_from_seed, rng_from_text
from petteia.kernel.state import Action, Document, Seat, State
from petteia.kernel.statistics import Statistics

OPTIONS: Final = (Option("special", ("off", "on")),)


class EmporionGame(Game):
    """The rules of Emporion, with one deck."""

    __slots__ = ("deck",)
    deck: Components

    def __init__(self, deck: Components) -> None:
        super().__init__("emporion", VERSION, (2, 4), OPTIONS, make_codec(deck))
        self.deck = deck

    def set_up(self, seats: int, seed: Seed, options: Options) -> State:
        state = empty_table(seats, seed, self.deck, options)
        components = state.components
        rng = state.rng
        state.start = rng.below(seats)
        for face in range(components.histories):
            cards = [face] * components.copies[face]
            if components.alpha[face]:
                state.left_over += tuple(cards)
            else:
                state.history += cards
        rng.shuffle(state.history)
        for face in range(components.histories, components.specials):
            state.progress += [face] * components.copies[face]
        rng.shuffle(state.progress)
        state.port = [state.history.pop() for _ in range(components.port)]
        if options["special"] == "on":
            state.special = (1 << (components.faces - components.specials)) - 1
        return state

    def begin(self, state: State) -> None:
        proceed(cast(Emporion, state))

    def from_dict(self, document: Document) -> State:
        expect(document.get("game") == self.name, f"This is not a position of {self.name}.")
        version = document.get("rules")
        if isinstance(version, bool) or not isinstance(version, int) or version != self.version:
            raise BadPosition(f"The position is of version {version!r} of the rules; this is version {self.version}.")
        reading.check_deck(document, self.deck)
        rows = [read_object(row, "A Domain") for row in read_list(document, "domains", POSITION)]
        try:
            seats = self.check_seats(len(rows))
        except BadSeats as error:
            raise BadPosition(str(error)) from None
        known = tuple([(option.name, option.values) for option in self.options])
        state = empty_table(seats, 0, self.deck, read_options(document, known))
        state.rng = rng_from_text(str(document.get("rng")))
        reading.read_table(state, document)
        for seat, row in enumerate(rows):
            reading.read_domain(state.domain[seat], row, self.deck, f"Seat {seat}")
        reading.check_table(state)
        reading.read_question(state, document)
        return state

    def view(self, state: State, seat: Seat | None) -> Document:
        return cast(Document, view(cast(Emporion, state), None if seat is None else state.check_seat(seat)))

    def why_not(self, state: State, seat: Seat, move: Move) -> Reason | None:
        return refusals.why_not(cast(Emporion, state), seat, self.codec.action(move))

    def refused(self, state: State, seat: Seat) -> list[tuple[Action, Reason]]:
        return refusals.refused(cast(Emporion, state), seat)

    def preview(self, state: State, seat: Seat, action: Action) -> list[Delta]:
        return preview.preview(cast(Emporion, state), seat, action)

    def changes(self, event: Event) -> list[Delta]:
        return preview.changes(event, self.deck)

    def points(self, event: Event) -> int:
        return event.amount if event.kind == "points" else 0

    def stage(self, state: State) -> str:
        emporion = cast(Emporion, state)
        return f"round {emporion.round}" if emporion.phase == PLAY else PHASES[emporion.phase]

    def components(self, options: Options) -> Document:
        return cast(Document, describe(self.deck))

    def components_text(self) -> str:
        return self.own_components or shipped_text()

    def check_components(self, text: str) -> list[Problem]:
        return problems_in(text)

    def with_components(self, text: str) -> Game:
        game = EmporionGame(read_components(text))
        game.own_components = plain_text(text)
        return game

    def weights(self) -> Weights:
        return {name: list(pair) for name, pair in SHIPPED.items()}

    def heuristic(self, weights: Weights) -> Heuristic:
        return EmporionHeuristic(WeightTable(weights) if weights else TABLE)

    def statistics(self, options: Options) -> Statistics:
        return EmporionStatistics(self.deck)


def empty_table(seats: int, seed: Seed, components: Components, options: Options) -> Emporion:
    """A table with a Domain for everybody and nothing dealt."""
    domains = [Domain([], []) for _ in range(seats)]
    return Emporion(seats, rng_from_seed(seed), components, options, (domains, [], [], [], []))


GAME: Final = EmporionGame(USUAL)
