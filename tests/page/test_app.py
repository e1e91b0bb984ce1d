"""The page as an app: what a browser needs to install it, and what it opens without a line to the server."""

import json
import struct
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.page.visitors import PHONE, Visitor
from tests.page.words import say
from tests.server.live import Server

KEPT = "async () => (await (await caches.open('petteia')).keys()).map((request) => new URL(request.url).pathname)"
LOADED = "() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height, as a PNG says them in its head."""
    width, height = struct.unpack(">II", picture[16:24])
    return int(width), int(height)


def keeps_what_it_loaded(visitor: Visitor) -> bool:
    """Whether the worker has all files that the page was made of."""
    files = [path for path in visitor.page.evaluate(LOADED) if path.startswith("/assets/")]
    return bool(files) and set(files) <= set(visitor.page.evaluate(KEPT))


def test_browsers_can_install_it(desk: Visitor) -> None:
    desk.goes_to("/")
    chromium = desk.context.new_cdp_session(desk.page)
    found: dict[str, Any] = chromium.send("Page.getAppManifest")
    assert found["url"].endswith("/petteia.webmanifest")
    assert found["errors"] == []
    for icon in json.loads(found["data"])["icons"]:
        answer = desk.page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "x".join(map(str, size_of(answer.body()))) == icon["sizes"]
    apple = desk.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert size_of(desk.page.request.get(str(apple)).body()) == (180, 180)


def test_it_opens_without_a_server_and_says_so(visits: Callable[..., Visitor], server: Server) -> None:
    visitor = visits(PHONE, service_workers="allow")
    visitor.goes_to("/")
    visitor.until(lambda: keeps_what_it_loaded(visitor))
    server.stop()
    visitor.page.reload()
    expect(visitor.page.get_by_role("status").filter(has_text=say("problem-offline"))).to_be_visible()
    server.start()
    visitor.page.reload()
    expect(visitor.page.get_by_role("main")).to_contain_text("Emporion")
    expect(visitor.page.get_by_text(say("problem-offline"))).to_have_count(0)


def test_what_is_not_the_page_is_not_kept(visits: Callable[..., Visitor]) -> None:
    visitor = visits(service_workers="allow")
    visitor.goes_to("/")
    visitor.until(lambda: keeps_what_it_loaded(visitor))
    visitor.page.reload()
    visitor.goes_to("/settings")
    assert not [path for path in visitor.page.evaluate(KEPT) if path.startswith("/api")]
    visitor.page.goto("/health")
    assert visitor.page.evaluate("document.contentType") != "text/html"
