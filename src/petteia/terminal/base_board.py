"""What all boards do alike: each question goes to the module that knows."""

from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar, cast

from rich.console import RenderableType
from rich.text import Text

from petteia.kernel.choices import Reason
from petteia.kernel.log import Line
from petteia.kernel.moves import Move
from petteia.kernel.state import Document, Seat, State
from petteia.terminal.boards import player_name
from petteia.terminal.lookup import plain
from petteia.texts import Texts


class WordsOfGame(Protocol):
    """A game's things by their names, in one language."""

    texts: Texts

    def amounts(self, pairs: Iterable[tuple[str, int]]) -> str:
        """Several amounts in a row."""


Words = TypeVar("Words", bound=WordsOfGame)
View = TypeVar("View")
Words_contra = TypeVar("Words_contra", contravariant=True)
View_contra = TypeVar("View_contra", contravariant=True)


class MovesModule(Protocol[Words_contra, View_contra]):
    """A game's questions and moves in words."""

    def question(self, words: Words_contra, view: View_contra) -> str: ...
    def describe(self, words: Words_contra, move: Move, view: View_contra) -> Text: ...
    def hint(self, words: Words_contra, move: Move, view: View_contra) -> Text: ...


class LogModule(Protocol[Words_contra]):
    """A game's log in words."""

    def tell(self, words: Words_contra, lines: Sequence[Line]) -> list[Text]: ...


class HelpModule(Protocol[Words_contra, View_contra]):
    """A game's things explained."""

    def explain(self, words: Words_contra, name: str, view: View_contra) -> RenderableType | None: ...


class BaseBoard(Generic[Words, View]):
    """The part of a board that words alone make up; a game's own board draws the rest."""

    def __init__(
        self,
        words: Words,
        moves: MovesModule[Words, View],
        log: LogModule[Words],
        help: HelpModule[Words, View],
    ) -> None:
        self.words = words
        self.moves = moves
        self.log = log
        self.help = help

    def view_of(self, state: State, seat: Seat | None) -> Document:
        return state.view(seat)

    def question(self, view: Document) -> str:
        return self.moves.question(self.words, cast(View, view))

    def describe(self, move: Move, view: Document) -> Text:
        return self.moves.describe(self.words, move, cast(View, view))

    def hint(self, move: Move, view: Document) -> Text:
        return self.moves.hint(self.words, move, cast(View, view))

    def tell(self, lines: Sequence[Line]) -> list[Text]:
        return self.log.tell(self.words, lines)

    def reason(self, reason: Reason) -> str:
        return self.words.texts(f"reason-{reason.rule}", missing=self.words.amounts(reason.missing))

    def explain(self, name: str, view: Document) -> RenderableType | None:
        return self.help.explain(self.words, name, cast(View, view))

    def seat_called(self, name: str, view: Document) -> int | None:
        wanted = plain(name)
        for seat in range(cast(int, view["seats"])):
            player = player_name(seat, self.words.texts)[2:]  # without its mark
            if wanted in (str(seat), plain(player)) or wanted in self.names_on_table(seat, view):
                return seat
        return None

    def names_on_table(self, seat: int, view: Document) -> set[str]:
        """What else a seat is called at this table, in plain letters."""
        return set()
