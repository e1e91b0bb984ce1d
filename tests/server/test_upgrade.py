"""A database of an older server: everything is still there, and games of older rules are frozen, never changed.

storage/version-1.sql was made by a server that played all three games by version 1 of their rules: a running and a
finished table of each.
"""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import petteia
from petteia.server.replica import Frozen, open_table
from petteia.server.storage.store import Store

pytestmark = pytest.mark.anyio

DUMP = Path(__file__).parent / "storage/version-1.sql"
RUNNING = {"khora": "4agzpkcbzg", "carpe-diem": "y7sumf9dcv", "emporion": "g7dxt58mbc"}
FINISHED = {"khora": "5hc7dv2ecw", "carpe-diem": "byz59msv9b", "emporion": "b6d4c9wkfp"}
GAMES = sorted(RUNNING)
OLDER = [game for game in GAMES if petteia.load(game).version > 1]
SAME = [game for game in GAMES if petteia.load(game).version == 1]


@pytest.fixture
async def old(tmp_path: Path) -> AsyncIterator[Store]:
    """The old database, opened by this server."""
    file = tmp_path / "old.sqlite"
    database = sqlite3.connect(file)
    database.executescript(DUMP.read_text(encoding="utf-8"))
    database.close()
    store = await Store.open(f"sqlite:///{file}")
    yield store
    await store.close()


@pytest.mark.parametrize("game", OLDER)
async def test_a_table_of_older_rules_cannot_be_played_on(game: str, old: Store) -> None:
    version = petteia.load(game).version
    for table in (RUNNING[game], FINISHED[game]):
        row, log = await old.table(table), await old.log(table)
        assert row is not None
        with pytest.raises(Frozen, match=f"version 1 of the rules; this server plays by version {version}"):
            open_table(row, log)
        assert await old.log(table) == log


@pytest.mark.parametrize("game", SAME)
async def test_a_table_of_the_same_rules_goes_on(game: str, old: Store) -> None:
    for table in (RUNNING[game], FINISHED[game]):
        row, log = await old.table(table), await old.log(table)
        assert row is not None
        replica = open_table(row, log)
        assert len(log) > 10
        assert replica.ply == len(log)
        assert replica.state.over() == (row.status == "finished")


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_keeps_its_result(game: str, old: Store) -> None:
    row = await old.table(FINISHED[game])
    assert row is not None
    assert row.status == "finished"
    assert row.ranking is not None
    assert sorted(row.ranking) == [1, 2]
