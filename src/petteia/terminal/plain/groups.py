"""A view as people can read it: what lies before each seat, and what lies on the table."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeGuard

from petteia.kernel.state import Document

Plain = str | int | float | bool | None
SHOWN_ELSEWHERE: Final = {"game", "seat", "seats", "waiting", "over", "options"}
NOT_BY_SEAT: Final = {"turn_order"}  # lists as long as there are seats that say something else than what each has


class ViewEntry(NamedTuple):
    """What is called by one name: a single thing, a row of things, or more names below it."""

    key: str  # the name in the view; the number in a list (from 1), where there is none
    value: "Plain | Sequence[Plain | ViewEntry]"


class Groups(NamedTuple):
    table: list[ViewEntry]
    seats: list[list[ViewEntry]]  # by seat


def grouped(view: Document, seats: int) -> Groups:
    """Sort a view: a list with an entry for each seat lies before the seats, everything else on the table."""
    found = Groups([], [[] for _ in range(seats)])
    for key, value in view.items():
        if key in SHOWN_ELSEWHERE:
            continue
        if isinstance(value, list) and len(value) == seats and key not in NOT_BY_SEAT:
            for seat, each in enumerate(value):
                found.seats[seat].extend(entries(each) if isinstance(each, dict) else [entry(key, each)])
        else:
            found.table.append(entry(key, value))
    return found


def entries(value: object) -> list[ViewEntry]:
    if isinstance(value, dict):
        return [entry(str(key), each) for key, each in value.items()]
    return [entry(str(number), each) for number, each in enumerate(value, 1)] if isinstance(value, list) else []


def entry(key: str, value: object) -> ViewEntry:
    if is_plain(value):
        return ViewEntry(key, value)
    if isinstance(value, list) and all(map(is_plain, value)):
        return ViewEntry(key, list(value))
    return ViewEntry(key, entries(value))


def is_plain(value: object) -> TypeGuard[Plain]:
    return value is None or isinstance(value, str | int | float)


def below_it(found: ViewEntry) -> list[ViewEntry]:
    """The names below an entry's own."""
    return [each for each in found.value if isinstance(each, ViewEntry)] if isinstance(found.value, list) else []


def plain_values(found: ViewEntry) -> list[Plain]:
    """The things in an entry's row."""
    return [each for each in found.value if is_plain(each)] if isinstance(found.value, list) else []
