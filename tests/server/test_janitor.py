"""What the settings say is too old goes once a day, by one of several processes; without such settings nothing goes."""

import asyncio
import logging

import pytest
from litestar import Litestar

from petteia.server import janitor as module
from petteia.server.app import create_app
from petteia.server.clocks import DAY, now
from petteia.server.janitor import Janitor
from petteia.server.settings import BadSettings, Settings, read_settings
from petteia.server.storage.store import Store
from tests.server.examples import person, table
from tests.server.foreseen import keys_of, longest

pytestmark = pytest.mark.anyio


def test_without_settings_everything_is_kept() -> None:
    assert read_settings({}).kept_days() == {}
    assert read_settings({"PETTEIA_KEEP_CHAT": "90"}).kept_days() == {"chat": 90}
    with pytest.raises(BadSettings, match="PETTEIA_KEEP_GUESTS"):
        read_settings({"PETTEIA_KEEP_GUESTS": "-1"})


async def old_lobbies(url: str, number: int) -> None:
    store = await Store.open(url)
    await store.add_person(person("ann"))
    for each in range(number):
        await store.add_table(table(f"old{each}", "ann"))
    await store.add_table(table("new", "ann", created=now()))
    await store.close()


def app_for(url: str, keep_lobbies: int = 0) -> Litestar:
    settings = Settings(database=url, thinkers=1, limits=False, keep_lobbies=keep_lobbies)
    return create_app(settings, keys_of(1), longest)


async def test_old_tables_go_in_small_batches(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BATCH", 2)
    monkeypatch.setattr(module, "PAUSE", 0)
    await old_lobbies(database_url, 5)
    app = app_for(database_url, keep_lobbies=30)
    async with app.lifespan():
        store: Store = app.state.store
        while len(await store.census.tables()) > 1:
            await asyncio.sleep(0.05)
        assert [each.id for each in await store.census.tables()] == ["new"]


async def test_one_of_several_processes_does_it_once_a_day(database_url: str) -> None:
    store = await Store.open(database_url)
    settings = Settings(database=database_url, keep_chat=1)
    hub: object = None  # nobody has to be told of lines of the chat
    two = [Janitor(settings, store, hub) for _ in range(2)]  # type: ignore[arg-type]
    assert sorted(await asyncio.gather(*(each.is_time(DAY) for each in two))) == [False, True]
    assert not await two[0].is_time(2 * DAY - 1)
    assert await two[1].is_time(2 * DAY)
    await store.close()


async def test_what_the_database_was_away_for_goes_as_soon_as_it_is_back(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "PAUSE", 0)
    store = await Store.open(database_url)
    await store.add_person(person("ann"))
    await store.add_table(table("t", "ann"))
    await store.say("t", "ann", 0, "Ann", "Hello", 1)
    hub: object = None
    janitor = Janitor(Settings(database=database_url, keep_chat=1), store, hub)  # type: ignore[arg-type]

    async def away(*_what: object) -> list[str]:
        raise ConnectionError

    with monkeypatch.context() as outage:
        outage.setattr(store.retention, "remove", away)
        await janitor.work()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert len(await store.chat("t")) == 1
    await janitor.work()
    assert await store.chat("t") == []
    await store.say("t", "ann", 0, "Ann", "Still here", 1)
    await janitor.work()
    assert len(await store.chat("t")) == 1  # until tomorrow
    await store.close()


async def test_nothing_goes_by_itself(database_url: str) -> None:
    await old_lobbies(database_url, 1)
    app = app_for(database_url)
    async with app.lifespan():
        await asyncio.sleep(0)
    store = await Store.open(database_url)
    assert len(await store.census.tables()) == 2
    assert await store.setting("last-pruned", "never") == "never"
    await store.close()
