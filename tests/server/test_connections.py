"""Connections of strangers: too long, too slow or too often, and everybody else goes on."""

import asyncio
import json

import pytest
from uvicorn import Config

from petteia.server import connections
from petteia.server.connections import LONGEST_ADDRESS, LONGEST_HEAD, MOST_HEADERS, CountedConnection, RequestConnection
from petteia.server.launcher import server_config
from petteia.server.settings import Settings
from tests.server.live import PATIENCE
from tests.server.served import everything, is_well, line, served, socket

pytestmark = pytest.mark.anyio


async def test_a_head_without_end_is_refused() -> None:
    async with served() as port:
        async with line(port) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\n" + b"x-more: yes\r\n" * (LONGEST_HEAD // 10))
            answer = await everything(reader)
        assert answer.startswith(b"HTTP/1.1 400")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "bad-request"
        assert await is_well(port)


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a/" * (LONGEST_ADDRESS // 2) + b" HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * (MOST_HEADERS + 1) + b"\r\n",
    ],
)
async def test_a_head_with_too_much_in_it_is_refused(head: bytes) -> None:
    assert len(head) < LONGEST_HEAD
    async with served() as port, line(port) as (reader, writer):
        writer.write(head)
        assert (await everything(reader)).startswith(b"HTTP/1.1 400")
        assert await is_well(port)


@pytest.mark.parametrize("next_one", [b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * 1000, b"\x16\x03\x01 no request"])
async def test_somebody_who_waits_for_no_answer_is_hung_up_on(
    next_one: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with served() as port:
        async with line(port) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" + next_one)
            assert await everything(reader) == b""
        assert await is_well(port)
    assert not [record for record in caplog.records if record.exc_info]


async def test_one_request_after_the_other_over_one_connection() -> None:
    async with served() as port, line(port) as (reader, writer):
        for _ in range(3):
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            async with asyncio.timeout(PATIENCE):
                assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")


async def test_what_is_no_request_is_refused_in_the_form_of_every_refusal() -> None:
    async with served() as port, line(port) as (reader, writer):
        writer.write(b"HELLO\x00\r\n\r\n")
        answer = await everything(reader)
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "bad-request"


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf"])
async def test_somebody_who_never_ends_a_request_is_hung_up_on(begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "TO_ASK", 0.0)
    async with served() as port, line(port) as (reader, writer):
        writer.write(begun)
        assert await everything(reader) == b""


async def test_somebody_who_does_not_read_an_answer_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "TO_ANSWER", 0.0)
    async with served() as port, line(port) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        await everything(reader)  # although the line may be used again


async def test_long_bodies_are_the_applications_business() -> None:
    async with served() as port, line(port) as (reader, writer):
        size = 4 * LONGEST_HEAD
        writer.write(b"POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % size)
        writer.write(b"x" * size)
        assert (await everything(reader)).endswith(b"ok")


async def test_connections_of_one_address_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", 2)
    async with served(CountedConnection) as port:
        async with line(port), line(port), line(port) as (reader, _):
            assert await everything(reader) == b""
        while connections._open:
            await asyncio.sleep(0)
        assert await is_well(port)
        async with socket(port), socket(port), socket(port) as page:  # sockets are counted elsewhere
            await page.send("hello")
            assert await page.recv() == "hello"


def test_behind_a_proxy_connections_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Config, "configure_logging", lambda _: None)  # the log of these tests stays as it is

    def chosen(**more: bool) -> object:
        return server_config(Settings(database="sqlite:///x", **more), "app").http  # type: ignore[arg-type]

    assert chosen() is CountedConnection
    assert chosen(behind_proxy=True) is RequestConnection
    assert chosen(limits=False) is RequestConnection
