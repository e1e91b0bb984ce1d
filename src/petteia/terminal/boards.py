"""Boards: how a game is drawn and told in a terminal. A game without a board of its own is shown as its documents."""

from collections.abc import Sequence
from importlib import import_module
from typing import Final, Protocol, cast

from rich.console import Group, RenderableType
from rich.json import JSON
from rich.text import Text

from petteia.kernel.choices import Reason
from petteia.kernel.events import Event
from petteia.kernel.game import Game
from petteia.kernel.log import Line
from petteia.kernel.moves import Move
from petteia.kernel.state import Document
from petteia.terminal.style import heading, seat_style, shape
from petteia.texts import Texts

BOARDS: Final = {
    "carpe-diem": "petteia.terminal.carpe_diem.board:CarpeDiemBoard",
    "emporion": "petteia.terminal.emporion.board:EmporionBoard",
    "khora": "petteia.terminal.khora.board:KhoraBoard",
}
NAMED_SEATS: Final = 4


class Board(Protocol):
    """What the generic loop asks of a game's board. Views are what one seat may know."""

    def table(self, view: Document, detail: int, width: int) -> list[RenderableType]:
        """The table, part by part: with everything at detail 0, with less at each number above."""

    def least_detail(self) -> int:
        """The number of the shortest table."""

    def question(self, view: Document) -> str:
        """What the viewer is asked, in a sentence."""

    def describe(self, move: Move, view: Document) -> Text:
        """A move in words."""

    def hint(self, move: Move, view: Document) -> Text:
        """What it helps to know about a move: what it costs or brings."""

    def tell(self, lines: Sequence[Line]) -> list[Text]:
        """The lines of the log in words."""

    def reason(self, reason: Reason) -> str:
        """Why a move is refused."""

    def explain(self, name: str, view: Document) -> RenderableType | None:
        """What a thing of the game is and does; None if nothing is called so."""

    def notes(self) -> list[Text]:
        """What the help page says about this game: its abbreviations, what else can be explained."""

    def parts(self) -> dict[str, str]:
        """Parts of the table that can be shown alone, by the command for each, with what it shows."""

    def part(self, name: str, view: Document) -> RenderableType:
        """One of these parts in full."""

    def player(self, view: Document, seat: int) -> RenderableType:
        """All that lies before one seat."""

    def seat_called(self, name: str, view: Document) -> int | None:
        """The seat that is called so."""

    def score(self, view: Document, events: Sequence[Event]) -> RenderableType:
        """Everybody's points, item by item; the events are those of the game so far."""

    def ending(self, view: Document, events: Sequence[Event]) -> RenderableType:
        """The final scoring and the ranking, once the game is over."""


def board_for(game: Game, texts: Texts) -> Board:
    """The game's own board, or the plain one."""
    if game.name not in BOARDS:
        return PlainBoard(texts)
    module, _, name = BOARDS[game.name].partition(":")
    return cast(Board, getattr(import_module(module), name)(texts, game))


def player_name(seat: int, texts: Texts) -> str:
    """What a seat is called: its mark and a name."""
    name = texts(f"player-{seat}") if seat < NAMED_SEATS else texts("ui-seat", n=str(seat))
    return f"{shape(seat)} {name}"


def player_text(seat: int, texts: Texts) -> Text:
    """The same in the seat's colour."""
    return Text(player_name(seat, texts), style=seat_style(seat))


class PlainBoard:
    """For a game that nobody has drawn yet: its documents as they are."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def table(self, view: Document, detail: int, width: int) -> list[RenderableType]:
        return [JSON.from_data(view)]

    def least_detail(self) -> int:
        return 0

    def question(self, view: Document) -> str:
        return self.texts("ui-your-move")

    def describe(self, move: Move, view: Document) -> Text:
        return Text(move.notation())

    def hint(self, move: Move, view: Document) -> Text:
        return Text()

    def tell(self, lines: Sequence[Line]) -> list[Text]:
        return [self.told(line) for line in lines]

    def told(self, line: Line) -> Text:
        """A line of the log as its documents say it."""
        if line.heading:
            return Text(line.heading, style="heading")
        seat = line.first().seat
        text = player_text(seat, self.texts).append(" ") if seat >= 0 else Text()
        for clause in line.clauses:
            for event in clause:
                text.append("" if event is line.first() else " · ")
                words = [event.kind, event.what, str(event.amount) if event.amount else "", event.cause]
                text.append(" ".join(word for word in words if word))
        return text

    def reason(self, reason: Reason) -> str:
        missing = ", ".join(f"{number} {what}" for what, number in reason.missing)
        return f"{reason.rule}: {missing}" if missing else reason.rule

    def explain(self, name: str, view: Document) -> RenderableType | None:
        return None

    def notes(self) -> list[Text]:
        return []

    def parts(self) -> dict[str, str]:
        return {}

    def part(self, name: str, view: Document) -> RenderableType:
        return Text()

    def player(self, view: Document, seat: int) -> RenderableType:
        return JSON.from_data(view)

    def seat_called(self, name: str, view: Document) -> int | None:
        return int(name) if name.isdecimal() else None

    def score(self, view: Document, events: Sequence[Event]) -> RenderableType:
        return JSON.from_data(view)

    def ending(self, view: Document, events: Sequence[Event]) -> RenderableType:
        return Group(heading(self.texts("ui-final")), JSON.from_data(view))
