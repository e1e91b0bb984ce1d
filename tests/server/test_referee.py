"""Decisions that are carried out at once, and those that have to wait for more than the disk."""

import asyncio
from collections.abc import Callable

import pytest
from litestar import Litestar

from petteia.server.clocks import now
from petteia.server.hub import Hub
from petteia.server.replica import Declined
from petteia.server.room import Room
from petteia.server.storage.journal import Stored
from petteia.server.storage.rows import Entry, Gap
from tests.server.test_hub import loaded

pytestmark = pytest.mark.anyio

Outcome = int | Exception


def begin(hub: Hub, room: Room, ply: int = 0, action: int | None = None) -> asyncio.Future[Outcome]:
    """Let seat 0 decide."""
    assert room.replica is not None
    told: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    wanted = room.replica.questions[0][0] if action is None else action
    hub.referee.decide(room, 0, ply, wanted, told.set_result)
    return told


async def test_a_decision_is_told_when_it_is_stored(app: Litestar) -> None:
    hub, room = await loaded(app)
    told = begin(hub, room)
    assert room.lock.locked()  # at once
    assert room.replica is not None
    assert room.replica.ply == 0  # nothing has happened before it is stored
    assert await told == 1
    assert not room.lock.locked()
    assert [entry.seat for entry in await hub.store.log(room.id)] == [0]


@pytest.mark.parametrize(("ply", "action", "code"), [(1, None, "late"), (0, 9999, "illegal")])
async def test_what_cannot_be_is_declined(app: Litestar, ply: int, action: int | None, code: str) -> None:
    hub, room = await loaded(app)
    outcome = await begin(hub, room, ply, action)
    assert isinstance(outcome, Declined)
    assert outcome.code == code
    assert not room.lock.locked()
    assert await hub.store.log(room.id) == []


async def test_a_decision_waits_for_its_turn(app: Litestar) -> None:
    hub, room = await loaded(app)
    async with room.lock:
        told = begin(hub, room)
        await asyncio.sleep(0.01)
        assert not told.done()
    assert await told == 1
    assert not room.lock.locked()


async def test_clocks_come_first(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    hub, room = await loaded(app)
    with monkeypatch.context() as patched:
        patched.setattr(hub.referee._uptime, "gaps_after", lambda at: [Gap(at, at + 1)])
        told = begin(hub, room)
        assert not room.lock.locked()  # it is not judged at once
        assert await told == 1
    hub.referee._uptime.failed()
    told = begin(hub, room, 1)
    assert not room.lock.locked()
    assert await told == 2


@pytest.mark.parametrize("wait", [False, True])
async def test_a_decision_that_is_not_stored_changes_nothing(
    app: Litestar, monkeypatch: pytest.MonkeyPatch, wait: bool
) -> None:
    hub, room = await loaded(app)
    monkeypatch.setattr(hub.store, "submit", answering(OSError("away")))
    if wait:
        with pytest.raises(OSError, match="away"):
            await hub.referee.decide_and_wait(room, 0, 0, room.playing().questions[0][0])
    else:
        assert isinstance(await begin(hub, room), OSError)
    assert room.playing().ply == 0
    assert not room.lock.locked()
    assert not hub.referee._uptime.is_sure(now())  # it is in doubt whether anything can be stored


async def test_a_decision_that_came_second_is_judged_again(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    hub, room = await loaded(app)
    monkeypatch.setattr(hub.store, "submit", answering(False))
    assert await begin(hub, room) == 1
    assert not room.lock.locked()
    assert [entry.seat for entry in await hub.store.log(room.id)] == [0]


def answering(stored: bool | Exception) -> Callable[[str, Entry, Stored], None]:
    """A store that answers this, and stores nothing."""

    def submit(table: str, entry: Entry, tell: Stored) -> None:
        asyncio.get_running_loop().call_soon(tell, stored)

    return submit


async def test_the_last_decision_ends_the_game(app: Litestar) -> None:
    hub, room = await loaded(app)
    answers: list[Outcome] = []
    tell: Callable[[Outcome], None] = answers.append
    replica = room.replica
    assert replica is not None
    while not replica.state.over():
        seat, before = replica.waiting[0], len(answers)
        hub.referee.decide(room, seat, replica.ply, replica.questions[seat][0], tell)
        while len(answers) == before:
            await asyncio.sleep(0)
    assert answers == [*range(1, replica.ply + 1)]
    assert room.row.status == "finished"
    assert not room.lock.locked()


async def test_a_fault_of_ours_is_told_and_locks_nobody_out(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    hub, room = await loaded(app)
    monkeypatch.setattr(hub, "moved", lambda room: 1 // 0)
    assert isinstance(await begin(hub, room), ZeroDivisionError)
    assert not room.lock.locked()
