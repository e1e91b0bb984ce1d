"""Small forms of bench/hostile.py: strangers try to hurt a server, and it goes on answering."""

import asyncio
import gc
import math
import time
import tracemalloc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar

from bench import hostile
from bench.hostile import Target, arguments, measure, open_table, strangers
from petteia.server.connections import CountedConnection
from petteia.server.settings import Settings
from tests.server.live import PATIENCE
from tests.server.served import served

REQUESTS, SOCKETS = 160, 80
MOST_KEPT = 2_000_000  # bytes; such a crowd sends many times as much
LONGEST_TURN = 5.0  # seconds of computing, thirty times what it takes; one hostile file took 55 once

pytestmark = pytest.mark.slow


def test_a_server_outlives_its_strangers(capfd: pytest.CaptureFixture[str]) -> None:
    found: dict[str, Any] = measure(arguments(["--requests", "80", "--sockets", "40", "--settling", "0"]))
    assert found["health_count"] > 0
    assert found["health_max_ms"] < math.inf  # each was answered, and well
    assert found["table_max_ms"] < math.inf
    assert sum(found["requests"].values()) > 0
    assert sum(found["sockets"].values()) > 0
    assert not {"500", "502", "503"} & set(found["requests"])
    assert "Traceback" not in capfd.readouterr().err


class Turns:
    """How long the loop computes before it looks again at who else wants something, in the time of its own thread."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def watch(self) -> None:
        last = time.thread_time()
        while True:
            await asyncio.sleep(0.001)
            here = time.thread_time()
            self.longest, last = max(self.longest, here - last), here


@asynccontextmanager
async def turns() -> AsyncIterator[Turns]:
    """Watch the turns of this loop."""
    watched = Turns()
    task = asyncio.create_task(watched.watch())
    try:
        yield watched
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


@contextmanager
def traced() -> Iterator[None]:
    """Count the bytes of all objects that are made meanwhile and still there."""
    tracemalloc.start()
    try:
        yield
    finally:
        tracemalloc.stop()


async def crowd(target: Target) -> None:
    """Let strangers come and go."""
    asked, connected = await asyncio.to_thread(strangers, target, REQUESTS, SOCKETS, PATIENCE)
    assert (asked.total(), connected.total()) == (REQUESTS, SOCKETS)


def kept(caplog: pytest.LogCaptureFixture) -> int:
    """The bytes that are counted, without those of the log."""
    caplog.clear()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


class TestInOneProcess:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return msgspec.structs.replace(settings, limits=True)

    @pytest.mark.anyio
    async def test_strangers_never_hold_the_loop_and_leave_nothing(
        self, app: Litestar, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        monkeypatch.setattr(hostile, "PATIENCE", 2.0)
        async with served(CountedConnection, app) as port:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False) as ann:
                target = Target(port, await open_table(ann))
            await crowd(target)  # what is made once, and kept, belongs to the beginning
            async with turns() as watched:
                await crowd(target)
            with traced():
                await crowd(target)
                async with asyncio.timeout(PATIENCE):
                    while kept(caplog) > MOST_KEPT:
                        await asyncio.sleep(0.5)
        assert watched.longest < LONGEST_TURN
