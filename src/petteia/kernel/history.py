"""What seats remember: all that each has seen, been told and decided since the game began, in its order.

An observation says what a seat knows by looking at the table. A player with a perfect memory knows more: which cards
they passed on in a draft, which were shown and taken back, what others did and when. A `Memory` plays a game and keeps
such a history for every seat. It is a row of moments, which read as whole numbers:

- SEEN, how many numbers of the observation have changed, and each of them: its place and what it is now
- TOLD, an event: its kind, its seat, what it is about, how much, its cause; words by their `code`, two numbers each
- DECIDED, the action
"""

from hashlib import blake2b
from struct import pack, unpack
from typing import Final
from zlib import crc32

from librt.strings import read_i16_le, read_i64_le
from mypy_extensions import i64

from petteia.kernel.log import Event, told_to
from petteia.kernel.observation import WIDTH
from petteia.kernel.rng import Rng
from petteia.kernel.state import State

SEEN: Final = 1
TOLD: Final = 2
DECIDED: Final = 3
DIGEST_BYTES: Final = 16

Told = tuple[str, int, str, int, str, int, str]  # an event's kind, seat, matter, amount, cause, hearer and heading

# The words of events that were told so far, as numbers.
CODES: Final[dict[str, tuple[int, int]]] = {}


def code(word: str) -> tuple[int, int]:
    """A word as two numbers of two bytes: its checksum."""
    known = CODES.get(word)
    if known is None:
        low, high = unpack("<hh", pack("<I", crc32(word.encode())))
        known = (int(low), int(high))
        CODES[word] = known
    return known


def changes(before: bytes, now: bytes) -> list[int]:
    """The place and the value of each number of an observation that is another one now."""
    found: list[int] = []
    size: i64 = len(now)
    at: i64 = 0
    while at < size:
        if at + 8 <= size and read_i64_le(now, at) == read_i64_le(before, at):
            at += 8
            continue
        number = i64(read_i16_le(now, at))
        if number != i64(read_i16_le(before, at)):
            found.append(at // WIDTH)
            found.append(number)
        at += WIDTH
    return found


class Moment:
    """One thing that a seat remembers, and all that was before it."""

    __slots__ = ("before", "event", "known_digest", "length", "numbers")
    before: "Moment | None"
    numbers: list[int]
    event: Event | None  # that it was told, if this is one
    length: int  # how many numbers there are up to here
    known_digest: bytes  # of all of them, once it was asked for

    def __init__(self, before: "Moment | None", numbers: list[int], event: Event | None) -> None:
        self.before = before
        self.numbers = numbers
        self.event = event
        self.length = len(numbers) + (before.length if before is not None else 0)
        self.known_digest = b""

    def digest(self) -> bytes:
        """Of all numbers up to here."""
        new: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and not moment.known_digest:
            new.append(moment)
            moment = moment.before
        known = moment.known_digest if moment is not None else b""
        for moment in reversed(new):
            written = pack(f"<{len(moment.numbers)}q", *moment.numbers)
            known = blake2b(known + written, digest_size=DIGEST_BYTES).digest()
            moment.known_digest = known
        return known


class History:
    """What one seat remembers."""

    __slots__ = ("last", "seat", "seen")
    seat: int
    seen: bytes  # the observation as it was last
    last: Moment | None

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen = b""
        self.last = None

    def copy(self) -> "History":
        """The same history, which goes on by itself."""
        other = History(self.seat)
        other.seen = self.seen
        other.last = self.last
        return other

    def __reduce__(self) -> tuple[object, tuple[int, bytes, list[tuple[list[int], Told | None]]]]:
        """A pickle has the moments in a row: their chain is too deep for it."""
        row = [(moment.numbers, as_told(moment.event)) for moment in self.moments()]
        return restored, (self.seat, self.seen, row)

    def see(self, state: State) -> None:
        """Remember what has changed in what the seat observes."""
        now = state.observation(self.seat)
        if now == self.seen:
            return
        new = changes(self.seen or bytes(len(now)), now)
        self.seen = now
        self.last = Moment(self.last, [SEEN, len(new) // 2, *new], None)

    def hear(self, events: list[Event]) -> None:
        """Remember what the seat was told."""
        for event in told_to(events, self.seat):
            numbers = [TOLD, *code(event.kind), event.seat, *code(event.what), event.amount, *code(event.cause)]
            self.last = Moment(self.last, numbers, event)

    def decide(self, action: int) -> None:
        """Remember what the seat decided."""
        self.last = Moment(self.last, [DECIDED, action], None)

    def moments(self) -> list[Moment]:
        """All moments, the first one first."""
        found: list[Moment] = []
        moment = self.last
        while moment is not None:
            found.append(moment)
            moment = moment.before
        found.reverse()
        return found

    def numbers(self) -> list[int]:
        """The whole history in numbers."""
        found: list[int] = []
        for moment in self.moments():
            found += moment.numbers
        return found

    def length(self) -> int:
        """How many numbers these are."""
        return self.last.length if self.last is not None else 0

    def digest(self) -> str:
        """A short name of the history: equal if, and as good as only if, all that is remembered is equal."""
        return self.last.digest().hex() if self.last is not None else ""


def as_told(event: Event | None) -> Told | None:
    """The parts of an event."""
    if event is None:
        return None
    return (event.kind, event.seat, event.what, event.amount, event.cause, event.only, event.heading)


def restored(seat: int, seen: bytes, row: list[tuple[list[int], Told | None]]) -> History:
    """The history that was pickled."""
    history = History(seat)
    history.seen = seen
    for numbers, told in row:
        event = Event(told[0], told[1], told[2], told[3], told[4], told[5], told[6]) if told is not None else None
        history.last = Moment(history.last, numbers, event)
    return history


class Memory:
    """A game that is played from its beginning, and what all seats remember of it. The state's events are its own."""

    __slots__ = ("histories", "state")
    state: State
    histories: list[History]

    def __init__(self, state: State, histories: list[History] | None = None) -> None:
        """Remember from now on; a table that was set up with `listening` also what it has told so far."""
        self.state = state
        state.listen()
        self.histories = histories or [History(seat) for seat in range(state.seats)]
        if histories is None:
            self.learn()

    def copy(self) -> "Memory":
        """The same game again, which goes on by itself."""
        return Memory(self.state.copy(), [history.copy() for history in self.histories])

    def __copy__(self) -> "Memory":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Memory":
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[State, list[History]]]:
        return Memory, (self.state, self.histories)

    def play(self, seat: int, action: int) -> None:
        """Make a decision; an IllegalAction changes nothing."""
        self.state.play(seat, action)
        self.histories[seat].decide(action)
        self.learn()

    def learn(self) -> None:
        """Let all seats see and hear what is new."""
        events = self.state.listen()
        for history in self.histories:
            history.hear(events)
            history.see(self.state)
        events.clear()

    def redeal(self, seat: int, rng: Rng) -> None:
        """Replace all that the seat cannot see (`State.redeal`). It remembers the same; the others begin anew."""
        self.state.redeal(seat, rng)
        self.histories = [mine if mine.seat == seat else History(mine.seat) for mine in self.histories]
        self.learn()
