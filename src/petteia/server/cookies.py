"""The cookie by which people are recognised: their id and their session's token, signed, out of reach of scripts."""

import secrets
import time
from typing import Any, Final, NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from petteia.server.clocks import DAY
from petteia.server.settings import Settings

NAME: Final = "petteia"
KEPT: Final = 400 * DAY // 1000  # seconds: as long as browsers keep one
RENEWED: Final = 7 * DAY // 1000
TOKEN_BYTES: Final = 24


class Pass(NamedTuple):
    """What a cookie says. Whether its session has not ended, only the store knows."""

    person: str
    token: str
    stale: bool  # whether it is time for a new cookie
    older: bool = False  # whether it was made before there were sessions


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


class Cookies:
    """Makes and reads the cookies of a server."""

    def __init__(self, secret: str, settings: Settings, older: str = "", until: int = 0) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="petteia session")
        self._older_signer = URLSafeTimedSerializer(secret, salt="petteia person")
        self._settings = settings
        # What was signed before the secret was rotated is read until then, and signed anew.
        self._before = Cookies(older, settings) if older else None
        self._until = until

    def make(self, connection: ASGIConnection[Any, Any, Any, Any], person: str, token: str) -> Cookie:
        return self._cookie(connection, str(self._signer.dumps([person, token])), KEPT)

    def remove(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        """A cookie that makes the browser forget the person."""
        return self._cookie(connection, "", 0)

    def _cookie(self, connection: ASGIConnection[Any, Any, Any, Any], value: str, seconds: int) -> Cookie:
        secure = self._settings.secure_cookies or is_https(connection, self._settings)
        return Cookie(
            key=NAME,
            value=value,
            max_age=seconds,
            path="/",
            httponly=True,
            # Pages of named sites are to be signed in too; browsers allow that over https alone. Whatever others send
            # with this cookie is refused by its origin.
            samesite="none" if secure and self._settings.origins else "lax",
            secure=secure,
        )

    def read(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Pass | None:
        """What the cookie of a request says; None without a valid one."""
        value = connection.cookies.get(NAME)
        found = self._read(value) if value else None
        if found is None and value and self._before is not None and time.time() * 1000 < self._until:
            found = self._before._read(value)
            found = found._replace(stale=True) if found is not None else None
        return found

    def _read(self, value: str) -> Pass | None:
        try:
            (person, token), made = self._signer.loads(value, return_timestamp=True)
        except BadData:
            return self._read_older(value)
        age = time.time() - made.timestamp()  # below 0 if the clock has been set back since; nobody is signed out by it
        return Pass(str(person), str(token), stale=age > RENEWED) if age <= KEPT else None

    def _read_older(self, value: str) -> Pass | None:
        """A cookie from before there were sessions names a person; its text serves as the token."""
        try:
            person, made = self._older_signer.loads(value, return_timestamp=True)
        except BadData:
            return None
        if time.time() - made.timestamp() > KEPT:
            return None
        return Pass(str(person), value, stale=True, older=True)


def is_https(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a request came over https, directly or to a proxy in front of the server."""
    if settings.behind_proxy and connection.headers.get("x-forwarded-proto"):
        return connection.headers["x-forwarded-proto"].split(",")[-1].strip() == "https"
    return connection.scope["scheme"] in ("https", "wss")
