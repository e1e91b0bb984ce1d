"""Every language says everything: at home, at a table, in the log and at the end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from petteia.texts import LANGUAGES
from tests.page.marks import missing_texts
from tests.page.players import Player
from tests.page.visitors import GAMES, Visitor
from tests.page.words import say

PLACES = ("/", "/open", "/mine", "/help", "/settings", "/account", "/about", "/nowhere")


def speaks(visitor: Visitor, language: str) -> None:
    """Wait until the page says that it is in a language."""
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_browser_s_language(visits: Callable[..., Visitor], language: str) -> None:
    visitor = visits(locale=language)
    for place in PLACES:
        visitor.goes_to(place)
        visitor.page.locator("main :is(h1, h2)").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")  # the games' words come after the page's own
        speaks(visitor, language)
        assert not missing_texts(visitor), f"at {place}"
    visitor.goes_to("/")
    expect(visitor.page.get_by_role("heading", name=say("welcome", language))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_at_the_table(desk: Visitor, game: str) -> None:
    desk.sits_down(game=game)
    player = Player(desk, seed=9)
    player.skips_to(lambda: player.round() >= 2)
    desk.button(say("menu")).click()
    desk.button(say("settings")).click()
    for language in (*LANGUAGES[1:], "en"):
        names = desk.page.get_by_role("dialog").get_by_role("radio")
        names.nth(LANGUAGES.index(language)).click()
        speaks(desk, language)
        heading = say(f"{game}/log-round", language, n=1)
        expect(desk.page.locator("[data-log] .heading").filter(has_text=heading).first).to_be_visible()
        expect(desk.page.get_by_role("dialog", name=say("settings", language))).to_be_visible()
        assert not missing_texts(desk)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_in_every_language(desk: Visitor, game: str) -> None:
    desk.finished_table(game=game)
    for language in LANGUAGES:
        desk.page.evaluate("language => localStorage.setItem('petteia-settings', JSON.stringify({language}))", language)
        desk.page.reload()
        speaks(desk, language)
        log = desk.page.locator("[data-log]")
        expect(log).to_contain_text(say("told-resigned", language, name="Ada"))
        expect(log.locator(".heading").last).to_be_visible()
        assert not missing_texts(desk)
        desk.page.get_by_role("button", name=say("result", language), exact=True).click()
        expect(desk.page.locator(".finish figure")).to_be_visible()
        assert not missing_texts(desk)
