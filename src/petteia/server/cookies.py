"""The cookie by which people are recognised: their id, signed, out of reach of scripts."""

import time
from typing import Any, Final

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from petteia.server.settings import Settings

NAME: Final = "petteia"
DAY: Final = 24 * 60 * 60
KEPT: Final = 400 * DAY  # as long as browsers keep one
RENEWED: Final = 7 * DAY


class Cookies:
    """Makes and reads the cookies of a server."""

    def __init__(self, secret: str, settings: Settings) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="petteia person")
        self._settings = settings

    def make(self, connection: ASGIConnection[Any, Any, Any, Any], person: str) -> Cookie:
        return self._cookie(connection, self._signer.dumps(person), KEPT)

    def remove(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        """A cookie that makes the browser forget the person."""
        return self._cookie(connection, "", 0)

    def _cookie(self, connection: ASGIConnection[Any, Any, Any, Any], value: str, seconds: int) -> Cookie:
        return Cookie(
            key=NAME,
            value=value,
            max_age=seconds,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._settings.secure_cookies or is_https(connection, self._settings),
        )

    def read(self, connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, bool] | None:
        """The person of a request's cookie, and whether it is time to renew it; None without a valid cookie."""
        value = connection.cookies.get(NAME)
        if not value:
            return None
        try:
            person, made = self._signer.loads(value, max_age=KEPT, return_timestamp=True)
        except BadData:
            return None
        return str(person), time.time() - made.timestamp() > RENEWED


def is_https(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a request came over https, directly or to a proxy in front of the server."""
    if settings.behind_proxy and connection.headers.get("x-forwarded-proto"):
        return connection.headers["x-forwarded-proto"].split(",")[-1].strip() == "https"
    return connection.scope["scheme"] in ("https", "wss")
