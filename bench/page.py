"""How long one waits for one's own decision on the page: from the click to the frame that shows what it has changed.

    python -m bench.page [--game khora] [--decisions 60]

A server, Chromium without a window and a table with three novices, all on this machine. Pieces may move: what counts
is the frame in which the board shows the new position, from which they move on. Measure on a quiet machine: Chromium,
the server and the bots share its cores.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tests.page.building import build_if_old
from tests.page.chromium import chromium_path
from tests.page.players import Player
from tests.page.visitors import DESK, GAMES, NOVICE, Visitor
from tests.server.live import Server

LIMIT = 100  # milliseconds
# The board says which position it shows. A message to oneself comes after the frame was drawn.
WATCH = """
window.waited = []
let clicked = null
addEventListener('click', event => { clicked = event.timeStamp }, true)
const drawn = new MessageChannel()
drawn.port1.onmessage = ({ data }) => window.waited.push(performance.now() - data)
new MutationObserver(() => {
    if (clicked === null) return
    const since = clicked
    clicked = null
    requestAnimationFrame(() => drawn.port2.postMessage(since))
}).observe(document, { subtree: true, attributeFilter: ['data-ply'] })
"""


def waits(visitor: Visitor, game: str, decisions: int) -> list[float]:
    """The milliseconds of so many decisions, in games one after another."""
    found: list[float] = []
    visitor.page.add_init_script(WATCH)
    while len(found) < decisions:
        visitor.table_in_play(NOVICE, NOVICE, NOVICE, game=game)
        player = Player(visitor, seed=len(found))
        for _ in range(decisions - len(found)):
            if not player.is_asked():
                break
            player.does(player.likes())
        player.is_asked()
        found += visitor.page.evaluate("window.waited")
    return sorted(found)


def tell(game: str, found: list[float]) -> str:
    """One line about a game."""
    late = sum(wait > LIMIT for wait in found)
    middle, most = median(found), found[int(0.95 * (len(found) - 1))]
    return f"{game:<12}{len(found):>6}{found[0]:>9.0f}{middle:>9.0f}{most:>9.0f}{found[-1]:>9.0f}{late:>8}"


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=str(__doc__).partition("\n\n")[0])
    parser.add_argument("--game", choices=GAMES, action="append", help="(default: all of them)")
    parser.add_argument("--decisions", type=int, default=60, help="of each game (default: 60)")
    wanted = parser.parse_args()
    print(f"Milliseconds; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.")
    print(f"{'game':<12}{'number':>6}{'least':>9}{'median':>9}{'95 %':>9}{'most':>9}{f'> {LIMIT}':>8}")
    with tempfile.TemporaryDirectory(prefix="petteia-page-") as folder, sync_playwright() as playwright:
        build_if_old(Path(folder) / "page.lock")
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        with Server(f"sqlite:///{folder}/petteia.sqlite") as server:
            for game in wanted.game or GAMES:
                visitor = Visitor(browser, server, DESK, reduced_motion="no-preference")
                print(tell(game, waits(visitor, game, wanted.decisions)), flush=True)
                visitor.context.close()
        browser.close()


if __name__ == "__main__":
    main()
