"""Webhooks are told, tried again, given up; and none leads into somebody's own network."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from petteia.server import webhooks
from petteia.server.webhooks import (
    BadWebhook,
    Webhook,
    body,
    check,
    is_public,
    language_of,
    letter,
    notify,
    webhook_of,
)
from tests.server.live import PATIENCE

pytestmark = pytest.mark.anyio


class Listener:
    """A server that notes what it is told and answers as it was asked to."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.told: list[tuple[str, dict[str, object]]] = []
        self.url = ""

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line.split(":")[1]) for line in head.splitlines() if line.lower().startswith("content-length")
        )
        self.told.append((head, json.loads(await reader.readexactly(length))))
        answer = self.answers.pop(0)
        if answer:
            writer.write(f"HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
            await writer.drain()
        writer.close()
        await writer.wait_closed()


@asynccontextmanager
async def listening(*answers: str) -> AsyncIterator[Listener]:
    listener = Listener(*answers)
    server = await asyncio.start_server(listener.hear, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    listener.url = f"http://localhost:{port}/hook?wait=1"
    async with server:
        yield listener


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pauses between tries, but as much time for each as a busy machine may need."""
    monkeypatch.setattr(webhooks, "PAUSE", 0.0)
    monkeypatch.setattr(webhooks, "LONGEST_PAUSE", 0.0)
    monkeypatch.setattr(webhooks, "TIMEOUT", PATIENCE)
    monkeypatch.setattr(webhooks, "DEADLINE", PATIENCE)
    monkeypatch.setattr(webhooks, "LOOK_UP", PATIENCE)


async def test_a_webhook_is_told_under_its_name() -> None:
    async with listening("204 No Content") as listener:
        assert await notify(listener.url, "Delphi: Ann, it is your turn.", local=True)
        head, said = listener.told[0]
        assert head.startswith("POST /hook?wait=1 HTTP/1.1")
        assert f"host: {listener.url.split('/')[2]}" in head.lower()
        assert said == {"text": "Delphi: Ann, it is your turn."}


async def test_a_failing_webhook_is_tried_again() -> None:
    async with listening("500 Oh", "429 Slow\r\nretry-after: 3600", "200 OK") as listener:
        assert await notify(listener.url, "hello", local=True)
        assert len(listener.told) == 3


async def test_a_webhook_that_keeps_failing_is_given_up() -> None:
    async with listening("500 Oh", "", "503 No", "200 OK") as listener:
        assert not await notify(listener.url, "hello", local=True)
        assert len(listener.told) == 3


@pytest.mark.parametrize("answer", ["404 Gone", "302 Found\r\nlocation: http://127.0.0.1:9/"])
async def test_a_refusal_or_a_redirect_ends_it(answer: str) -> None:
    async with listening(answer, "200 OK") as listener:
        assert not await notify(listener.url, "hello", local=True)
        assert len(listener.told) == 1


class Dribbler(asyncio.Protocol):
    """Never silent for long, and never done."""

    lines: list[asyncio.Transport]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.lines.append(transport)
        self.speak(transport)

    def speak(self, line: asyncio.Transport) -> None:
        if not line.is_closing():
            line.write(b"H")
            asyncio.get_running_loop().call_later(0.01, self.speak, line)


async def test_a_webhook_that_never_stops_answering_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "DEADLINE", 0.5)
    Dribbler.lines = []
    server = await asyncio.get_running_loop().create_server(Dribbler, "127.0.0.1", 0)
    async with server, asyncio.timeout(PATIENCE):
        port = server.sockets[0].getsockname()[1]
        assert not await notify(f"http://127.0.0.1:{port}/hook", "hello", local=True)
    for line in Dribbler.lines:
        line.abort()
    await asyncio.sleep(0)


async def test_nobody_there() -> None:
    assert not await notify("http://127.0.0.1:9/hook", "hello", local=True)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("", "is a URL"),
        ("hello", "is a URL"),
        ("https://", "is a URL"),
        ("https://example.org:port/", "is a URL"),
        ("https://127.0.0.1/a\nb", "is a URL"),
        ("http://127.0.0.1/", "begin with https"),
        ("ftp://127.0.0.1/", "begin with https"),
        ("file:///etc/passwd", "is a URL"),
        ("https://ann:word@127.0.0.1/", "a user or a password"),
        ("https://127.0.0.1/", "public address"),
        ("https://localhost/", "public address"),
        ("https://2130706433/", "public address"),  # 127.0.0.1 as one number
        ("https://[::1]/", "public address"),
        ("https://[::ffff:10.0.0.1]/", "public address"),
        ("https://169.254.169.254/latest", "public address"),
        ("https://10.1.2.3/", "public address"),
        ("https://0.0.0.0/", "public address"),
        ("https://[fd00::1]/", "public address"),
        ("https://no-such-host.invalid/", "no host"),
        ("https://[::1", "is a URL"),
        ("https://[::1]x/", "is a URL"),
        ("https://ex℀ample/", "is a URL"),
        ("https://8.8.8.8:99999/", "is a URL"),
        ("https://8.8.8.8:22/", "the port 80 or 443"),
        ("https://8.8.8.8\\@127.0.0.1/", "is a URL"),
    ],
)
async def test_where_no_webhook_may_lead(url: str, said: str) -> None:
    with pytest.raises(BadWebhook, match=said):
        await check(url)
    assert not await notify(url, "hello")


async def test_an_address_of_the_open_internet_is_used_as_it_was_checked() -> None:
    target = await check("https://8.8.8.8:8443/hook", ports=(443, 8443))
    assert (target.host, target.address, str(target.url)) == ("8.8.8.8", "8.8.8.8", "https://8.8.8.8:8443/hook")


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("192.168.0.1", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("fe80::1%eth0", False),
        ("64:ff9b::a00:1", False),  # 10.0.0.1 through the new net
        ("64:ff9b::808:808", True),
        ("2002:7f00:1::", False),  # 127.0.0.1 in another wrapping
        ("2002:808:808::", True),
        ("::127.0.0.1", False),
        ("::8.8.8.8", False),
        ("::", False),
        ("fec0::1", False),
        ("64:ff9b:1::1", False),
        ("3fff::1", False),
        ("3fff:fff::1", False),
        ("5f00::1", False),
        ("2001:db8::1", False),
        ("100::1", False),
        ("fd00::1", False),
        ("ff0e::1", False),
        ("192.0.0.8", False),
        ("192.88.99.1", False),
        ("198.18.0.1", False),
        ("240.0.0.1", False),
        ("255.255.255.255", False),
        ("0.0.0.0", False),
        ("169.254.169.254", False),
    ],
)
async def test_what_the_open_internet_is(address: str, public: bool) -> None:
    assert is_public(address) is public


async def test_names_cannot_ring_everybody_up() -> None:
    assert body("hooks.slack.com", "<!channel> & co") == {"text": "&lt;!channel&gt; &amp; co"}
    assert body("discord.com", "@everyone <b>") == {"content": "@everyone <b>", "allowed_mentions": {"parse": []}}
    assert "content" in body("canary.discord.com", "hello")
    assert "text" in body("notdiscord.com", "hello")
    assert len(body("discord.com", "x" * 5000)["content"]) < 2000


async def test_a_name_is_looked_up_once_and_that_address_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def look_up(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    monkeypatch.setattr(webhooks, "look_up", look_up)
    async with listening("200 OK") as listener:
        port = listener.url.split(":")[2].split("/")[0]
        assert await notify(f"http://hooks.example:{port}/hook", "hello", local=True)
        assert f"host: hooks.example:{port}" in listener.told[0][0].lower()
    assert asked == ["hooks.example"]


async def test_a_webhook_hears_the_language_and_the_address_of_its_table() -> None:
    kept = Webhook("https://hooks.example/1", language_of("de, pl-PL;q=0.8, en"), "https://games.example")
    assert webhook_of(kept.text()) == kept
    assert letter(kept, "abc", "webhook-turn", table="Delos", name="Ann") == (
        "Delos: Ann, twoja kolej. https://games.example/t/abc"
    )
    old = webhook_of("https://hooks.example/2")
    assert letter(old, "abc", "webhook-over", table="Delos") == "Delos: the game is over."
    assert language_of("") == "en"
