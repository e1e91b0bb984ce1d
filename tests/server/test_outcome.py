"""Waiting for an outcome that is told by a call."""

import asyncio
from collections.abc import Callable

import pytest

from petteia.server.outcome import outcome_of

pytestmark = pytest.mark.anyio

Tell = Callable[[int | Exception], None]


async def test_who_waits_gets_what_is_told() -> None:
    def begin(tell: Tell) -> None:
        asyncio.get_running_loop().call_soon(tell, 7)

    assert await outcome_of(begin) == 7


async def test_what_went_wrong_is_raised() -> None:
    def begin(tell: Tell) -> None:
        tell(ConnectionError("away"))

    with pytest.raises(ConnectionError, match="away"):
        await outcome_of(begin)


async def test_who_does_not_wait_any_more_can_be_told() -> None:
    told: list[Tell] = []
    waiting = asyncio.create_task(outcome_of(told.append))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    told[0](7)
    told[0](ConnectionError())
