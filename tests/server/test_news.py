"""How a page is told what has changed: at once if it has read what was sent before, otherwise when it has."""

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from petteia.server.messages import Done
from petteia.server.replica import Replica
from petteia.server.room import Room
from petteia.server.sockets import OUR_FAULT, TableSocket
from tests.server.playing import KHORA, running

pytestmark = pytest.mark.anyio


class Line:
    """A connection to a page, free or not, and the way around it that waits."""

    def __init__(self) -> None:
        self.free = True
        self.read = asyncio.Event()
        self.frames: list[str] = []

    def is_free(self) -> bool:
        return self.free

    def write_text(self, text: str) -> None:
        self.frames.append(text)

    async def put(self, message: Any) -> None:
        await self.read.wait()
        self.frames.append(message["text"])

    def heard(self) -> list[list[tuple[str, int]]]:
        """The kinds and numbers of the messages of each frame."""
        messages = [[msgspec.json.decode(line) for line in frame.split("\n")] for frame in self.frames]
        return [[(message["type"], message.get("id", 0)) for message in frame] for frame in messages]


@pytest.fixture
def line() -> Line:
    return Line()


@pytest.fixture
async def page(line: Line) -> TableSocket:
    row = running()
    socket: Any = SimpleNamespace(scope={"state": {}}, receive=None, send=line.put)
    hub: Any = None
    made = TableSocket(socket, hub, Room(row, Replica(row, KHORA)), None, 0)
    made.connection = line  # type: ignore[assignment]
    made.tell_table = made.tell_position = made.tell_chat = False
    return made


async def a_while() -> None:
    """Let everybody do what they can do now."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_news_of_one_moment_are_one_frame(page: TableSocket, line: Line) -> None:
    page.position_changed()
    page.answer(Done(1, 0))
    assert not line.frames
    await a_while()
    assert line.heard() == [[("done", 1), ("position", 0)]]


async def test_what_waits_for_a_page_comes_before_what_is_new(page: TableSocket, line: Line) -> None:
    line.free = False
    sending = asyncio.create_task(page.send())
    page.answer(Done(1, 0))
    await a_while()
    line.free = True  # but the first answer is still to be sent
    page.answer(Done(2, 0))
    await a_while()
    assert not line.frames
    line.read.set()
    await a_while()
    page.answer(Done(3, 0))
    await a_while()
    assert line.heard() == [[("done", 1)], [("done", 2)], [("done", 3)]]
    sending.cancel()


async def test_a_page_that_cannot_be_told_the_news_is_closed(
    page: TableSocket, line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    sending = asyncio.create_task(page.send())
    await a_while()
    page.room.sight = None  # type: ignore[assignment, method-assign]
    page.position_changed()
    await sending
    assert (page.closing, line.frames) == (OUR_FAULT, [])
    assert "could not be told" in caplog.text
