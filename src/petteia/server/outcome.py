"""Waiting for an outcome that is told by a call."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

Outcome = TypeVar("Outcome")


async def outcome_of(begin: Callable[[Callable[[Outcome | Exception], None]], None]) -> Outcome:
    """Begin something that tells its outcome, and wait for it; raises what went wrong."""
    answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

    def tell(outcome: Outcome | Exception) -> None:
        if answer.done():  # nobody waits any more
            return
        if isinstance(outcome, Exception):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)

    begin(tell)
    return await answer
