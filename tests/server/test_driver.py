"""What happens at tables without a request, when the clock or the database does not behave."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest

from petteia.server import driver as driver_module
from petteia.server.driver import NEVER, RETRY, Driver
from petteia.server.hub import KEPT, Hub
from petteia.server.neighbours import Neighbours
from petteia.server.replica import Declined
from petteia.server.room import Room
from petteia.server.seats import sit_down
from petteia.server.settings import Settings
from petteia.server.storage.news import News
from petteia.server.storage.rows import Gap
from petteia.server.thinkers import Thinkers
from petteia.server.uptime import LATE, Uptime
from tests.server.examples import bot, entry, person, seated, table
from tests.server.foreseen import keys_of, longest
from tests.server.outages import SECOND, FrailStore, Outage, Wall
from tests.server.playing import KHORA, LIVE, Play, alone, chance, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def driver(settings: Settings, wall: Wall) -> AsyncIterator[Driver]:
    """A driver that sweeps when the test says so, with a table at which Ada plays with a bot."""
    store: Any = await FrailStore.open(settings.database)
    await store.add_person(person("ada"))
    await store.add_table(running(seats=[seated(0, "ada"), bot(1, "novice")], started=wall.at))
    uptime = Uptime(store, "this")
    await uptime.start()
    made = Driver(Hub(settings, store, keys_of(1), longest, uptime), store, Thinkers(1), uptime)
    made.hub.watch(made)
    yield made
    await made.stop()
    await store.close()


async def settled(driver: Driver) -> None:
    """Wait until no bot thinks."""
    await asyncio.gather(*driver._thinking.values())


async def test_a_bot_s_decision_that_cannot_be_stored_is_made_later(
    driver: Driver, wall: Wall, caplog: pytest.LogCaptureFixture
) -> None:
    store: Any = driver.store
    store.away = True
    await driver.hub.room("t")
    await settled(driver)
    assert await store.log("t") == []
    assert driver.due["t"] == wall.at + RETRY
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    store.away = False
    wall.passes(RETRY // SECOND)
    await driver._sweep()
    await settled(driver)
    assert [entry.seat for entry in await store.log("t")] == [1, 1]


async def test_a_game_that_goes_back_over_bots_has_no_memory_of_what_they_thought(driver: Driver, wall: Wall) -> None:
    """A bot's process may be asked again only what it is asked for the first time."""
    await driver.store.add_table(alone("carpe-diem", bots=1, id="c", started=wall.at))
    room = await driver.hub.room("c")
    assert room is not None
    replica = room.replica
    assert replica is not None
    rng = chance(1)
    while not (own := replica.may_undo(0, wall.at)) or not replica.goes_over(own):
        await settled(driver)
        question = replica.questions[0]
        await driver.hub.referee.decide_and_wait(room, 0, replica.ply, question[rng.below(len(question))])
        await settled(driver)
    decisions, ply = replica.takebacker.decisions[:], replica.ply
    place = driver.thinkers.place("c", 1)
    assert place.bots == 1
    assert await driver.hub.referee.undo(room, 0, ply) == ply + 1
    assert dict(driver.thinkers._places) == {}
    assert (replica.waiting, replica.takebacker.decisions) == ((0,), decisions[: decisions.index(own)])
    await driver.hub.referee.decide_and_wait(room, 0, ply + 1, own.action)
    await settled(driver)
    log = await driver.store.log("c")
    assert [(entry.kind, entry.seat) for entry in log[ply:]][:3] == [("back", 0), ("decide", 0), ("decide", 1)]
    assert driver._went_back == {"c": ply + 1}
    driver.forget("c")
    assert driver._went_back == {}


async def test_what_is_due_is_not_late_when_the_clock_is_set_back(driver: Driver, wall: Wall) -> None:
    await driver._sweep()
    await settled(driver)
    driver.due["removed"] = wall.at + RETRY
    wall.passes(-7200)
    await driver._sweep()
    assert "removed" not in driver.due


async def test_nothing_is_kept_of_a_table_that_is_over(driver: Driver, wall: Wall) -> None:
    room = await driver.hub.room("t")
    assert room is not None
    await settled(driver)
    driver.leases = {"t": wall.at, "removed": wall.at}
    driver.due = {"removed": wall.at}
    room.row.status = "finished"
    driver.look(room)
    await driver._sweep()
    assert (driver.due, driver.leases) == ({}, {})


@pytest.mark.parametrize("is_loaded", [True, False])
async def test_nothing_is_kept_of_a_table_that_is_removed(driver: Driver, wall: Wall, is_loaded: bool) -> None:
    room = await driver.hub.room("t")
    assert room is not None
    await settled(driver)
    driver.leases["t"] = wall.at
    assert driver.thinkers._places
    await driver.store.remove_table("t", lambda _: True)
    if is_loaded:
        await driver.hub.changed("t")
    else:
        del driver.hub.rooms["t"]
        driver.due["t"] = wall.at
        await driver._sweep()
    assert (driver.due, driver.leases, dict(driver.thinkers._places)) == ({}, {}, {})


async def test_a_game_whose_end_could_not_be_stored_is_shown_at_once_and_ended_later(
    driver: Driver, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    store: Any = driver.store
    row = running(people=2, started=wall.at, id="u")
    await store.add_person(person("ben"))
    await store.add_table(row)
    play = Play(row)
    play.play_on(chance())
    last = play.log.pop()
    await store.append("u", play.log)
    room = await driver.hub.room("u")
    assert room is not None
    shown: list[bool] = []
    monkeypatch.setattr(room, "position_changed", lambda: shown.append(room.playing().state.over()))
    store.away_after = "append"
    with pytest.raises(ConnectionError):
        await driver.hub.referee.decide_and_wait(room, last.seat, last.ply, last.action)
    assert shown == [True]
    assert (await store.table("u")).status == "running"
    store.away, store.away_after = False, ""
    wall.passes(RETRY // SECOND)
    await driver._sweep()
    assert (await store.table("u")).status == room.row.status == "finished"
    assert "u" not in driver.due


async def test_a_table_whose_game_cannot_be_ended_is_left_alone(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def finish(_room: Room) -> None:
        raise Declined("frozen", "The rules have changed.")

    monkeypatch.setattr(driver_module, "has_no_result", lambda _room: True)
    monkeypatch.setattr(driver.hub.referee, "finish", finish)
    await driver._examine("t")
    await settled(driver)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_table_that_cannot_be_frozen_is_frozen_later(
    driver: Driver, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    store: Any = driver.store
    await store.add_person(person("ben"))
    await store.add_table(running(people=2, id="u", started=wall.at))
    room = await driver.hub.room("u")
    assert room is not None
    await store.append("u", [entry(0, action=-7)])
    freeze = store.freeze

    async def away(_table: str, _why: str) -> bool:
        raise ConnectionError

    monkeypatch.setattr(store, "freeze", away)
    with pytest.raises(ConnectionError):
        await driver.hub.referee.read_log(room)
    assert room.playing().ply == 0
    monkeypatch.setattr(store, "freeze", freeze)
    with pytest.raises(Declined, match="Entry 0 of the log"):
        await driver.hub.referee.read_log(room)
    assert room.row.status == "frozen"


async def test_a_game_that_has_begun_is_shown_though_its_clocks_cannot_be_given_time_back(
    driver: Driver, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    store: Any = driver.store
    await store.add_person(person("ben"))
    await store.add_table(running(people=2, id="u", status="lobby", started=None, key=None, clock=LIVE))
    room = await driver.hub.room("u")
    assert room is not None
    assert await store.start("u", bytes(32), KHORA.version, wall.at)
    wall.passes(30)
    driver.uptime.gaps = [Gap(wall.at - 10 * SECOND, wall.at)]
    shown: list[int] = []
    monkeypatch.setattr(room, "position_changed", lambda: shown.append(room.playing().ply))
    store.away = True
    await driver.hub.changed("u")
    assert shown == [0]
    store.away = False
    await driver._sweep()
    assert [each.kind for each in await store.log("u")] == ["time-stood"]
    assert shown == [0, 1]


async def test_a_change_that_could_not_be_read_is_read_by_the_next_sweep(driver: Driver) -> None:
    store: Any = driver.store
    await store.add_table(table("u", "ada"))
    room = await driver.hub.room("u")
    assert room is not None
    outage = Outage(store.database)
    outage.after_storing = True
    await store.change_table("u", lambda row: sit_down(row, person("ada"), 1))
    await driver.hub.changed("u")
    outage.over()
    assert room.seats_of("ada") == [0]
    await driver._sweep()
    assert room.seats_of("ada") == [1]


async def test_a_table_that_cannot_be_examined_keeps_no_other_waiting(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    driver.due = {"t": 0, "removed": 0}
    found = driver.hub.room

    async def room(table: str) -> Room | None:
        if table == "t":
            raise IndexError(table)
        return await found(table)

    monkeypatch.setattr(driver.hub, "room", room)
    await driver._sweep()
    assert list(driver.due) == ["t"]
    assert [record.getMessage() for record in caplog.records] == ["Table t could not be examined"]


class TestSeveralProcesses:
    """Tables at which nobody is, with another process on the same store."""

    @pytest.fixture(autouse=True)
    def several(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Neighbours, "any", True)

    @pytest.fixture
    async def other(self, driver: Driver, settings: Settings) -> Driver:
        """The driver of the other process."""
        uptime = Uptime(driver.store, "that")
        await uptime.start()
        return Driver(Hub(settings, driver.store, keys_of(1), longest, uptime), driver.store, Thinkers(1), uptime)

    async def test_each_table_is_looked_after_by_one_of_them(self, driver: Driver, other: Driver, wall: Wall) -> None:
        for number in range(20):
            row = running(id=f"u{number}", seats=[seated(0, "ada"), bot(1, "novice")], started=wall.at)
            await driver.store.add_table(row)
        for one in (driver, other):
            await one._search(wall.at)
        assert not {*driver.due} & {*other.due}
        assert {*driver.due} | {*other.due} == {*await driver.store.running_tables()}
        assert driver.due
        assert other.due

    async def test_those_of_a_process_that_is_gone_are_looked_after_by_another(
        self, driver: Driver, other: Driver, wall: Wall
    ) -> None:
        wall.passes(LATE // SECOND + 1)
        await other.uptime.beat(wall.at)
        await other._search(wall.at)
        assert {*other.due} == {"t"}

    async def test_whoever_carries_a_game_on_looks_after_it(self, driver: Driver, other: Driver, wall: Wall) -> None:
        for one, name in ((driver, "that"), (other, "this")):
            one.due["t"] = wall.at
            one.hub.watch(one)
            one.hub.hear(News(by=name, table="t", ply=1, entry=entry(0)))
            await one._search(wall.at)
            assert not one.due
        wall.passes(LATE // SECOND + 1)
        await other.uptime.beat(wall.at)
        await other._search(wall.at)
        assert {*other.due} == {"t"}

    async def test_of_two_who_carry_it_on_the_last_does(self, driver: Driver, wall: Wall) -> None:
        room = await driver.hub.room("t")
        await settled(driver)
        assert room is not None
        assert room.playing().ply == 2
        driver.leave_to("that", "t", 1)
        assert "t" in driver.due
        driver.leave_to("that", "t", 3)
        assert "t" not in driver.due
        driver.leave_to("a third", "t", 2)
        assert driver._keeper("t", {"this", "that", "a third"}) == "that"

    @pytest.mark.parametrize("is_leased", [True, False])
    async def test_nothing_is_kept_of_a_table_that_was_unloaded_and_is_carried_on_elsewhere(
        self, driver: Driver, other: Driver, wall: Wall, is_leased: bool
    ) -> None:
        await driver.hub.room("t")
        await settled(driver)
        assert driver.minds("t")
        if not is_leased:
            driver.leases.clear()
        driver.leave_to("that", "t", 3)
        wall.passes(KEPT // SECOND + 1)
        await other.uptime.beat(wall.at)
        await driver._sweep()
        assert (driver.hub.rooms, driver.due, driver.leases, dict(driver.thinkers._places)) == ({}, {}, {}, {})

    async def test_nothing_is_kept_of_a_table_that_was_unloaded_and_is_removed_elsewhere(self, driver: Driver) -> None:
        await driver.hub.room("t")
        await settled(driver)
        del driver.hub.rooms["t"]
        assert driver.due["t"] == NEVER
        await driver.store.remove_table("t", lambda _: True)
        driver.hub.hear(News(by="that", table="t", row=True))
        await driver._sweep()
        assert (driver.due, driver.leases, dict(driver.thinkers._places)) == ({}, {}, {})
