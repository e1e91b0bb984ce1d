"""How `petteia admin` shows people and tables: as lines for people, or as JSON for programs."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from petteia.texts import Texts

if TYPE_CHECKING:
    from petteia.server.storage.census import PersonReport, TableReport
    from petteia.server.storage.retention import Removable

SAID = {
    "finished": "ui-admin-finished",
    "abandoned": "ui-admin-abandoned",
    "lobbies": "ui-admin-lobbies",
    "chat": "ui-admin-chat",
    "guests": "ui-admin-guests",
}
WITH_IDS = ("finished", "abandoned", "lobbies")


def print_json(console: Console, what: object) -> None:
    """One JSON document, on one line."""
    import msgspec

    console.print(Text(msgspec.json.encode(what).decode()), soft_wrap=True)


def moment(at: int | None) -> str:
    """A time as everybody reads it, in UTC."""
    return "" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def print_tables(console: Console, texts: Texts, tables: Sequence["TableReport"], whole: bool = False) -> None:
    """A line for each table; `whole`, with its seats."""
    grid = Table.grid(padding=(0, 2))
    for table in tables:
        seats = ", ".join(seat.name or texts("ui-admin-free") for seat in table.seats)
        grid.add_row(
            Text(table.id, style="number", no_wrap=True),
            Text(table.game),
            Text(table.status),
            Text(moment(table.last or table.started or table.created), no_wrap=True),
            Text(texts("ui-admin-entries", n=table.entries)),
            Text(table.name),
            Text(seats, style="faint"),
        )
    if tables:
        console.print(grid)
    for table in tables if whole else ():
        for seat in table.seats:
            console.print(Text(f"{seat.seat}  {seat.name}  {seat.level or seat.person or ''}"))
        if table.frozen:
            console.print(Text(table.frozen))
    if not whole:
        console.print(Text(texts("ui-admin-tables", n=len(tables)), style="faint"))


def print_people(console: Console, texts: Texts, people: Sequence["PersonReport"]) -> None:
    """A line for each person."""
    grid = Table.grid(padding=(0, 2))
    for person in people:
        grid.add_row(
            Text(person.id, style="number", no_wrap=True),
            Text(person.name),
            Text(texts("ui-admin-account") if person.account else texts("ui-admin-guest")),
            Text(texts("ui-admin-seen", at=moment(person.seen)) if person.seen else ""),
            Text(texts("ui-admin-tables", n=person.tables), style="faint"),
            Text(texts("ui-admin-banned-since", at=moment(person.banned)) if person.banned else "", style="accent"),
        )
    if people:
        console.print(grid)
    console.print(Text(texts("ui-admin-people", n=len(people)), style="faint"))


def print_pruned(console: Console, texts: Texts, gone: Mapping["Removable", Sequence[str]], dry_run: bool) -> None:
    """What was removed, or would be."""
    console.print(texts("ui-admin-would-remove") if dry_run else texts("ui-admin-removed"))
    for kind, ids in gone.items():
        console.print(f"  {texts(SAID[kind], n=len(ids))}")
        if dry_run and kind in WITH_IDS and ids:
            console.print(Text(f"    {' '.join(ids)}", style="faint"))
