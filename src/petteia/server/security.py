"""What protects a server on the open internet: headers, checks of origins, and limits of requests."""

import ipaddress
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.config.cors import CORSConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, BeforeMessageSendHookHandler, Message, Receive, Scope, Send
from msgspec import Struct

from petteia.server.cookies import Cookies, is_https
from petteia.server.metrics import REQUEST_SECONDS, REQUESTS
from petteia.server.problems import ProblemError
from petteia.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]
# Guards are coroutines: Litestar would run plain functions in threads, of which there are few.
Guard = Callable[[Connection, BaseRouteHandler], Awaitable[None]]

# Strangers may send any method; those that are of use are counted by name.
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")

# The page brings everything with it. Only style attributes are inline: boards place their pieces with them.
CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # for browsers that do not support the next two
        "style-src-elem 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a table's link must not leak
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ONLY_HTTPS: Final = b"max-age=31536000"
READING: Final = {"GET", "HEAD", "OPTIONS"}
BEGAN: Final = "petteia.began"


class Rate(Struct, frozen=True):
    """How often something may be done: `burst` times at once, then once in `every` seconds."""

    burst: int
    every: float


RATES: Final = {
    "password": Rate(burst=10, every=20.0),  # making an account, and signing in
    "account": Rate(burst=40, every=30.0),  # signing in to one account, from any address
    "guest": Rate(burst=30, every=10.0),  # a whole school class may come at once
    "make": Rate(burst=20, every=5.0),  # tables
    "write": Rate(burst=100, every=0.5),
    "read": Rate(burst=400, every=0.05),
    "play": Rate(burst=200, every=0.05),  # messages over one person's sockets
    "chat": Rate(burst=10, every=2.0),
    "connect": Rate(burst=200, every=0.1),  # sockets from one address
}
MOST_SOCKETS: Final = 300  # open at once from one address: a school, with several tables each
MOST_OF_PERSON: Final = 40
MOST_KEYS: Final = 50_000
LONGEST_HOST: Final = 64  # of what a proxy says to be an address


class Limits:
    """Limits of requests by kind and person. What is used up drains with time."""

    def __init__(self, wanted: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._wanted = wanted
        self._clock = clock
        self._used: dict[tuple[str, str], tuple[float, float]] = {}

    def wait(self, kind: str, who: str) -> float:
        """Count a request and return 0.0 if it is allowed; otherwise the seconds until it is."""
        if not self._wanted:
            return 0.0
        rate = RATES[kind]
        at = self._clock()
        used, since = self._used.get((kind, who), (0.0, at))
        used = max(0.0, used - (at - since) / rate.every)
        if used > rate.burst - 1:
            return (used - rate.burst + 1) * rate.every
        if len(self._used) >= MOST_KEYS:
            self._forget(at)
        self._used[kind, who] = (used + 1, at)
        return 0.0

    def check(self, kind: str, who: str) -> None:
        """Count a request; raises a ProblemError if there are too many."""
        seconds = self.wait(kind, who)
        if seconds > 0:
            whole = str(int(seconds) + 1)
            raise ProblemError(
                429, "too-many", f"Too many requests; try again in {whole} seconds.", {"retry-after": whole}
            )

    def _forget(self, at: float) -> None:
        drained = [
            (kind, who) for (kind, who), (used, since) in self._used.items() if used <= (at - since) / RATES[kind].every
        ]
        for key in drained:
            del self._used[key]
        if len(self._used) >= MOST_KEYS:
            self._used.clear()


class OpenSockets:
    """How many sockets are open here, by address and by person."""

    def __init__(self, wanted: bool = True) -> None:
        self._wanted = wanted
        self._open: Counter[str] = Counter()

    @contextmanager
    def counted(self, where: str, person: str | None) -> Iterator[bool]:
        """Count a socket for as long as the block lasts. Says whether it may be open: nobody has too many."""
        keys = [f"at {where}"] + ([f"of {person}"] if person is not None else [])
        most = [MOST_SOCKETS, MOST_OF_PERSON]
        self._open.update(keys)
        try:
            yield not self._wanted or all(self._open[key] <= limit for key, limit in zip(keys, most))
        finally:
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]


def address(connection: Connection, settings: Settings) -> str:
    """The household that a request comes from."""
    forwarded = connection.headers.get("x-forwarded-for", "") if settings.behind_proxy else ""
    return household(forwarded.split(",")[-1].strip() or (connection.client.host if connection.client else ""))


def household(host: str) -> str:
    """The address of a host; for IPv6 its network, in which a household has as many addresses as it likes."""
    try:
        parsed = ipaddress.ip_address(host)
    except ValueError:
        return host[:LONGEST_HOST]
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is None:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return host


def limited(kind: str, by_address: bool = False) -> Guard:
    """A guard that limits requests by person or, where people are easily made, by address."""

    async def guard(connection: Connection, _handler: BaseRouteHandler) -> None:
        state = connection.app.state
        cookies: Cookies = state.cookies
        known = None if by_address else cookies.read(connection)
        limits: Limits = state.limits
        limits.check(kind, known.person if known else address(connection, state.settings))

    return guard


async def limited_by_method(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard that limits all requests: reading is cheap, changing less so."""
    method = str(connection.scope.get("method", "GET"))
    await limited("read" if method in READING else "write")(connection, handler)


class Origins(ASGIMiddleware):
    """Lets only our own pages, and those of allowed sites, change anything or open a socket."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            changes = True
        else:
            scope["state"][BEGAN] = time.perf_counter()
            changes = scope["method"] not in READING
        if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
            if scope["type"] == ScopeType.WEBSOCKET:
                await send({"type": "websocket.close", "code": 4404, "reason": "no-table"})
                return
            raise ProblemError(400, "bad-request", "The request has the wrong form: there is a NUL in its address.")
        if changes and not may_come_from(ASGIConnection(scope), self.settings):
            if scope["type"] == ScopeType.WEBSOCKET:
                await send({"type": "websocket.close", "code": 4403, "reason": "foreign-page"})
                return
            raise ProblemError(403, "foreign-page", "A page of another site may not do that here.")
        await next_app(scope, receive, send)


def foreign_pages(settings: Settings) -> CORSConfig | None:
    """The headers by which browsers let pages of the allowed sites use the answers; None if there are no such sites."""
    if not settings.origins:
        return None
    return CORSConfig(
        allow_origins=list(settings.origins),
        allow_methods=["GET", "POST", "PUT", "DELETE"],
        allow_headers=["content-type"],
        allow_credentials=True,
    )


def may_come_from(connection: Connection, settings: Settings) -> bool:
    """Whether a request comes from our own page, from an allowed site, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:  # not a browser, or one that says it in another header
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if origin in settings.origins:
        return True
    # The scheme may differ: a proxy in front of the server may speak https.
    return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == connection.headers.get("host")


def finish_responses(settings: Settings) -> BeforeMessageSendHookHandler:
    """A hook that adds the headers to every response and counts it."""

    always = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def finish(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
            return
        headers = message["headers"] = [*message["headers"], *always]
        if is_https(ASGIConnection(scope), settings):
            headers.append((b"strict-transport-security", ONLY_HTTPS))
        if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        method = scope["method"] if scope["method"] in METHODS else "other"
        REQUESTS.labels(method, str(message["status"])).inc()
        began = scope["state"].get(BEGAN)
        if began is not None:
            REQUEST_SECONDS.observe(time.perf_counter() - began)

    return finish
