"""Records: a game as its set-up and its decisions. From that every position can be rebuilt and checked.

The text form is for people: a header of one fact a line, one decision a line (`12. seat 1: explore green-6/3`), then
`end` with the number of decisions and the digest of the position they lead to. Empty lines and lines that begin with #
are comments. A record written by hand may leave out the digest. The file of an owner's components, if the game was
played with one, stands in the header, each line of it after a `|`.
"""

from petteia.kernel.components import plain_text
from petteia.kernel.errors import BadRecord, PetteiaError
from petteia.kernel.game import Game, Options
from petteia.kernel.position import digest
from petteia.kernel.rng import Seed, commitment, seed_from_text, seed_text
from petteia.kernel.state import State

FORMAT = "petteia record 1"
LONGEST = 1_000_000  # characters of a record's text; a game needs a hundredth of it
OF_FILE = "|"  # before each line of an owner's file of components


class Record:
    """Game, rules' version, seats, options, seed, an owner's components, decisions (seat, action), the last digest."""

    __slots__ = ("components", "decisions", "digest", "game", "options", "seats", "seed", "version")
    game: str
    version: int
    seats: int
    options: Options
    seed: Seed
    components: str  # the text of an owner's file; empty if the game was played as it is shipped
    decisions: list[tuple[int, int]]
    digest: str  # empty if unknown

    def __init__(self, game: str, version: int, seats: int, options: Options, seed: Seed, components: str = "") -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.seed = seed
        self.components = components
        self.decisions = []
        self.digest = ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.digest)

    def facts(self) -> tuple[object, ...]:
        """All that the record says."""
        return (
            self.game,
            self.version,
            self.seats,
            self.options,
            self.seed,
            self.components,
            self.decisions,
            self.digest,
        )


class Recorder:
    """A game being played and written down at once; `listening`, its state tells events from the set-up on."""

    __slots__ = ("game", "record", "state")
    game: Game
    record: Record
    state: State

    def __init__(self, game: Game, seats: int, seed: Seed, options: Options, listening: bool = False) -> None:
        chosen = game.check_options(options)
        self.game = game
        self.record = Record(game.name, game.version, game.check_seats(seats), chosen, seed, game.own_components)
        self.state = game.table(seats, seed, chosen, listening)

    def play(self, seat: int, action: int) -> None:
        """Make a decision and write it down."""
        self.state.play(seat, action)
        self.record.decisions.append((seat, action))

    def finish(self) -> Record:
        """The record so far, with the digest of where it stands."""
        self.record.digest = digest(self.state)
        return self.record


def replay(game: Game, record: Record, ply: int = -1, listening: bool = False) -> State:
    """The position after this many decisions (all of them if ply is negative); `listening`, with all events so far."""
    check_version(game, record)
    if ply > len(record.decisions):
        raise BadRecord(f"The record has {len(record.decisions)} decisions; there is no position after {ply}.")
    state = game.table(record.seats, record.seed, record.options, listening)
    decisions = record.decisions if ply < 0 else record.decisions[:ply]
    for number, (seat, action) in enumerate(decisions, 1):
        try:
            state.play(seat, action)
        except PetteiaError as error:
            raise BadRecord(f"Decision {number} cannot have been made: {error}") from None
    return state


def check_version(game: Game, record: Record) -> None:
    """A record is only replayed by the rules it was played by."""
    if record.game != game.name:
        raise BadRecord(f"This is a record of {record.game}, not of {game.name}.")
    if record.version != game.version:
        raise BadRecord(
            f"The record is of version {record.version} of the rules of {game.name}; this is version {game.version}."
        )
    if record.components != game.own_components:
        raise BadRecord("The record was played with other components than these.")


def verify(game: Game, record: Record) -> State:
    """Replay the whole record and compare the digest; return the last position."""
    state = replay(game, record)
    if not record.digest:
        raise BadRecord("The record carries no digest, so it can be replayed but not verified.")
    if digest(state) != record.digest:
        raise BadRecord("The decisions do not lead to the position that the record was closed with: it was edited.")
    return state


def print_record(game: Game, record: Record) -> str:
    lines = [FORMAT, f"game {record.game}", f"rules {record.version}", f"seats {record.seats}"]
    lines += [f"option {name} {value}" for name, value in sorted(record.options.items())]
    lines += [f"{OF_FILE} {line}".rstrip() for line in record.components.splitlines()]
    lines.append(f"seed {seed_text(record.seed)}")
    if isinstance(record.seed, bytes):
        lines.append(f"# commitment {commitment(record.seed)}")
    lines.append("")
    for number, (seat, action) in enumerate(record.decisions, 1):
        lines.append(f"{number}. seat {seat}: {game.codec.move(action).notation()}")
    lines.append("")
    lines.append(f"end {len(record.decisions)} {record.digest}".rstrip())
    return "\n".join(lines) + "\n"


def header(text: str) -> dict[str, str]:
    """The facts before the first decision; an option stands under 'option NAME', an owner's file under '|'."""
    return header_and_rest(text)[0]


def header_and_rest(text: str) -> tuple[dict[str, str], list[str]]:
    """The facts before the first decision, and the lines from there on."""
    facts: dict[str, str] = {}
    lines = meaningful(text)[1:]
    for number, line in enumerate(lines):
        word, _, rest = line.partition(" ")
        if word == OF_FILE:
            facts[OF_FILE] = facts.get(OF_FILE, "") + rest + "\n"
            continue
        if word not in ("game", "rules", "seats", "option", "seed"):
            return facts, lines[number:]
        if word == "option":
            name, _, rest = rest.partition(" ")
            word = f"option {name}"
        if word in facts:
            raise BadRecord(f"The record says {word!r} twice.")
        facts[word] = rest.strip()
    return facts, []


def meaningful(text: str) -> list[str]:
    """The lines that say something."""
    if len(text) > LONGEST:
        raise BadRecord(f"A record has at most {LONGEST} characters; this text has {len(text)}.")
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    if not lines or lines[0] != FORMAT:
        raise BadRecord(f"This is not a record: its first line should be {FORMAT!r}.")
    return lines


def game_of(text: str) -> str:
    """The name of the game that a record's text tells of."""
    facts = header(text)
    if "game" not in facts:
        raise BadRecord("The record does not say which game it is of.")
    return facts["game"]


def components_of(text: str) -> str:
    """The owner's file of components that a record's text carries; empty if there is none."""
    return file_among(header(text))


def file_among(facts: dict[str, str]) -> str:
    """The owner's file among the facts of a header."""
    return plain_text(facts[OF_FILE]) if OF_FILE in facts else ""


def parse_record(game: Game, text: str) -> Record:
    """Read a record's text form. The game is the one with the components that the record carries (`played_with`)."""
    facts, lines = header_and_rest(text)
    for fact in ("game", "rules", "seats", "seed"):
        if fact not in facts:
            raise BadRecord(f"The record does not say its {fact}.")
    options = {name[7:]: value for name, value in facts.items() if name.startswith("option ")}
    record = Record(
        facts["game"],
        whole_number(facts["rules"], "rules"),
        whole_number(facts["seats"], "seats"),
        options,
        seed_from_text(facts["seed"]),
        file_among(facts),
    )
    check_version(game, record)
    record.options = game.check_options(options)
    if not lines or lines[-1].split()[0] != "end":
        raise BadRecord("The record breaks off: its last line should begin with 'end'.")
    for number, line in enumerate(lines[:-1], 1):
        record.decisions.append(parse_decision(game, number, line))
    parse_end(record, lines[-1])
    return record


def parse_decision(game: Game, number: int, line: str) -> tuple[int, int]:
    """Read `12. seat 1: explore green-6/3`."""
    head, colon, notation = line.partition(":")
    words = head.split()
    if not colon or len(words) != 3 or words[0] != f"{number}." or words[1] != "seat":
        raise BadRecord(f"Decision {number} should read '{number}. seat N: move', not {line[:60]!r}.")
    try:
        return whole_number(words[2], "seat"), game.codec.read(notation.strip())
    except PetteiaError as error:
        raise BadRecord(f"Decision {number}: {error}") from None


def parse_end(record: Record, line: str) -> None:
    """Read `end 213 DIGEST` and compare the number."""
    words = line.split()
    if len(words) > 3 or len(words) < 2:
        raise BadRecord(f"The last line should read 'end NUMBER DIGEST', not {line[:60]!r}.")
    count = whole_number(words[1], "end")
    if count != len(record.decisions):
        raise BadRecord(
            f"The record closes with {count} decisions but tells {len(record.decisions)}: some are missing."
        )
    record.digest = words[2] if len(words) == 3 else ""


def whole_number(text: str, what: str) -> int:
    """A small number without a sign."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadRecord(f"The record's {what} should be a whole number, not {text[:60]!r}.")
    return int(text)
