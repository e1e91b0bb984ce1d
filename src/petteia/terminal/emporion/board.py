"""Emporion's board for the generic loop: each question goes to the module that knows."""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from petteia.games.emporion.components.figures import Figures
from petteia.games.emporion.forms.view import View
from petteia.kernel.choices import Reason
from petteia.kernel.game import Game
from petteia.kernel.log import Event
from petteia.kernel.state import Document
from petteia.terminal.base_board import BaseBoard
from petteia.terminal.emporion import sheets, table
from petteia.terminal.emporion.words import help, log, moves
from petteia.terminal.emporion.words.names import Words
from petteia.texts import Texts


class EmporionBoard(BaseBoard[Words, View]):
    """Emporion in words and signs."""

    def __init__(self, texts: Texts, game: Game) -> None:
        self.figures = cast(Figures, game.components({}))
        super().__init__(Words(texts, self.figures), moves, log, help)

    def reason(self, reason: Reason) -> str:
        """Booty stands for missing resources, so that both are told."""
        booty = dict(reason.missing).get("booty", 0)
        resources = [(what, number) for what, number in reason.missing if what != "booty"] or reason.missing
        return self.words.texts(f"reason-{reason.rule}", missing=self.words.amounts(resources), booty=booty)

    def table(self, view: Document, detail: int, width: int) -> list[RenderableType]:
        """0: all, a line for each card; 1: cards in a row; 2: not the viewer's Domain; 3: Domains in figures only."""
        seen = cast(View, view)
        parts: list[RenderableType] = [table.ribbon(self.words, seen, width)]
        if detail < 2:
            parts.append(table.notes(self.words, seen))
        parts.append(table.domains(self.words, seen))
        if detail < 3:
            parts += [table.port(self.words, seen, detail), table.polis(self.words, seen, detail)]
        if detail < 2 and seen["seat"] is not None and seen["domains"][seen["seat"]]["cards"]:
            parts.append(sheets.domain(self.words, seen, seen["seat"]))
        return parts

    def least_detail(self) -> int:
        return 3

    def notes(self) -> list[Text]:
        whose = table.whose_deck(self.words, self.figures["deck"], self.figures["own_deck"])
        return [self.words.legend(), whose, help.topics(self.words)]

    def parts(self) -> dict[str, str]:
        texts = self.words.texts
        return {"port": texts("table-help-port"), "polis": texts("table-help-polis")}

    def part(self, name: str, view: Document) -> RenderableType:
        seen = cast(View, view)
        return table.port(self.words, seen, 0) if name == "port" else table.polis(self.words, seen, 0)

    def player(self, view: Document, seat: int) -> RenderableType:
        return sheets.domain(self.words, cast(View, view), seat)

    def score(self, view: Document, events: Sequence[Event]) -> RenderableType:
        return sheets.score(self.words, cast(View, view))

    def ending(self, view: Document, events: Sequence[Event]) -> RenderableType:
        seen = cast(View, view)
        return Group(sheets.score(self.words, seen), sheets.ranking(self.words, seen))
