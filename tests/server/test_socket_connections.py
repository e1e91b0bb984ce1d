"""Sockets of strangers: in too many pieces or too often, and everybody else goes on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.frames import Frame, Opcode

from petteia.server import connections, socket_connections
from petteia.server.connections import CountedConnection
from petteia.server.launcher import LARGEST_FRAME, server_config
from petteia.server.settings import Settings
from petteia.server.socket_connections import (
    MOST_CONTROLS,
    MOST_FRAGMENTS,
    MOST_MESSAGES,
    PIECE,
    SocketConnection,
    text_frame,
    text_of,
    whole_frames,
)
from petteia.server.turnstile import turnstile_of
from tests.server.live import PATIENCE, PATIENT
from tests.server.served import echo, is_well, line, served, socket

pytestmark = pytest.mark.anyio


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


async def begun(waiting: list[Any]) -> None:
    """Let the next one have its turn, as soon as somebody waits."""
    async with asyncio.timeout(PATIENCE):
        while not waiting:
            await asyncio.sleep(0)
    waiting.pop(0)()


async def test_sockets_are_begun_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[SocketConnection] = []
    real = SocketConnection.connection_made

    def noted(page: SocketConnection, transport: asyncio.Transport) -> None:
        made.append(page)
        real(page, transport)

    monkeypatch.setattr(SocketConnection, "connection_made", noted)
    async with served() as port:
        waiting: list[Any] = []
        turnstile = turnstile_of(asyncio.get_running_loop())
        monkeypatch.setattr(turnstile, "enter", lambda household, begin: waiting.append(begin))
        coming = asyncio.create_task(connect(f"ws://127.0.0.1:{port}/", proxy=None, **PATIENT).__aenter__())
        async with asyncio.timeout(PATIENCE):
            while not waiting:
                await asyncio.sleep(0)
        assert not coming.done()
        assert not made
        await begun(waiting)
        page = await coming
        await page.send("hello")
        assert await page.recv() == "hello"
        await page.close()


async def test_somebody_who_is_hung_up_on_before_their_turn_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "TO_ASK", PATIENCE)
    monkeypatch.setattr(connections, "TO_ANSWER", 0.05)
    async with served(CountedConnection) as port, line(port):
        waiting: list[Any] = []
        turnstile = turnstile_of(asyncio.get_running_loop())
        monkeypatch.setattr(turnstile, "enter", lambda household, begin: waiting.append(begin))
        with pytest.raises((ConnectionClosed, ConnectionError, InvalidMessage, EOFError)):
            await connect(f"ws://127.0.0.1:{port}/", proxy=None, **PATIENT).__aenter__()
        async with asyncio.timeout(PATIENCE):
            while connections._open.total() > 1:
                await asyncio.sleep(0)
        await begun(waiting)
        assert connections._open.total() == 1


async def test_a_flood_is_taken_apart_a_piece_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[SocketConnection] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(send.__self__)
        await echo(scope, receive, send)

    taken: list[int] = []

    def enter(_household: str, begin: Any) -> None:
        def turn() -> None:
            before = len(found[0].rest)
            begin()
            taken.append(before - len(found[0].rest))

        asyncio.get_running_loop().call_soon(turn)

    async with served(app=app) as port, socket(port) as page:
        monkeypatch.setattr(turnstile_of(asyncio.get_running_loop()), "enter", enter)
        texts = [f"{number} " + "x" * 200 for number in range(4 * PIECE // 200)]
        page.transport.write(b"".join(frame(text.encode()) for text in texts))
        assert [await page.recv() for _ in texts] == texts
        assert sum(taken) > PIECE
        assert max(taken) <= PIECE


async def test_what_comes_in_pieces_is_not_read_on_before_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[SocketConnection] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(send.__self__)
        await echo(scope, receive, send)

    async with served(app=app) as port, socket(port) as page:
        waiting: list[Any] = []
        turnstile = turnstile_of(asyncio.get_running_loop())
        monkeypatch.setattr(turnstile, "enter", lambda household, begin: waiting.append(begin))
        text = "x" * (PIECE - 8)
        page.transport.write(frame(text.encode()) * 3)
        await begun(waiting)
        assert await page.recv() == text
        await asyncio.sleep(0)
        assert found[0].rest
        assert not found[0].transport.is_reading()
        while found[0].rest:
            await begun(waiting)


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
    monkeypatch.setattr(socket_connections, "TO_LEAVE", 0.0)
    async with served() as port:
        async with socket(port) as page:
            page.transport.pause_reading()
            pieces(page, Opcode.CONT, b"", 1)  # a mistake that ends the socket
            assert await is_well(port)
            page.transport.resume_reading()  # or they would not notice for ten seconds that they are alone
        assert await is_well(port)
