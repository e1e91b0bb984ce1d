"""How a person plays without a mouse: Tab from group to group, arrows within one, Enter, and the table's own keys."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.page.players import MAIN, Player

MOST_STOPS = 80  # more tab stops than a table has
MOST_STEPS = 80  # more pieces than a group has
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
TILES = ("philosophy", "legislation", "culture", "trade", "military", "politics", "development")
KEYS = {f"{verb} {tile}": str(number) for verb in ("put", "take") for number, tile in enumerate(TILES)}

# What has the focus: whether it can be seen there, and on what way the wanted piece lies from it.
LOOK = """wanted => {
    const here = document.activeElement
    const style = getComputedStyle(here)
    const box = here.getBoundingClientRect()
    const piece = [...document.querySelectorAll(wanted)].find(one => one.checkVisibility())
    const to = piece?.getBoundingClientRect()
    const group = piece?.closest('[data-group]')
    const ringed = element => {
        const drawn = getComputedStyle(element)
        return drawn.outlineStyle !== 'none' && parseFloat(drawn.outlineWidth) > 0
    }
    return {
        there: here.matches(wanted),
        what: here.outerHTML.slice(0, 120),
        where: `${box.left} ${box.top}`,
        nowhere: here === document.body,
        seen: here.matches(':focus-visible') && (ringed(here) || style.boxShadow !== 'none' || !!here.closest('label')
            && ringed(here.closest('label'))),
        inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
        near: !!group && group.contains(here) && 'rove' in here.dataset,
        right: to ? (to.left + to.right - box.left - box.right) / 2 : 0,
        down: to ? (to.top + to.bottom - box.top - box.bottom) / 2 : 0,
    }
}"""


class Typist(Player):
    """Plays with the keyboard alone."""

    def look(self, piece: str = "body") -> dict[str, Any]:
        """What has the focus, which must be seen, and how to go on from there to a piece."""
        found: dict[str, Any] = self.page.evaluate(LOOK, piece)
        if not found["inside"]:  # it may be on its way
            self.page.evaluate("new Promise(requestAnimationFrame)")
            found = self.page.evaluate(LOOK, piece)
        if not found["nowhere"]:
            assert found["seen"], f"nobody can see that the focus is at {found['what']}"
            assert found["inside"], f"the focus is out of sight at {found['what']}"
        return found

    def press(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    def turns(self, dial: Locator) -> None:
        self.press(dial.get_attribute("aria-keyshortcuts") or "")

    def commit(self, move: str) -> None:
        """Press the table's own key where there is one, else go to the piece, see it shown and press Enter."""
        if move in KEYS and len(self.moves) % 2:
            self.press(KEYS[move])
        else:
            self.goes_to(f'[data-move="{move}"]')
            if self.lies_on_board(move):
                self.shows(move)
            self.press("Enter")

    def shows(self, move: str) -> None:
        """See what the piece would do: where the page itself has brought the focus to it, Enter shows that."""
        main = self.page.locator(MAIN)
        if main.count() == 0 or main.get_attribute("data-move") != move:
            self.press("Enter")
        expect(main).to_have_attribute("data-move", move)

    def goes_to(self, piece: str) -> None:
        """Bring the focus to a piece, as soon as it is there."""
        self.page.locator(piece).filter(visible=True).first.wait_for()
        for _ in range(MOST_STOPS):
            found = self.look(piece)
            if found["there"]:
                return
            if found["near"] and self.steps_to(piece):
                return
            self.press("Tab")
        raise AssertionError(f"no Tab leads to {piece}")

    def steps_to(self, piece: str) -> bool:
        """Walk to the piece with the arrows, within its group, by where it lies."""
        been: set[str] = set()
        for _ in range(MOST_STEPS):
            found = self.look(piece)
            if found["there"]:
                return True
            keys = directions(found["right"], found["down"])
            if found["where"] in been:  # who goes in circles tries another way
                keys = self.taste.sample(ARROWS, len(ARROWS))
            been.add(found["where"])
            for key in keys:
                self.press(key)
                if self.look(piece)["where"] != found["where"]:
                    break
            else:
                return False
        return False

    def finds(self, name: str) -> None:
        """Bring the focus to the button or link that is called so."""
        target = self.page.locator(":focus")
        for _ in range(MOST_STOPS):
            self.press("Tab")
            self.look()
            if target.count() and name == (target.get_attribute("aria-label") or target.inner_text()).strip():
                return
        raise AssertionError(f"no Tab leads to {name!r}")


def directions(right: float, down: float) -> list[str]:
    """The arrows that lead there, the one with the longer way first."""
    across = "ArrowRight" if right > 0 else "ArrowLeft"
    along = "ArrowDown" if down > 0 else "ArrowUp"
    return [across, along] if abs(right) > abs(down) else [along, across]
