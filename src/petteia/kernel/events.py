"""What happened, for logs, animations and statistics. A state tells events only while somebody listens."""

from typing import Final

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
