"""The names of things in a game without a board: `name-ID` in its texts, or else the id as words."""

import re
from collections.abc import Iterable
from typing import Final

from petteia.kernel.game import Game
from petteia.terminal.plain.groups import Plain
from petteia.texts import Texts, plain_words

ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*")


class Words:
    """A game's things by their names, in one language."""

    def __init__(self, texts: Texts, game: Game) -> None:
        self.texts = texts
        self.game = game

    def title(self) -> str:
        """The game's own name."""
        return self.texts("game-name") if self.texts.has("game-name") else plain_words(self.game.name)

    def name(self, thing: str) -> str:
        if not ID.fullmatch(thing):
            return thing
        message = f"name-{thing.replace('_', '-')}"
        return self.texts(message) if self.texts.has(message) else plain_words(thing)

    def value(self, value: Plain) -> str:
        if value is None or value == "":
            return "–"
        if isinstance(value, bool):
            return self.texts("ui-yes" if value else "ui-no")
        return self.name(value) if isinstance(value, str) else str(value)

    def change(self, what: str, amount: int) -> str:
        """'+3 Points'."""
        return f"{'+' if amount >= 0 else '−'}{abs(amount)} {self.name(what)}"

    def amounts(self, pairs: Iterable[tuple[str, int]]) -> str:
        return ", ".join(f"{number} {self.name(what)}" for what, number in pairs)
