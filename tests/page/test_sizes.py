"""As much as a screen holds: nothing to scroll on a desk, nothing sideways on a phone, a wall filled; and quickly."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Request, WebSocketRoute, expect

from tests.games.khora.table import CARDS
from tests.page.players import Player, Tapper
from tests.page.visitors import DESK, GAMES, LAPTOP, ME, NOVICE, OPEN, SMALL_PHONE, WALL, Screen, Visitor
from tests.page.words import say

MOST_SCRIPT = 200_000
FULL = [NOVICE] * 3  # the table has no free seat
OPTIONS = {"khora": {"draft": "on", "cities": "chosen"}, "emporion": {"special": "on"}}
SMALLEST_LETTERS_ON_A_WALL = 18  # pixels
# Boxes that could be scrolled, or whose content is cut off, though the table promises that everything is on the screen.
OVERFLOWING = """() => {
    const page = document.scrollingElement
    const found = []
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
        found.push(`page ${page.scrollWidth} x ${page.scrollHeight}`)
    for (const one of document.querySelectorAll('[data-game] *')) {
        const { overflowY } = getComputedStyle(one)
        const scrolls = ['auto', 'scroll'].includes(overflowY) && one.scrollHeight > one.clientHeight + 1
        if (scrolls && !one.closest('[data-log], [role=log], .log')) found.push(one.className)
    }
    return found
}"""
OUTSIDE = """pieces => pieces.filter(piece => {
    const box = piece.getBoundingClientRect()
    return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight
}).map(piece => piece.dataset.move)"""

# Names of which no line can be read whole.
CUT_OFF = """names => names.filter(name => name.clientHeight < parseFloat(getComputedStyle(name).lineHeight))
    .map(name => name.innerText)"""


def script_size(visitor: Visitor, path: str) -> int:
    """How many bytes of script come over the line before a page can be used."""
    scripts: list[Request] = []

    def note(request: Request) -> None:
        if request.resource_type == "script":
            scripts.append(request)

    visitor.page.on("requestfinished", note)
    visitor.goes_to(path)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.remove_listener("requestfinished", note)
    assert scripts
    return sum(script.sizes()["responseBodySize"] for script in scripts)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_is_small(visits: Callable[..., Visitor], game: str) -> None:
    host, guest = visits().becomes("Ada"), visits()
    assert 0 < script_size(guest, "/") < MOST_SCRIPT
    table = host.makes_table(ME, NOVICE, game=game)
    assert 0 < script_size(host, f"/t/{table}") < MOST_SCRIPT  # somebody comes by a link: all of it at once


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", [DESK, LAPTOP], ids=["desk", "laptop"])
def test_a_desk_shows_the_whole_table(visits: Callable[..., Visitor], screen: Screen, game: str) -> None:
    desk = visits(screen)
    desk.table_in_play(*FULL, game=game, options=OPTIONS.get(game, {}))
    player = Player(desk, seed=11)

    def watch() -> None:
        kind = desk.position()["view"]["question"]["kind"]
        assert desk.page.evaluate(OVERFLOWING) == [], f"something scrolls when asked for {kind}"
        assert desk.page.locator("[data-move]").evaluate_all(OUTSIDE) == []

    player.reaches(lambda: player.round() >= 4, watch)


def with_hand(number: int) -> Callable[[WebSocketRoute], None]:
    """A line to the server on which the visitor's hand in Khôra has as many cards as few games ever come to."""

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(frame: str | bytes) -> None:
            messages = [json.loads(message) for message in frame.splitlines()]
            for told in messages:
                if told["type"] == "position":
                    own = told["view"]["cities"][0]
                    own["hand"] = sorted(CARDS, key=lambda card: card not in own["hand"])[:number]
            line.send("\n".join(json.dumps(told) for told in messages))

        server.on_message(tell)
        line.on_message(server.send)

    return carry


@pytest.mark.parametrize("screen", [DESK, LAPTOP], ids=["desk", "laptop"])
@pytest.mark.parametrize("number", [9, 12, 16])
def test_a_desk_shows_a_large_hand(visits: Callable[..., Visitor], screen: Screen, number: int) -> None:
    desk = visits(screen)
    desk.page.route_web_socket(re.compile("/play"), with_hand(number))
    desk.table_in_play(*FULL)
    expect(desk.page.locator(".hand .card")).to_have_count(number)
    desk.until(lambda: desk.page.evaluate(OVERFLOWING) == [])  # the table finds its arrangement in a moment or two
    assert desk.page.locator(".hand .card__name").evaluate_all(CUT_OFF) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_small_phone_never_scrolls_sideways(visits: Callable[..., Visitor], game: str) -> None:
    phone = visits(SMALL_PHONE).becomes("Bartholomaeus of Athens")
    for path in ("/", "/open", "/mine", f"/help/{game}", "/settings", "/account", "/about"):
        phone.goes_to(path)
        phone.page.locator("main :is(h1, h2)").first.wait_for()
        phone.nothing_scrolls_sideways()
    phone.goes_to(f"/t/{phone.makes_table(ME, OPEN, game=game, start=False)}")
    expect(phone.button(say("seats-still-free", n=1))).to_be_visible()
    phone.nothing_scrolls_sideways()
    phone.goes_to(f"/t/{phone.makes_table(ME, *FULL, game=game, options=OPTIONS.get(game, {}))}")
    player = Tapper(phone, seed=12)
    player.reaches(lambda: player.round() >= 3, phone.nothing_scrolls_sideways)


@pytest.mark.parametrize("game", GAMES)
def test_a_wall_is_filled(visits: Callable[..., Visitor], game: str) -> None:
    wall = visits(WALL)
    wall.table_in_play(game=game)
    assert Player(wall).is_asked()
    assert wall.page.evaluate(OVERFLOWING) == []
    box = wall.page.locator(f'[data-game="{game}"]').first.bounding_box()
    assert box is not None
    assert box["width"] >= 0.95 * WALL.width
    assert box["height"] >= 0.95 * WALL.height
    letters = wall.page.locator(".card__text, .tile__name, [data-log] .words, .ask p, .inspect").evaluate_all(
        "all => Math.min(...all.map(one => parseFloat(getComputedStyle(one).fontSize)))"
    )
    assert letters >= SMALLEST_LETTERS_ON_A_WALL
    assert DESK.width < box["width"]
