"""The migrations make what the queries expect, on both databases, and can be run by several processes at once."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from petteia.server.storage.database import Database, data_folder, default_url
from petteia.server.storage.schema import METADATA, NEWEST
from petteia.server.storage.store import Store
from tests.server.examples import person

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, METADATA))


async def test_migrations_make_what_queries_expect(store: Store) -> None:
    async with store.database.reading() as connection:
        assert await connection.run_sync(differences) == []


def test_the_newest_migration_is_known_without_alembic() -> None:
    config = Config()
    config.set_main_option("script_location", "petteia.server.storage:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


def test_a_server_whose_database_is_up_to_date_imports_nothing_that_it_does_not_need(sqlite_url: str) -> None:
    program = """
import asyncio, sys
import petteia.server.app
from petteia.server.storage.store import Store

async def open_and_close():
    await (await Store.open(sys.argv[1])).close()

asyncio.run(open_and_close())
print(*sorted({"alembic", "httpx", "rich"} & {*sys.modules}))
"""
    command = [sys.executable, "-c", program, sqlite_url]
    said = [subprocess.run(command, capture_output=True, text=True, check=True).stdout.split() for _ in range(2)]
    assert said == [["alembic"], []]


async def test_several_processes_that_start_together(empty_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(empty_url) for _ in range(4)))
    await stores[0].add_person(person("ann"))
    assert await stores[3].person("ann") == person("ann")
    for store in stores:
        await store.close()


async def test_a_new_file_to_which_another_process_writes(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite does not wait by itself for the writer of a file whose journal it is to change."""
    found_it_taken, pause = asyncio.Event(), asyncio.sleep

    async def noted(seconds: float) -> None:
        found_it_taken.set()
        await pause(seconds)

    monkeypatch.setattr(asyncio, "sleep", noted)
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(Store.open(sqlite_url))
        noticing = asyncio.create_task(found_it_taken.wait())
        await asyncio.wait({opening, noticing}, return_when=asyncio.FIRST_COMPLETED)
        assert found_it_taken.is_set()
        assert not opening.done()
        other.execute("COMMIT")
        store = await opening
    await store.close()


async def test_opening_again_keeps_everything(empty_url: str) -> None:
    first = await Store.open(empty_url)
    await first.add_person(person("ann"))
    secret = await first.secret()
    await first.close()
    second = await Store.open(empty_url)
    assert await second.person("ann") == person("ann")
    assert await second.secret() == secret
    await second.close()


async def test_migrations_can_be_undone(empty_url: str) -> None:
    database = Database(empty_url)
    await database.migrate()

    def undo(connection: Connection) -> list[str]:
        config = Config()
        config.set_main_option("script_location", "petteia.server.storage:migrations")
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        return inspect(connection).get_table_names()

    async with database.writing() as connection:
        assert await connection.run_sync(undo) == ["alembic_version"]
    await database.migrate()
    await database.close()


async def test_sqlite_is_durable_and_strict(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    for access in (store.database.reading, store.database.writing):
        async with access() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
            assert found == ["wal", 2, 1, 10000]
    await store.close()


@pytest.mark.skipif(sys.platform != "linux", reason="where a user's data lies is different on each system")
async def test_the_usual_file_lies_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "petteia"
    store = await Store.open(default_url())
    await store.close()
    assert (tmp_path / "data" / "petteia" / "petteia.sqlite").is_file()
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path(os.path.expanduser("~")) / ".local" / "share" / "petteia"
