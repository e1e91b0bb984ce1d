"""A WebSocket client that costs next to nothing: many players' lines in one process, beside the server they load.

It speaks just enough of RFC 6455 for a server that is well: text frames both ways, pings answered, no extensions.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = bytes(4)  # a mask of zeros: allowed, and nothing to compute


class Line(asyncio.Protocol):
    """One WebSocket. `heard` is called with every text message."""

    def __init__(self, url: str, heard: Callable[[bytes], None], headers: dict[str, str]) -> None:
        self.parts = urlsplit(url)
        self.heard = heard
        self.headers = headers
        self.opened = asyncio.get_running_loop().create_future()
        self.closed = False
        self._received = bytearray()
        self._message = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        path = self.parts.path + (f"?{self.parts.query}" if self.parts.query else "")
        lines = [f"GET {path} HTTP/1.1", f"Host: {self.parts.netloc}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in self.headers.items()]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self.opened.done():
            head, found, rest = bytes(self._received).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")[:200]))
                return
            self.opened.set_result(None)
            self._received = bytearray(rest)
        while self._read_frame():
            pass

    def _read_frame(self) -> bool:
        received = self._received
        if len(received) < 2:
            return False
        size, begin = received[1] & 127, 2
        if size > 125:
            begin = 4 if size == 126 else 10
            if len(received) < begin:
                return False
            size = int.from_bytes(received[2:begin], "big")
        if len(received) < begin + size:
            return False
        first, payload = received[0], bytes(received[begin : begin + size])
        del received[: begin + size]
        kind = first & 15
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.close()
        elif kind != PONG:
            self._message += payload
            if first & 128:
                message, self._message = bytes(self._message), bytearray()
                self.heard(message)
        return True

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server has hung up"))

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self._transport.write(head + MASK + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


async def open_line(url: str, heard: Callable[[bytes], None], headers: dict[str, str] | None = None) -> Line:
    """A line that is open."""
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    host, port = parts.hostname or "127.0.0.1", parts.port or 80
    _, line = await loop.create_connection(lambda: Line(url, heard, headers or {}), host, port)
    await line.opened
    return line
