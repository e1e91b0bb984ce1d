"""A database of an older server: everything is still there, and games of older rules are frozen, never changed.

storage/version-1.sql was made by a server that played all three games by version 1 of their rules: a running and a
finished table of each.
"""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from litestar import Litestar

import petteia
from petteia.server.app import create_app
from petteia.server.hub import Hub
from petteia.server.settings import Settings
from petteia.server.storage.store import Store
from tests.server.visitors import Document, Refused, Visitor

pytestmark = pytest.mark.anyio

DUMP = Path(__file__).parent / "storage/version-1.sql"
RUNNING = {"khora": "4agzpkcbzg", "carpe-diem": "y7sumf9dcv", "emporion": "g7dxt58mbc"}
FINISHED = {"khora": "5hc7dv2ecw", "carpe-diem": "byz59msv9b", "emporion": "b6d4c9wkfp"}
GAMES = sorted(RUNNING)
OLDER = [game for game in GAMES if petteia.load(game).version > 1]
SAME = [game for game in GAMES if petteia.load(game).version == 1]


@pytest.fixture
def settings(sqlite_url: str) -> Settings:
    """The settings of a server on the old database."""
    database = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    database.executescript(DUMP.read_text(encoding="utf-8"))
    database.close()
    return Settings(database=sqlite_url, thinkers=1, limits=False)


@pytest.fixture
def stranger(app: Litestar) -> Visitor:
    return Visitor(app, Document(app))


@pytest.fixture
def store(app: Litestar) -> Store:
    """What the running server has stored."""
    opened: Store = app.state.store
    return opened


@pytest.mark.parametrize("game", OLDER)
async def test_a_running_table_of_older_rules_is_frozen_with_a_word(game: str, stranger: Visitor, store: Store) -> None:
    before = await store.log(RUNNING[game])
    table = await stranger.get(f"/api/tables/{RUNNING[game]}")
    assert table["status"] == "frozen"
    assert table["frozen"] == (
        f"This game was begun by version 1 of the rules; this server plays by version {petteia.load(game).version}."
    )
    row = await store.table(RUNNING[game])
    assert row is not None
    assert (row.status, row.frozen) == ("frozen", table["frozen"])
    assert await store.log(RUNNING[game]) == before


@pytest.mark.parametrize("game", SAME)
async def test_a_running_table_of_the_same_rules_goes_on(game: str, stranger: Visitor) -> None:
    table = await stranger.get(f"/api/tables/{RUNNING[game]}")
    assert (table["status"], table["frozen"]) == ("running", "")
    assert (await stranger.get(f"/api/tables/{FINISHED[game]}/story"))["steps"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_keeps_its_result(game: str, stranger: Visitor) -> None:
    table = await stranger.get(f"/api/tables/{FINISHED[game]}")
    assert table["status"] == "finished"
    assert sorted(table["result"]["ranking"]) == [1, 2]


@pytest.mark.parametrize("game", OLDER)
async def test_a_finished_game_of_older_rules_has_no_replay(game: str, stranger: Visitor) -> None:
    with pytest.raises(Refused) as refused:
        await stranger.get(f"/api/tables/{FINISHED[game]}/story")
    assert refused.value.status == 409


async def test_a_server_that_stops_waits_for_the_tables_that_it_loads(settings: Settings) -> None:
    """Whoever asked for the table is gone; its log is still read, and it may be frozen, before the store is closed."""
    table, app = RUNNING["khora"], create_app(settings)
    async with app.lifespan():
        hub: Hub = app.state.hub
        asking = asyncio.create_task(hub.room(table))
        while not (hub.is_loading(table) or table in hub.rooms):
            await asyncio.sleep(0)
        asking.cancel()
    assert not hub.is_loading(table)
    assert table in hub.rooms
