"""A loaded table: its row, its game, its chat, who is there, and the encoded messages about it."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from petteia.server.clocks import now
from petteia.server.messages import ChatLine
from petteia.server.replica import Declined, Replica
from petteia.server.reporter import ENCODER, table_info
from petteia.server.sight import Sight
from petteia.server.storage.rows import Entry, TableRow
from petteia.server.table_lock import TableLock

RESTING: Final = 300_000  # milliseconds without a decision after which a table takes as little memory as it can
NO_SEATS: Final[list[int]] = []
PRESENCE_KEPT: Final = 90_000  # milliseconds after which what another process said about who is there is forgotten


class Listener(Protocol):
    """A page at the table. It is told that something has changed, and fetches it when it is ready to send."""

    person: str | None
    session: str | None

    def table_changed(self) -> None:
        """Send the table."""

    def position_changed(self) -> None:
        """Send the position."""

    def chat_changed(self) -> None:
        """Send the new lines of the chat."""

    def keep_alive(self) -> None:
        """Send something if nothing was sent for long."""

    def removed(self) -> None:
        """The table has been removed."""

    def signed_out(self) -> None:
        """The session of the page has ended."""


class Elsewhere:
    """Who is at the table through another process."""

    __slots__ = ("people", "seen", "watching")

    def __init__(self, people: frozenset[str], watching: int, seen: int) -> None:
        self.people = people
        self.watching = watching
        self.seen = seen


class Room:
    """One loaded table."""

    def __init__(self, row: TableRow, replica: Replica | None) -> None:
        self.row = row
        self.replica = replica  # None before the game begins, and if it is frozen
        self.lock = TableLock()
        self.lines: list[ChatLine] | None = None  # None until somebody needs it
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # by process
        self.told: list[Entry] = []  # what other processes have added to the log, while nobody here needed to know
        self.hurried = False  # whether bots here think shorter than they would, because many wait
        self.used = now()
        self._facts = self.facts()
        self._tables: dict[str | None, str] = {}
        self._ply_of_tables = -1
        self._sights: dict[int | None, Sight] = {}  # by seat
        self._moved = now()  # when the position last changed
        self._seats: dict[str | None, list[int]] = {}  # by person
        self._row_of_seats: TableRow | None = None
        self._woken: list[Callable[[], None]] = []  # how pages send their news, which are about to do so

    @property
    def id(self) -> str:
        return self.row.id

    def playing(self) -> Replica:
        """The game; raises Declined if there is none."""
        if self.row.status == "frozen":
            raise Declined("frozen", self.row.frozen)
        if self.replica is None:
            raise Declined("not-begun", "The game has not begun.")
        return self.replica

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        if self._row_of_seats is not self.row:
            self._row_of_seats = self.row
            people = {seat.person for seat in self.row.seats if seat.person is not None}
            self._seats = {one: [seat.seat for seat in self.row.seats if seat.person == one] for one in people}
        return self._seats.get(person, NO_SEATS)

    def is_idle(self) -> bool:
        """Whether nobody looks at the table, changes it or thinks about it."""
        bots = self.row.status == "running" and self.replica is not None and bool(self.replica.waiting_bots())
        return not (self.listeners or self.lock.locked() or bots)

    # Who is there.

    def people_here(self) -> frozenset[str]:
        """The people who are at the table through this process, seated or not."""
        return frozenset(listener.person for listener in self.listeners if listener.person is not None)

    def watching_here(self) -> int:
        """How many spectators are there through this process."""
        seated = {seat.person for seat in self.row.seats}
        unknown = sum(listener.person is None for listener in self.listeners)
        return len(self.people_here() - seated) + unknown

    def online(self) -> frozenset[str]:
        """The people who are at the table, seated or not."""
        return self.people_here().union(*(other.people for other in self.elsewhere.values()))

    def watching(self) -> int:
        """How many spectators there are."""
        return self.watching_here() + sum(other.watching for other in self.elsewhere.values())

    def hear_from(self, process: str, people: frozenset[str], watching: int) -> None:
        """Note who is there through another process."""
        before = self.online(), self.watching()
        self.elsewhere[process] = Elsewhere(people, watching, now())
        if (self.online(), self.watching()) != before:
            self.table_changed()

    def forget_silent(self) -> None:
        """Forget processes that have said nothing for long."""
        before = now() - PRESENCE_KEPT
        heard = {process: other for process, other in self.elsewhere.items() if other.seen >= before}
        if len(heard) < len(self.elsewhere):
            self.elsewhere = heard
            self.table_changed()

    # What changed.

    def facts(self) -> tuple[object, ...]:
        """What a page knows of a table that changes with the game and is not in its positions."""
        return self.row.status, () if self.replica is None else tuple(self.replica.gone)

    def position_changed(self) -> None:
        """Tell all pages that the position has changed."""
        self._moved = now()
        for listener in self.listeners:
            listener.position_changed()
        if self._facts != self.facts():
            self.table_changed()

    def table_changed(self) -> None:
        """Tell all pages that the table has changed."""
        self._facts = self.facts()
        self._tables.clear()
        for listener in self.listeners:
            listener.table_changed()

    def chat_changed(self) -> None:
        """Tell all pages that the chat has changed."""
        for listener in self.listeners:
            listener.chat_changed()

    def removed(self) -> None:
        """Tell all pages that the table has been removed."""
        for listener in self.listeners:
            listener.removed()

    def wake(self, tell: Callable[[], None]) -> None:
        """Let a page send its news as soon as whoever changes something has finished, in one turn with all others."""
        if not self._woken:
            asyncio.get_running_loop().call_soon(self._tell_all)
        self._woken.append(tell)

    def _tell_all(self) -> None:
        woken, self._woken = self._woken, []
        for tell in woken:
            tell()

    # Messages, encoded once for all pages that get the same.

    def table_text(self, person: str | None) -> str:
        """The message about the table, as a person may see it."""
        if self.replica is not None and self.replica.ply != self._ply_of_tables:
            self._tables.clear()
            self._ply_of_tables = self.replica.ply
        key = person if person == self.row.host or self.seats_of(person) else None
        found = self._tables.get(key)
        if found is None:
            info = table_info(self.row, self.replica, key, self.online(), self.watching(), self.hurried)
            found = self._tables[key] = ENCODER.encode(info).decode()
        return found

    def sight(self, seat: int | None) -> Sight:
        """What a viewer sees."""
        found = self._sights.get(seat)
        if found is None:
            found = self._sights[seat] = Sight(seat)
        return found

    def rest(self) -> None:
        """Where nothing happens, forget what viewers have seen: their pages are told the next position whole."""
        if not self.listeners or now() - self._moved > RESTING:
            self._sights.clear()
            if self.replica is not None:
                self.replica.known.clear()
