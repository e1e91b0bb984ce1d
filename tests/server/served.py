"""A server of connections in the loop of a test, and those who connect to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.asyncio.client import ClientConnection, connect

from petteia.server.connections import RequestConnection
from petteia.server.launcher import LARGEST_FRAME, listen
from petteia.server.socket_connections import SocketConnection
from tests.server.live import PATIENCE, PATIENT


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
