"""The plain board for the generic loop: each question goes to the module that knows."""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from petteia.kernel.choices import Reason
from petteia.kernel.game import Game
from petteia.kernel.log import Event
from petteia.kernel.state import Document, State
from petteia.terminal.base_board import BaseBoard
from petteia.terminal.plain import table
from petteia.terminal.plain.groups import grouped
from petteia.terminal.plain.view import PlainView, look_at
from petteia.terminal.plain.words import help, log, moves
from petteia.terminal.plain.words.names import Words
from petteia.terminal.scores import ranking_page
from petteia.texts import Texts


class PlainBoard(BaseBoard[Words, PlainView]):
    """The view in groups, in the words of the game's texts or else its own ids."""

    def __init__(self, texts: Texts, game: Game) -> None:
        super().__init__(Words(texts, game), moves, log, help)

    def view_of(self, state: State, seat: int | None) -> Document:
        return cast(Document, look_at(self.words.game, state, seat))

    def reason(self, reason: Reason) -> str:
        return moves.reason(self.words, reason.rule, self.words.amounts(reason.missing))

    def table(self, view: Document, detail: int, width: int) -> list[RenderableType]:
        """0: all; 1: without what may not be chosen."""
        look = cast(PlainView, view)
        found = grouped(look["view"], look["seats"])
        parts: list[RenderableType] = [table.ribbon(self.words, look, width)]
        parts += [*table.seats(self.words, look, found), *table.table(self.words, found)]
        return parts if detail else parts + table.refused(self.words, look)

    def least_detail(self) -> int:
        return 1

    def notes(self) -> list[Text]:
        return help.topics(self.words)

    def parts(self) -> dict[str, str]:
        return {}

    def part(self, name: str, view: Document) -> RenderableType:
        return Text()

    def player(self, view: Document, seat: int) -> RenderableType:
        look = cast(PlainView, view)
        return table.player(self.words, seat, grouped(look["view"], look["seats"]).seats[seat])

    def score(self, view: Document, events: Sequence[Event]) -> RenderableType:
        return table.score(self.words, cast(PlainView, view), events)

    def ending(self, view: Document, events: Sequence[Event]) -> RenderableType:
        look = cast(PlainView, view)
        ranking = ranking_page(self.words.texts, look["places"] or [], look["seat"], lambda _: [])
        return Group(table.score(self.words, look, events), ranking)
