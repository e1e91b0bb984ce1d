"""No clock runs while nothing can be stored: however long, and whatever is the reason."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest

from petteia.server.hub import Hub
from petteia.server.messages import Clock
from petteia.server.room import Room
from petteia.server.settings import Settings
from petteia.server.storage.journal import Stored
from petteia.server.storage.rows import Entry, Gap
from petteia.server.storage.store import Store
from petteia.server.uptime import Uptime
from tests.server.examples import person
from tests.server.foreseen import keys_of, longest
from tests.server.outages import NOON, SECOND, FrailStore, Wall
from tests.server.playing import KHORA, running

pytestmark = pytest.mark.anyio

MINUTE = Clock(kind="live", minutes=1, increment=0)


@pytest.fixture
async def frail(sqlite_url: str) -> AsyncIterator[FrailStore]:
    """A store with a table at which Ada and Ben have a minute each, and Ada has begun to think."""
    store: Any = await FrailStore.open(sqlite_url)
    await store.add_person(person("ada"))
    await store.add_person(person("ben"))
    await store.add_table(running(2, clock=MINUTE, started=NOON))
    yield store
    await store.close()


async def serve(store: Store, settings: Settings, process: str = "first") -> tuple[Hub, Uptime, Room]:
    """A server that has just started, and the table."""
    uptime = Uptime(store, process)
    await uptime.start()
    hub = Hub(settings, store, keys_of(1), longest, uptime)
    room = await hub.room("t")
    assert room is not None
    return hub, uptime, room


def left(room: Room, wall: Wall) -> list[int]:
    return [clock.left // SECOND for clock in room.playing().clocks.told(wall.at)]


async def kinds(store: Store) -> list[str]:
    return [entry.kind for entry in await store.log("t")]


async def decide(hub: Hub, room: Room) -> None:
    await hub.referee.decide_and_wait(room, 0, room.playing().ply, KHORA.codec.read("put culture"))


async def test_a_clock_runs_out_while_decisions_are_stored(frail: FrailStore, settings: Settings, wall: Wall) -> None:
    hub, uptime, room = await serve(frail, settings)
    for _ in range(12):
        wall.passes(5)
        await uptime.beat(wall.at)
    await hub.referee.let_time_run_out(room)
    assert await kinds(frail) == ["out-of-time", "out-of-time"]


async def test_no_clock_runs_while_the_database_is_away(frail: FrailStore, settings: Settings, wall: Wall) -> None:
    hub, uptime, room = await serve(frail, settings)
    wall.passes(5)
    await uptime.beat(wall.at)
    frail.away = True
    for _ in range(75):
        wall.passes(1)
        with suppress(ConnectionError):
            await uptime.beat(wall.at)
    with pytest.raises(ConnectionError):
        await hub.referee.let_time_run_out(room)
    frail.away = False
    await hub.referee.let_time_run_out(room)
    assert await kinds(frail) == ["time-stood"]
    assert left(room, wall) == [55, 55]


async def test_somebody_who_decides_first_after_an_outage_has_lost_no_time(
    frail: FrailStore, settings: Settings, wall: Wall
) -> None:
    """Before any heartbeat has noticed that the database is back."""
    hub, _, room = await serve(frail, settings)
    wall.passes(4)
    frail.away = True
    with pytest.raises(ConnectionError):
        await decide(hub, room)
    wall.passes(70)
    frail.away = False
    await decide(hub, room)
    assert await kinds(frail) == ["time-stood", "decide"]
    assert left(room, wall) == [60, 60]


async def test_a_short_outage_gives_its_seconds_back(frail: FrailStore, settings: Settings, wall: Wall) -> None:
    hub, uptime, room = await serve(frail, settings)
    wall.passes(5)
    await uptime.beat(wall.at)
    frail.away = True
    wall.passes(3)
    with pytest.raises(ConnectionError):
        await decide(hub, room)
    frail.away = False
    await decide(hub, room)
    assert left(room, wall) == [55, 55]


async def test_no_clock_runs_while_the_machine_sleeps(frail: FrailStore, settings: Settings, wall: Wall) -> None:
    """Nothing fails then, but there is no heartbeat either."""
    hub, _, room = await serve(frail, settings)
    wall.passes(3600)
    await hub.referee.let_time_run_out(room)
    assert await kinds(frail) == ["time-stood"]
    assert left(room, wall) == [60, 60]


async def test_no_clock_runs_while_the_machine_sleeps_in_the_midst_of_a_decision(
    frail: FrailStore, settings: Settings, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process was first, so that the decision is judged once more, after the machine has slept."""
    hub, _, room = await serve(frail, settings)

    def come_second(table: str, entry: Entry, tell: Stored) -> None:
        wall.passes(3600)
        asyncio.get_running_loop().call_soon(tell, False)

    monkeypatch.setattr(frail, "submit", come_second)
    await decide(hub, room)
    assert await kinds(frail) == ["time-stood", "decide"]
    assert left(room, wall) == [60, 60]


async def test_whoever_starts_when_others_wake_up_knows_how_long_they_slept(
    postgresql_url: str, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await Store.open(postgresql_url), await Store.open(postgresql_url)
    first, second = Uptime(one, "one"), Uptime(two, "two")
    await first.start()
    wall.passes(3600)
    heartbeat = one.heartbeat

    async def and_another_starts(process: str, at: int) -> None:
        await heartbeat(process, at)
        await second.start()

    monkeypatch.setattr(one, "heartbeat", and_another_starts)
    await first.beat(wall.at)
    assert first.gaps == second.gaps == [Gap(NOON, NOON + 3600 * SECOND)]
    await one.close()
    await two.close()


async def test_no_clock_runs_in_a_restart_of_seconds(frail: FrailStore, settings: Settings, wall: Wall) -> None:
    """A predecessor that was killed a moment ago is not a server that runs."""
    _, uptime, _ = await serve(frail, settings)
    for _ in range(11):
        wall.passes(5)
        await uptime.beat(wall.at)
    wall.passes(8)
    hub, _, room = await serve(frail, settings, "second")
    await hub.referee.let_time_run_out(room)
    assert await kinds(frail) == ["time-stood"]
    assert left(room, wall) == [5, 5]


async def test_processes_that_start_together_know_the_same_gap(postgresql_url: str, wall: Wall) -> None:
    """Only the first of them can tell that nobody was there."""
    one, two = await Store.open(postgresql_url), await Store.open(postgresql_url)
    await one.heartbeat("killed", wall.at)
    wall.passes(8)
    first, second = Uptime(one, "one"), Uptime(two, "two")
    await first.start()
    wall.passes(1)
    await second.start()
    assert first.gaps == second.gaps == [Gap(NOON, NOON + 8 * SECOND)]
    await one.close()
    await two.close()


async def test_a_process_that_joins_another_finds_no_gap(postgresql_url: str, wall: Wall) -> None:
    one, two = await Store.open(postgresql_url), await Store.open(postgresql_url)
    await Uptime(one, "one").start()
    wall.passes(8)
    second = Uptime(two, "two")
    await second.start()
    assert second.gaps == []
    await one.close()
    await two.close()


async def test_heartbeats_go_on_when_the_clock_is_set_back(frail: FrailStore, settings: Settings, wall: Wall) -> None:
    _, uptime, _ = await serve(frail, settings)
    await uptime.beat(wall.at)
    wall.passes(-7200)
    await uptime.beat(wall.at)
    assert await frail.last_alive() == wall.at


async def test_a_server_that_starts_forgets_processes_from_before_the_clock_was_set_back(
    frail: FrailStore, settings: Settings, wall: Wall
) -> None:
    await frail.heartbeat("killed", wall.at)
    wall.passes(-7200)
    await serve(frail, settings)
    assert await frail.last_alive() == wall.at


async def test_an_outage_from_before_the_clock_was_set_back_takes_nobody_s_time(
    frail: FrailStore, settings: Settings, wall: Wall
) -> None:
    await frail.note_gap(Gap(NOON + 5000 * SECOND, NOON + 5090 * SECOND))
    hub, uptime, room = await serve(frail, settings)
    wall.passes(5)
    await hub.referee.let_time_run_out(room)
    assert left(room, wall) == [55, 55]
    wall.passes(7200)
    await hub.referee.let_time_run_out(room)
    wall.passes(-7200)
    await uptime.beat(wall.at)
    assert uptime.gaps == [Gap(NOON, wall.at)]
    assert "out-of-time" not in await kinds(frail)


@pytest.mark.parametrize("is_noticed", [True, False])
async def test_a_clock_that_is_set_back_after_a_long_sleep_takes_nobody_s_time(
    frail: FrailStore, settings: Settings, wall: Wall, is_noticed: bool
) -> None:
    hub, uptime, room = await serve(frail, settings)
    wall.passes(7200)
    await uptime.beat(wall.at)
    wall.passes(-90)
    if is_noticed:
        await uptime.beat(wall.at)
    await hub.referee.let_time_run_out(room)
    assert await kinds(frail) == ["time-stood"]
    assert left(room, wall) == [60, 60]
