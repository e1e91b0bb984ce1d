"""Decisions that are carried out at once, and those that have to wait for more than the disk."""

import asyncio
from collections.abc import Callable

import pytest
from litestar import Litestar

from petteia.server.hub import Hub
from petteia.server.room import Room
from petteia.server.storage.journal import Stored
from petteia.server.storage.rows import Entry, Gap
from tests.server.test_hub import loaded

pytestmark = pytest.mark.anyio

Outcome = int | Exception | None


def begin(hub: Hub, room: Room, ply: int = 0, action: int | None = None) -> asyncio.Future[Outcome] | None:
    """Let seat 0 decide at once; None if that cannot be."""
    assert room.replica is not None
    told: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    wanted = room.replica.questions[0][0] if action is None else action
    return told if hub.referee.decide_at_once(room, 0, ply, wanted, told.set_result) else None


async def test_a_decision_is_told_when_it_is_stored(app: Litestar) -> None:
    hub, room = await loaded(app)
    told = begin(hub, room)
    assert told is not None
    assert room.lock.locked()
    assert room.replica is not None
    assert room.replica.ply == 0  # nothing has happened before it is stored
    assert await told == 1
    assert not room.lock.locked()
    assert [entry.seat for entry in await hub.store.log(room.id)] == [0]


@pytest.mark.parametrize(("ply", "action"), [(1, None), (0, 9999)])
async def test_what_cannot_be_is_left_to_the_usual_way(app: Litestar, ply: int, action: int | None) -> None:
    hub, room = await loaded(app)
    assert begin(hub, room, ply, action) is None
    assert not room.lock.locked()
    assert await hub.store.log(room.id) == []


async def test_nobody_is_overtaken(app: Litestar) -> None:
    hub, room = await loaded(app)
    async with room.lock:
        assert begin(hub, room) is None
        waiting = asyncio.create_task(room.lock.acquire())
        await asyncio.sleep(0)
    assert begin(hub, room) is None  # it is free, but somebody waits for it
    await waiting
    room.lock.release()
    assert room.lock_at_once()
    room.lock.release()


async def test_clocks_come_first(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    hub, room = await loaded(app)
    with monkeypatch.context() as patched:
        patched.setattr(hub.referee._uptime, "gaps_after", lambda at: [Gap(at, at + 1)])
        assert begin(hub, room) is None
    hub.referee._uptime.failed()
    assert begin(hub, room) is None


@pytest.mark.parametrize(("stored", "outcome"), [(False, None), (OSError("away"), OSError)])
async def test_a_decision_that_is_not_stored_changes_nothing(
    app: Litestar, monkeypatch: pytest.MonkeyPatch, stored: bool | Exception, outcome: type[Exception] | None
) -> None:
    hub, room = await loaded(app)

    def submit(table: str, entry: Entry, tell: Stored) -> None:
        asyncio.get_running_loop().call_soon(tell, stored)

    monkeypatch.setattr(hub.store, "submit", submit)
    told = begin(hub, room)
    assert told is not None
    answer = await told
    assert answer is None if outcome is None else isinstance(answer, outcome)
    assert room.replica is not None
    assert room.replica.ply == 0
    assert not room.lock.locked()
    assert (begin(hub, room) is None) == (outcome is not None)  # then it is in doubt whether anything can be stored


async def test_the_last_decision_ends_the_game(app: Litestar) -> None:
    hub, room = await loaded(app)
    answers: list[Outcome] = []
    tell: Callable[[Outcome], None] = answers.append
    replica = room.replica
    assert replica is not None
    while not replica.state.over():
        seat, before = replica.waiting[0], len(answers)
        assert hub.referee.decide_at_once(room, seat, replica.ply, replica.questions[seat][0], tell)
        while len(answers) == before:
            await asyncio.sleep(0)
    assert answers == [*range(1, replica.ply + 1)]
    assert room.row.status == "finished"
    assert not room.lock.locked()


async def test_a_fault_of_ours_is_told_and_locks_nobody_out(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    hub, room = await loaded(app)
    monkeypatch.setattr(hub, "moved", lambda room: 1 // 0)
    told = begin(hub, room)
    assert told is not None
    assert isinstance(await told, ZeroDivisionError)
    assert not room.lock.locked()
