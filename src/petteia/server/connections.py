"""The connections of strangers: what they send is bounded before it is kept, and so is the time they take.

uvicorn reads requests with httptools. This adds what it leaves out: limits of the size and the time of a request and of
connections from one address, and an end for everybody who does not read what they are sent.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from functools import partial
from socket import socket
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from petteia.server.handover import close_handover, handover_of, open_handover
from petteia.server.messages import RequestProblem
from petteia.server.security import household
from petteia.server.socket_connections import PassedConnection
from petteia.server.turnstile import turnstile_of

LONGEST_HEAD: Final = 32 * 1024  # bytes of a request before its body
LONGEST_ADDRESS: Final = 4096  # bytes of what it asks for
MOST_HEADERS: Final = 100
TO_ASK: Final = 20.0  # seconds in which a request must have come, from the first byte of the connection to the last
TO_ANSWER: Final = 60.0  # seconds in which its answer must have been read
MOST_CONNECTIONS: Final = 500  # from one household, if no proxy stands before the server

_open: Counter[str] = Counter()  # connections to this process, by household


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
        open_handover(self.loop, self.take_over)

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
        self.transport.pause_reading()
        turnstile_of(self.loop).enter(self.household, self.become_socket)

    def become_socket(self) -> None:
        """Go on as a socket, here or in another worker, if it is still there."""
        if self.transport.is_closing():
            return
        self.within(None)
        if not self.hand_over():
            self.transport.resume_reading()
            super().handle_websocket_upgrade()

    def hand_over(self) -> bool:
        """Pass the connection on to the worker that serves all sockets of its table; False if that is this one."""
        handover = handover_of(self.loop)
        if handover is None:
            return False
        head = b"".join(b"%s: %s\r\n" % header for header in self.scope["headers"])
        request = b"GET %s HTTP/1.1\r\n%s\r\n" % (self.url, head)
        if not handover.pass_on(self.transport.get_extra_info("socket").fileno(), self.url.partition(b"?")[0], request):
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

        def begin() -> None:
            task = self.loop.create_task(take())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

        turnstile_of(self.loop).enter(household_of(line), begin)

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

    def become_socket(self) -> None:
        if not self.transport.is_closing():
            self.leave()
        super().become_socket()

    def leave(self) -> None:
        """Count the connection no longer."""
        _open[self.household] -= 1
        if _open[self.household] <= 0:
            del _open[self.household]


def household_of(line: socket) -> str:
    """Where a connection comes from."""
    with suppress(OSError):  # it is gone
        return household(line.getpeername()[0])
    return ""
