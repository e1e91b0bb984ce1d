"""Pages that are connected to a server inside the test, without a network."""

import asyncio
from types import TracebackType
from typing import Any

import msgspec
from litestar import Litestar

from tests.server.live import PATIENCE
from tests.server.visitors import HOST


class Watcher:
    """A page at a table: what it was sent, and with which code it was closed."""

    def __init__(self, app: Litestar, table: str, address: str = "203.0.113.7", cookie: str = "") -> None:
        self.app = app
        self.heard: list[dict[str, Any]] = []
        self.code: int | None = None
        self.to_say: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.changed = asyncio.Event()
        self.scope: Any = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "root_path": "",
            "path": f"/api/tables/{table}/play", "raw_path": f"/api/tables/{table}/play".encode(), "query_string": b"",
            "headers": [(b"host", HOST.encode()), (b"cookie", cookie.encode())], "client": (address, 4000),
            "server": (HOST, 80), "subprotocols": [], "state": {},
        }  # fmt: skip

    async def __aenter__(self) -> "Watcher":
        self.to_say.put_nowait({"type": "websocket.connect"})
        self.running = asyncio.create_task(self.app(self.scope, self.to_say.get, self.send))  # type: ignore[arg-type]
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.to_say.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.running

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard += [msgspec.json.decode(line) for line in message["text"].split("\n")]
        elif message["type"] == "websocket.close":
            self.code = message["code"]
        self.changed.set()

    def say(self, text: str) -> None:
        self.to_say.put_nowait({"type": "websocket.receive", "text": text})

    def of(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind."""
        return [message for message in self.heard if message["type"] == kind]

    async def hears(self, kind: str, count: int = 1) -> list[dict[str, Any]]:
        """Wait until a number of messages of a kind have come, or until the socket is closed."""
        async with asyncio.timeout(PATIENCE):
            while len(self.of(kind)) < count and self.code is None:
                self.changed.clear()
                await self.changed.wait()
        return self.of(kind)
