"""Rows of the database as values."""

from typing import Literal

from msgspec import Struct

from petteia.server.messages import Clock

EntryKind = Literal["decide", "undo", "resigned", "out-of-time", "time-stood"]


class Entry(Struct, frozen=True):
    """One entry of a table's log.

    `decide`: the seat chose an action. `undo`: it took back its last decision. `resigned`, `out-of-time`: from now
    on a bot plays for the seat. `time-stood`: the server was away until then, and no clock ran meanwhile.
    """

    ply: int  # 0 for the first
    kind: EntryKind
    seat: int
    action: int  # of `decide`, else -1
    at: int  # milliseconds since 1970
    digest: str  # a mark of the position it led to; most entries have none


class SeatRow(Struct):
    """Who sits where."""

    seat: int
    who: Literal["open", "person", "bot"]
    person: str | None
    name: str
    level: str | None


class TableRow(Struct):
    """A table without its log."""

    id: str
    name: str
    game: str
    rules: int
    options: dict[str, str]
    seats: list[SeatRow]
    status: Literal["lobby", "running", "finished", "frozen"]
    host: str  # the person who made it
    public: bool
    clock: Clock
    undo: bool
    webhook: str
    created: int
    started: int | None
    finished: int | None
    key: bytes | None  # of the sealed generator, from the start
    scores: list[int] | None
    ranking: list[int] | None
    rematch: str | None
    rematch_offers: list[int]
    frozen: str
    components: str = ""  # the text of an owner's file that it is played with


class PersonRow(Struct):
    """Somebody who plays; with a password, an account."""

    id: str
    name: str
    password: str | None  # argon2
    created: int
