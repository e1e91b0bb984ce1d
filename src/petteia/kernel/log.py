"""What happened, and how it becomes a log: which events are told together, and under which headings.

A line of the log consists of clauses, and a clause of the events that one short sentence tells: 'Ann plays Bank for 3
drachmas · gains 2 taxes.' Each game says how its events join (`Game.joins`) and under which heading they stand
(`State.heading`). Whoever tells a log, in a terminal or on a page, finds words for the same lines.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal

EVERYBODY: Final = -1


class Event:
    """One change: who, what, how much, why, and in which part of the game (`State.heading`).

    `only` is the one seat that may know of it, or EVERYBODY. Where a part of a change is secret there are two events:
    the open one without the secret, and the full one for the seat that may know.
    """

    __slots__ = ("amount", "cause", "heading", "kind", "only", "seat", "what")
    kind: str
    seat: int
    what: str
    amount: int
    cause: str
    only: int
    heading: str

    def __init__(
        self, kind: str, seat: int, what: str, amount: int, cause: str, only: int = EVERYBODY, heading: str = ""
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.what = what
        self.amount = amount
        self.cause = cause
        self.only = only
        self.heading = heading

    def to_dict(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat, "what": self.what, "amount": self.amount, "cause": self.cause}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_dict() == other.to_dict() and self.only == other.only

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.what, self.amount, self.cause, self.only))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.what!r}, {self.amount}, {self.cause!r}, only={self.only})"


def told_to(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat may know of; None is a spectator."""
    return [event for event in events if event.only in (EVERYBODY, seat)]


# What becomes of an event: it begins a line, or a clause of the open line; belongs to the open clause; stands in a line
# beside the open one, which goes on; or is not told, because others say the same.
Join = Literal["line", "clause", "same", "beside", "untold"]


class Line:
    """A line of the log: a heading, or clauses of events."""

    __slots__ = ("clauses", "heading")
    heading: str  # of a heading: stages of the game (`State.stage`) after one another, "round 5, action"
    clauses: list[list[Event]]

    def __init__(self, heading: str = "") -> None:
        self.heading = heading
        self.clauses = []

    def first(self) -> Event:
        """The event that began the line."""
        return self.clauses[0][0]

    def clause(self) -> Event:
        """The event that began the last clause."""
        return self.clauses[-1][0]

    def last(self) -> Event:
        return self.clauses[-1][-1]

    def seats(self) -> list[int]:
        """The seats that the line is about, in the order in which they come up."""
        return list(dict.fromkeys([clause[0].seat for clause in self.clauses]))

    def put(self, event: Event, join: Join) -> None:
        if join == "same" and self.clauses:
            self.clauses[-1].append(event)
        else:
            self.clauses.append([event])


Joins = Callable[[Line | None, Event], Join]


def usual_join(line: Line | None, event: Event) -> Join:
    """A line for each turn of a seat; what it gains (or loses) by one cause is told in one go."""
    if line is None or event.seat < 0 or event.seat != line.first().seat:
        return "line"
    before = line.clause()
    same = event.kind in ("gain", "lose") and (event.kind, event.cause) == (before.kind, before.cause)
    return "same" if same else "clause"


class Log:
    """How the events that one viewer hears join, as they come."""

    __slots__ = ("beside", "heading", "joins", "open")
    joins: Joins
    heading: str
    open: Line | None
    beside: Line | None

    def __init__(self, joins: Joins) -> None:
        self.joins = joins
        self.heading = ""
        self.open = None
        self.beside = None

    def hear(self, event: Event) -> Join:
        """What becomes of an event. If it is told and stands under a new heading, `heading` is that one now."""
        going_on = event.heading == self.heading
        join = self.joins(self.open if going_on else None, event)
        if join == "untold":
            return join
        if not going_on:
            self.heading = event.heading
            self.close()
        if join == "beside" and self.open is not None:
            self.beside = Line() if self.beside is None else self.beside
            self.beside.put(event, join)
            return join
        if join == "line" or self.open is None:
            self.close()
            self.open = Line()
            join = "line"
        self.open.put(event, join)
        return join

    def close(self) -> None:
        """End the open line: something else follows."""
        self.open = None
        self.beside = None

    def lines(self, events: Sequence[Event]) -> list[Line]:
        """The lines of these events, which follow on those heard before; of a line that goes on, what is new."""
        told: list[Line] = []
        own: dict[bool, Line] = {}  # the last line of its own, and the one beside it
        for event in events:
            heading = self.heading
            join = self.hear(event)
            if join == "untold":
                continue
            if self.heading != heading:
                told.append(Line(self.heading))
            aside = join == "beside"
            if join == "line":
                own.clear()
            if aside not in own:
                own[aside] = Line()
                told.append(own[aside])
            own[aside].put(event, join)
        return told


def lines_of(joins: Joins, events: Sequence[Event], since: int = 0) -> list[Line]:
    """The log of these events, or of those from a number on."""
    log = Log(joins)
    for event in events[:since]:
        log.hear(event)
    return log.lines(events[since:])
