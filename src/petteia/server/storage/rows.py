"""Rows of the database as values."""

from typing import Literal

from msgspec import Struct

from petteia.server.messages import Clock

EntryKind = Literal["decide", "undo", "back", "resigned", "out-of-time", "time-stood"]


class Entry(Struct, frozen=True):
    """One entry of a table's log.

    `decide`: the seat chose an action. `undo`: it took its last decision back. `back`: it took a decision back with
    all that came after it. `resigned`, `out-of-time`: from now on a bot plays for the seat. `time-stood`: nothing could
    be stored until then, so no clock ran.
    """

    ply: int  # counted from 0
    kind: EntryKind
    seat: int
    action: int  # for `decide`; for `back` the ply of the decision; for `time-stood` the seconds; else -1
    at: int  # milliseconds since 1970
    digest: str  # a hash of the position that it led to; most entries have none


class Gap(Struct, frozen=True, array_like=True):
    """A time in which nothing could be stored, in milliseconds since 1970."""

    since: int
    until: int


class SeatRow(Struct):
    """A seat, and who sits there."""

    seat: int
    who: Literal["open", "person", "bot"]
    person: str | None
    name: str
    level: str | None
    away: bool = False  # whether its player has put the table away


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
    key: bytes | None  # of the sealed generator, once the game has begun
    scores: list[int] | None
    ranking: list[int] | None
    rematch: str | None
    rematch_offers: list[int]
    frozen: str
    components: str = ""  # the text of an owner's file
    practice: bool = False  # whether decisions are taken back over chance, too


class ChatRow(Struct):
    """A line of a table's chat, with who said it."""

    number: int
    at: int
    person: str
    seat: int | None
    name: str
    text: str


class SessionRow(Struct):
    """A browser in which a person is signed in."""

    id: str  # by which its owner ends it
    person: str
    device: str  # the browser and its system, as far as they are known
    made: int
    seen: int  # to the hour


class PersonRow(Struct):
    """A person; with a password, an account."""

    id: str
    name: str
    password: str | None  # its hash
    created: int
    banned: int | None = None  # since when
