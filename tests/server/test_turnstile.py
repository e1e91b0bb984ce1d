"""Of many requests at once a few are begun at a time, and nobody waits for somebody else's hundred."""

import asyncio
from functools import partial

import pytest

from petteia.server.turnstile import AT_ONCE, Turnstile
from tests.server.live import PATIENCE

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


async def test_a_crowd_that_waits_goes_on_a_few_at_a_time() -> None:
    turnstile = Turnstile()
    crowd = [asyncio.create_task(turnstile.passed()) for _ in range(10 * AT_ONCE)]
    gone = 0
    while gone < len(crowd):
        await asyncio.sleep(0)
        before, gone = gone, sum(task.done() for task in crowd)
        assert gone - before <= AT_ONCE


async def test_whoever_hangs_up_while_they_wait_keeps_nobody_else() -> None:
    turnstile = Turnstile()
    crowd = [asyncio.create_task(turnstile.passed()) for _ in range(3 * AT_ONCE)]
    await asyncio.sleep(0)
    crowd[-2].cancel()
    async with asyncio.timeout(PATIENCE):
        await crowd[-1]


async def test_whatever_goes_wrong_for_one_of_them_the_others_have_their_turn() -> None:
    turnstile = Turnstile()
    told: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: told.append(context["exception"]))
    for _ in range(AT_ONCE):
        turnstile.enter("one", lambda: None)
    fault = ZeroDivisionError()

    def fail() -> None:
        raise fault

    turnstile.enter("one", fail)
    async with asyncio.timeout(PATIENCE):
        await turnstile.passed("other")
        await turnstile.passed("one")
    assert told == [fault]
