"""Sockets of one table go to one worker, and to somebody in any case."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from petteia.server.handover import Handover

pytestmark = pytest.mark.anyio
REQUEST = b"GET /api/tables/t/play HTTP/1.1\r\n\r\n"
WORKERS = ("one", "two", "three")
Taken = list[tuple[str, socket.socket, bytes]]


@pytest.fixture
def taken() -> Iterator[Taken]:
    """What the workers have taken over."""
    found: Taken = []
    yield found
    for _, line, _ in found:
        line.close()


@pytest.fixture
async def worker(tmp_path: Path, taken: Taken) -> Callable[[str], Handover]:
    return lambda name: Handover(tmp_path, lambda line, request: taken.append((name, line, request)), name)


def passed(worker: Handover, what: bytes) -> socket.socket | None:
    """The other end of a connection that the worker has passed on; None if it serves it itself."""
    here, there = socket.socketpair()
    with here:
        is_passed = worker.pass_on(here.fileno(), what, REQUEST)
    if is_passed:
        return there
    there.close()
    return None


def is_passed(worker: Handover, what: bytes) -> bool:
    other_end = passed(worker, what)
    if other_end is not None:
        other_end.close()
    return other_end is not None


async def test_all_sockets_of_a_table_come_to_one_worker(worker: Callable[[str], Handover], taken: Taken) -> None:
    workers = {name: worker(name) for name in WORKERS}
    served = set()
    for number in range(30):
        what = b"/api/tables/%d/play" % number
        before = len(taken)
        by_themselves = set()
        for name in WORKERS:
            if not is_passed(workers[name], what):
                by_themselves.add(name)
        while len(taken) < before + len(WORKERS) - 1:
            await asyncio.sleep(0)
        assert {name for name, _, _ in taken[before:]} == by_themselves
        served |= by_themselves
    assert served == {*WORKERS}
    for one in workers.values():
        one.close()


async def test_the_connection_goes_on(worker: Callable[[str], Handover], taken: Taken) -> None:
    one, two = worker("one"), worker("two")
    other_end = next(filter(None, (passed(one, b"%d" % number) for number in range(20))))
    while not taken:
        await asyncio.sleep(0)
    ((name, line, request),) = taken
    assert (name, request) == ("two", REQUEST)
    line.send(b"hello")
    assert other_end.recv(10) == b"hello"
    other_end.close()
    one.close()
    two.close()


async def test_for_a_worker_that_died_somebody_else_serves(worker: Callable[[str], Handover], tmp_path: Path) -> None:
    one, two = worker("one"), worker("two")
    two._loop.remove_reader(two._inbox)
    two._inbox.close()  # and its file stays
    assert not any(is_passed(one, b"%d" % number) for number in range(20))
    assert [path.name for path in tmp_path.iterdir()] == ["one"]
    one.close()
    assert not [*tmp_path.iterdir()]


async def test_for_a_worker_that_is_too_busy_somebody_else_serves(worker: Callable[[str], Handover]) -> None:
    one, two = worker("one"), worker("two")
    two._loop.remove_reader(two._inbox)
    others = [b"%d" % number for number in range(20) if is_passed(one, b"%d" % number)]
    assert others
    assert not all(is_passed(one, others[0]) for _ in range(10_000))
    one.close()
    two.close()
