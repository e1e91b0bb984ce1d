"""The lock of a table: nobody is overtaken, and nobody who has gone away keeps it."""

import asyncio

import pytest

from petteia.server.table_lock import TableLock

pytestmark = pytest.mark.anyio


class Visitors:
    """People who want the lock, and the order in which they get it."""

    def __init__(self) -> None:
        self.lock = TableLock()
        self.came: list[int] = []

    def begin(self, number: int) -> asyncio.Task[None]:
        return asyncio.create_task(self.come(number))

    async def come(self, number: int) -> None:
        async with self.lock:
            self.came.append(number)
            await asyncio.sleep(0)


@pytest.fixture
async def visitors() -> Visitors:
    return Visitors()


async def test_whoever_waits_is_not_overtaken(visitors: Visitors) -> None:
    assert visitors.lock.take()
    waiting = [visitors.begin(number) for number in range(3)]
    await asyncio.sleep(0)
    visitors.lock.release()
    assert not visitors.lock.take()  # it has been passed on, though the next one has not noticed yet
    await asyncio.gather(*waiting)
    assert visitors.came == [0, 1, 2]
    assert not visitors.lock.locked()
    assert visitors.lock.take()


async def test_whoever_goes_away_is_passed_over(visitors: Visitors) -> None:
    visitors.lock.take()
    waiting = [visitors.begin(number) for number in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    visitors.lock.release()
    waiting[1].cancel()  # just when it has been given the lock
    await asyncio.gather(*waiting, return_exceptions=True)
    assert visitors.came == [2]
    assert not visitors.lock.locked()


async def test_an_error_does_not_keep_it(visitors: Visitors) -> None:
    async def fail() -> None:
        async with visitors.lock:
            assert not visitors.lock.take()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    assert not visitors.lock.locked()
