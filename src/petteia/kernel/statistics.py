"""What a game tells of itself for the study of its balance: facts about each played game, and the charts they fill."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from petteia.kernel.log import Event
from petteia.kernel.state import State

Fact = tuple[str, str, int, int]  # table, key, seat, value: ("played", "bank", 2, 1)

SHARES: Final = "shares"  # for each key: how often a seat that has it wins
POINTS: Final = "points"  # where points come from, stage by stage; its facts' keys are written "stage/key"
MEANS: Final = "means"  # for each key: the mean of the values, winners beside the others


class Item:
    """A key of a table, with its name and where its figures come from (`rulebook`, `two`, `one`, `disputed`,
    `reconstructed`; `own`, of Petteia's design; or nothing, as for an owner's file).

    The name is the id of a message in the game's texts. It may be several, with numbers and signs between them, and a
    message's `$n` after a colon: `A · amount-fish:2 → amount-vp:4`.
    """

    __slots__ = ("key", "name", "source")
    key: str
    name: str
    source: str

    def __init__(self, key: str, name: str, source: str = "") -> None:
        self.key = key
        self.name = name
        self.source = source


class Chart:
    """One chart of the report: the tables it reads, and all of their keys.

    The game's texts have its title as `chart-KEY`, with the attributes `.note` and, for each table of SHARES, what it
    means to be in it (`.played = played`).
    """

    __slots__ = ("items", "key", "kind", "stages", "tables")
    kind: str
    key: str
    tables: tuple[str, ...]
    items: tuple[Item, ...]
    stages: tuple[Item, ...]  # POINTS only: the stages in their order

    def __init__(
        self, kind: str, key: str, tables: tuple[str, ...], items: tuple[Item, ...], stages: tuple[Item, ...] = ()
    ) -> None:
        self.kind = kind
        self.key = key
        self.tables = tables
        self.items = items
        self.stages = stages


def items(family: str, keys: Iterable[str]) -> tuple[Item, ...]:
    """Keys that one family of messages names: `points-culture`, `points-glory`."""
    return tuple([Item(key, f"{family}-{key}") for key in keys])


def turn_order(seats: int) -> tuple[Item, ...]:
    """The places in a turn order, from `0`; the report has names for them."""
    return items("order", [str(place) for place in range(seats)])


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
        """What to draw from the facts of games with this many players, in the order of the report."""
        return []
