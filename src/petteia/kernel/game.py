"""A game as a whole: its name, its seats and options, its components, how a table is set up, and its heuristic."""

from json import loads
from zlib import crc32

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from petteia.kernel.choices import Delta
from petteia.kernel.components import Problem
from petteia.kernel.errors import BadComponents, BadOption, BadPosition, BadSeats
from petteia.kernel.fields import POSITION, brief, expect, read_list, read_object, read_options
from petteia.kernel.heuristic import Heuristic, Weights
from petteia.kernel.log import Event, Join, Line, usual_join
from petteia.kernel.moves import Codec, Move
from petteia.kernel.observation import Field, as_bytes
from petteia.kernel.packed import Unpacker, pack, pack_rng
from petteia.kernel.rng import Rng, Seed, rng_from_seed, rng_from_text
from petteia.kernel.state import Document, Seat, State
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


def pack_options(out: BytesWriter, chosen: Options, known: tuple[Option, ...]) -> None:
    """Write the options of a table."""
    for option in known:
        pack(out, option.values.index(chosen[option.name]))


def unpack_options(packed: Unpacker, known: tuple[Option, ...]) -> Options:
    """The options that were written."""
    return {option.name: option.values[packed.number()] for option in known}


def option_numbers(chosen: Options, known: tuple[Option, ...]) -> bytes:
    """The options of a table as observations have them, each the number of its value."""
    return as_bytes([option.values.index(chosen[option.name]) for option in known])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, ready to set up tables. `version` rises when a fix changes what a record replays to."""

    __slots__ = ("codec", "known_mark", "max_seats", "min_seats", "name", "options", "own_components", "version")
    name: str
    version: int
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    codec: Codec
    known_mark: int  # see `mark`; -1 until it was asked for
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
        self.known_mark = -1
        self.own_components = ""

    # What every game says for itself.

    def set_up(self, seats: int, seed: Seed, options: Options) -> State:
        """The table as it is laid out, before it begins; seats and options have been checked."""
        return State(seats, rng_from_seed(seed))

    def from_dict(self, document: Document) -> State:
        """The position that a document describes; BadPosition if it is impossible."""
        return self.set_up(self.min_seats, 0, {})

    def unpack(self, packed: Unpacker, seats: int, rng: Rng) -> State:
        """The table that `State.pack` wrote."""
        return self.from_dict(loads(packed.rest()))

    def changes(self, event: Event) -> list[Delta]:
        """Which of the numbers that previews speak of an event has changed."""
        if event.kind == "gain":
            return [Delta(event.seat, event.what, event.amount)]
        return [Delta(event.seat, event.what, -event.amount)] if event.kind == "lose" else []

    def points(self, event: Event) -> int:
        """How many points an event brings its seat. From the set-up on they always add up to the scores."""
        return 0

    def joins(self, line: Line | None, event: Event) -> Join:
        """How an event joins the open line of the log; None if no line is open under its heading."""
        return usual_join(line, event)

    def components(self, options: Options) -> Document:
        """The figures of the cards, boards and pieces that a table with these options uses."""
        return {}

    def text_figures(self) -> dict[str, int | str]:
        """The figures that the game's texts name: `last_card` fills `{ $last_card }` in every message.

        The document of components has them under `texts`, for whoever speaks in another process.
        """
        return {}

    def components_text(self) -> str:
        """The file of the components that the game is played with: what an owner's file starts from; or nothing."""
        return ""

    def check_components(self, text: str) -> list[Problem]:
        """All that is wrong in an owner's file of components; nothing if it can be played with."""
        raise BadComponents(f"{self.name} is played with its own components only.")

    def with_components(self, text: str) -> "Game":
        """The same game, played with the components of a file, which it keeps as `own_components`.

        BadComponents if something is wrong in it.
        """
        raise BadComponents(f"{self.name} is played with its own components only.")

    def observation_fields(self) -> list[Field]:
        """What the numbers of an observation mean, in their order, with the components that the game is played with."""
        return []

    def observation_version(self) -> int:
        """Rises when the numbers of an observation change their meaning, their order or their ranges."""
        return 1

    def weights(self) -> Weights:
        """The figures behind the game's heuristic, which tuning may change."""
        return {}

    def heuristic(self, weights: Weights) -> Heuristic:
        """The game's own measure of positions and choices, for bots."""
        return Heuristic()

    def statistics(self, options: Options) -> Statistics:
        """What listens to games with these options and finds what matters for their balance."""
        return Statistics()

    # What is the same for every game.

    def new(self, seats: int = 0, seed: Seed = 0, **options: str) -> State:
        """Set up a table and begin; without a number of seats, for as many as can play."""
        return self.table(seats or self.max_seats, seed, options)

    def played_with(self, components: str) -> "Game":
        """The game as a table plays it: with the components of an owner's file or, without a text, as it is."""
        return self.with_components(components) if components else self

    def table(self, seats: int, seed: Seed, options: Options, listening: bool = False) -> State:
        """A table at its first question. With `listening`, its events are kept from the set-up on."""
        state = self.set_up(self.check_seats(seats), seed, self.check_options(options))
        if listening:
            state.listen()
        state.begin()
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

    def read_head(self, document: Document, rows: str) -> tuple[list[Document], Rng, Options]:
        """What every position says: which game it is, its options and its chance; and the rows, one for each seat."""
        expect(document.get("game") == self.name, f"This is not a position of {self.name}.")
        version = document.get("rules")
        if isinstance(version, bool) or version != self.version:
            raise BadPosition(
                f"The position is of version {brief(version)} of the rules; this is version {self.version}."
            )
        found = [read_object(row, f"One of the {rows}") for row in read_list(document, rows, POSITION)]
        try:
            self.check_seats(len(found))
        except BadSeats as error:
            raise BadPosition(str(error)) from None
        known = tuple([(option.name, option.values) for option in self.options])
        return found, rng_from_text(str(document.get("rng"))), read_options(document, known)

    def to_bytes(self, state: State) -> bytes:
        """The whole position in few bytes, for `from_bytes` of the same game (packed.py)."""
        out = BytesWriter()
        pack(out, self.mark())
        pack(out, state.seats)
        pack_rng(out, state.rng)
        pack(out, state.start)
        pack(out, state.ply)
        state.pack(out)
        return out.getvalue()

    def from_bytes(self, written: bytes) -> State:
        """The position that `to_bytes` wrote; BadPosition if it was no position, or one of other rules."""
        packed = Unpacker(written)
        try:
            if packed.number() != self.mark():
                raise BadPosition(f"The bytes are no position of {self.name} with these rules and components.")
            seats = self.check_seats(packed.number())
            rng = packed.rng()
            start, ply = packed.number(), packed.number()
            state = self.unpack(packed, seats, rng)
        except (IndexError, KeyError, ValueError, BadSeats):
            raise BadPosition(f"The bytes are no position of {self.name}.") from None
        if packed.at != len(written):
            raise BadPosition(f"The bytes are no position of {self.name}: some are left over.")
        state.start = start
        state.ply = ply
        return state

    def mark(self) -> int:
        """A number of two bytes that tells the game, its rules and its components from others."""
        if self.known_mark < 0:
            self.known_mark = crc32(f"{self.name} {self.version} {self.own_components}".encode()) >> 17
        return self.known_mark

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """What the seat may do now, as moves."""
        return [self.codec.move(action) for action in state.legal(seat)]

    def do(self, state: State, seat: Seat, notation: str) -> None:
        """Make the decision that a person wrote."""
        state.play(seat, self.codec.read(notation))
