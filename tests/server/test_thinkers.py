"""Bots think in processes of their own; one that dies is replaced."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from petteia.server import thinkers as module
from petteia.server.thinkers import NotThought, Thinkers
from tests.server.playing import KHORA

pytestmark = pytest.mark.anyio

SEED = 1


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    crew = Thinkers(1)
    yield crew
    await crew.close()
    assert crew.pids() == []


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_nobody_thinks_before_there_is_something_to_think_about(thinkers: Thinkers) -> None:
    assert thinkers.pids() == []


@pytest.mark.parametrize("level", ["random", "novice", "skilled", "expert@20", "master@20ms"])
async def test_a_bot_chooses_what_its_seat_may_do(thinkers: Thinkers, level: str) -> None:
    state = KHORA.new(3, seed=5, draft="off")
    assert await thinkers.think("khora", level, 1, SEED, state) in state.legal(1)
    assert len(thinkers.pids()) == 1


async def test_when_a_process_is_killed_its_task_is_asked_again(thinkers: Thinkers) -> None:
    state = KHORA.new(3, seed=5, draft="off")
    await thinkers.think("khora", "random", 0, SEED, state)
    (pid,) = thinkers.pids()
    thinking = asyncio.create_task(thinkers.think("khora", "master@1000ms", 1, SEED, state))
    await asyncio.sleep(0.2)
    os.kill(pid, signal.SIGKILL)
    assert await thinking in state.legal(1)
    assert thinkers.pids() != [pid]


async def test_a_process_that_died_unnoticed_is_replaced(thinkers: Thinkers) -> None:
    state = KHORA.new(3, seed=5, draft="off")
    await thinkers.think("khora", "random", 0, SEED, state)
    os.kill(thinkers.pids()[0], signal.SIGKILL)
    assert await thinkers.think("khora", "random", 2, SEED, state) in state.legal(2)


async def test_a_bot_that_fails_says_so_and_the_next_one_thinks(thinkers: Thinkers) -> None:
    state = KHORA.new(3, seed=5, draft="off")
    with pytest.raises(NotThought, match="UnknownBot"):
        await thinkers.think("khora", "clairvoyant", 0, SEED, state)
    assert await thinkers.think("khora", "random", 0, SEED, state) in state.legal(0)


async def test_who_is_cancelled_leaves_no_answer_behind(thinkers: Thinkers) -> None:
    state = KHORA.new(3, seed=5, draft="off")
    thinking = asyncio.create_task(thinkers.think("khora", "master@1000ms", 0, SEED, state))
    await asyncio.sleep(0.2)
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    assert await thinkers.think("khora", "random", 0, SEED, state) in state.legal(0)


async def test_too_many_tasks_are_refused(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_QUEUE", 2)
    state = KHORA.new(3, seed=5, draft="off")
    waiting = [asyncio.create_task(thinkers.think("khora", "random", 0, SEED, state)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(NotThought, match="Too many"):
        await thinkers.think("khora", "random", 0, SEED, state)
    await asyncio.gather(*waiting)


async def test_a_process_that_thinks_for_ever_is_ended(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_THOUGHT", 0.3)
    monkeypatch.setattr(module, "LOSSES", 1)
    with pytest.raises(NotThought, match="cost"):
        await thinkers.think("khora", "master@60000ms", 0, SEED, KHORA.new(3, seed=5))


async def test_processes_end_with_their_server() -> None:
    crew = Thinkers(2)
    state = KHORA.new(3, seed=5, draft="off")
    await asyncio.gather(*(crew.think("khora", "random", 0, SEED, state) for _ in range(4)))
    pids = crew.pids()
    assert len(pids) == 2
    await crew.close()
    assert not any(is_running(pid) for pid in pids)
