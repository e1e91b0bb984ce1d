"""Bots think in processes of their own; one that dies is replaced."""

import asyncio
import os
import shutil
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

import petteia
from petteia.bots.bot import Bot
from petteia.bots.levels import make_bot
from petteia.bots.search import Search
from petteia.server import think_queue, thinker
from petteia.server import thinkers as module
from petteia.server.app import create_app
from petteia.server.replica import Replica
from petteia.server.settings import Settings
from petteia.server.storage.rows import TableRow
from petteia.server.storage.store import Store
from petteia.server.thinker import Bots, Farewell, Task
from petteia.server.thinkers import NotThought, Thinkers
from tests.server.examples import bot, person
from tests.server.live import PATIENCE
from tests.server.playing import KHORA, START, running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

FRAIL = Path(__file__).with_name("frail_bots.py")
SEED = 1
LEVEL = "expert@16"
DECISIONS = 24


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    crew = Thinkers(1)
    yield crew
    await crew.close()
    assert crew.pids() == []


@pytest.fixture
def frail_bots(tmp_path: Path) -> Path:
    """A file with bots that fail once."""
    return Path(shutil.copy(FRAIL, tmp_path))


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def seats_of_bots(game: str, **changes: Any) -> TableRow:
    """A running table at which two bots play."""
    version = petteia.load(game).version
    return running(seats=[bot(0, LEVEL), bot(1, LEVEL)], game=game, rules=version, options={}, **changes)


def lab_bots(replica: Replica) -> list[Bot]:
    """The bots of a table as the lab makes them."""
    return [make_bot(LEVEL, replica.game, replica.bot_seed("think", seat)) for seat in range(2)]


async def test_nobody_thinks_before_there_is_something_to_think_about(thinkers: Thinkers) -> None:
    assert thinkers.pids() == []


@pytest.mark.parametrize("level", ["random", "novice", "skilled", "expert@20", "master@20ms"])
async def test_a_bot_chooses_what_its_seat_may_do(thinkers: Thinkers, level: str) -> None:
    state = KHORA.new(3, seed=5, draft="off")
    assert await thinkers.think("t", 1, level, KHORA, SEED, state) in state.legal(1)
    assert len(thinkers.pids()) == 1


async def test_when_a_process_dies_its_task_is_asked_again(thinkers: Thinkers, frail_bots: Path) -> None:
    state = KHORA.new(3, seed=5, draft="off")
    await thinkers.think("t", 0, "random", KHORA, SEED, state)
    (pid,) = thinkers.pids()
    assert await thinkers.think("t", 1, f"{frail_bots}:Mortal", KHORA, SEED, state) in state.legal(1)
    assert thinkers.pids() != [pid]


async def test_a_process_that_died_unnoticed_is_replaced(thinkers: Thinkers) -> None:
    state = KHORA.new(3, seed=5, draft="off")
    await thinkers.think("t", 0, "random", KHORA, SEED, state)
    os.kill(thinkers.pids()[0], signal.SIGKILL)
    assert await thinkers.think("t", 2, "random", KHORA, SEED, state) in state.legal(2)


async def test_a_bot_that_fails_says_so_and_the_next_one_thinks(thinkers: Thinkers) -> None:
    state = KHORA.new(3, seed=5, draft="off")
    with pytest.raises(NotThought, match="UnknownBot"):
        await thinkers.think("t", 0, "clairvoyant", KHORA, SEED, state)
    assert await thinkers.think("t", 0, "random", KHORA, SEED, state) in state.legal(0)


async def test_a_thought_that_is_cancelled_leaves_no_answer_behind(thinkers: Thinkers, frail_bots: Path) -> None:
    state = KHORA.new(3, seed=5, draft="off")
    thinking = asyncio.create_task(thinkers.think("t", 0, f"{frail_bots}:Dreamer", KHORA, SEED, state))
    while not frail_bots.with_suffix(".mark").exists():
        await asyncio.sleep(0.02)
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    assert await thinkers.think("t", 0, "random", KHORA, SEED, state) in state.legal(0)


async def test_too_many_tasks_are_refused(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_QUEUE", 2)
    state = KHORA.new(3, seed=5, draft="off")
    waiting = [asyncio.create_task(thinkers.think("t", 0, "random", KHORA, SEED, state)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(NotThought, match="Too many"):
        await thinkers.think("t", 0, "random", KHORA, SEED, state)
    await asyncio.gather(*waiting)


async def test_a_process_that_thinks_for_ever_is_ended(
    thinkers: Thinkers, frail_bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST_THOUGHT", 0.3)
    monkeypatch.setattr(module, "LOSSES", 1)
    with pytest.raises(NotThought, match="died"):
        await thinkers.think("t", 0, f"{frail_bots}:Dreamer", KHORA, SEED, KHORA.new(3, seed=5))


async def test_bots_that_many_wait_for_think_shorter_and_it_is_known(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search that would take minutes ends, and the next one that nobody waits for is as it was."""
    state, endless = KHORA.new(3, seed=5, draft="off"), "expert@1000000"
    monkeypatch.setattr(think_queue, "IN_TIME", 0.1)
    asked = [thinkers.think(f"t{number}", 0, endless, KHORA, SEED, state, "ada") for number in range(5)]
    assert set(await asyncio.gather(*asked)) <= set(state.legal(0))
    assert thinkers.hurried == {f"t{number}" for number in range(5)}
    monkeypatch.setattr(think_queue, "IN_TIME", 1000.0)
    await thinkers.think("t0", 1, "expert@5", KHORA, SEED, state, "ada")
    thinkers.forget("t1")
    assert thinkers.hurried == {"t2", "t3", "t4"}


async def test_a_thought_that_is_cancelled_while_waiting_does_not_keep_others_from_thinking(
    thinkers: Thinkers, frail_bots: Path
) -> None:
    state = KHORA.new(3, seed=5, draft="off")
    dreaming = asyncio.create_task(thinkers.think("t", 0, f"{frail_bots}:Dreamer", KHORA, SEED, state))
    waiting = asyncio.create_task(thinkers.think("u", 0, "random", KHORA, SEED, state))
    while not frail_bots.with_suffix(".mark").exists():
        await asyncio.sleep(0.02)
    waiting.cancel()
    dreaming.cancel()
    await asyncio.gather(waiting, dreaming, return_exceptions=True)
    assert await thinkers.think("v", 0, "random", KHORA, SEED, state) in state.legal(0)


async def test_processes_end_with_their_server() -> None:
    crew = Thinkers(2)
    state = KHORA.new(3, seed=5, draft="off")
    await asyncio.gather(*(crew.think(f"t{number}", 0, "random", KHORA, SEED, state) for number in range(4)))
    pids = crew.pids()
    assert len(pids) == 2
    await crew.close()
    assert not any(is_running(pid) for pid in pids)


# A bot at a table is the bot of the lab.


@pytest.mark.parametrize("game", ["khora", "carpe-diem", "emporion"])
async def test_a_bot_at_a_table_decides_exactly_as_in_the_lab(thinkers: Thinkers, game: str) -> None:
    replica = Replica(seats_of_bots(game), petteia.load(game))
    bots = lab_bots(replica)
    kept = 0
    for _ in range(DECISIONS):
        seat = replica.waiting[0]
        kept += cast(Search, bots[seat]).root is not None
        seed, shown = replica.bot_seed("think", seat), replica.seen_by_bot(seat)
        action = await thinkers.think("t", seat, LEVEL, replica.game, seed, shown)
        assert action == bots[seat].choose(replica.state, seat)
        replica.take(replica.decide(seat, replica.ply, action, START))
    assert kept > DECISIONS / 2


async def test_a_served_table_is_played_as_in_the_lab(settings: Settings) -> None:
    row = seats_of_bots("emporion", started=START)
    store = await Store.open(settings.database)
    await store.add_person(person("ada"))
    await store.add_table(row)
    app = create_app(settings)
    async with app.lifespan():
        async with asyncio.timeout(PATIENCE):
            while len(log := await store.log(row.id)) < DECISIONS:
                await asyncio.sleep(0.05)
    await store.close()
    replica = Replica(row, petteia.load("emporion"))
    bots = lab_bots(replica)
    for entry in log[:DECISIONS]:
        assert (entry.kind, entry.seat) == ("decide", replica.waiting[0])
        assert entry.action == bots[entry.seat].choose(replica.state, entry.seat)
        replica.read([entry])


async def test_a_table_tells_that_its_bots_think_shorter(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(think_queue, "IN_TIME", 0.0)
    app = create_app(settings)
    async with app.lifespan(), asyncio.timeout(PATIENCE):
        store: Store = app.state.store
        await store.add_person(person("ada"))
        await store.add_table(
            running(seats=[bot(0, "expert"), bot(1, "expert")], status="lobby", key=None, started=None)
        )
        assert not (await app.state.hub.table_info("t", None)).hurried
        assert await store.start("t", bytes(32), KHORA.version, START)
        await app.state.hub.begin("t")
        while not (await app.state.hub.table_info("t", None)).hurried:
            await asyncio.sleep(0.02)
        assert '"hurried":true' in (await app.state.hub.room("t")).table_text(None)


async def test_a_seat_keeps_its_process_and_a_table_s_seats_are_spread() -> None:
    crew = Thinkers(2)
    state = KHORA.new(2, seed=5, draft="off")
    for seat in (0, 1, 0, 1, 1, 0):
        await crew.think("t", seat, "random", KHORA, SEED, state)
    places = [crew.place("t", seat) for seat in (0, 1)]
    assert places[0] is not places[1]
    crew.forget("t")
    assert [place.bots for place in places] == [0, 0]
    await crew.close()


def test_a_limit_is_for_one_thought() -> None:
    bots = Bots()
    task = Task("t", 0, "khora", "expert@1000000", SEED, KHORA.new(2, seed=5, draft="off").to_dict(), seconds=0.01)
    bots.think(task)
    kept = cast(Search, bots.kept["t", 0, task.level])
    assert 0 < kept.done < 1_000_000
    assert (kept.settings.iterations, kept.settings.milliseconds) == (1_000_000, 0.0)


def test_a_process_keeps_its_bots_until_their_table_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots()
    position = KHORA.new(2, seed=5, draft="off").to_dict()
    for table, seat in (("t", 0), ("t", 1), ("u", 0)):
        bots.think(Task(table, seat, "khora", LEVEL, SEED, position))
    first = bots.kept["t", 0, LEVEL]
    bots.think(Task("t", 0, "khora", LEVEL, SEED, position))
    assert bots.kept["t", 0, LEVEL] is first
    bots.forget(Farewell("t", 1))
    assert list(bots.kept) == [("u", 0, LEVEL), ("t", 0, LEVEL)]
    bots.forget(Farewell("t"))
    assert list(bots.kept) == [("u", 0, LEVEL)]
    monkeypatch.setattr(thinker, "MOST_BOTS", 2)
    for table in ("v", "w"):
        bots.think(Task(table, 0, "khora", LEVEL, SEED, position))
    assert list(bots.kept) == [("v", 0, LEVEL), ("w", 0, LEVEL)]
