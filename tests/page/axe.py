"""axe-core in the page: what would keep somebody from using it."""

from typing import Any, Literal

from tests.page.building import WEB
from tests.page.visitors import DESK, PHONE, Screen, Visitor

SOURCE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
# What has passed is neither described nor brought here: there is far more of it.
RUN = "async rules => (await axe.run(document, {resultTypes: ['violations'], ...rules})).violations"
EVERY_RULE: dict[str, Any] = {}
ONLY_COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}  # in the dark nothing else is different
# Every change draws all anew, so that the phone begins as the desk has ended, and ends as the desk begins.
SIGHTS: tuple[tuple[Screen, tuple[Literal["light", "dark"], ...]], ...] = (
    (DESK, ("light", "dark")),
    (PHONE, ("dark", "light")),
)
# Colours that are on their way to other colours are not yet those that people will see.
SETTLE = """async () => {
    for (let frame = 0; frame < 30; frame++) {
        await new Promise(requestAnimationFrame)
        if (document.getAnimations().every(one => one.playState === 'finished')) return
    }
}"""


def barriers(visitor: Visitor, rules: dict[str, Any] = EVERY_RULE) -> list[str]:
    """The grave findings on what is shown now, a line for each."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(SOURCE.read_text("utf-8") + ";0")
    found: list[dict[str, Any]] = visitor.page.evaluate(RUN, rules)
    return [
        f"{violation['id']}: {node['failureSummary']} {node['html'][:160]}"
        for violation in found
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


def check_everywhere(visitor: Visitor, where: str) -> None:
    """No barrier on what is shown now: light and dark, as a desk and as a phone sees it."""
    for screen, schemes in SIGHTS:
        visitor.page.set_viewport_size({"width": screen.width, "height": screen.height})
        for scheme in schemes:
            visitor.page.emulate_media(color_scheme=scheme)
            visitor.page.evaluate(SETTLE)
            found = barriers(visitor, EVERY_RULE if scheme == "light" else ONLY_COLOURS)
            assert not found, f"{where}, {scheme}, {screen.width} pixels wide: " + "\n".join(found)
    visitor.page.set_viewport_size({"width": visitor.screen.width, "height": visitor.screen.height})
