"""Khôra's board for the generic loop: each question goes to the module that knows."""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from petteia.games.khora.forms.view import View
from petteia.kernel.game import Game
from petteia.kernel.log import Event
from petteia.kernel.state import Document
from petteia.terminal.base_board import BaseBoard
from petteia.terminal.khora import sheets, table
from petteia.terminal.khora.words import help, log, moves
from petteia.terminal.khora.words.names import Words
from petteia.terminal.lookup import plain
from petteia.texts import Texts


class KhoraBoard(BaseBoard[Words, View]):
    """Khôra in words and pictures."""

    def __init__(self, texts: Texts, game: Game) -> None:
        super().__init__(Words(texts, game), moves, log, help)

    def table(self, view: Document, detail: int, width: int) -> list[RenderableType]:
        """0: all; 1: a line less for each city; 2: cards by name; 3: no exploration board; 4: cities in figures."""
        seen = cast(View, view)
        parts: list[RenderableType] = [
            table.ribbon(self.words, seen, width),
            table.event(self.words, seen),
            table.cities(self.words, seen, detail, width),
        ]
        if detail < 3:
            parts.append(table.board(self.words, seen))
        hand = table.hand(self.words, seen, detail)
        if hand is not None:
            parts.append(hand)
        return parts

    def least_detail(self) -> int:
        return 4

    def notes(self) -> list[Text]:
        return [help.abbreviations(self.words), help.topics(self.words)]

    def parts(self) -> dict[str, str]:
        texts = self.words.texts
        return {"hand": texts("ui-help-hand"), "board": texts("ui-help-board")}

    def part(self, name: str, view: Document) -> RenderableType:
        seen = cast(View, view)
        shown = table.board(self.words, seen) if name == "board" else table.hand(self.words, seen, 0)
        return shown if shown is not None else Text(self.words.texts("ui-no-cards"))

    def player(self, view: Document, seat: int) -> RenderableType:
        return sheets.city(self.words, cast(View, view), seat)

    def names_on_table(self, seat: int, view: Document) -> set[str]:
        city = cast(View, view)["cities"][seat]["name"]
        return {plain(city), plain(self.words.texts(f"city-{city}"))} if city else set()

    def score(self, view: Document, events: Sequence[Event]) -> RenderableType:
        return sheets.score(self.words, cast(View, view), events)

    def ending(self, view: Document, events: Sequence[Event]) -> RenderableType:
        seen = cast(View, view)
        return Group(sheets.score(self.words, seen, events), sheets.ranking(self.words, seen))
