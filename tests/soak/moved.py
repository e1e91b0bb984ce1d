"""A server of the tests whose clock can be moved, which says how it stands, and which is started quickly.

The clock is a file with the nanoseconds that are added to the machine's time. A running server has no such option: here
the time that Python tells is replaced before the application is made. Its process is forked from one that has imported
everything, so that hundreds of kills do not take hours.
"""

import asyncio
import ctypes
import gc
import inspect
import mmap
import multiprocessing
import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

from litestar import Litestar, get
from litestar.types import ASGIApp

from petteia.server.app import create_app
from petteia.server.clocks import now
from petteia.server.launcher import in_a_process, run
from petteia.server.room import Room
from petteia.server.settings import read_settings
from tests.server.foreseen import FILE, longest, next_key

CLOCK = "PETTEIA_TEST_CLOCK"
BYTES = 8
MACHINE = time.time_ns


class MovedClock:
    """A clock that several processes share."""

    def __init__(self, file: Path) -> None:
        self.file = file
        if not file.exists():
            file.write_bytes(bytes(BYTES))
        with file.open("r+b") as opened:
            self._shared = mmap.mmap(opened.fileno(), BYTES)

    @property
    def moved(self) -> int:
        """Nanoseconds that are added to the machine's time."""
        return int.from_bytes(self._shared[:], "little", signed=True)

    def move(self, seconds: int) -> None:
        self._shared[:] = (self.moved + seconds * 1_000_000_000).to_bytes(BYTES, "little", signed=True)

    def install(self) -> None:
        """Let this process have this time, also if it has it already."""
        time.time_ns = lambda: MACHINE() + self.moved
        time.time = lambda: time.time_ns() / 1e9


@get("/standing", include_in_schema=False)
async def standing(request: Any) -> dict[str, int]:
    """What this process keeps, after everything was thrown away that can be."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    hub = request.app.state.hub
    driver = hub._watchers[0]
    return {
        "rooms": len(hub.rooms),
        "due": len(driver.due),
        "leases": len(driver.leases),
        "thinking": len(driver._thinking),
        "places": len(driver.thinkers._places),
        "hurried": len(driver.thinkers.hurried),
        "crowds": len(hub._crowds),
        "tasks": len(asyncio.all_tasks()),
        "threads": threading.active_count(),
        "files": len(os.listdir("/proc/self/fd")),
        "kilobytes": int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024,
    }


@get("/kept", include_in_schema=False)
async def kept(request: Any) -> dict[str, dict[str, str]]:
    """The tables of which this process keeps something, and what it knows of them."""
    hub = request.app.state.hub
    driver = hub._watchers[0]
    return {
        "rooms": {table: told_of(room) for table, room in hub.rooms.items()},
        "due": {table: f"in {due - now()} ms" for table, due in driver.due.items()},
        "leases": {table: f"for {until - now()} ms" for table, until in driver.leases.items()},
        "thinking": {table: where(task) for table, task in driver._thinking.items()},
        "tasks": {task.get_name(): where(task) for task in asyncio.all_tasks()},
    }


def told_of(room: Room) -> str:
    """What holds a room."""
    bots = [] if room.replica is None else room.replica.waiting_bots()
    ply = None if room.replica is None else room.replica.ply
    return (
        f"{room.row.status} at {ply}, {len(room.told)} told, {len(room.listeners)} pages, bots {bots} wait, "
        f"{'locked' if room.lock.locked() else 'not locked'}, used {now() - room.used} ms ago"
    )


def where(task: asyncio.Task[Any]) -> str:
    """The lines at which a task waits, from its own to that of whoever it waits for."""
    lines: list[str] = []
    waiting: Any = task.get_coro()
    while inspect.iscoroutine(waiting) and waiting.cr_frame is not None:
        lines.append(f"{waiting.cr_code.co_name}:{waiting.cr_frame.f_lineno}")
        waiting = waiting.cr_await
    return " > ".join(lines)


def make_app() -> ASGIApp:
    """The server as each worker makes it."""
    MovedClock(Path(os.environ[CLOCK])).install()
    file = Path(os.environ[FILE])
    app: Litestar = create_app(read_settings(os.environ), lambda: next_key(file), longest)
    app.register(standing)
    app.register(kept)
    return in_a_process(app)


FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.soak.moved"])


def serve(environment: dict[str, str], log: Path) -> None:
    """Be a server, as a program of its own would: in its own group, with its own environment and log."""
    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), sys.stderr.fileno())
    multiprocessing.process._parent_process = None  # type: ignore[attr-defined]  # it is no worker
    MovedClock(Path(os.environ[CLOCK])).install()
    run(read_settings(os.environ), app="tests.soak.moved:make_app")


class Forked:
    """A server's process."""

    def __init__(self, environment: dict[str, str], log: Path) -> None:
        self._process = FORKS.Process(target=serve, args=(environment, log))
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        return self._process.exitcode or 0
