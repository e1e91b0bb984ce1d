"""Calls to the webhooks of Discord and Slack. A call may fail; games never wait for it.

The URL of a webhook comes from strangers. So it must be https and lead to a public address, which is looked up once and
used as it was checked, so that a name cannot point elsewhere a moment later; and redirects are not followed.
"""

import asyncio
import ipaddress
import logging
import socket
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from petteia.kernel.errors import PetteiaError
from petteia.server.metrics import WEBHOOKS

LOGGER: Final = logging.getLogger("petteia")
DISCORD: Final = ("discord.com", "discordapp.com")
TRIES: Final = 3
PAUSE: Final = 1.0  # seconds before the second try; twice as long before the third
LONGEST_PAUSE: Final = 10.0
TIMEOUT: Final = 5.0
LOOK_UP: Final = 3.0
AT_ONCE: Final = 100
LONGEST_TEXT: Final = 1800  # Discord takes 2,000 characters

_calls = 0  # under way in this process


class BadWebhook(PetteiaError):
    """A webhook may not be called."""


class Target:
    """A webhook that may be called: its URL, its host, and the address of the host."""

    __slots__ = ("address", "host", "url")

    def __init__(self, url: httpx.URL, host: str, address: str) -> None:
        self.url = url
        self.host = host
        self.address = address


async def check(url: str, *, local: bool = False) -> Target:
    """The webhook of a URL; raises BadWebhook if it is not one, or leads into a private network."""
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        port = -1
    if not parts.hostname or port == -1 or any(ord(letter) <= 32 for letter in url):
        raise BadWebhook("A webhook is a URL like https://discord.com/api/webhooks/….")
    if parts.scheme != "https" and not (local and parts.scheme == "http"):
        raise BadWebhook("A webhook must begin with https://.")
    if parts.username is not None or parts.password is not None:
        raise BadWebhook("A webhook must not contain a user or a password.")
    addresses = await look_up(parts.hostname, port or 443)
    if not local and not all(is_public(address) for address in addresses):
        raise BadWebhook("A webhook must lead to a public address.")
    return Target(httpx.URL(url), parts.hostname, addresses[0])


async def look_up(host: str, port: int) -> list[str]:
    """All addresses of a host."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(LOOK_UP):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise BadWebhook(f"There is no host {host[:80]!r}.") from None
    return [str(entry[4][0]) for entry in found]


def is_public(address: str) -> bool:
    """Whether an address is public, also if it is embedded in an IPv6 address."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        wrapped = parsed.ipv4_mapped or parsed.sixtofour or (parsed.teredo[1] if parsed.teredo else None)
        if wrapped is not None:
            return is_public(str(wrapped))
        if parsed in ipaddress.ip_network("64:ff9b::/96"):  # an IPv4 address behind NAT64
            return is_public(str(ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF)))
    return parsed.is_global and not parsed.is_multicast


def body(host: str, text: str) -> dict[str, Any]:
    """The body of a call. Mentions are switched off, because names come from strangers too."""
    text = text[:LONGEST_TEXT]
    if host in DISCORD or host.endswith(tuple(f".{name}" for name in DISCORD)):
        return {"content": text, "allowed_mentions": {"parse": []}}
    return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}


async def notify(url: str, text: str, *, local: bool = False) -> bool:
    """Call a webhook, with a few tries. Returns whether it worked, and never raises."""
    global _calls
    told = False
    _calls += 1
    try:
        if _calls > AT_ONCE:
            raise BadWebhook("too many are being called.")
        told = await call(await check(url, local=local), text)
    except (BadWebhook, httpx.HTTPError, httpx.InvalidURL) as error:
        LOGGER.warning("A webhook was not called: %s", str(error) or type(error).__name__)
    except Exception:
        LOGGER.exception("A webhook was not called")
    finally:
        _calls -= 1
    WEBHOOKS.labels("told" if told else "failed").inc()
    return told


async def call(target: Target, text: str) -> bool:
    """Call a webhook, with a few tries."""
    host = f"[{target.address}]" if ":" in target.address else target.address
    async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client:
        request = client.build_request(
            "POST",
            target.url.copy_with(host=host),
            json=body(target.host, text),
            headers={"host": target.url.netloc.decode(), "user-agent": "petteia"},
            extensions={"sni_hostname": target.host},  # the certificate must match the name, not the address
        )
        for tried in range(1, TRIES + 1):
            pause = PAUSE * 2 ** (tried - 1)
            try:
                response = await client.send(request, stream=True)  # only the status is read
                await response.aclose()
                if response.is_success:
                    return True
                if response.status_code != 429 and response.status_code < 500:
                    LOGGER.warning("A webhook answered %d", response.status_code)
                    return False
                pause = max(pause, seconds(response.headers.get("retry-after", "")))
            except httpx.TransportError:
                if tried == TRIES:
                    raise
            if tried < TRIES:
                await asyncio.sleep(min(pause, LONGEST_PAUSE))
    return False


def seconds(text: str) -> float:
    """The seconds in a Retry-After header; 0 if there are none."""
    try:
        return max(0.0, float(text))
    except ValueError:
        return 0.0
