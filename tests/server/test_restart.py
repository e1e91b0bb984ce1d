"""Tables go on where they stood when the server is back. That nothing is lost when it is killed, tests/soak shows."""

import asyncio

import pytest

from petteia.server.clocks import now
from petteia.server.messages import Clock
from petteia.server.replica import mark
from petteia.server.storage.store import Store
from tests.server.examples import bot, person, seated
from tests.server.live import ME, OPEN, Server, people, play_to_the_end
from tests.server.playing import KHORA, Play, chance, running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LIVE = Clock(kind="live", minutes=1, increment=5)


async def test_after_a_restart_everything_stands_as_it_stood(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        async with people(server, "Ada", "Ben") as (ada, ben):
            table = await ada.make_table(ME, OPEN, clock={"kind": "live", "minutes": 30, "increment": 5})
            await ben.join(table)
            await ada.start(table)
            async with ada.page(table) as one:
                await one.until(lambda: one.position)
                await one.decide("put culture")
                await one.must("say", text="Chaire!")
                await one.until(lambda: one.said and one.position["ply"] == 1)
            assert server.stop() == 0
            server.start()
            async with ada.page(table) as again, ben.page(table) as two:
                await again.until(lambda: again.position and again.said)
                assert again.position["view"] == one.position["view"]
                assert again.said == one.said
                assert again.events[: len(one.events)] == one.events
                assert again.position["undo"]
                await play_to_the_end(again, two)


async def test_bots_play_on_and_clocks_run_out_without_anybody_there(sqlite_url: str) -> None:
    """A table of bots that was interrupted, and one whose people ran out of time."""
    bots = Play(running(seats=[seated(0, "ada"), bot(1, "random"), bot(2, "random")], started=now()))
    bots.at = now()
    bots.play_on(chance(), 10)
    bots.take(bots.replica.resign(0, bots.now()))
    store = await Store.open(sqlite_url)
    for name in ("ada", "ben"):
        await store.add_person(person(name))
    bots.row.id = "interrupted"
    await store.add_table(bots.row)
    assert await store.append("interrupted", bots.log)
    await store.add_table(running(2, id="late", clock=LIVE, started=now() - 120_000))
    with Server(sqlite_url):
        for table in ("interrupted", "late"):
            row = await store.table(table)
            while row is not None and row.status != "finished":
                await asyncio.sleep(0.1)
                row = await store.table(table)
        kinds = [entry.kind for entry in await store.log("late")]
        assert kinds[:2] == ["out-of-time", "out-of-time"]
    await store.close()


async def test_no_clock_runs_while_the_server_is_down(sqlite_url: str) -> None:
    """Twenty minutes of downtime do not count for a player who has ten minutes left."""
    store = await Store.open(sqlite_url)
    for name in ("ada", "ben"):
        await store.add_person(person(name))
    ten_minutes = Clock(kind="live", minutes=10, increment=5)
    await store.heartbeat("before", now() - 1_199_000)
    await store.add_table(running(2, id="slow", clock=ten_minutes, started=now() - 1_200_000))
    with Server(sqlite_url) as server:
        async with people(server, "Eve") as (eve,), eve.page("slow") as page:
            await page.until(lambda: page.position and page.events and page.events[-1]["kind"] == "time-stood")
            assert page.events[-1]["amount"] >= 1198
            assert all(clock["left"] > 300_000 and clock["running"] for clock in page.position["clocks"])
            assert [seat["gone"] for seat in page.table["seats"]] == ["no", "no"]
    assert [entry.kind for entry in await store.log("slow")] == ["time-stood"]
    await store.close()


async def test_a_server_that_stops_leaves_a_mark_of_every_position(sqlite_url: str) -> None:
    """So the next server notices if its rules lead elsewhere."""
    play = Play(running(2, id="left"))
    play.play_on(chance(), 20)
    store = await Store.open(sqlite_url)
    for name in ("ada", "ben"):
        await store.add_person(person(name))
    await store.add_table(play.row)
    assert await store.append("left", play.log)
    with Server(sqlite_url) as server:
        async with people(server, "Eve") as (eve,), eve.page("left") as page:
            await page.until(lambda: page.position)
        assert server.stop() == 0
    assert [entry.ply for entry in await store.log("left") if entry.digest] == [15, 19]
    assert (await store.log("left"))[-1].digest == mark(play.replica.state)
    await store.close()


async def test_a_table_that_these_rules_cannot_play_is_frozen_and_says_why(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await store.add_person(person("ada"))
    await store.add_person(person("ben"))
    await store.add_table(running(2, id="old", rules=KHORA.version + 8))
    play = Play(running(2, id="changed"))
    play.play_on(chance(), 15)
    await store.add_table(play.row)
    wrong = [*play.log[:-1], type(play.log[-1])(14, "decide", play.log[-1].seat, play.log[-1].action, now(), "0" * 16)]
    assert await store.append("changed", wrong)
    with Server(sqlite_url) as server:
        async with people(server, "Eve") as (eve,):
            for table, why in (("old", "version"), ("changed", "same position")):
                async with eve.page(table) as page:
                    await page.until(lambda page=page: page.table.get("status") == "frozen")  # type: ignore[misc]
                    assert why in page.table["frozen"]
                    assert page.table["key"] is None
                    assert page.position == {}
    assert len(await store.log("changed")) == 15
    await store.close()


async def test_a_frozen_table_goes_on_when_its_rules_are_back(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await store.add_person(person("ada"))
    await store.add_person(person("ben"))
    await store.add_table(running(2, id="thawing", status="frozen", frozen="This server plays by version 2."))
    with Server(sqlite_url) as server:
        async with people(server, "Eve") as (eve,), eve.page("thawing") as page:
            await page.until(lambda: page.position)
            assert (page.table["status"], page.table["frozen"]) == ("running", "")
    await store.close()
