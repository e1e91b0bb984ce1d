"""Processes that share tables tell each other of changes, also after the line between them was broken."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import psycopg
import pytest

from petteia.server.channels import MISSED, make_channels, psycopg_url
from petteia.server.settings import Settings
from petteia.server.storage.news import CHANNEL, News
from tests.server.live import PATIENCE

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def process(url: str, name: str = "one") -> AsyncIterator[tuple["asyncio.Queue[bytes]", object]]:
    """A process of a server: what it hears, and what it speaks through."""
    channels = make_channels(Settings(database=url), name)
    assert channels is not None
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    async with channels, channels.start_subscription(CHANNEL) as line, line.run_in_background(heard.put, join=False):
        yield heard, channels


async def next_of(heard: "asyncio.Queue[bytes]") -> bytes:
    async with asyncio.timeout(PATIENCE):
        return await heard.get()


def test_a_process_that_is_alone_needs_no_line(sqlite_url: str) -> None:
    assert make_channels(Settings(database=sqlite_url), "one") is None


async def test_what_one_process_says_all_hear(postgresql_url: str) -> None:
    async with process(postgresql_url) as (one, speaker), process(postgresql_url) as (two, _):
        for number in range(3):
            speaker.publish(b"%d" % number, CHANNEL)  # type: ignore[attr-defined]
        for heard in (one, two):
            assert [await next_of(heard) for _ in range(3)] == [b"0", b"1", b"2"]


async def test_nobody_hears_their_own_letters(postgresql_url: str) -> None:
    async with process(postgresql_url) as (one, speaker), process(postgresql_url, "two") as (two, other):
        letter, answer = (msgspec.json.encode(News(by=name, table="t", ply=1)) for name in ("one", "two"))
        speaker.publish(letter, CHANNEL)  # type: ignore[attr-defined]
        assert await next_of(two) == letter
        other.publish(answer, CHANNEL)  # type: ignore[attr-defined]
        assert await next_of(one) == answer


async def test_a_broken_line_is_mended_and_it_is_said_that_something_may_be_missed(postgresql_url: str) -> None:
    async with process(postgresql_url) as (one, speaker):
        speaker.publish(b"before", CHANNEL)  # type: ignore[attr-defined]
        assert await next_of(one) == b"before"
        async with await psycopg.AsyncConnection.connect(psycopg_url(postgresql_url), autocommit=True) as connection:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert await next_of(one) == MISSED
        speaker.publish(b"after", CHANNEL)  # type: ignore[attr-defined]
        assert await next_of(one) == b"after"
