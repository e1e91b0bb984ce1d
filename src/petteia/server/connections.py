"""The connections of strangers: what they send is bounded before it is kept, and so is the time they take.

uvicorn reads requests with httptools and sockets with `websockets`. This adds what they leave out: limits of the size
and the time of a request, of the fragments and messages of a socket that wait, of connections from one address, and an
end for everybody who does not read what they are sent.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from socket import socket
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import OPEN

from petteia.server.handover import INBOXES, Handover
from petteia.server.messages import RequestProblem
from petteia.server.security import household
from petteia.server.turnstile import Turnstile

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

LONGEST_HEAD: Final = 32 * 1024  # bytes of a request before its body
LONGEST_ADDRESS: Final = 4096  # bytes of what it asks for
MOST_HEADERS: Final = 100
TO_ASK: Final = 20.0  # seconds in which a request must have come, from the first byte of the connection to the last
TO_ANSWER: Final = 60.0  # seconds in which its answer must have been read
TO_LEAVE: Final = 10.0  # seconds between the end of a socket and that of its connection
MOST_CONNECTIONS: Final = 500  # from one household, if no proxy stands before the server
MOST_FRAGMENTS: Final = 64  # of one message
MOST_MESSAGES: Final = 100  # of a socket that wait to be read
MOST_CONTROLS: Final = 100  # pings and pongs between two pings of ours
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole text
MASKED: Final = 0x80  # the least second byte of a frame from a page
PIECE: Final = 1024  # bytes that are taken apart at once

_open: Counter[str] = Counter()  # connections to this process, by household
_handovers: WeakKeyDictionary[asyncio.AbstractEventLoop, Handover] = WeakKeyDictionary()
_turnstiles: WeakKeyDictionary[asyncio.AbstractEventLoop, Turnstile] = WeakKeyDictionary()


def turnstile_of(loop: asyncio.AbstractEventLoop) -> Turnstile:
    """The turnstile through which all come who want something of the application in this loop."""
    return _turnstiles.setdefault(loop, Turnstile())


def close_handover(loop: asyncio.AbstractEventLoop) -> None:
    """Let no other worker pass anything on, because this one ends."""
    handover = _handovers.pop(loop, None)
    if handover is not None:
        handover.close()


class TooMuch(Exception):
    """More than belongs to a request; nothing more of it is read."""


class RequestConnection(HttpToolsProtocol):
    """A connection over which requests come. Each has a deadline for coming, and another one for its answer."""

    household = ""  # where it comes from
    unfinished = 0  # bytes of a head that has not ended
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.household = household(self.client[0]) if self.client else ""
        self.within(TO_ASK)
        if INBOXES in os.environ and self.loop not in _handovers:
            with suppress(OSError):  # the path may be too long for a socket
                _handovers[self.loop] = Handover(Path(os.environ[INBOXES]), self.take_over)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.within(None)

    def within(self, seconds: float | None) -> None:
        """Set the time after which the connection is broken off, in place of the one before."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        self.unfinished += len(data)
        super().data_received(data)
        if self.unfinished > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of a request is too long.")

    def on_message_begin(self) -> None:
        if self.is_answering():
            raise TooMuch  # no browser and no proxy sends the next request before it has the answer
        super().on_message_begin()
        self.within(TO_ASK)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_ADDRESS:
            raise TooMuch

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise TooMuch

    def on_headers_complete(self) -> None:
        self.unfinished = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unfinished = 0  # how long a body is, the application says
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.unfinished = 0
        super().on_message_complete()
        self.within(TO_ANSWER)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self.within(TO_ANSWER)

    def handle_websocket_upgrade(self) -> None:
        self.within(None)
        if not self.hand_over():
            super().handle_websocket_upgrade()

    def hand_over(self) -> bool:
        """Pass the connection on to the worker that serves all sockets of its table; False if that is this one."""
        handover = _handovers.get(self.loop)
        if handover is None:
            return False
        head = b"".join(b"%s: %s\r\n" % header for header in self.scope["headers"])
        request = b"GET %s HTTP/1.1\r\n%s\r\n" % (self.url, head)
        self.transport.pause_reading()
        if not handover.pass_on(self.transport.get_extra_info("socket").fileno(), self.url.partition(b"?")[0], request):
            self.transport.resume_reading()
            return False
        self.connections.discard(self)
        self.transport.set_protocol(asyncio.Protocol())
        self.transport.abort()
        return True

    def take_over(self, line: socket, request: bytes) -> None:
        """Go on with a connection that another worker has passed on."""
        given = {"config": self.config, "server_state": self.server_state, "app_state": self.app_state}

        async def take() -> None:
            with suppress(OSError):  # it is gone
                await self.loop.connect_accepted_socket(partial(PassedConnection, request, **given), line)

        task = self.loop.create_task(take())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def shutdown(self) -> None:
        close_handover(self.loop)
        super().shutdown()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        turnstile_of(self.loop).enter(self.household, partial(super()._start_asgi_task, cycle, app))

    def is_answering(self) -> bool:
        """Whether a request has come, or has begun to, that has not been answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, in the form of every other refusal."""
        if self.is_answering():  # whose answer this is, nobody could tell
            self.cycle.disconnected = True
            self.transport.abort()
            return
        body = msgspec.json.encode(RequestProblem(code="bad-request", text=msg))
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[400] + head + body)
        self.transport.close()


class CountedConnection(RequestConnection):
    """One of a limited number of connections from its address. A socket is not counted here any more."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _open[self.household] += 1
        if _open[self.household] > MOST_CONNECTIONS:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.leave()

    def handle_websocket_upgrade(self) -> None:
        self.leave()
        super().handle_websocket_upgrade()

    def leave(self) -> None:
        """Count the connection no longer."""
        _open[self.household] -= 1
        if _open[self.household] <= 0:
            del _open[self.household]


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket. Whoever floods it or does not read is cut off."""

    controls = 0  # pings and pongs since our own last ping
    take: Callable[[str], bool] | None = None  # takes a message at once, or says that it has to wait for its turn
    is_between = True  # whether only whole frames have come

    def shutdown(self) -> None:
        close_handover(self.loop)
        super().shutdown()

    async def run_asgi(self) -> None:
        begun = self.loop.create_future()
        turnstile_of(self.loop).enter(household(self.client[0]) if self.client else "", partial(begun.set_result, None))
        await begun
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if self.is_between:
            if self.take is not None and self.is_at_once(data):
                return
            self.is_between = self.ends_whole(data)
        # A piece at a time: many tiny frames that come together are not all taken apart before the first is judged.
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def is_at_once(self, data: bytes) -> bool:
        """Whether the data is a message that was taken at once, without the detours of the general case."""
        if self.take is None or self.frames or self.close_sent or self.conn.state is not OPEN or self.queue.qsize():
            return False
        text = text_of(data)
        return text is not None and self.take(text)

    def ends_whole(self, data: bytes) -> bool:
        """Whether the data ends where a frame ends or, before there are frames, a request."""
        return whole_frames(data) if self.handshake_initiated else data.endswith(b"\r\n\r\n")

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.cut_off(CloseCode.MESSAGE_TOO_BIG)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() >= MOST_MESSAGES:
            self.cut_off(CloseCode.POLICY_VIOLATION)
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        self.count_control()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.count_control()
        super().handle_pong(event)

    def count_control(self) -> None:
        """Cut off whoever sends more pings and pongs than anybody needs."""
        self.controls += 1
        if self.controls > MOST_CONTROLS:
            self.cut_off(CloseCode.POLICY_VIOLATION)

    def send_keepalive_ping(self) -> None:
        self.controls = 0
        super().send_keepalive_ping()

    def cut_off(self, code: CloseCode) -> None:
        """Close the socket without waiting for the other side."""
        if not self.close_sent:
            self.frames = []
            self.conn.fail(code)
            self.handle_parser_exception()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # to close would be to wait until everything has been read

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(TO_LEAVE, self.transport.abort)

    def is_free(self) -> bool:
        """Whether the other side has read enough of what was sent to be sent more."""
        return self.writable.is_set() and self.conn.state is OPEN and not self.transport.is_closing()

    def write_text(self, text: str) -> None:
        """Send a text over a connection that is free."""
        self.transport.write(text_frame(text.encode()))

    async def send(self, message: Any) -> None:
        """Send a text without the detours of the general case, which would cost as much again."""
        await self.writable.wait()
        text = message.get("text")
        if text is not None and message["type"] == "websocket.send" and self.is_free():
            self.write_text(text)
        else:
            await super().send(message)


class PassedConnection(SocketConnection):
    """A socket that another worker has passed on, with its request."""

    def __init__(self, request: bytes, **given: Any) -> None:
        super().__init__(**given)
        self.passed = request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.data_received(self.passed)


def text_frame(text: bytes) -> bytes:
    """A whole message as one frame."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def text_of(data: bytes) -> str | None:
    """The text of a message that is one short frame; None of anything else."""
    if not 6 <= len(data) <= PIECE or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    start, size = frame_size(data, 0)
    if start + size != len(data):
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def frame_size(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of a masked frame begins, and its size."""
    size = data[at + 1] & 0x7F
    if size < 126:
        return at + 6, size
    if size == 126:
        return at + 8, int.from_bytes(data[at + 2 : at + 4], "big")
    return at + 14, int.from_bytes(data[at + 2 : at + 10], "big")


def whole_frames(data: bytes) -> bool:
    """Whether the data is frames to its very end. A flood of tiny ones is not looked through."""
    at = 0
    for _ in range(MOST_MESSAGES):
        if at + 6 > len(data) or data[at + 1] < MASKED:
            break
        start, size = frame_size(data, at)
        at = start + size
    return at == len(data)
