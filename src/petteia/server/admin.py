"""What whoever runs a server can do to people and tables, beside the running server. `petteia admin` calls it.

Running servers read in the bulletin what has changed: within seconds they close the pages of people who are banned, and
show tables as they are.
"""

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from petteia.kernel.errors import PetteiaError
from petteia.server.clocks import DAY, now
from petteia.server.namer import NOBODY
from petteia.server.replica import Declined, Frozen, open_table
from petteia.server.storage.database import BadDatabase, database_url
from petteia.server.storage.retention import OF_TABLES, Removable
from petteia.server.storage.rows import PersonRow, TableRow
from petteia.server.storage.store import Store
from petteia.server.uptime import GONE
from petteia.server.written import cleaned_name, is_reserved

BATCH: Final = 100  # tables, lines or guests that are removed in one transaction


class NotFound(PetteiaError):
    """There is no such person or table."""


class AdminError(PetteiaError):
    """It cannot be done as things stand."""


def is_missing(url: str) -> bool:
    """Whether a database is a file that is not there; opening it would make it."""
    known = database_url(url)
    return known.get_backend_name() == "sqlite" and not Path(known.database or "").is_file()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator["Admin"]:
    """An existing database, brought up to date as a server does it."""
    if is_missing(url):
        raise NotFound(f"There is no database {database_url(url).database}; name one with --database.")
    store = await Store.open(url)
    try:
        yield Admin(store)
    finally:
        await store.close()


async def check_stopped(url: str) -> None:
    """Raise AdminError if a server is running on a database, or was until a moment ago."""
    if is_missing(url):
        return
    with suppress(BadDatabase, SQLAlchemyError):  # what is not there, or of somebody else, has no server
        store = await Store.open(url, migrate=False)
        try:
            last = await store.last_alive()
        finally:
            await store.close()
        if last is not None and last > now() - GONE:
            raise AdminError(
                f"A server was running on this database within the last {GONE // 1000} seconds; "
                "stop it, wait that long and try again."
            )


class Admin:
    """The store in the hands of whoever runs the server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def person(self, who: str) -> PersonRow:
        """The person of this id, or the owner of the account of this name."""
        found = await self.store.person(who) or await self.store.account(who)
        if found is None:
            raise NotFound(f"There is no person with the id {who!r}, and no account of that name.")
        return found

    async def table(self, table: str) -> TableRow:
        """The table of this id."""
        found = await self.store.table(table)
        if found is None:
            raise NotFound(f"There is no table {table!r}.")
        return found

    # People.

    async def ban(self, who: str) -> PersonRow:
        """Keep a person from signing in; their sessions end and their pages close."""
        person = await self.person(who)
        await self.store.accounts.ban(person.id, now())
        await self.store.bulletin.post(now(), [], person.id)
        return person

    async def unban(self, who: str) -> PersonRow:
        """Let a person sign in again."""
        person = await self.person(who)
        if person.banned is None:
            raise AdminError(f"{person.name} is not banned.")
        await self.store.accounts.ban(person.id, None)
        return person

    async def rename(self, who: str, name: str) -> tuple[PersonRow, str]:
        """Give a person another name, also at their unfinished tables. Returns them as they were, and the name."""
        person, name = await self.person(who), cleaned_name(name)
        if is_reserved(name):
            raise AdminError(f"Nobody can be called {name}: it is the name of those who are gone, or of a bot.")
        owner = await self.store.account(name)
        if (owner is not None and owner.id != person.id) or not await self.store.rename(person.id, name):
            raise AdminError(f"The name {name} is taken by an account.")
        tables = await self.store.tables_of(person.id, statuses=("lobby", "running"), limit=None)
        await self.store.bulletin.post(now(), [table.id for table in tables])
        return person, name

    async def delete_person(self, who: str) -> PersonRow:
        """Forget a person. Bots play on for them; finished games stay, without their name."""
        person = await self.person(who)
        if person.name == NOBODY:
            raise AdminError(f"The person {person.id} is deleted already.")
        for row in await self.store.tables_of(person.id, statuses=("running",), limit=None):
            await self._resign(row, person.id)
        tables = await self.store.accounts.forget(person.id)
        await self.store.bulletin.post(now(), tables, person.id)
        return person

    async def _resign(self, row: TableRow, person: str) -> None:
        """Give up the seats of a person at a running table."""
        for seat in [seat.seat for seat in row.seats if seat.person == person]:
            with suppress(Declined, Frozen):  # a bot plays there already, or nobody plays on there
                stored = False
                while not stored:  # a server may store something at the same moment
                    replica = open_table(row, await self.store.log(row.id))
                    stored = await self.store.append(row.id, [replica.resign(seat, now()).entry])

    # Tables.

    async def delete_table(self, table: str) -> TableRow:
        """Delete a table with its log and chat."""
        row = await self.table(table)
        await self.store.remove_table(table, lambda _: True)
        await self.store.bulletin.post(now(), [table])
        return row

    async def old(self, days: Mapping[Removable, int]) -> dict[Removable, list[str]]:
        """What `prune` would remove, by kind; see `Retention.old`."""
        return {kind: await self.store.retention.old(kind, before(age)) for kind, age in days.items()}

    async def prune(self, days: Mapping[Removable, int]) -> dict[Removable, list[str]]:
        """Remove what is older than so many days, in small transactions. Returns what it was."""
        gone: dict[Removable, list[str]] = {}
        for kind, age in days.items():
            gone[kind] = []
            while batch := await self.store.retention.remove(kind, before(age), BATCH):
                gone[kind] += batch
                await self.store.bulletin.post(now(), batch if kind in OF_TABLES else [])
        return gone

    # The secret.

    async def rotate_secret(self, grace_days: int) -> None:
        """Sign cookies anew; those of the old secret are read for so many days more."""
        await self.store.rotate_secret(secrets.token_hex(32), now() + grace_days * DAY)


def before(days: int) -> int:
    """The moment so many days ago."""
    return now() - days * DAY
