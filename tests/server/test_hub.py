"""Which tables a server keeps in memory."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest
from litestar import Litestar

import petteia
from petteia.kernel.game import Game
from petteia.kernel.position import digest
from petteia.kernel.record import parse_record
from petteia.server import hub as hub_module
from petteia.server import room as room_module
from petteia.server.clocks import now
from petteia.server.driver import Driver
from petteia.server.hub import KEPT, Hub
from petteia.server.replica import Declined, Replica
from petteia.server.room import RESTING, Room
from petteia.server.sight import NOWHERE
from petteia.server.storage.news import News
from petteia.server.storage.rows import Entry
from tests.server.examples import bot, person, seated
from tests.server.live import PATIENCE
from tests.server.playing import KHORA, Play, chance, running
from tests.server.visitors import Visitor

pytestmark = pytest.mark.anyio


class Page:
    """As much of a page as is at a table."""

    person: str | None = None
    session: str | None = None

    def table_changed(self) -> None: ...

    def position_changed(self) -> None: ...

    def chat_changed(self) -> None: ...

    def keep_alive(self) -> None: ...

    def removed(self) -> None: ...

    def signed_out(self) -> None: ...


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let milliseconds pass for the hub and its rooms."""

    def forward(milliseconds: int) -> None:
        for module in (hub_module, room_module):
            monkeypatch.setattr(module, "now", lambda: now() + milliseconds)

    return forward


async def loaded(app: Litestar, **changes: object) -> tuple[Hub, Room]:
    """A table of two people, which the server has loaded."""
    hub: Hub = app.state.hub
    for name in ("ada", "ben"):
        await hub.store.add_person(person(name))
    await hub.store.add_table(msgspec.structs.replace(running(), **changes))
    room = await hub.room("t")
    assert room is not None
    return hub, room


async def test_a_table_that_nobody_looks_at_is_unloaded_and_stands_where_it_stood(
    app: Litestar, pass_time: Callable[[int], None]
) -> None:
    hub, room = await loaded(app)
    assert room.replica is not None
    await hub.referee.decide_and_wait(room, 0, 0, room.replica.questions[0][0])
    hub.forget_unused()
    assert "t" in hub.rooms
    pass_time(KEPT + 1000)
    hub.forget_unused()
    assert "t" not in hub.rooms
    again = await hub.room("t")
    assert again is not None
    assert again is not room
    assert again.replica is not None
    assert again.replica.ply == 1


@pytest.mark.parametrize("status", ["running", "finished"])
async def test_a_table_that_somebody_looks_at_stays(
    app: Litestar, pass_time: Callable[[int], None], status: str
) -> None:
    hub, room = await loaded(app, status=status)
    page = Page()
    room.listeners.add(page)
    pass_time(KEPT + 1000)
    hub.forget_unused()
    assert "t" in hub.rooms
    room.listeners.discard(page)
    hub.came_or_went(room)
    hub.forget_unused()
    assert "t" in hub.rooms
    pass_time(2 * KEPT + 2000)
    hub.forget_unused()
    assert "t" not in hub.rooms


async def test_a_table_where_a_bot_thinks_is_not_idle() -> None:
    row = running(seats=[seated(0, "ada"), bot(1)])
    assert Room(row, None).is_idle()
    assert not Room(row, Replica(row, KHORA)).is_idle()
    over = msgspec.structs.replace(row, status="finished")
    assert Room(over, Replica(over, KHORA)).is_idle()


async def test_at_a_table_where_nothing_happens_nothing_is_kept_for_its_pages(
    app: Litestar, pass_time: Callable[[int], None]
) -> None:
    hub, room = await loaded(app)
    assert room.replica is not None
    room.listeners.add(Page())
    sight = room.sight(0)
    sight.text(room.replica, NOWHERE, 0)
    hub.keep_alive(0, 1)
    assert room.sight(0) is sight
    pass_time(RESTING + 1000)
    hub.keep_alive(0, 1)
    assert room.sight(0) is not sight


async def test_the_record_is_there_though_another_process_ended_the_game_and_told_nobody(
    app: Litestar, visitor: Callable[[], Visitor]
) -> None:
    hub, room = await loaded(app)
    play = Play(room.row)
    play.play_on(chance())
    state = play.replica.state
    assert await hub.store.append("t", play.log)
    assert await hub.store.finish("t", state.scores(), state.ranking(), play.at)
    assert room.row.status == "running"
    answer = await visitor().request("GET", "/api/tables/t/record")
    assert answer.status_code == 200
    assert parse_record(KHORA, answer.text).digest == digest(state)


async def test_an_entry_that_another_process_tells_is_taken_as_it_is(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, room = await loaded(app)
    replica = room.playing()
    entry = replica.decide(0, 0, replica.questions[0][0], replica.at).entry
    asked = []
    monkeypatch.setattr(hub.store, "log", lambda *which: asked.append(which))
    await hub.follow(News(by="another", table="t", ply=1, entry=entry))
    assert (room.playing().ply, asked) == (1, [])
    await hub.follow(News(by="another", table="t", ply=1, entry=entry))
    assert (room.playing().ply, asked) == (1, [])


async def told(hub: Hub, room: Room, count: int) -> list[Entry]:
    """What another process has decided and told, while nobody here looked."""
    other = Replica(room.row, KHORA)
    entries = []
    for ply in range(count):
        seat = other.waiting[0]
        change = other.decide(seat, ply, other.questions[seat][0], other.at)
        other.take(change)
        entries.append(change.entry)
    await hub.store.append("t", entries)
    return entries


async def test_what_happens_where_nobody_looks_is_read_when_somebody_asks(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, room = await loaded(app)
    entries = await told(hub, room, 3)
    asked = []
    monkeypatch.setattr(hub.store, "log", lambda *which: asked.append(which))
    for entry in entries:
        hub.hear(News(by="another", table="t", ply=entry.ply + 1, entry=entry))
    assert room.playing().ply == 0
    assert await hub.room("t") is room
    assert (room.playing().ply, room.told, asked) == (3, [], [])


async def test_what_was_not_told_there_is_read_in_the_log(app: Litestar) -> None:
    hub, room = await loaded(app)
    first, _, last = await told(hub, room, 3)
    for entry in (first, last):
        hub.hear(News(by="another", table="t", ply=entry.ply + 1, entry=entry))
    await hub.table_info("t", None)
    assert room.playing().ply == 3


@pytest.mark.parametrize("why", ["a page is there", "bots play through this process"])
async def test_it_is_read_at_once_where_somebody_needs_it(app: Litestar, why: str) -> None:
    hub, room = await loaded(app)
    (entry,) = await told(hub, room, 1)
    if why == "a page is there":
        room.listeners.add(Page())
    else:
        (driver,) = (watcher for watcher in hub._watchers if isinstance(watcher, Driver))
        driver.leases["t"] = now() + 1_000_000
    hub.hear(News(by="another", table="t", ply=1, entry=entry))
    async with asyncio.timeout(PATIENCE):
        while room.playing().ply < 1:
            await asyncio.sleep(0)


async def test_after_an_entry_that_was_missed_the_log_is_read(app: Litestar) -> None:
    hub, room = await loaded(app)
    other = Replica(room.row, KHORA)
    entries = []
    for seat in (0, 1):
        change = other.decide(seat, other.ply, other.questions[seat][0], other.at)
        other.take(change)
        entries.append(change.entry)
    await hub.store.append("t", entries)
    await hub.follow(News(by="another", table="t", ply=2, entry=entries[1]))
    assert room.playing().ply == 2


async def test_a_table_whose_rules_fail_is_frozen_and_no_other_suffers(
    app: Litestar, visitor: Callable[[], Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, room = await loaded(app)
    await hub.store.add_table(running(id="u", game="broken", created=2000))
    load = petteia.load

    def load_unless_broken(name: str, components: str = "") -> Game:
        if name == "broken":
            raise ImportError("No module named 'broken'")
        return load(name, components)

    monkeypatch.setattr(petteia, "load", load_unless_broken)
    assert [table["id"] for table in (await visitor().get("/api/tables"))["running"]] == ["u", "t"]
    broken = await hub.store.table("u")
    assert broken is not None
    assert (broken.status, broken.frozen) == ("frozen", "The rules of this server fail at this table (ImportError).")
    assert room.row.status == "running"


async def test_an_entry_of_another_process_at_which_the_rules_fail_freezes_the_table(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, room = await loaded(app)
    replica = room.playing()
    entry = replica.decide(0, 0, replica.questions[0][0], replica.at).entry

    def fail(entry: Entry) -> None:
        raise IndexError(entry.ply)

    monkeypatch.setattr(replica, "change_of", fail)
    with pytest.raises(Declined, match="IndexError"):
        await hub.follow(News(by="another", table="t", ply=1, entry=entry))
    assert (room.row.status, room.replica) == ("frozen", None)
