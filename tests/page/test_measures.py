"""Every screen at every size: letters of 12 pixels, targets of 44 on touch, nothing sideways, what is asked in sight.

Languages and sizes of text are taken in turn: a situation is seen in one of them, all situations together in every one.
"""

import json
from collections.abc import Callable, Iterator
from itertools import cycle

import pytest
from playwright.sync_api import expect

from petteia.texts import LANGUAGES
from tests.page.axe import SETTLE
from tests.page.measures import measured
from tests.page.players import Player
from tests.page.visitors import DESK, GAMES, LAPTOP, ME, NOVICE, OPEN, PHONE, SMALL_PHONE, WALL, Screen, Visitor
from tests.page.words import say

TABLET = Screen(820, 1180, touch=True)
ACROSS = Screen(844, 390, touch=True)
FULL_HD = Screen(1920, 1080, touch=False)
# Pages at 200 %: half of the pixels each way.
ZOOMED = (Screen(640, 360, touch=False), Screen(720, 450, touch=False), Screen(960, 540, touch=False))
TOUCHED = (SMALL_PHONE, TABLET, ACROSS, PHONE)
POINTED = (LAPTOP, DESK, *ZOOMED, FULL_HD, WALL)
FULL = [NOVICE] * 3
OPTIONS = {"khora": {"draft": "on", "cities": "chosen"}, "emporion": {"special": "on"}}
# The questions at whose sight the tables are measured; every game comes to them.
QUESTIONS = {
    "khora": {"city", "draft", "tile", "explore", "play"},
    "carpe-diem": {"place", "take", "build", "disc"},
    "emporion": {"first", "turn"},
}
PLACES = ("/", "/open", "/mine", "/help", "/help/khora", "/settings", "/account", "/about")
# Nothing happens by itself that takes its time: the final scoring waits for whoever tells it.
TELL_BY_HAND = """
const soon = window.setTimeout
window.setTimeout = (act, after = 0, ...more) => after < 100 ? soon(act, after, ...more) : 0
"""
TEXT_SIZES = ("normal", "large", "normal", "larger", "normal", "small")


def looks() -> Iterator[tuple[str, str]]:
    """Languages and sizes of text in turn, so that soon every two of them have been together."""
    for turn, size in enumerate(cycle(TEXT_SIZES)):
        yield LANGUAGES[turn % len(LANGUAGES)], size


class Measurer:
    """Somebody who looks at everything, and tells at the end what is too small or cannot be seen."""

    def __init__(self, visitor: Visitor, screens: tuple[Screen, ...]) -> None:
        self.visitor = visitor
        self.screens = screens
        self.looks = looks()
        self.size = "normal"
        self.language = "en"
        self.found: list[str] = []

    def changes(self) -> None:
        """Have the page in the next language and size of text from now on."""
        self.language, self.size = next(self.looks)
        kept = json.dumps({"language": self.language, "textSize": self.size})
        page = self.visitor.page
        page.evaluate("kept => localStorage.setItem('petteia-settings', kept)", kept)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", self.language)

    def measures(self, where: str) -> None:
        """Look at what is shown now on every screen."""
        page = self.visitor.page
        for screen in self.screens:
            if screen in ZOOMED and self.size != "normal":
                continue  # both together leave no room for letters
            page.set_viewport_size({"width": screen.width, "height": screen.height})
            page.evaluate(SETTLE)
            for kind, found in measured(self.visitor, screen.touch).items():
                what = f"{where}, {screen.width} x {screen.height}, {self.language}, {self.size} text"
                self.found.append(f"{what}: {kind}: {'; '.join(found[:6])}")

    def tells(self) -> None:
        """Fail with everything that was found."""
        assert not self.found, "\n".join(self.found)


@pytest.mark.parametrize("screens", [TOUCHED, POINTED], ids=["touched", "pointed"])
def test_every_place_of_the_house(visits: Callable[..., Visitor], screens: tuple[Screen, ...]) -> None:
    visitor = visits(screens[0]).becomes("Bartholomaeus of Athens")
    visitor.makes_table(ME, *FULL)
    lobby = f"/t/{visitor.makes_table(ME, OPEN, start=False)}"
    measurer = Measurer(visitor, screens)
    for path in (*PLACES, lobby):
        visitor.goes_to(path)
        measurer.changes()
        visitor.page.locator(":is(h1, h2):visible").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")
        measurer.measures(path)
    visitor.new_table("khora")
    measurer.measures("new table")
    measurer.tells()


@pytest.mark.parametrize("screens", [TOUCHED, POINTED], ids=["touched", "pointed"])
@pytest.mark.parametrize("game", GAMES)
def test_every_table(visits: Callable[..., Visitor], game: str, screens: tuple[Screen, ...]) -> None:
    visitor = visits(screens[0]).sits_down(*FULL, game=game, options=OPTIONS.get(game, {}))
    player = Player(visitor, seed=10)
    measurer = Measurer(visitor, screens)
    left = set(QUESTIONS[game])

    def kind() -> str:
        return str(visitor.position()["view"]["question"]["kind"])

    while left:
        player.skips_to(lambda: kind() in left)
        left.remove(kind())
        measurer.changes()
        assert player.is_asked()
        measurer.measures(f"{game}, asked for {kind()}")
    measurer.tells()


@pytest.mark.parametrize("screens", [TOUCHED, POINTED], ids=["touched", "pointed"])
@pytest.mark.parametrize("game", GAMES)
def test_the_final_scoring(visits: Callable[..., Visitor], game: str, screens: tuple[Screen, ...]) -> None:
    """While it is told, when all is told, and with the values of a moment shown."""
    visitor = visits(screens[0], reduced_motion="no-preference")
    visitor.page.add_init_script(TELL_BY_HAND)
    visitor.finished_table(*FULL, game=game)
    measurer = Measurer(visitor, screens)
    for _ in range(1 + 2 * GAMES.index(game) + (screens is POINTED)):  # each test sees another language or size
        look = next(measurer.looks)
    measurer.looks = iter([look])
    measurer.changes()
    page, language = visitor.page, measurer.language
    visitor.button(say("result", language)).click()
    sheet = page.get_by_role("dialog", name=say("final-scoring", language))
    for _ in range(2):
        sheet.get_by_role("button", name=say("tell-next", language)).click()
    measurer.measures(f"{game}, being told")
    page.keyboard.press("Escape")
    chart = sheet.get_by_role("slider", name=say("scores-by-stage", language))
    chart.focus()
    measurer.measures(f"{game}, all told")
    page.keyboard.press("Home")
    expect(sheet.locator(".read")).to_be_visible()
    sheet.locator(".read").scroll_into_view_if_needed()
    measurer.measures(f"{game}, a moment of the chart")
    measurer.tells()


@pytest.mark.parametrize("screens", [TOUCHED, POINTED], ids=["touched", "pointed"])
def test_looking_back(visits: Callable[..., Visitor], screens: tuple[Screen, ...]) -> None:
    visitor = visits(screens[0]).finished_table(game="emporion")
    measurer = Measurer(visitor, screens)
    visitor.page.get_by_role("link", name=say("replay"), exact=True).click()
    expect(visitor.page.get_by_role("slider", name=say("decision"))).to_be_visible()
    measurer.measures("looking back")
    expect(visitor.page.locator(".purse")).to_have_count(0)
    measurer.tells()
