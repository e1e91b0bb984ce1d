"""How a person plays: sees what is lit on the table, chooses one of it, and clicks, taps or presses Enter.

A player decides by nothing but what the page lights up: whatever may be done carries its notation as `data-move`.
"""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, expect

from tests.page.visitors import Visitor

LIT = "[data-move]:not(:disabled)"
PIECE = '[data-move="{move}"]:not(.main-act):visible'
MAIN = ".main-act"
FINISH = ".finish"
BOTHERED = 0.85  # how often a player does something where he may pass


class Player:
    """Plays with a mouse."""

    def __init__(self, visitor: Visitor, seed: int = 1, wants: str = "") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.taste = Random(seed)
        self.wants = wants  # a move that he makes whenever it is lit
        self.moves: list[str] = []

    def lit(self) -> list[str]:
        """What may be done, as far as it can be seen."""
        seen: list[str] = self.page.locator(f"{LIT}:visible").evaluate_all("all => all.map(one => one.dataset.move)")
        return list(dict.fromkeys(seen))

    def is_asked(self) -> bool:
        """Wait until something can be done; False if the game has ended instead."""
        self.page.locator(f"{LIT}:visible, {FINISH}:visible").first.wait_for()
        return not self.page.locator(FINISH).is_visible()

    def piece(self, move: str) -> Locator:
        """The piece or the button that stands for a move."""
        return self.page.locator(PIECE.format(move=move)).first

    def does(self, move: str) -> None:
        """Make a decision."""
        self.moves.append(move)
        self.commit(move)

    def commit(self, move: str) -> None:
        """Click, and it is done."""
        self.piece(move).click()

    def likes(self) -> str:
        """One of the lit moves."""
        lit = self.lit()
        if self.wants in lit:
            return self.wants
        active = [move for move in lit if move != "pass"]
        return self.taste.choice(active if active and self.taste.random() < BOTHERED else lit)

    def plays(self, enough: Callable[[], bool] = lambda: False, watch: Callable[[], None] = lambda: None) -> bool:
        """Play until it is enough, or to the end of the game: then True. `watch` sees every position."""
        while self.is_asked():
            watch()
            if enough():
                return False
            self.does(self.likes())
        watch()
        return True

    def plays_until(self, verb: str) -> list[str]:
        """Play until a move that begins so is lit; all of those."""
        self.plays(lambda: any(move.split()[0] == verb for move in self.lit()))
        return [move for move in self.lit() if move.split()[0] == verb]

    def round(self) -> int:
        """The number of the round, as the page was told."""
        return int(self.visitor.position()["view"]["round"])


class Tapper(Player):
    """Plays with a finger: the first tap shows what a choice would do, the main button or a second tap does it."""

    def commit(self, move: str) -> None:
        piece = self.piece(move)
        on_board = piece.evaluate("one => one.classList.contains('piece')")
        piece.tap()
        if not on_board:
            return
        expect(self.page.locator(MAIN)).to_have_attribute("data-move", move)
        second = self.page.locator(MAIN) if len(self.moves) % 2 else self.piece(move)
        second.tap()
