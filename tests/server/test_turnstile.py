"""Of many requests at once a few are begun at a time, and nobody waits for somebody else's hundred."""

import asyncio
from functools import partial

import pytest

from petteia.server.turnstile import AT_ONCE, Turnstile

pytestmark = pytest.mark.anyio


async def test_each_household_has_its_turn() -> None:
    turnstile = Turnstile()
    begun: list[str] = []
    for who in ["crowd"] * 100 + ["one", "other"]:
        turnstile.enter(who, partial(begun.append, who))
    assert begun == ["crowd"] * AT_ONCE
    await asyncio.sleep(0)
    assert len(begun) == 2 * AT_ONCE
    assert begun[AT_ONCE : AT_ONCE + 3] == ["crowd", "one", "other"]
    while len(begun) < 102:
        await asyncio.sleep(0)
    assert begun[AT_ONCE + 3 :] == ["crowd"] * (99 - AT_ONCE)


async def test_somebody_who_comes_alone_does_not_wait() -> None:
    turnstile = Turnstile()
    begun: list[int] = []
    for number in range(3 * AT_ONCE):
        turnstile.enter("one", partial(begun.append, number))
        assert begun[-1] == number
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert not turnstile._is_turning
