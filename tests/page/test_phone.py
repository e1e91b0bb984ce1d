"""A whole game with a finger, on a phone."""

from tests.page.players import Tapper
from tests.page.visitors import Visitor
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
        assert set(player.lit()) == {choice["move"] for choice in phone.position()["choices"]}

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
