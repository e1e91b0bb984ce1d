"""A whole game with a finger, on a phone."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.players import MAIN, Player, Tapper
from tests.page.visitors import ME, OPEN, PHONE, Visitor
from tests.page.words import say


def test_a_whole_game_on_a_phone(phone: Visitor) -> None:
    phone.goes_to("/")
    phone.nothing_scrolls_sideways()
    phone.page.get_by_role("button", name=say("game-name")).tap()
    phone.page.get_by_role("radiogroup", name=say("number-of-seats")).get_by_role("radio", name="2").tap()
    level = say("level-of", seat=say("seat-number", n=2))
    phone.page.get_by_role("radiogroup", name=level).get_by_role("radio", name=say("level-novice")).tap()
    phone.nothing_scrolls_sideways()
    phone.button(say("start-with", n=2)).tap()
    player = Tapper(phone, seed=2)

    def watch() -> None:
        phone.nothing_scrolls_sideways()
        offered = {choice["move"] for choice in phone.position()["choices"]}
        assert offered == {*player.lit(), *player.in_drawers()}

    assert player.plays(watch=watch)
    asked = {move.split()[0] for move in player.moves}
    assert {"draft", "put", "advance"} <= asked


def test_every_drawer_opens_and_nothing_scrolls_sideways(phone: Visitor) -> None:
    phone.table_in_play()
    Tapper(phone).plays(lambda: bool(phone.position()["view"]["round"] == 2))
    for drawer in ("board", "city", "hand", "rivals", "log"):
        opener = phone.page.locator(".drawers-bar").get_by_role("button", name=say(f"page-drawer-{drawer}"))
        opener.tap()
        phone.page.get_by_role("region", name=say(f"page-drawer-{drawer}"), exact=True).wait_for()
        phone.nothing_scrolls_sideways()
        opener.tap()


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
    expect(ada.page.locator(MAIN)).to_be_disabled()
