"""A whole game with a finger, on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.players import MAIN, Player, Tapper
from tests.page.visitors import GAMES, ME, OPEN, PHONE, Visitor
from tests.page.words import say

# What every game comes to.
VERBS = {
    "khora": {"draft", "put", "advance"},
    "carpe-diem": {"place", "take", "build", "disc"},
    "emporion": {"first", "take", "reserve"},
}
DRAWERS = {
    "khora": [f"page-drawer-{drawer}" for drawer in ("board", "city", "hand", "rivals", "log")],
    "carpe-diem": [f"page-tab-{tab}" for tab in ("district", "tiles", "scoring", "rivals", "log")],
    "emporion": [f"page-drawer-{drawer}" for drawer in ("domain", "rivals", "score", "log")],
}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone(phone: Visitor, game: str) -> None:
    form = phone.new_table(game)
    form.get_by_role("radiogroup", name=say("number-of-seats")).get_by_role("radio", name="2").tap()
    level = say("level-of", seat=say("seat-number", n=2))
    form.get_by_role("radiogroup", name=level).get_by_role("radio", name=say("level-novice")).tap()
    phone.nothing_scrolls_sideways()
    phone.button(say("start-with", n=2)).tap()
    player = Tapper(phone, seed=2)

    def watch() -> None:
        phone.nothing_scrolls_sideways()
        assert player.offered() == {choice["move"] for choice in phone.position()["choices"]}

    assert player.plays(watch=watch)
    assert VERBS[game] <= {move.split()[0] for move in player.moves}


@pytest.mark.parametrize("game", GAMES)
def test_every_drawer_opens_and_nothing_scrolls_sideways(phone: Visitor, game: str) -> None:
    phone.sits_down(game=game)
    player = Tapper(phone)
    player.skips_to(lambda: player.round() >= 2)
    for drawer in DRAWERS[game]:
        name = say(f"{game}/{drawer}")
        opener = phone.page.locator(".phone nav").get_by_role("button", name=name)
        opener.tap()
        phone.page.locator(f'.phone :is(main, section)[aria-label="{name}"]').first.wait_for()
        phone.nothing_scrolls_sideways()
        if opener.get_attribute("aria-expanded"):  # a sheet over the board, not a tab
            opener.tap()


@pytest.mark.parametrize(("game", "missing"), [("khora", ("city", "hand")), ("emporion", ("domain",))])
def test_a_spectator_is_told_so_and_has_nothing_of_their_own(
    visits: Callable[..., Visitor], game: str, missing: tuple[str, ...]
) -> None:
    host, spectator = visits(), visits(PHONE)
    host.sits_down(game=game)
    spectator.goes_to(f"/t/{host.table}")
    expect(spectator.page.locator(".watching").get_by_text(say("spectator"))).to_be_visible()
    drawers = spectator.page.locator(".phone nav")
    expect(drawers.get_by_role("button", name=say(f"{game}/page-drawer-rivals"))).to_be_visible()
    for drawer in missing:
        expect(drawers.get_by_role("button", name=say(f"{game}/page-drawer-{drawer}"))).to_have_count(0)


def test_what_was_tapped_stays_while_others_decide(visits: Callable[..., Visitor]) -> None:
    ada, bert = visits(PHONE).becomes("Ada"), visits().becomes("Bert")
    table = ada.makes_table(ME, OPEN, start=False)
    bert.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    ada.goes_to(f"/t/{table}")
    bert.goes_to(f"/t/{table}")
    tapper, other = Tapper(ada), Player(bert)
    assert tapper.is_asked()
    tapper.piece("put culture").tap()
    assert other.is_asked()
    other.does("put trade")
    ada.until(lambda: bool(ada.position()["ply"] == 1))
    expect(ada.page.locator(MAIN)).to_have_attribute("data-move", "put culture")
    ada.page.locator(MAIN).tap()
    ada.until(lambda: bool(ada.position()["ply"] == 2))
    expect(ada.page.locator(MAIN)).to_have_count(0)


def test_the_way_back_closes_what_is_open(phone: Visitor) -> None:
    phone.becomes("Ada")
    phone.goes_to("/")
    phone.sits_down().looks_at_the_table()
    assert Tapper(phone).is_asked()
    at_table = phone.page.url
    drawer = phone.page.locator(".drawer")
    for _ in range(2):
        phone.button(say("khora/page-drawer-rivals")).tap()
        expect(drawer).to_be_visible()
        phone.page.go_back()
        expect(drawer).to_have_count(0)
    phone.button(say("menu")).tap()
    phone.page.locator(".menu").get_by_role("button", name=say("settings")).tap()
    sheet = phone.page.get_by_role("dialog", name=say("settings"))
    expect(sheet).to_be_visible()
    phone.page.go_back()
    expect(sheet).to_have_count(0)
    phone.button(say("khora/page-drawer-log")).tap()
    phone.page.locator(".drawer__shut").tap(position={"x": 20, "y": 20})
    expect(drawer).to_have_count(0)
    phone.page.wait_for_function("!history.state?.layer")
    assert phone.page.url == at_table
    phone.page.go_back()
    expect(phone.page.locator(".home")).to_be_visible()
