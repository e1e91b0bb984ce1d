"""Nothing keeps anybody from playing: axe-core finds nothing grave on any screen, light or dark, large or small."""

import pytest
from playwright.sync_api import Route, expect

from tests.page.axe import check_everywhere
from tests.page.players import Player
from tests.page.visitors import GAMES, ME, OPEN, Visitor
from tests.page.words import say

# Where each screen is, and how many of what it shows last: what is still on its way is not what people will see.
SCREENS = {
    "home": ("/", ".covers b:not(:empty)", len(GAMES)),
    "settings": ("/settings", "main h1", 1),
    "help": ("/help", "main li b:not(:empty)", len(GAMES)),
    "account": ("/account", "main h1", 1),
    "open tables": ("/open", "main h1", 1),
}
# What every game asks for sooner or later; and with which options it asks for as much as it can.
QUESTIONS = {
    "khora": {"city", "draft", "tile", "advance"},
    "carpe-diem": {"place", "take", "build", "disc"},
    "emporion": {"first", "turn"},
}
ALL_QUESTIONS = {"khora": {"draft": "on", "cities": "chosen"}}


@pytest.mark.parametrize("screen", SCREENS)
def test_screens(desk: Visitor, screen: str) -> None:
    path, last, times = SCREENS[screen]
    desk.goes_to(path)
    expect(desk.page.locator(last)).to_have_count(times)
    check_everywhere(desk, screen)


def test_a_link_waits_for_its_name(desk: Visitor) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        if "game-name = Emporion" in route.fetch().text():
            held.append(route)
        else:
            route.continue_()

    desk.page.route("**/assets/en-*.js", hold)
    desk.goes_to("/help")
    links = desk.page.locator("main li a")
    expect(links).to_have_count(len(GAMES) - 1)
    held.pop().continue_()
    expect(links).to_have_count(len(GAMES))
    expect(links.locator("b:not(:empty)")).to_have_count(len(GAMES))


def test_the_lobby(desk: Visitor) -> None:
    desk.becomes("Ada")
    desk.goes_to(f"/t/{desk.makes_table(ME, OPEN, start=False)}")
    expect(desk.button(say("seats-still-free", n=1))).to_be_visible()
    check_everywhere(desk, "lobby")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_table_in_its_phases(desk: Visitor, game: str) -> None:
    desk.sits_down(game=game, options=ALL_QUESTIONS.get(game, {}))
    player = Player(desk, seed=10)
    seen: set[str] = set()

    def kind() -> str:
        return str(desk.position()["view"]["question"]["kind"])

    while not (QUESTIONS[game] <= seen and player.round() >= 4):
        player.skips_to(lambda: kind() not in seen or (QUESTIONS[game] <= seen and player.round() >= 4))
        if kind() not in seen:
            seen.add(kind())
            check_everywhere(desk, f"table, asked for {kind()}")
    panels = {
        "score": desk.page.get_by_role("dialog", name=say("score"), exact=True),
        "help": desk.page.locator("[data-help]"),
    }
    for name, panel in panels.items():
        desk.button(say(name)).first.click()
        expect(panel).to_be_visible()
        check_everywhere(desk, f"table with {name}")
        desk.page.keyboard.press("Escape")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_looking_back(desk: Visitor, game: str) -> None:
    desk.finished_table(game=game).shows_the_result()
    expect(desk.page.locator(".finish figure")).to_be_visible()
    check_everywhere(desk, "finished")
    desk.page.get_by_role("dialog").get_by_role("link", name=say("replay"), exact=True).click()
    expect(desk.page.get_by_role("slider", name=say("decision"))).to_be_visible()
    check_everywhere(desk, "looking back")
