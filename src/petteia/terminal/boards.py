"""Boards: how a game is drawn and told in a terminal. A game without a board of its own gets the plain one."""

from collections.abc import Sequence
from importlib import import_module
from typing import Final, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from petteia.kernel.choices import Reason
from petteia.kernel.game import Game
from petteia.kernel.log import Event, Line
from petteia.kernel.moves import Move
from petteia.kernel.state import Document, Seat, State
from petteia.terminal.style import seat_style, shape
from petteia.texts import Texts

BOARDS: Final = {
    "carpe-diem": "petteia.terminal.carpe_diem.board:CarpeDiemBoard",
    "emporion": "petteia.terminal.emporion.board:EmporionBoard",
    "khora": "petteia.terminal.khora.board:KhoraBoard",
}
PLAIN: Final = "petteia.terminal.plain.board:PlainBoard"
NAMED_SEATS: Final = 4


class Board(Protocol):
    """What the generic loop asks of a game's board."""

    def view_of(self, state: State, seat: Seat | None) -> Document:
        """What the other methods take as a view: what one seat may know, or a spectator."""

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
    module, _, name = BOARDS.get(game.name, PLAIN).partition(":")
    return cast(Board, getattr(import_module(module), name)(texts, game))


def player_name(seat: int, texts: Texts) -> str:
    """What a seat is called: its mark and a name."""
    name = texts(f"player-{seat}") if seat < NAMED_SEATS else texts("ui-seat", n=str(seat))
    return f"{shape(seat)} {name}"


def player_text(seat: int, texts: Texts) -> Text:
    """The same in the seat's colour."""
    return Text(player_name(seat, texts), style=seat_style(seat))
