"""People, tables and decisions that tests start from."""

from typing import Any

import msgspec

import petteia
from petteia.server.messages import Clock
from petteia.server.storage.rows import Entry, PersonRow, SeatRow, TableRow


def person(name: str, password: str | None = None) -> PersonRow:
    """A person whose id is their name."""
    return PersonRow(id=name, name=name.capitalize(), password=password, created=1)


def seated(seat: int, name: str) -> SeatRow:
    """A seat of this person."""
    return SeatRow(seat=seat, who="person", person=name, name=name.capitalize(), level=None)


def free(seat: int) -> SeatRow:
    """A free seat."""
    return SeatRow(seat=seat, who="open", person=None, name="", level=None)


def bot(seat: int, level: str = "skilled") -> SeatRow:
    """A seat of a bot."""
    return SeatRow(seat=seat, who="bot", person=None, name="", level=level)


def table(table: str, host: str, **changes: Any) -> TableRow:
    """A table of Khôra in the lobby: the host and a free seat."""
    row = TableRow(
        id=table,
        name=f"Table {table}",
        game="khora",
        rules=petteia.load("khora").version,
        options={"draft": "off"},
        seats=[seated(0, host), free(1)],
        status="lobby",
        host=host,
        public=True,
        clock=Clock(),
        undo=True,
        webhook="",
        created=1000,
        started=None,
        finished=None,
        key=None,
        scores=None,
        ranking=None,
        rematch=None,
        rematch_offers=[],
        frozen="",
    )
    return msgspec.structs.replace(row, **changes)


def entry(ply: int, action: int = 7) -> Entry:
    """A decision."""
    return Entry(ply=ply, kind="decide", seat=0, action=action, at=2000 + ply, digest="d")
