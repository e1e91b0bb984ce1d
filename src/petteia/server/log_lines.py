"""The lines of a server's log, to be read by people or by programs, and the ids of requests that stand in them.

Lines name no visitors: no names, no addresses, no cookies. The id of a request is also in the header of its answer and,
if it was refused, in the answer itself, so that what somebody reports can be found.
"""

import logging
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

LineForm = Literal["plain", "json"]

HEADER: Final = "x-request-id"
FIT: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")  # what a proxy may call a request
REQUEST: Final[ContextVar[str]] = ContextVar("petteia request", default="")


class FewOfAKind(logging.Filter):
    """Lets through so many lines of a kind in a minute. Whatever strangers do, they fill no disk with it."""

    MOST: Final = 10
    MINUTE: Final = 60.0

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._since = clock()
        self._seen: Counter[tuple[str, int, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        at = self._clock()
        if at >= self._since + self.MINUTE:
            self._since = at
            self._seen.clear()
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        kind = (record.pathname, record.lineno, error)
        self._seen[kind] += 1
        if self._seen[kind] == self.MOST:
            record.msg, record.args = f"{record.getMessage()} (more of this kind are left out for a minute)", ()
        return self._seen[kind] <= self.MOST


class PlainLines(logging.Formatter):
    """2026-11-17 12:00:00,000 ERROR What happened [the request's id]"""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        line = super().formatMessage(record)
        return f"{line} [{REQUEST.get()}]" if REQUEST.get() else line


class JsonLines(logging.Formatter):
    """One JSON object: `at`, `level`, `message`, and where there is one `request` and the traceback of an `error`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


FORMATTERS: Final[dict[LineForm, dict[str, Any]]] = {
    "plain": {"()": PlainLines, "format": "%(asctime)s %(levelname)s %(message)s"},
    "json": {"()": JsonLines},
}


class RequestIds(ASGIMiddleware):
    """Gives every request and every socket an id, or takes over that of the proxy in front of the server."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, behind_proxy: bool) -> None:
        self.behind_proxy = behind_proxy

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        said = Headers.from_scope(scope).get(HEADER, "") if self.behind_proxy else ""
        REQUEST.set(said if FIT.fullmatch(said) else f"{random.getrandbits(64):016x}")
        await next_app(scope, receive, send)


async def add_request_id(message: Message, _scope: Scope) -> None:
    """Say in the header of an answer which request it answers."""
    if message["type"] == "http.response.start" and REQUEST.get():
        message["headers"] = [*message["headers"], (HEADER.encode(), REQUEST.get().encode())]
