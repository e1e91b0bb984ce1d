"""Carpe Diem's board for the generic loop: each question goes to the module that knows."""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from petteia.games.carpe_diem.forms.view import View
from petteia.games.carpe_diem.game import CarpeDiemGame
from petteia.kernel.game import Game
from petteia.kernel.log import Event
from petteia.kernel.state import Document
from petteia.terminal.base_board import BaseBoard
from petteia.terminal.carpe_diem import sheets, table
from petteia.terminal.carpe_diem.words import help, log, moves
from petteia.terminal.carpe_diem.words.names import Words
from petteia.texts import Texts


class CarpeDiemBoard(BaseBoard[Words, View]):
    """Carpe Diem in words and letters."""

    def __init__(self, texts: Texts, game: Game) -> None:
        super().__init__(Words(texts, cast(CarpeDiemGame, game).set), moves, log, help)

    def table(self, view: Document, detail: int, width: int) -> list[RenderableType]:
        """0: the district large; 1: in one line a row; 2: without headings."""
        return table.table(self.words, cast(View, view), detail, width)

    def least_detail(self) -> int:
        return 2

    def notes(self) -> list[Text]:
        texts = self.words.texts
        honesty = Text(texts("game-honesty"), style="faint")
        return [Text(texts("table-legend")), help.letters(self.words), help.topics(self.words), honesty]

    def parts(self) -> dict[str, str]:
        texts = self.words.texts
        return {
            "ring": texts("table-help-ring"),
            "cards": texts("table-help-cards"),
            "tiles": texts("table-help-tiles"),
        }

    def part(self, name: str, view: Document) -> RenderableType:
        seen = cast(View, view)
        if name == "cards":
            return sheets.cards(self.words, seen)
        if name == "tiles":
            return sheets.tiles_to_come(self.words, seen)
        return Group(*table.ring(self.words, seen), table.row(self.words, seen))

    def player(self, view: Document, seat: int) -> RenderableType:
        return sheets.player(self.words, cast(View, view), seat)

    def score(self, view: Document, events: Sequence[Event]) -> RenderableType:
        return sheets.score(self.words, cast(View, view), events)

    def ending(self, view: Document, events: Sequence[Event]) -> RenderableType:
        seen = cast(View, view)
        return Group(sheets.score(self.words, seen, events), sheets.ranking(self.words, seen))
