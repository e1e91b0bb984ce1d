"""What others did since one's last decision: marked on the board, told by their names and in the log, played again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.page.players import Player
from tests.page.visitors import ME, Visitor
from tests.page.words import say

BOT = {"who": "bot", "level": "novice"}
MARKS = "[data-since]"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What bots surely leave behind: a piece with the mark of a seat, by the beginnings of the keys of pieces.
PIECES = {
    "khora": ("token-", "achievement-", "card-"),
    "carpe-diem": ("slot-", "cell-"),
    "emporion": ("port-", "polis-"),
}


def marks(visitor: Visitor) -> list[str]:
    """The keys of everything that is marked."""
    keys: list[str] = visitor.page.locator(MARKS).evaluate_all("all => all.map(one => one.dataset.since)")
    return sorted(keys)


def until_pieces_are_marked(player: Player, game: str) -> None:
    """Play on until bots have changed something on the board."""
    beginnings = PIECES[game]
    for _ in range(60):
        assert player.is_asked()
        player.page.evaluate(DRAWN)
        if any(key.startswith(beginnings) for key in marks(player.visitor)):
            return
        player.does(player.likes())
    raise AssertionError("the bots have changed nothing")


def steps_of(bar: Locator) -> int:
    """How many steps a button or the divider counts."""
    found = re.search(r"\d+", bar.inner_text())
    assert found
    return int(found.group())


@pytest.mark.parametrize("game", PIECES)
def test_what_bots_did_is_marked_told_and_played_again(game: str, visits: Callable[..., Visitor]) -> None:
    ada = visits().becomes("Ada")
    table = ada.makes_table(ME, BOT, BOT, game=game)
    ada.goes_to(f"/t/{table}")
    player = Player(ada, seed=3)
    until_pieces_are_marked(player, game)
    marked = marks(ada)
    lately = ada.page.locator(".rival .lately")
    assert all(lately.all_inner_texts())
    cut = ada.page.locator("[data-log] .cut")
    expect(ada.page.locator("[data-log] .line.new").first).to_be_visible()
    expect(ada.page.locator("[data-log] .line time").first).to_have_attribute("datetime", re.compile("T"))
    steps = steps_of(cut)

    the_same_is_seen_by_who_comes_back(ada, player, marked, steps)
    they_are_hidden_and_shown_by_a_key(ada, marked)
    they_are_played_again(ada, steps)


def the_same_is_seen_by_who_comes_back(ada: Visitor, player: Player, marked: list[str], steps: int) -> None:
    """Also in a page that has seen nothing of it come: the server tells it."""
    ada.page.reload()
    assert player.is_asked()
    ada.until(lambda: marks(ada) == marked)
    assert steps_of(ada.page.locator("[data-log] .cut")) == steps


def they_are_hidden_and_shown_by_a_key(ada: Visitor, marked: list[str]) -> None:
    """L, and L again."""
    ada.page.keyboard.press("l")
    expect(ada.page.locator(MARKS)).to_have_count(0)
    ada.page.keyboard.press("l")
    ada.until(lambda: marks(ada) == marked)


def they_are_played_again(ada: Visitor, steps: int) -> None:
    """P plays them, Space holds, nothing can be decided, and any other key ends it."""
    bar = ada.page.get_by_role("region", name=say("play-again"))
    ada.page.keyboard.press("p")
    expect(bar).to_contain_text(say("after-your-decision"))
    expect(ada.page.locator(".piece.is-lit, .main-act")).to_have_count(0)
    ada.page.keyboard.press(" ")
    expect(ada.button(say("go-on"))).to_be_visible()
    ada.page.keyboard.press(" ")
    expect(bar).to_contain_text(say("step-again", n=1, of=steps))
    ada.page.keyboard.press("x")
    expect(bar).to_be_hidden()
    expect(ada.page.locator(".piece.is-lit").first).to_be_visible()


def test_the_district_has_the_names_that_the_log_speaks_of(desk: Visitor) -> None:
    desk.table_in_play(game="carpe-diem")
    names = [name for cell in range(6) for name in ("ABCDEF"[cell], str(cell + 1))]
    expect(desk.page.locator(".district .f-name")).to_have_text(names)
