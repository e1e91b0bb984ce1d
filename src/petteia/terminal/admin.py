"""petteia admin: people, tables and copies of a server's database, for whoever runs it."""

import argparse
import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console

from petteia.terminal.admin_lists import print_json, print_people, print_pruned, print_tables
from petteia.terminal.serve import check_server
from petteia.terminal.text_files import BadFile
from petteia.texts import LANGUAGES, Texts, usual_language

if TYPE_CHECKING:
    from petteia.server.admin import Admin

ABOUT: Final = (
    "Look after the people and tables of a server. It works on the server's database, whether the server is running or "
    "not; a running one notices within seconds. See docs/server.md."
)
STATUSES: Final = ("lobby", "running", "finished", "frozen")
AGES: Final = {
    "finished": "games that have been over for this many days",
    "abandoned": "games in which nothing has happened for this many days",
    "lobbies": "tables whose game has not begun in this many days",
    "chat": "lines of the chat that are this many days old",
    "guests": "people without account and tables who have not come for this many days",
}
GRACE_DAYS: Final = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be done, each with its own options."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str, about: str) -> argparse.ArgumentParser:
        added = actions.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        added.add_argument("--database", metavar="URL", help="the server's database (default: as 'petteia serve')")
        added.add_argument("--lang", metavar="|".join(LANGUAGES), help="the language (default: your system's, or en)")
        return added

    action("migrate", "make the database, or bring it up to date, as a server does when it starts")
    add_lists(action)
    for name, about in (
        ("ban", "keep somebody from signing in, and end their sessions"),
        ("unban", "let somebody sign in again"),
        ("rename", "give somebody another name"),
        ("delete-person", "forget somebody: bots play on for them, finished games stay without their name"),
    ):
        action(name, about).add_argument("who", metavar="WHO", help="an id, or the name of an account")
    actions.choices["rename"].add_argument("name", metavar="NAME", help="the new name")
    action("delete-table", "delete a table with its log and chat").add_argument("table", metavar="ID")
    pruning = action("prune", "remove what is old")
    for kind, meaning in AGES.items():
        pruning.add_argument(f"--{kind}", type=days, metavar="DAYS", help=meaning)
    pruning.add_argument("--dry-run", action="store_true", help="only say what would be removed")
    pruning.add_argument("--json", action="store_true", help="print one JSON object")
    exporting = action("export", "write a table into a file")
    exporting.add_argument("table", metavar="ID")
    exporting.add_argument("file", metavar="FILE")
    exporting.add_argument("--force", action="store_true", help="replace what is there")
    action("import", "take a table in from a file, after replaying its log").add_argument("file", metavar="FILE")
    for name, about in (
        ("backup", "copy the whole database into a file, also while the server runs"),
        ("restore", "make the database from such a file, while no server runs"),
    ):
        copying = action(name, about)
        copying.add_argument("file", metavar="FILE")
        copying.add_argument("--force", action="store_true", help="replace what is there")
    rotating = action("rotate-secret", "sign cookies with a new secret")
    rotating.add_argument(
        "--grace", type=days, default=GRACE_DAYS, metavar="DAYS",
        help=f"for how long cookies of the old one are accepted, and renewed (default: {GRACE_DAYS}); 0: not at all",
    )  # fmt: skip


def add_lists(action: Any) -> None:
    """The actions that change nothing."""
    tables = action("tables", "list tables, newest first")
    tables.add_argument("--status", choices=STATUSES)
    tables.add_argument("--game", metavar="NAME", default="", help="only tables of this game")
    tables.add_argument("--person", metavar="WHO", help="only tables of this person")
    people = action("people", "list people, newest first")
    people.add_argument("--name", metavar="PART", default="", help="only people whose name has this part")
    people.add_argument("--kind", choices=("accounts", "guests", "banned"))
    for listing in (tables, people):
        listing.add_argument("--limit", type=int, default=50, metavar="N", help="how many at most (default: 50)")
    table = action("table", "show a table")
    table.add_argument("table", metavar="ID")
    person = action("person", "show a person and their tables")
    person.add_argument("who", metavar="WHO", help="an id, or the name of an account")
    for each in (tables, people, table, person):
        each.add_argument("--json", action="store_true", help="print JSON")


def days(written: str) -> int:
    number = int(written)
    if not 0 <= number <= 36_500:
        raise ValueError
    return number


def admin(wanted: argparse.Namespace, console: Console) -> None:
    """Do what was asked, and say so in a sentence."""
    check_server()
    from petteia.server.settings import read_settings

    settings = read_settings(os.environ, database=wanted.database)
    texts = Texts(wanted.lang or usual_language(), ["petteia.terminal"])
    work: Coroutine[Any, Any, None]
    if wanted.action == "migrate":
        work = migrate(settings.database, console, texts)
    elif wanted.action in ("backup", "restore"):
        work = copy(wanted, settings.database, console, texts)
    elif wanted.action == "rotate-secret":
        work = rotate(wanted, settings.database, bool(settings.secret), console, texts)
    else:
        work = look_after(wanted, settings.database, console, texts)
    asyncio.run(work)


async def migrate(url: str, console: Console, texts: Texts) -> None:
    """Make the database ready for this version."""
    from petteia.server.storage.store import Store

    store = await Store.open(url)
    await store.close()
    console.print(texts("ui-admin-migrated"))


async def copy(wanted: argparse.Namespace, url: str, console: Console, texts: Texts) -> None:
    """Make a copy of the database, or the database from a copy."""
    from petteia.server.admin import check_stopped
    from petteia.server.storage.backups import back_up, restore

    file = Path(wanted.file)
    if wanted.action == "backup":
        back_up(url, file, wanted.force)
        console.print(texts("ui-admin-backed-up", file=str(file), size=file.stat().st_size // 1024))
    else:
        await check_stopped(url)
        restore(url, file, wanted.force)
        console.print(texts("ui-admin-restored", file=str(file)))


async def rotate(wanted: argparse.Namespace, url: str, is_set: bool, console: Console, texts: Texts) -> None:
    """Draw a new secret, if the database is where it is kept."""
    from petteia.server.admin import AdminError, opened

    if is_set:
        raise AdminError("The secret stands in PETTEIA_SECRET: change it there, and all old cookies end.")
    async with opened(url) as office:
        await office.rotate_secret(wanted.grace)
    console.print(texts("ui-admin-rotated", n=wanted.grace))


async def look_after(wanted: argparse.Namespace, url: str, console: Console, texts: Texts) -> None:
    """Everything that is done to people and tables."""
    from petteia.server.admin import opened

    async with opened(url) as office:
        if wanted.action in ("tables", "table", "people", "person"):
            await show(wanted, office, console, texts)
        elif wanted.action == "prune":
            await prune(wanted, office, console, texts)
        elif wanted.action in ("export", "import", "delete-table"):
            await move_table(wanted, office, console, texts)
        elif wanted.action == "rename":
            person, name = await office.rename(wanted.who, wanted.name)
            console.print(texts("ui-admin-renamed", name=person.name, new=name))
        else:
            do = {"ban": office.ban, "unban": office.unban, "delete-person": office.delete_person}[wanted.action]
            person = await do(wanted.who)
            said = {
                "ban": "ui-admin-banned", "unban": "ui-admin-unbanned", "delete-person": "ui-admin-person-deleted",
            }[wanted.action]  # fmt: skip
            console.print(texts(said, name=person.name))


async def show(wanted: argparse.Namespace, office: "Admin", console: Console, texts: Texts) -> None:
    """Lists of tables and people, or one of them."""
    census = office.store.census
    if wanted.action == "tables":
        person = (await office.person(wanted.person)).id if wanted.person else ""
        found = await census.tables(
            status=wanted.status or "", game=wanted.game, person=person, limit=max(wanted.limit, 0)
        )
        print_json(console, found) if wanted.json else print_tables(console, texts, found)
    elif wanted.action == "people":
        people = await census.people(name=wanted.name, kind=wanted.kind, limit=max(wanted.limit, 0))
        print_json(console, people) if wanted.json else print_people(console, texts, people)
    elif wanted.action == "table":
        row = await office.table(wanted.table)
        found = await census.tables(ids=[row.id])
        print_json(console, found[0]) if wanted.json else print_tables(console, texts, found, whole=True)
    else:
        somebody = await office.person(wanted.who)
        people = await census.people(ids=[somebody.id])
        found = await census.tables(person=somebody.id)
        if wanted.json:
            print_json(console, {"person": people[0], "tables": found})
        else:
            print_people(console, texts, people)
            print_tables(console, texts, found)


async def prune(wanted: argparse.Namespace, office: "Admin", console: Console, texts: Texts) -> None:
    """Remove what is old, or say what it would be."""
    from petteia.server.admin import AdminError
    from petteia.server.storage.retention import REMOVABLE

    ages = {kind: getattr(wanted, kind) for kind in REMOVABLE if getattr(wanted, kind) is not None}
    if not ages:
        raise AdminError(f"Say what is to be removed: {', '.join(f'--{kind} DAYS' for kind in REMOVABLE)}.")
    gone = await (office.old(ages) if wanted.dry_run else office.prune(ages))
    if wanted.json:
        print_json(console, gone)
    else:
        print_pruned(console, texts, gone, wanted.dry_run)


async def move_table(wanted: argparse.Namespace, office: "Admin", console: Console, texts: Texts) -> None:
    """Take a table out, in or away."""
    from petteia.server.storage.database import make_private
    from petteia.server.table_files import LARGEST, exported, taken_in

    if wanted.action == "export":
        data, target = await exported(office.store, await office.table(wanted.table)), Path(wanted.file)
        if target.exists() and not wanted.force:
            raise BadFile(f"{target} exists already; with --force it is replaced.")
        try:
            make_private(target)
            target.write_bytes(data)
        except OSError as error:
            raise BadFile(f"{wanted.file} cannot be written: {error.strerror}.") from None
        console.print(texts("ui-admin-exported", id=wanted.table, file=wanted.file))
    elif wanted.action == "import":
        try:
            with Path(wanted.file).open("rb") as file:
                data = file.read(LARGEST + 1)
        except OSError as error:
            raise BadFile(f"{wanted.file} cannot be read: {error.strerror}.") from None
        row = await taken_in(office.store, data)
        console.print(texts("ui-admin-imported", id=row.id, name=row.name))
    else:
        row = await office.delete_table(wanted.table)
        console.print(texts("ui-admin-table-deleted", id=row.id, name=row.name))
