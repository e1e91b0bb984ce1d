"""A game that somebody else wrote plays in the browser: the small game of the documents, on the plain board."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.page.axe import check_everywhere
from tests.page.building import build_if_old
from tests.page.marks import missing_texts
from tests.page.players import Player, Tapper
from tests.page.typists import Typist
from tests.page.visitors import DESK, PHONE, Screen, Visitor
from tests.page.words import say
from tests.server.live import Server
from tests.small_game import install, message

MOVES = {f"show {fingers}" for fingers in range(1, 6)}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the game is installed in."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder)
    return folder


@pytest.fixture(scope="module")
def running_server(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Iterator[Server]:
    """A server where the game is installed."""
    folder = tmp_path_factory.mktemp("server")
    build_if_old(lock=tmp_path_factory.getbasetemp().parent / "page.lock")
    server = Server(f"sqlite:///{folder / 'petteia.sqlite'}")
    path = os.pathsep.join(filter(None, [str(package), os.environ.get("PYTHONPATH")]))
    server.environment = server.environment | {"PYTHONPATH": path}
    with server:
        yield server


def form(visitor: Visitor, language: str = "en") -> Locator:
    """The form of a new table of the game, from the home page."""
    visitor.goes_to("/")
    cover = visitor.page.get_by_role("button", name=message("game-name", language))
    cover.tap() if visitor.screen.touch else cover.click()
    return visitor.page.locator('form.new[data-game="morra"]')


def test_a_game_against_bots_from_the_home_page_to_its_end(desk: Visitor) -> None:
    expect(form(desk).get_by_role("radiogroup", name=message("option-throws"))).to_be_visible()
    desk.button(say("start-with", n=4)).click()
    player = Player(desk)

    def all_is_shown() -> None:
        if not player.has_ended():
            assert set(player.lit()) == MOVES
            assert not missing_texts(desk)

    assert player.plays(watch=all_is_shown)
    assert len(player.moves) == 3  # throws
    sheet = desk.page.get_by_role("dialog", name=say("final-scoring"))
    totals = sheet.locator("tfoot tr").first.locator("td")
    expect(totals).to_have_text([str(score) for score in desk.told("table")["result"]["scores"]])
    expect(sheet.get_by_role("rowheader", name=message("name-alone"))).to_be_visible()
    assert not missing_texts(desk)


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_the_board_tells_what_the_view_says(visits: Callable[..., Visitor], screen: Screen) -> None:
    visitor = visits(screen).table_in_play(game="morra")
    assert Player(visitor).is_asked()
    view, seats = visitor.position()["view"], visitor.told("table")["seats"]
    table = visitor.page.get_by_role("region", name=say("plain-table"))
    expect(table.locator("dl > div", has_text=message("name-bone"))).to_contain_text(str(view["bone"]))
    for seat in seats:
        expect(visitor.page.get_by_role("region", name=seat["name"])).to_be_visible()
    expect(visitor.page.get_by_role("button", name=message("move-show", n=5))).to_be_visible()
    visitor.nothing_scrolls_sideways()


def test_a_game_on_a_phone_in_another_language(visits: Callable[..., Visitor]) -> None:
    visitor = visits(PHONE, locale="es")
    form(visitor, "es").get_by_role("button", name=say("start-with", "es", n=4)).tap()
    player = Tapper(visitor)
    assert player.is_asked()
    expect(visitor.page.get_by_role("heading", name=message("ask", "es"))).to_be_visible()
    player.does("show 2")
    assert player.plays(watch=visitor.nothing_scrolls_sideways)
    visitor.page.get_by_role("dialog").get_by_role("button", name=say("close", "es")).tap()
    visitor.page.get_by_role("button", name=say("log", "es")).tap()
    log = visitor.page.get_by_role("dialog", name=say("log-and-chat", "es"))
    expect(log.get_by_text(message("log-throw", "es", n=visitor.position()["view"]["bone"])).last).to_be_visible()
    assert not missing_texts(visitor)


def test_a_language_that_the_game_does_not_speak_is_english(visits: Callable[..., Visitor]) -> None:
    visitor = visits(locale="pl").table_in_play(game="morra")
    assert Player(visitor).is_asked()
    expect(visitor.page.get_by_role("heading", name=message("ask"))).to_be_visible()
    expect(visitor.page.get_by_role("tab", name=say("log", "pl"))).to_be_visible()


def test_a_game_with_the_keyboard_alone(desk: Visitor) -> None:
    desk.table_in_play(game="morra")
    assert Typist(desk).plays()


def test_there_is_no_barrier(desk: Visitor) -> None:
    desk.table_in_play(game="morra")
    assert Player(desk).is_asked()
    check_everywhere(desk, "the plain board")


def test_its_rules_stand_with_the_others(desk: Visitor) -> None:
    desk.goes_to("/help")
    desk.page.get_by_role("link", name=message("game-name")).click()
    expect(desk.page.get_by_text(message("game-about"))).to_be_visible()
    expect(desk.page.get_by_text(message("help-goal.text"))).to_be_visible()


def test_a_game_can_be_looked_back_at(desk: Visitor) -> None:
    desk.table_in_play(game="morra")
    assert Player(desk).plays()
    desk.goes_to(f"/t/{desk.told('table')['id']}/replay")
    desk.page.get_by_role("button", name=say("step-on")).click()
    expect(desk.page.get_by_role("region", name=say("plain-table"))).to_be_visible()
    assert not missing_texts(desk)
