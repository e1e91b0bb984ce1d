"""Many pages at once: counted, told together, and slowed down when they ask too often."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from functools import partial

import msgspec
import pytest
from litestar import Litestar
from sqlalchemy.ext.asyncio import AsyncConnection

from petteia.server import hub, security, sockets
from petteia.server.security import OpenSockets
from petteia.server.settings import Settings
from petteia.server.storage import store as storage
from petteia.server.storage.store import Store
from petteia.server.turnstile import AT_ONCE
from tests.server.examples import person, table
from tests.server.live import PATIENCE
from tests.server.visitors import Document, Visitor
from tests.server.watchers import Watcher

pytestmark = pytest.mark.anyio
TOO_MANY = 1013


@pytest.fixture
async def place(visitor: Callable[[], Visitor]) -> str:
    """A table in the lobby."""
    ann = await visitor().called("Ann")
    return str((await ann.makes_table("me", "open"))["id"])


async def test_a_crowd_that_comes_at_once_asks_the_store_once(
    app: Litestar, visitor: Callable[[], Visitor], place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0
    opened: Store = app.state.store
    reading = opened.database.reading

    def counted() -> AbstractAsyncContextManager[AsyncConnection]:
        nonlocal asked
        asked += 1
        return reading()

    monkeypatch.setattr(opened.database, "reading", counted)
    await asyncio.gather(*(app.state.hub.caught_up(place) for _ in range(100)))
    assert asked <= 3  # the table, its seats' log, where it stands
    asked = 0
    await asyncio.gather(*(visitor().get("/api/tables") for _ in range(20)))
    assert asked < 20  # two lists for each of them would be 40


async def test_a_crowd_that_is_told_together_goes_on_a_few_at_a_time(app: Litestar, place: str) -> None:
    tables = app.state.hub
    await tables.caught_up(place)
    for ask in (partial(tables.caught_up, place), partial(tables.public_tables, "lobby")):
        crowd = [asyncio.create_task(ask()) for _ in range(20 * AT_ONCE)]
        gone = 0
        async with asyncio.timeout(PATIENCE):
            while gone < len(crowd):
                await asyncio.sleep(0)
                before, gone = gone, sum(task.done() for task in crowd)
                assert gone - before <= AT_ONCE


class TestLimits:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return msgspec.structs.replace(settings, limits=True)

    async def test_sockets_of_one_address_are_counted(
        self, app: Litestar, place: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(security, "MOST_SOCKETS", 2)
        async with Watcher(app, place) as one, Watcher(app, place) as two:
            assert await one.hears("table")
            assert await two.hears("table")
            async with Watcher(app, place) as three:
                assert not await three.hears("table")
                assert three.code == TOO_MANY
            async with Watcher(app, place, address="203.0.113.8") as neighbour:
                assert await neighbour.hears("table")
        async with Watcher(app, place) as later:
            assert await later.hears("table")
        assert not app.state.sockets._open

    async def test_sockets_of_one_person_are_counted_wherever_they_are(
        self, app: Litestar, place: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(security, "MOST_OF_PERSON", 1)
        ben = await Visitor(app, Document(app)).called("Ben")
        cookie = "; ".join(f"{name}={value}" for name, value in ben.browser.cookies.items())
        async with Watcher(app, place, "203.0.113.1", cookie) as one:
            assert await one.hears("table")
            async with Watcher(app, place, "203.0.113.2", cookie) as two:
                assert not await two.hears("table")
                assert two.code == TOO_MANY

    async def test_nobody_connects_without_end(self, app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(security.RATES, "connect", security.Rate(burst=2, every=3600.0))
        codes = []
        for _ in range(3):
            async with Watcher(app, "nowhere") as watcher:
                await watcher.hears("table")
                codes.append(watcher.code)
        assert codes == [4404, 4404, TOO_MANY]

    async def test_somebody_who_asks_too_often_is_read_more_slowly(
        self, app: Litestar, place: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sockets, "SLOWED", 3600.0)
        monkeypatch.setitem(security.RATES, "play", security.Rate(burst=3, every=3600.0))
        watcher = Watcher(app, place)
        await watcher.__aenter__()
        for number in range(6):
            watcher.say(f'{{"type": "look", "id": {number}, "seat": null}}')
        assert [message["id"] for message in await watcher.hears("done", 3)] == [0, 1, 2]
        assert watcher.to_say.qsize() == 2  # the fourth has been read, and nothing after it
        watcher.running.cancel()
        await asyncio.gather(watcher.running, return_exceptions=True)


def test_without_limits_nobody_is_refused() -> None:
    crowd = OpenSockets(wanted=False)
    with crowd.counted("here", "ann") as first, crowd.counted("here", "ann") as second:
        assert first
        assert second


async def test_deep_json_is_answered(app: Litestar, place: str) -> None:
    async with Watcher(app, place) as watcher:
        watcher.say("[" * 4000)
        watcher.say('{"type": "look", "id": 1, "seat": ' + "[" * 4000 + "]" * 4000 + "}")
        watcher.say('{"more": ' + "[" * 4000 + "]" * 4000 + ', "type": "look", "id": 2, "seat": null}')
        answers = await watcher.hears("refused", 3)
        assert [answer["code"] for answer in answers] == ["bad-message"] * 3
        watcher.say('{"type": "look", "id": 7, "seat": null}')
        assert (await watcher.hears("done"))[0]["id"] == 7


async def test_a_crowd_is_told_together_who_came(app: Litestar, place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "CROWD", 3)
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(Watcher(app, place))
        await first.hears("table")
        others = [await stack.enter_async_context(Watcher(app, place)) for _ in range(50)]
        for other in others:
            await other.hears("table")
        while first.of("table")[-1]["watching"] < 51:
            first.changed.clear()
            await first.changed.wait()
        assert len(first.of("table")) < 25


async def test_in_a_crowd_nobody_is_told_of_each_newcomer(
    app: Litestar, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "CROWD", 3)
    monkeypatch.setattr(hub, "CROWD_PAUSE", 3600.0)
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(Watcher(app, place))
        for _ in range(20):
            other = await stack.enter_async_context(Watcher(app, place))
            await other.hears("table")
        assert len(first.of("table")) < 10


async def test_the_chat_keeps_its_last_lines(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "CHAT_KEPT", 3)
    await store.add_person(person("ann"))
    await store.add_table(table("one", "ann"))
    await store.add_table(table("two", "ann"))
    await store.say("two", "ann", 0, "Ann", "elsewhere", 1)
    for number in range(5):
        await store.say("one", "ann", 0, "Ann", str(number), number)
    assert [(line.number, line.text) for line in await store.chat("one")] == [(2, "2"), (3, "3"), (4, "4")]
    monkeypatch.undo()
    assert len(await store.chat("one")) == 3  # the others are gone, not only untold
    assert [line.text for line in await store.chat("two")] == ["elsewhere"]


async def test_newcomers_hear_the_last_lines_and_then_every_new_one(
    app: Litestar, visitor: Callable[[], Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "CHAT_KEPT", 3)
    ann = await visitor().called("Ann")
    place = (await ann.makes_table("me", "open"))["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in ann.browser.cookies.items())
    async with Watcher(app, place, cookie=cookie) as speaker:
        for number in range(5):
            speaker.say(f'{{"type": "say", "id": {number}, "text": "line {number}"}}')
        await speaker.hears("done", 5)
        async with Watcher(app, place) as newcomer:
            await newcomer.hears("said")
            speaker.say('{"type": "say", "id": 9, "text": "line 5"}')
            said = await newcomer.hears("said", 2)
            assert [line["text"] for message in said for line in message["lines"]] == [
                f"line {n}" for n in (2, 3, 4, 5)
            ]
