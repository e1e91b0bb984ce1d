"""What many ask for together is looked up once, and nobody is told what was true before they asked."""

import asyncio

import pytest

from petteia.server.latest import Latest

pytestmark = pytest.mark.anyio


class Shelf:
    """A place to look things up. Each look waits until it may go on, and finds what was there when it began."""

    def __init__(self) -> None:
        self.looks = 0
        self.thing = "old"
        self.may_go_on = asyncio.Event()

    async def look(self, key: str) -> str:
        self.looks += 1
        found = f"{self.thing} {key}"
        await self.may_go_on.wait()
        return found

    async def until(self, looks: int) -> None:
        while self.looks < looks:
            await asyncio.sleep(0)


async def test_a_crowd_asks_once() -> None:
    shelf = Shelf()
    latest = Latest(shelf.look)
    crowd = [asyncio.create_task(latest.of("cup")) for _ in range(100)]
    shelf.may_go_on.set()
    assert set(await asyncio.gather(*crowd)) == {"old cup"}
    assert shelf.looks == 1


async def test_somebody_who_comes_later_is_told_what_is_true_then() -> None:
    shelf = Shelf()
    latest = Latest(shelf.look)
    first = asyncio.create_task(latest.of("cup"))
    await shelf.until(1)
    shelf.thing = "new"
    later = [asyncio.create_task(latest.of("cup")) for _ in range(100)]
    shelf.may_go_on.set()
    assert await first == "old cup"
    assert set(await asyncio.gather(*later)) == {"new cup"}
    assert shelf.looks == 2


async def test_other_things_do_not_wait() -> None:
    shelf = Shelf()
    latest = Latest(shelf.look)
    both = [asyncio.create_task(latest.of(key)) for key in ("cup", "jug")]
    await shelf.until(2)
    shelf.may_go_on.set()
    assert await asyncio.gather(*both) == ["old cup", "old jug"]


async def test_somebody_who_hangs_up_takes_nothing_from_the_others() -> None:
    shelf = Shelf()
    latest = Latest(shelf.look)
    first, second = (asyncio.create_task(latest.of("cup")) for _ in range(2))
    await shelf.until(1)
    first.cancel()
    shelf.may_go_on.set()
    assert await second == "old cup"


async def test_what_fails_fails_for_all_and_is_tried_again() -> None:
    answers: list[object] = [OSError("away"), "there"]

    async def look(_key: str) -> object:
        answer = answers.pop(0)
        if isinstance(answer, OSError):
            raise answer
        return answer

    latest = Latest(look)
    assert [
        str(found) for found in await asyncio.gather(*(latest.of("cup") for _ in range(2)), return_exceptions=True)
    ] == ["away"] * 2
    assert await latest.of("cup") == "there"


async def test_nothing_goes_on_after_the_end() -> None:
    shelf = Shelf()
    latest = Latest(shelf.look)
    asking = asyncio.create_task(latest.of("cup"))
    await shelf.until(1)
    asking.cancel()
    closing = asyncio.create_task(latest.close())
    await asyncio.sleep(0)
    assert not closing.done()
    shelf.may_go_on.set()
    await closing
    assert not latest._now
