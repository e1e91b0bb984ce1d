"""A game as a whole: its name, its seats and options, how a table is set up, and what its actions mean."""

from mypy_extensions import mypyc_attr

from petteia.kernel.components import Problem
from petteia.kernel.errors import BadComponents, BadOption, BadSeats
from petteia.kernel.events import Event
from petteia.kernel.heuristic import Heuristic, Weights
from petteia.kernel.moves import Codec, Move
from petteia.kernel.rng import Seed, rng_from_seed
from petteia.kernel.state import Action, Document, Seat, State
from petteia.kernel.statistics import Statistics

Options = dict[str, str]


class Option:
    """One choice that a table makes before the game; the first value is the usual one."""

    __slots__ = ("name", "values")
    name: str
    values: tuple[str, ...]

    def __init__(self, name: str, values: tuple[str, ...]) -> None:
        self.name = name
        self.values = values


class Reason:
    """Why a move is refused: the rule that forbids it, and what is missing, each with how many."""

    __slots__ = ("missing", "rule")
    rule: str
    missing: tuple[tuple[str, int], ...]

    def __init__(self, rule: str, missing: tuple[tuple[str, int], ...] = ()) -> None:
        self.rule = rule
        self.missing = missing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.missing == other.missing

    def __hash__(self) -> int:
        return hash((self.rule, self.missing))

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.missing!r})"


class Delta:
    """By how much a choice would change one of a seat's numbers."""

    __slots__ = ("amount", "seat", "what")
    seat: int
    what: str
    amount: int

    def __init__(self, seat: int, what: str, amount: int) -> None:
        self.seat = seat
        self.what = what
        self.amount = amount

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Delta) and (self.seat, self.what, self.amount) == (
            other.seat,
            other.what,
            other.amount,
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.what, self.amount))

    def __repr__(self) -> str:
        return f"Delta({self.seat}, {self.what!r}, {self.amount})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, ready to set up tables. `version` rises when a fix changes what a record replays to."""

    __slots__ = ("codec", "max_seats", "min_seats", "name", "options", "own_components", "version")
    name: str
    version: int
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    codec: Codec
    own_components: str  # the text of an owner's file that it is played with; empty: as it is shipped

    def __init__(
        self, name: str, version: int, seats: tuple[int, int], options: tuple[Option, ...], codec: Codec
    ) -> None:
        self.name = name
        self.version = version
        self.min_seats = seats[0]
        self.max_seats = seats[1]
        self.options = options
        self.codec = codec
        self.own_components = ""

    # What every game says for itself.

    def set_up(self, seats: int, seed: Seed, options: Options) -> State:
        """The table as it is laid out, before anything happens; seats and options have been checked."""
        return State(seats, rng_from_seed(seed))

    def begin(self, state: State) -> None:
        """Let a table that was set up go on by itself to its first question. What happens is told to who listens."""

    def from_dict(self, document: Document) -> State:
        """The position that a document describes; BadPosition if it is impossible."""
        return self.set_up(self.min_seats, 0, {})

    def view(self, state: State, seat: Seat | None) -> Document:
        """All that a seat may know, as a document; None is a spectator."""
        return {}

    def why_not(self, state: State, seat: Seat, move: Move) -> Reason | None:
        """Why the seat may not make this move now; None if it may."""
        return None if self.codec.action(move) in state.legal(seat) else Reason("not-now")

    def refused(self, state: State, seat: Seat) -> list[tuple[Action, Reason]]:
        """What lies on the table, would answer the present question and is not open to the seat, each with why."""
        return []

    def preview(self, state: State, seat: Seat, action: Action) -> list[Delta]:
        """What a choice that is open would change at once, as far as the seat can know; nothing if it is not open.

        Where others still ponder, as if this answer alone were carried out now.
        """
        return []

    def changes(self, event: Event) -> list[Delta]:
        """Which of the numbers that previews speak of an event has changed."""
        if event.kind == "gain":
            return [Delta(event.seat, event.what, event.amount)]
        return [Delta(event.seat, event.what, -event.amount)] if event.kind == "lose" else []

    def points(self, event: Event) -> int:
        """How many points an event brings its seat. From the set-up on they always add up to the scores."""
        return 0

    def stage(self, state: State) -> str:
        """How far the game is: a word that the texts know (`stage-WORD`), and a number after it or not: `round 5`."""
        return ""

    def components(self, options: Options) -> Document:
        """The figures of the cards, boards and pieces that a table with these options uses, for who draws them."""
        return {}

    def components_text(self) -> str:
        """The file of the components that the game is played with, to begin an own one with; or nothing."""
        return ""

    def check_components(self, text: str) -> list[Problem]:
        """All that is wrong in a file of somebody's own components; nothing if it can be played with."""
        raise BadComponents(f"{self.name} is played with its own components only.")

    def with_components(self, text: str) -> "Game":
        """The same game, played with the components of a file, which it keeps as `own_components`.

        BadComponents if something is wrong in it.
        """
        raise BadComponents(f"{self.name} is played with its own components only.")

    def weights(self) -> Weights:
        """The figures behind the game's heuristic, which tuning may change."""
        return {}

    def heuristic(self, weights: Weights) -> Heuristic:
        """The game's own measure of positions and choices, for bots."""
        return Heuristic()

    def statistics(self, options: Options) -> Statistics:
        """Who listens to games of a table with these options and tells what matters for their balance."""
        return Statistics()

    # What is the same for every game.

    def new(self, seats: int = 0, seed: Seed = 0, **options: str) -> State:
        """Set up a table and begin; without a number of seats, for as many as can play."""
        return self.table(seats or self.max_seats, seed, options)

    def played_with(self, components: str) -> "Game":
        """The game as a table plays it: with the components of an owner's file or, without a text, as it is."""
        return self.with_components(components) if components else self

    def table(self, seats: int, seed: Seed, options: Options, listening: bool = False) -> State:
        """A table at its first question. Who wants to hear how it came to that listens from the set-up on."""
        state = self.set_up(self.check_seats(seats), seed, self.check_options(options))
        if listening:
            state.listen()
        self.begin(state)
        return state

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played with it."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSeats(f"{self.name} is for {self.min_seats} to {self.max_seats} players, not {seats}.")
        return seats

    def check_options(self, chosen: Options) -> Options:
        """All options with their values: the chosen ones, and the usual ones for the rest."""
        known = {option.name: option.values for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}.")
            if value not in known[name]:
                raise BadOption(f"Option {name} cannot be {value!r}; it can be {' or '.join(known[name])}.")
        return {name: chosen.get(name, values[0]) for name, values in known.items()}

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """What the seat may do now, as moves."""
        return [self.codec.move(action) for action in state.legal(seat)]

    def do(self, state: State, seat: Seat, notation: str) -> None:
        """Make the decision that a person wrote."""
        state.play(seat, self.codec.read(notation))
