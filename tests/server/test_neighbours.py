"""News between processes: sent together, each in a line of its own."""

import asyncio
from typing import Any

import msgspec
import pytest

from petteia.server.neighbours import Neighbours
from petteia.server.storage.news import LONGEST, News, letters
from petteia.server.storage.rows import Entry

pytestmark = pytest.mark.anyio
ENTRY = Entry(4, "decide", 0, 17, 1_000_000, "")


class Channels:
    """What was published."""

    def __init__(self) -> None:
        self.published: list[bytes] = []

    def publish(self, data: bytes, channel: str) -> None:
        self.published.append(data)


def neighbours(process: str, channels: Any, heard: list[News]) -> Neighbours:
    return Neighbours(process, channels, heard.append)


async def test_news_that_come_together_are_sent_together_and_heard_one_by_one() -> None:
    channels, heard = Channels(), list[News]()
    one, other = neighbours("one", channels, []), neighbours("other", None, heard)
    one.tell(News(table="a", ply=5, entry=ENTRY))
    one.tell(News(table="b", row=True))
    while not channels.published:
        await asyncio.sleep(0)
    (letter,) = channels.published
    await other._hear(letter)
    assert heard == [News(by="one", table="a", ply=5, entry=ENTRY), News(by="one", table="b", row=True)]


async def test_nobody_hears_themselves_and_nonsense_stops_nothing() -> None:
    heard: list[News] = []
    one = neighbours("one", None, heard)
    lines = [msgspec.json.encode(News(by=by, table="a")) for by in ("one", "two")]
    await one._hear(b"\n".join([lines[0], b"nonsense", lines[1]]))
    assert [news.by for news in heard] == ["two"]


async def test_a_server_that_stops_tells_what_waits() -> None:
    channels = Channels()
    one = neighbours("one", channels, [])
    one.tell(News(table="a"))
    await one.stop()
    assert len(channels.published) == 1


def test_no_letter_is_too_long() -> None:
    lines = [b"x" * length for length in (10, LONGEST - 11, 1, LONGEST, 2 * LONGEST, 3)]
    made = letters(lines)
    assert b"\n".join(made) == b"\n".join(lines)
    assert [len(letter) for letter in made] == [LONGEST, 1, LONGEST, 2 * LONGEST, 3]
