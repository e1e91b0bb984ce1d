"""What a game tells of itself for the study of its balance: facts about each played game, and the charts they fill."""

from typing import Final

from mypy_extensions import mypyc_attr

from petteia.kernel.events import Event
from petteia.kernel.state import State

Fact = tuple[str, str, int, int]  # table, key, seat, value: ("played", "bank", 2, 1)

SHARES: Final = "shares"  # for each key: how often a seat that has it wins
POINTS: Final = "points"  # where points come from, stage by stage; its facts' keys are written "stage/key"
MEANS: Final = "means"  # for each key: the mean of the values, winners beside the others


class Item:
    """A key of a table: what people call it (the id of a message in the game's texts, or plain words), and where its
    figures come from (`rulebook`, `two`, `one`, `disputed`, `reconstructed`, `own`, or nothing)."""

    __slots__ = ("key", "name", "source")
    key: str
    name: str
    source: str

    def __init__(self, key: str, name: str, source: str = "") -> None:
        self.key = key
        self.name = name
        self.source = source


class Chart:
    """One chart of the report: a kind, its words, the tables it reads with what each means, and all of their keys."""

    __slots__ = ("items", "kind", "note", "stages", "tables", "title")
    kind: str
    title: str
    note: str
    tables: tuple[tuple[str, str], ...]  # table, a word or two on what it means
    items: tuple[Item, ...]
    stages: tuple[Item, ...]  # POINTS only: the stages in their order

    def __init__(
        self,
        kind: str,
        title: str,
        note: str,
        tables: tuple[tuple[str, str], ...],
        items: tuple[Item, ...],
        stages: tuple[Item, ...] = (),
    ) -> None:
        self.kind = kind
        self.title = title
        self.note = note
        self.tables = tables
        self.items = items
        self.stages = stages


@mypyc_attr(allow_interpreted_subclasses=True)
class Statistics:
    """Listens to one game after another for what its seats, scores and length do not tell."""

    __slots__ = ()

    def begin(self, state: State) -> None:
        """A game begins, at this position."""

    def hear(self, state: State, events: list[Event]) -> None:
        """What happened with the last decision, and the position after it."""

    def end(self, state: State) -> list[Fact]:
        """The game is over: what is worth knowing of it. Points of a POINTS table add up to the scores."""
        return []

    def charts(self, seats: int) -> list[Chart]:
        """What to draw from the facts of games with so many players, in the order of the report."""
        return []
