"""Calls to the webhooks of Discord and Slack. A call may fail; games never wait for it.

The URL of a webhook comes from strangers. So it must be https and lead to a public address and a usual port. The
address is looked up once and used as it was checked, so that a name cannot point elsewhere a moment later; and
redirects are not followed.
"""

import asyncio
import ipaddress
import logging
import socket
from collections.abc import Collection
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
from msgspec import Struct

from petteia.kernel.errors import PetteiaError
from petteia.server.metrics import WEBHOOKS
from petteia.texts import LANGUAGES, Texts

LOGGER: Final = logging.getLogger("petteia")
DISCORD: Final = ("discord.com", "discordapp.com")
USUAL_PORTS: Final = {"http": 80, "https": 443}
NO_URL: Final = "A webhook is a URL like https://discord.com/api/webhooks/…."
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")  # its addresses end with one of IPv4
UNICAST: Final = ipaddress.ip_network("2000::/3")  # all of IPv6 that was ever given to anybody
RESERVED: Final = [  # what older Pythons take for public
    ipaddress.ip_network(name)
    for name in ("3fff::/20", "2001:db8::/32", "2001::/23", "192.0.0.0/24", "192.88.99.0/24", "240.0.0.0/4")
]
TRIES: Final = 3
PAUSE: Final = 1.0  # seconds before the second try; twice as long before the third
LONGEST_PAUSE: Final = 10.0
TIMEOUT: Final = 5.0  # seconds without a word
DEADLINE: Final = 30.0  # seconds for all tries together, however slowly it speaks
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


class Webhook(Struct):
    """A table's webhook, and what is needed to speak to it. It is kept as JSON; older tables have the URL alone."""

    url: str
    language: str = "en"
    page: str = ""  # the address of the server's page, as the host of the table calls it

    def text(self) -> str:
        """The form in which a table keeps it."""
        return msgspec.json.encode(self).decode()


def webhook_of(text: str) -> Webhook:
    """The webhook that a table keeps."""
    return msgspec.json.decode(text, type=Webhook) if text.startswith("{") else Webhook(text)


@cache
def texts_in(language: str) -> Texts:
    return Texts(language, ["petteia.server"])


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that Petteia speaks, else English."""
    wanted = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")


def letter(webhook: Webhook, table_id: str, message: str, **values: str) -> str:
    """What a webhook is told in its language, with the address of the table."""
    said = texts_in(webhook.language)(message, **values)
    return f"{said} {webhook.page}/t/{table_id}" if webhook.page else said


def parse(url: str) -> tuple[httpx.URL, str, int]:
    """The URL of a webhook, its host and its port; raises BadWebhook if it is none."""
    try:
        parts = urlsplit(url)
        parsed = httpx.URL(url)
        port = parts.port or USUAL_PORTS.get(parts.scheme, 443)
    except (ValueError, httpx.InvalidURL):
        raise BadWebhook(NO_URL) from None
    if not parts.hostname or any(ord(letter) <= 32 for letter in url) or "\\" in url:
        raise BadWebhook(NO_URL)
    return parsed, parts.hostname, port


async def check(url: str, *, local: bool = False, ports: Collection[int] = tuple(USUAL_PORTS.values())) -> Target:
    """The webhook of a URL; raises BadWebhook if it is not one, or leads where it may not."""
    parsed, host, port = parse(url)
    if parsed.scheme != "https" and not (local and parsed.scheme == "http"):
        raise BadWebhook("A webhook must begin with https://.")
    if parsed.userinfo:
        raise BadWebhook("A webhook must not contain a user or a password.")
    if not local and port not in ports:
        raise BadWebhook(f"A webhook must use the port {' or '.join(map(str, ports))}.")
    addresses = await look_up(host, port)
    if not local and not all(is_public(address) for address in addresses):
        raise BadWebhook("A webhook must lead to a public address.")
    return Target(parsed, host, addresses[0])


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
        if parsed in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF)))
        if parsed not in UNICAST:  # for example ::127.0.0.1, fec0::1 or 5f00::1
            return False
    return parsed.is_global and not parsed.is_multicast and not any(parsed in network for network in RESERVED)


def body(host: str, text: str) -> dict[str, Any]:
    """The body of a call. Mentions are switched off, because names come from strangers too."""
    text = text[:LONGEST_TEXT]
    if host in DISCORD or host.endswith(tuple(f".{name}" for name in DISCORD)):
        return {"content": text, "allowed_mentions": {"parse": []}}
    return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}


async def notify(
    url: str, text: str, *, local: bool = False, ports: Collection[int] = tuple(USUAL_PORTS.values())
) -> bool:
    """Call a webhook, with a few tries. Returns whether it worked, and never raises."""
    global _calls
    told = False
    _calls += 1
    try:
        if _calls > AT_ONCE:
            raise BadWebhook("too many are being called.")
        async with asyncio.timeout(DEADLINE):
            told = await call(await check(url, local=local, ports=ports), text)
    except (BadWebhook, httpx.HTTPError, httpx.InvalidURL, TimeoutError) as error:
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
