"""Points by where they came from, as the events of a game tell of them."""

from collections.abc import Iterable

from petteia.kernel.events import EVERYBODY, Event
from petteia.kernel.game import Game
from petteia.server.messages import Points

Ledger = tuple[dict[str, int], ...]  # by seat: points by source


def no_points(seats: int) -> Ledger:
    """The ledger before anything has happened."""
    return tuple({} for _ in range(seats))


def add_points(game: Game, ledger: Ledger, events: Iterable[Event]) -> Ledger:
    """A new ledger after these events. Private ones bring nothing: points are open to all."""
    changed = None
    for event in events:
        points = game.points(event) if event.only == EVERYBODY else 0
        if points:
            if changed is None:
                changed = tuple(dict(seat) for seat in ledger)
            changed[event.seat][event.cause] = changed[event.seat].get(event.cause, 0) + points
    return ledger if changed is None else changed


def told_points(ledger: Ledger) -> list[list[Points]]:
    """The ledger for the page."""
    return [[Points(source, points) for source, points in seat.items()] for seat in ledger]
