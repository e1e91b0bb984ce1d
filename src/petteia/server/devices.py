"""What a browser says of itself, in two words that its owner knows again: “Firefox, Android”."""

from typing import Any, Final

from litestar.connection import ASGIConnection

from petteia.server.written import cleaned

LONGEST: Final = 30
# The first that a browser names is the right one: most of them pass for others, too.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung",
    "Vivaldi": "Vivaldi",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chromium": "Chromium",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def device_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The browser and the system that a request comes from; empty if it does not say."""
    return device(connection.headers.get("user-agent", ""))


def device(said: str) -> str:
    """The browser and the system of a User-Agent header; the name of any other program."""
    names = [next((name for sign, name in table.items() if sign in said), None) for table in (BROWSERS, SYSTEMS)]
    known = [name for name in names if name]
    return ", ".join(known) if known else cleaned(said.partition("/")[0])[:LONGEST].strip()
