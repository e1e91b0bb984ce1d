"""Connections of strangers: too long, too slow, in too many pieces or too often, and everybody else goes on."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from petteia.server import connections
from petteia.server.connections import (
    LONGEST_ADDRESS,
    LONGEST_HEAD,
    MOST_CONTROLS,
    MOST_FRAGMENTS,
    MOST_HEADERS,
    MOST_MESSAGES,
    PIECE,
    CountedConnection,
    RequestConnection,
    SocketConnection,
    text_frame,
    text_of,
    whole_frames,
)
from petteia.server.launcher import LARGEST_FRAME, listen, server_config
from petteia.server.settings import Settings
from tests.server.live import PATIENCE, PATIENT

pytestmark = pytest.mark.anyio


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers every request with `ok`, and sockets with what they say."""
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


@asynccontextmanager
async def served(http: type[HttpToolsProtocol] = RequestConnection, app: Any = echo) -> AsyncIterator[int]:
    """The port of a server that runs in the loop of the test."""
    config = Config(app, http=http, ws=SocketConnection, ws_max_size=LARGEST_FRAME, ws_per_message_deflate=False,
                    lifespan="off", log_config=None, access_log=False)  # fmt: skip
    server = Server(config)
    with listen("127.0.0.1", 0) as door:
        running = asyncio.create_task(server._serve([door]))
        while not server.started:
            await asyncio.sleep(0)
        try:
            yield door.getsockname()[1]
        finally:
            server.should_exit = True
            await running


@asynccontextmanager
async def line(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def everything(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the other side closes."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read(-1)
        except ConnectionError:
            return b""


async def is_well(port: int) -> bool:
    """Whether the server answers somebody else."""
    async with line(port) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        return (await everything(reader)).endswith(b"ok")


@asynccontextmanager
async def socket(port: int) -> AsyncIterator[ClientConnection]:
    async with connect(f"ws://127.0.0.1:{port}/", compression=None, proxy=None, ping_interval=None, **PATIENT) as page:
        yield page


def pieces(page: ClientConnection, opcode: Opcode, data: bytes, count: int) -> None:
    """Send a number of frames that do not end a message, or control frames."""
    frame = Frame(opcode, data, fin=opcode in (Opcode.PING, Opcode.PONG)).serialize(mask=True)
    page.transport.write(frame * count)


async def close_code(page: ClientConnection) -> int | None:
    """The code with which the server closes."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await page.recv()
    return page.close_code


# Requests.


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


# Sockets.


@pytest.mark.parametrize("size", [1, 125, 126, 65_535, 65_536])
def test_a_text_in_one_frame(size: int) -> None:
    assert text_frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


async def test_a_message_in_several_fragments_is_one() -> None:
    async with served() as port, socket(port) as page:
        await page.send(["he", "ll", "o"])
        assert await page.recv() == "hello"


async def test_a_connection_is_free_until_too_much_waits_to_be_read() -> None:
    found: list[SocketConnection] = []

    async def flood(scope: Any, receive: Any, send: Any) -> None:
        page = send.__self__
        await receive()
        was_free = page.is_free()
        await send({"type": "websocket.accept"})
        assert (was_free, page.is_free()) == (False, True)
        while page.is_free():
            page.write_text("x" * 65_536)
        found.append(page)
        await receive()

    async with served(app=flood) as port, socket(port) as page:
        page.transport.pause_reading()
        while not found:
            await asyncio.sleep(0)
        page.transport.resume_reading()
        while not found[0].is_free():
            assert await page.recv() == "x" * 65_536


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a page sends it."""
    return bytes(Frame(opcode, text, fin=fin).serialize(mask=True))


@pytest.mark.parametrize("text", [b"", b"x", "Khôra".encode(), b"x" * 125, b"x" * 126, b"x" * (PIECE - 8)])
def test_a_short_message_is_read_at_once(text: bytes) -> None:
    assert text_of(frame(text)) == text.decode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        frame(b"x")[:-1],
        frame(b"x" * 300)[:7],
        frame(b"x") + b"x",
        frame(b"x") * 2,
        frame(b"x", fin=False),
        frame(b"x", Opcode.CONT),
        frame(b"x", Opcode.BINARY),
        frame(b"x", Opcode.PING),
        frame(b"x" * 70_000),
        frame(b"\xff"),
        b"\xc1" + frame(b"x")[1:],
        bytes(Frame(Opcode.TEXT, b"x" * 8).serialize(mask=False)),
    ],
    ids=len,  # the masks are not the same every time
)
def test_anything_else_is_not(data: bytes) -> None:
    assert text_of(data) is None


@pytest.mark.parametrize("texts", [[b"x"], [b"", b"x" * 200], [b"x" * 70_000, b"x"]])
def test_where_frames_end(texts: list[bytes]) -> None:
    data = b"".join(frame(text) for text in texts)
    assert whole_frames(data)
    assert not any(whole_frames(data[:-cut]) for cut in (1, 2, 5))
    assert not whole_frames(data + b"\x81")


def test_a_flood_of_tiny_frames_is_not_looked_through() -> None:
    class Counted(bytes):
        looks = 0

        def __getitem__(self, at: Any) -> Any:
            self.looks += 1
            return super().__getitem__(at)

    assert whole_frames(frame(b"") * MOST_MESSAGES)
    flood = Counted(frame(b"") * 40_000)
    assert not whole_frames(flood)
    assert flood.looks <= 4 * MOST_MESSAGES


async def test_sockets_are_begun_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served() as port:
        turnstile = connections.turnstile_of(asyncio.get_running_loop())
        waiting: list[Any] = []
        monkeypatch.setattr(turnstile, "enter", lambda household, begin: waiting.append(begin))
        coming = asyncio.create_task(connect(f"ws://127.0.0.1:{port}/", proxy=None, **PATIENT).__aenter__())
        async with asyncio.timeout(PATIENCE):
            while not waiting:
                await asyncio.sleep(0)
        assert not coming.done()
        waiting.pop()()
        page = await coming
        await page.send("hello")
        assert await page.recv() == "hello"
        await page.close()


@asynccontextmanager
async def taken_at_once(wanted: str = "now") -> AsyncIterator[tuple[ClientConnection, list[str]]]:
    """A page whose messages are taken at once if they begin with a word; the others come back to it."""
    taken: list[str] = []

    def take(text: str) -> bool:
        if text.startswith(wanted):
            taken.append(text)
        return text.startswith(wanted)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        send.__self__.take = take
        await echo(scope, receive, send)

    async with served(app=app) as port, socket(port) as page:
        yield page, taken


async def test_messages_are_taken_at_once_or_in_their_turn() -> None:
    async with taken_at_once() as (page, taken):
        for text in ("later 1", "now 1", "later 2", "now 2"):
            await page.send(text)
            if text.startswith("later"):
                assert await page.recv() == text
            while text.startswith("now") and text not in taken:
                await asyncio.sleep(0)
        assert taken == ["now 1", "now 2"]


async def test_messages_that_come_together_keep_their_order() -> None:
    async with taken_at_once() as (page, taken):
        page.transport.write(frame(b"later") + frame(b"now"))
        assert [await page.recv(), await page.recv()] == ["later", "now"]
        assert taken == []


@pytest.mark.parametrize("first", [b"now 1", b"x" * 300])
async def test_after_half_a_frame_nothing_is_taken_at_once(first: bytes) -> None:
    data = frame(first)
    async with taken_at_once() as (page, taken):
        for cut in (data[:3], data[3:] + frame(b"now 2")):
            page.transport.write(cut)
            await asyncio.sleep(0.05)
        await page.send("now 3")
        assert [await page.recv() for _ in range(3)] == [first.decode(), "now 2", "now 3"]
        assert taken == []


async def test_a_message_within_another_is_not_taken() -> None:
    async with taken_at_once() as (page, taken):
        page.transport.write(frame(b"la", fin=False))
        await asyncio.sleep(0.05)
        page.transport.write(frame(b"now"))
        assert await close_code(page) == 1002
        assert taken == []


async def test_a_frame_that_is_too_long_is_refused_before_it_has_come() -> None:
    async with served() as port, socket(port) as page:
        head = Frame(Opcode.TEXT, b"x" * (LARGEST_FRAME + 1)).serialize(mask=True)[:14]
        page.transport.write(head)
        assert await close_code(page) == 1009


def test_messages_are_short() -> None:
    config = server_config(Settings(database="sqlite:///unused"), "nowhere:app")
    assert config.ws_max_size == LARGEST_FRAME
    assert LARGEST_FRAME <= 64 * 1024


async def test_fragments_are_added_up() -> None:
    async with served() as port, socket(port) as page:
        pieces(page, Opcode.TEXT, b"x" * 4096, 1)
        pieces(page, Opcode.CONT, b"x" * 4096, LARGEST_FRAME // 4096)
        assert await close_code(page) == 1009


async def test_empty_fragments_are_counted() -> None:
    async with served() as port, socket(port) as page:
        pieces(page, Opcode.TEXT, b"", 1)
        pieces(page, Opcode.CONT, b"", MOST_FRAGMENTS)
        assert await close_code(page) == 1009


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
async def test_pings_and_pongs_are_counted(opcode: Opcode) -> None:
    async with served() as port, socket(port) as page:
        pieces(page, opcode, b"", MOST_CONTROLS + 1)
        assert await close_code(page) == 1008


async def test_a_flood_of_messages_is_cut_off() -> None:
    async with served() as port, socket(port) as page:
        page.transport.write(Frame(Opcode.TEXT, b"x").serialize(mask=True) * (10 * MOST_MESSAGES))
        assert await close_code(page) == 1008
        assert await is_well(port)


async def test_somebody_who_reads_nothing_is_gone_when_the_server_stops_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "TO_LEAVE", 0.0)
    async with served() as port:
        async with socket(port) as page:
            page.transport.pause_reading()
            pieces(page, Opcode.CONT, b"", 1)  # a mistake that ends the socket
            assert await is_well(port)
            page.transport.resume_reading()  # or they would not notice for ten seconds that they are alone
        assert await is_well(port)


def test_behind_a_proxy_connections_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Config, "configure_logging", lambda _: None)  # the log of these tests stays as it is

    def chosen(**more: bool) -> object:
        return server_config(Settings(database="sqlite:///x", **more), "app").http  # type: ignore[arg-type]

    assert chosen() is CountedConnection
    assert chosen(behind_proxy=True) is RequestConnection
    assert chosen(limits=False) is RequestConnection
