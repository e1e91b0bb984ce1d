"""Home fills its screen, and nothing on it moves when the lists come."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.players import Player
from tests.page.visitors import DESK, GAMES, PHONE, Screen, Visitor
from tests.page.words import say

MEASURE = """
window.shift = 0
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
}).observe({ type: 'layout-shift', buffered: true })
"""
MOST_SHIFT = 0.02


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_moves_when_the_lists_come(visits: Callable[..., Visitor], screen: Screen) -> None:
    ada = visits(screen)
    ada.page.add_init_script(MEASURE)
    for began in (False, True):
        if began:
            ada.sits_down()
        ada.goes_to("/")
        covers = ada.page.locator(".covers .facts")
        expect(covers).to_have_count(len(GAMES))
        expect(covers.first).to_contain_text(say("weight-3"))
        expect(ada.page.locator(".lists .rows, .lists .empty")).to_have_count(2)
        assert ada.page.evaluate("window.shift") < MOST_SHIFT
        ada.nothing_scrolls_sideways()


def test_the_game_that_waits_names_everybody_and_marks_bots(desk: Visitor) -> None:
    desk.table_in_play(game="emporion")
    assert Player(desk).is_asked()
    seats = desk.told("table")["seats"]
    desk.goes_to("/")
    people = desk.page.get_by_role("region", name=say("continue")).get_by_role("listitem")
    expect(people).to_have_text([seat["name"] for seat in seats])
    expect(people.locator(".bot-level")).to_have_count(1)
