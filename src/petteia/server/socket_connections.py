"""Sockets of strangers: what they send is bounded before it is kept, and whoever floods or does not read is cut off.

uvicorn reads sockets with `websockets`. This adds what it leaves out: limits of the fragments and messages that wait,
and shorter ways for messages of one frame.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import OPEN

from petteia.server.handover import close_handover
from petteia.server.security import household
from petteia.server.turnstile import turnstile_of

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

TO_LEAVE: Final = 10.0  # seconds between the end of a socket and that of its connection
MOST_FRAGMENTS: Final = 64  # of one message
MOST_MESSAGES: Final = 100  # of a socket that wait to be read
MOST_CONTROLS: Final = 100  # pings and pongs between two pings of ours
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole text
MASKED: Final = 0x80  # the least second byte of a frame from a page
PIECE: Final = 1024  # bytes that are taken apart at once


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket. Whoever floods it or does not read is cut off."""

    controls = 0  # pings and pongs since our own last ping
    take: Callable[[str], bool] | None = None  # takes a message at once, or says that it has to wait for its turn
    is_between = True  # whether only whole frames have come
    rest = b""  # what has come and not been taken apart yet

    def shutdown(self) -> None:
        close_handover(self.loop)
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        if self.is_between:
            if self.take is not None and self.is_at_once(data):
                return
            self.is_between = self.ends_whole(data)
        if len(data) <= PIECE and not self.rest:
            super().data_received(data)
            return
        # Many tiny frames that come together are neither taken apart before the first is judged nor in one turn.
        self.transport.pause_reading()
        self.rest += data
        if len(self.rest) == len(data):
            self.wait_for_turn()

    def wait_for_turn(self) -> None:
        """Let others have their turn before the next piece. Meanwhile nothing is read, whatever has been taken."""
        self.read_paused = False
        turnstile_of(self.loop).enter(household(self.client[0]) if self.client else "", self.take_piece)

    def take_piece(self) -> None:
        """Take a piece of what has come apart, and read on after the last."""
        if self.transport.is_closing():
            self.rest = b""
            return
        piece, self.rest = self.rest[:PIECE], self.rest[PIECE:]
        super().data_received(piece)
        if self.rest:
            self.wait_for_turn()
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def is_at_once(self, data: bytes) -> bool:
        """Whether the data is a message that was taken at once, without the detours of the general case."""
        is_busy = self.frames or self.rest or self.queue.qsize()
        if self.take is None or is_busy or self.close_sent or self.conn.state is not OPEN:
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
