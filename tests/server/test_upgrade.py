"""A database of an older server: everything is still there, and games of older rules are frozen, never changed.

storage/version-1.sql was made by a server that played all three games by version 1 of their rules: a running and a
finished table of each.
"""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

import petteia
from petteia.server.app import create_app
from petteia.server.settings import Settings
from petteia.server.storage.store import Store
from tests.server.visitors import Document, Refused, Visitor

pytestmark = pytest.mark.anyio

DUMP = Path(__file__).parent / "storage/version-1.sql"
RUNNING = {"khora": "4agzpkcbzg", "carpe-diem": "y7sumf9dcv", "emporion": "g7dxt58mbc"}
FINISHED = {"khora": "5hc7dv2ecw", "carpe-diem": "byz59msv9b", "emporion": "b6d4c9wkfp"}
GAMES = sorted(RUNNING)


@pytest.fixture
def old_url(tmp_path: Path) -> str:
    file = tmp_path / "old.sqlite"
    with sqlite3.connect(file) as database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
    database.close()
    return f"sqlite:///{file}"


@pytest.fixture
async def app(old_url: str) -> AsyncIterator[Litestar]:
    made = create_app(Settings(database=old_url, thinkers=1, limits=False))
    async with made.lifespan():
        yield made


@pytest.fixture
def stranger(app: Litestar) -> Visitor:
    return Visitor(app, Document(app))


async def log_of(url: str, table: str) -> list[Any]:
    store = await Store.open(url)
    log = list(await store.log(table))
    await store.close()
    return log


@pytest.mark.parametrize("game", [game for game in GAMES if petteia.load(game).version > 1])
async def test_a_running_table_of_older_rules_is_frozen_with_a_word(game: str, stranger: Visitor, old_url: str) -> None:
    before = await log_of(old_url, RUNNING[game])
    table = await stranger.get(f"/api/tables/{RUNNING[game]}")
    assert table["status"] == "frozen"
    assert table["frozen"] == (
        f"This game was begun by version 1 of the rules; this server plays by version {petteia.load(game).version}."
    )
    assert await log_of(old_url, RUNNING[game]) == before


@pytest.mark.parametrize("game", [game for game in GAMES if petteia.load(game).version == 1])
async def test_a_running_table_of_the_same_rules_goes_on(game: str, stranger: Visitor) -> None:
    table = await stranger.get(f"/api/tables/{RUNNING[game]}")
    assert (table["status"], table["frozen"]) == ("running", "")
    assert (await stranger.get(f"/api/tables/{FINISHED[game]}/story"))["steps"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_keeps_its_result(game: str, stranger: Visitor) -> None:
    table = await stranger.get(f"/api/tables/{FINISHED[game]}")
    assert table["status"] == "finished"
    assert sorted(table["result"]["ranking"]) == [1, 2]


@pytest.mark.parametrize("game", [game for game in GAMES if petteia.load(game).version > 1])
async def test_a_finished_game_of_older_rules_has_no_replay(game: str, stranger: Visitor) -> None:
    with pytest.raises(Refused) as refused:
        await stranger.get(f"/api/tables/{FINISHED[game]}/story")
    assert refused.value.status == 409
