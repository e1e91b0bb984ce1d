"""What happened at a table: the events as each viewer hears them, and the points that they brought, by their sources.

Every viewer numbers the events that they may hear from 0, so that a page says how many it has and gets the rest.
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import astuple

from petteia.kernel.game import Game
from petteia.kernel.log import EVERYBODY, Event, Join, Log
from petteia.server.messages import Points, Told

Row = tuple[int, str, int, str, int, str, Join, str, int]  # the fields of a Told
Ledger = tuple[dict[str, int], ...]  # by seat: points by source
MINUTE: Final = 60_000


class Chronicle:
    """The events of one table, as each viewer hears them, and how they join in each viewer's log."""

    __slots__ = ("heard", "logs", "minutes", "rows")

    def __init__(self, game: Game, seats: int) -> None:
        self.heard: list[list[Told]] = [[] for _ in range(seats + 1)]  # by seat; the last are the spectators
        self.logs = [Log(game.joins) for _ in self.heard]
        self.minutes = [0] * len(self.heard)  # of what each viewer has heard last
        self.rows: list[list[Row]] = [[] for _ in self.heard]  # what each viewer has heard last, for changes

    def hear(self, ply: int, events: list[Event], at: int = 0) -> None:
        """Add events of the game, which happened at that time."""
        self.rows = [[] for _ in self.heard]
        for event in events:
            made: dict[tuple[str, str, int], tuple[Told, Row]] = {}  # viewers who are told alike share it
            viewers = range(len(self.heard)) if event.only == EVERYBODY else (event.only,)
            for viewer in viewers:
                log = self.logs[viewer]
                before = log.heading
                joins = log.hear(event)
                heading = log.heading if log.heading != before else ""
                when = self.told_time(viewer, at)
                found = made.get((joins, heading, when))
                if found is None:
                    row = ply, event.kind, event.seat, event.what, event.amount, event.cause, joins, heading, when
                    found = made[joins, heading, when] = Told(*row), row
                self.heard[viewer].append(found[0])
                self.rows[viewer].append(found[1])

    def say(self, ply: int, kind: str, seat: int, amount: int, at: int) -> None:
        """Add something for everybody that is not an event of the game."""
        self.rows = []
        for viewer, (heard, log) in enumerate(zip(self.heard, self.logs)):
            row: Row = ply, kind, seat, "", amount, "", "line", "", self.told_time(viewer, at)
            self.rows.append([row])
            log.close()
            heard.append(Told(*row))

    def told_time(self, viewer: int, at: int) -> int:
        """The time, if it is another minute than that of what the viewer has heard before; else 0."""
        minute = at // MINUTE
        if minute == self.minutes[viewer]:
            return 0
        self.minutes[viewer] = minute
        return at

    def of(self, seat: int | None) -> list[Told]:
        """All events that a viewer has heard."""
        return self.heard[-1 if seat is None else seat]

    def rows_since(self, seat: int | None, number: int) -> list[Row]:
        """The events from a number on that a viewer has heard, as rows: mostly those of the last change."""
        heard, last = self.of(seat), self.rows[-1 if seat is None else seat]
        return last if number == len(heard) - len(last) else [astuple(told) for told in heard[number:]]


def no_points(seats: int) -> Ledger:
    return tuple({} for _ in range(seats))


def add_points(game: Game, ledger: Ledger, events: Iterable[Event]) -> Ledger:
    """The ledger after these events. Private events bring no points: points are public."""
    changed = None
    for event in events:
        points = game.points(event) if event.only == EVERYBODY else 0
        if points:
            if changed is None:
                changed = tuple(dict(seat) for seat in ledger)
            changed[event.seat][event.cause] = changed[event.seat].get(event.cause, 0) + points
    return ledger if changed is None else changed


def told_points(ledger: Ledger) -> list[list[Points]]:
    """The ledger as the page gets it."""
    return [[Points(source, points) for source, points in seat.items()] for seat in ledger]
