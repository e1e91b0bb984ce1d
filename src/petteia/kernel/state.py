"""What a game is to everybody else: a state that asks."""

from mypy_extensions import i64, mypyc_attr

from petteia.kernel.errors import BadSeats, IllegalAction, WrongSeat
from petteia.kernel.events import EVERYBODY, Event
from petteia.kernel.rng import Rng

Seat = int
Action = int
Document = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, and the rules that lead on from it.

    Seats are numbered clockwise from 0. Actions are small integers whose meaning the game's codec knows. Where the
    rules say that players decide at once, several seats wait at once and may answer in any order.
    """

    __slots__ = ("log", "ply", "rng", "seats")
    seats: i64
    ply: i64  # decisions made so far
    rng: Rng
    log: list[Event] | None  # where events go while somebody listens

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats = seats
        self.ply = 0
        self.rng = rng
        self.log = None

    # What every game says for itself.

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
        scores = self.scores()
        return [1 + sum(1 for other in scores if other > score) for score in scores]

    def copy(self) -> "State":
        """An independent state that is equal to this one; nobody listens to it."""
        return self

    def redeal(self, seat: Seat | None, rng: Rng) -> None:
        """Replace all that the seat (or a spectator) cannot see by a random consistent alternative."""

    def sealed(self, seat: Seat) -> bool:
        """Whether what the seat has answered to a question put to several at once is still its own secret.

        So far its answers have changed nothing that others see or hear, but that it is waited for no longer. A step
        that it took in the open meanwhile is no answer: it was told to everybody.
        """
        return False

    def observe(self, seat: Seat) -> list[int]:
        """What the seat knows, as numbers of a fixed count and order, the seat itself first: for learning agents."""
        return []

    def to_dict(self) -> Document:
        """The whole position, hidden things too, as a document."""
        return {}

    # What is the same for every game.

    def play(self, seat: int, action: int) -> None:
        """Make a decision; an IllegalAction changes nothing."""
        seats: int = self.seats
        legal = self.legal(seat) if 0 <= seat < seats else ()
        if action not in legal:
            refuse(self, seat, action, legal)
        self.apply(seat, action)

    def check_seat(self, seat: int) -> int:
        """The seat, if there is such a one."""
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
            self.log.append(Event(kind, seat, what, amount, cause, EVERYBODY))

    def whisper(self, kind: str, seat: int, what: str, amount: int, cause: str) -> None:
        """Tell one seat alone of a change."""
        if self.log is not None:
            self.log.append(Event(kind, seat, what, amount, cause, seat))


def refuse(state: State, seat: int, action: int, legal: tuple[Action, ...]) -> None:
    """Say why an action was not taken."""
    if legal:
        allowed = ", ".join(str(a) for a in legal)
        raise IllegalAction(f"Action {action} is not open to seat {seat} now; it may choose {allowed}.")
    if state.over():
        raise WrongSeat("The game is over.")
    waiting = ", ".join(str(s) for s in state.waiting())
    raise WrongSeat(f"Seat {seat} owes no decision now; the game waits for {waiting}.")
