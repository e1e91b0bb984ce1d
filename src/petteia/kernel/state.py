"""What a game is to everybody else: a state that asks."""

from json import dumps
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from petteia.kernel.choices import Delta, Reason
from petteia.kernel.errors import BadSeats, IllegalAction, WrongSeat
from petteia.kernel.log import EVERYBODY, Event
from petteia.kernel.observation import read_numbers, wide_writer
from petteia.kernel.rng import Rng

Seat = int
Action = int
Document = dict[str, object]

MOST_SEATS: Final = 4
# Seats in turn order: for each number of seats, by the start player.
ORDER: Final[list[tuple[int, ...]]] = [
    tuple([(start + i) % seats for i in range(seats)]) for seats in range(MOST_SEATS + 1) for start in range(MOST_SEATS)
]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, and the rules that lead on from it.

    Seats are numbered clockwise from 0. Actions are small integers whose meaning the game's codec knows. Where the
    rules say that players decide at once, several seats wait at once and may answer in any order.
    """

    __slots__ = ("learned", "log", "ply", "rng", "seats", "start")
    seats: i64
    start: i64  # the start player
    ply: i64  # decisions made so far
    rng: Rng
    log: list[Event] | None  # where events go while somebody listens
    learned: i64  # the set of seats that have learned something hidden since this state was made or copied

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats = seats
        self.start = 0
        self.ply = 0
        self.rng = rng
        self.log = None
        self.learned = 0

    # What every game says for itself.

    def begin(self) -> None:
        """Let a table that was set up go on by itself to its first question."""

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a decision now, in turn order."""
        return ()

    def next_seat(self) -> i64:
        """One seat that owes a decision, or -1: for programs that drive one seat after another."""
        seats = self.waiting()
        return seats[0] if seats else -1

    def legal(self, seat: i64) -> tuple[Action, ...]:
        """What the seat may do now, in ascending order; nothing if it owes no decision."""
        return ()

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal: the fast path of `play`."""

    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting()

    def scores(self) -> list[int]:
        """Everybody's points as they stand."""
        return [0] * self.seats

    def ranking(self) -> list[int]:
        """Everybody's place: 1 is a winner, equal numbers share a place."""
        return places([(score,) for score in self.scores()])

    def copy(self) -> "State":
        """An independent state that is equal to this one; nobody listens to it."""
        return self

    def stage(self) -> str:
        """How far the game is: a word that the texts know (`stage-WORD`), and a number after it or not: `round 5`."""
        return ""

    def heading(self) -> str:
        """The heading in the log of what happens now: stages as above, several with commas: `round 5, action`."""
        return self.stage()

    def view(self, seat: Seat | None) -> Document:
        """All that a seat may know, as a document; None is a spectator."""
        return {}

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        """Why the seat may not choose this action now; None if it may."""
        return None if action in self.legal(seat) else Reason("not-now")

    def refused(self, seat: Seat) -> list[tuple[Action, Reason]]:
        """What lies on the table, would answer the present question and is not open to the seat, each with why."""
        return []

    def preview(self, seat: Seat, action: Action) -> list[Delta]:
        """What an open choice would change at once, going by what the seat can know; nothing if it is not open.

        While others are still choosing, it is worked out as if only this answer were carried out.
        """
        return []

    def redeal(self, seat: Seat | None, rng: Rng) -> None:
        """Replace all that the seat (or a spectator) cannot see by a random consistent alternative."""

    def sealed(self, seat: Seat) -> bool:
        """Whether the seat's answer to a question put to several seats at once is still its own secret.

        So far the answer has changed nothing that others see or hear, except that the seat is no longer waited for. A
        step taken in the open meanwhile is not an answer: everybody has been told of it.
        """
        return False

    def hides(self, seat: Seat) -> bool:
        """Whether the seat sees, or is about to answer, what others may not see; that it does so is no secret.

        People who share a screen look away then. A game that says nothing of it is taken to hide something.
        """
        return True

    def write_observation(self, seat: Seat, out: BytesWriter) -> None:
        """Write what the seat knows, as numbers of a fixed count and order, the seat itself first (observation.py)."""

    def to_dict(self) -> Document:
        """The whole position, hidden things too, as a document."""
        return {}

    def pack(self, out: BytesWriter) -> None:
        """Write all that the game's `unpack` needs beside seats, chance, start player and number of decisions."""
        out.write(dumps(self.to_dict()).encode())

    def own_components(self) -> str:
        """The text of the owner's file that the table is played with; empty for the components that are shipped."""
        return ""

    # What is the same for every game.

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[Document, str]]:
        """A pickle is the position's document and the text of an owner's file, if any: the same compiled or not."""
        return restore, (self.to_dict(), self.own_components())

    def observation(self, seat: Seat) -> bytes:
        """What the seat knows, for learning agents: numbers of two bytes, which numpy reads as they are."""
        out = wide_writer()
        self.write_observation(seat, out)
        return out.getvalue()

    def observe(self, seat: Seat) -> list[int]:
        """The same numbers in a list."""
        return read_numbers(self.observation(seat))

    def turn_order(self) -> tuple[Seat, ...]:
        """The seats clockwise from the start player."""
        return ORDER[self.seats * MOST_SEATS + self.start]

    def play(self, seat: int, action: int) -> None:
        """Make a decision; an IllegalAction changes nothing."""
        seats: int = self.seats
        legal = self.legal(seat) if 0 <= seat < seats else ()
        if action not in legal:
            refuse(self, seat, action, legal)
        self.apply(seat, action)

    def check_seat(self, seat: int) -> int:
        """The seat, if it is one of the table's."""
        seats: int = self.seats
        if not 0 <= seat < seats:
            raise BadSeats(f"There is no seat {seat}; the seats are 0 to {seats - 1}.")
        return seat

    def listen(self) -> list[Event]:
        """Begin to tell events, into the list that is returned."""
        if self.log is None:
            self.log = []
        return self.log

    def tell(self, kind: str, seat: int, what: str, amount: int, cause: str) -> None:
        """Tell everybody of a change."""
        if self.log is not None:
            self.log.append(Event(kind, seat, what, amount, cause, EVERYBODY, self.heading()))

    def whisper(self, kind: str, seat: int, what: str, amount: int, cause: str) -> None:
        """Tell one seat alone of a change."""
        if self.log is not None:
            self.log.append(Event(kind, seat, what, amount, cause, seat, self.heading()))

    def all_learn(self) -> None:
        """Note that chance has decided something, or that something hidden from several seats has been shown."""
        self.learned = -1

    def others_learn(self, seat: i64) -> None:
        """Note that something has been shown that only this seat knew."""
        self.learned |= ~(1 << seat)

    def has_learned(self, seat: Seat) -> bool:
        """Whether the seat has learned something that it could not know when this state was made or copied."""
        return self.learned >> seat & 1 == 1


def restore(document: Document, own_components: str) -> State:
    """The state that was pickled. Nobody listens to it."""
    import petteia  # the games are found by name, above the kernel

    return petteia.load(str(document.get("game"))).played_with(own_components).from_dict(document)


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Everybody's place by what counts for it, first things first: a higher key is better, equal keys share a place."""
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


def refuse(state: State, seat: int, action: int, legal: tuple[Action, ...]) -> None:
    """Say why an action was not taken."""
    if legal:
        allowed = ", ".join(str(a) for a in legal)
        raise IllegalAction(f"Action {action} is not open to seat {seat} now; it may choose {allowed}.")
    if state.over():
        raise WrongSeat("The game is over.")
    waiting = ", ".join(str(s) for s in state.waiting())
    raise WrongSeat(f"Seat {seat} owes no decision now; the game waits for {waiting}.")
