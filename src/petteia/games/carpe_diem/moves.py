"""What Carpe Diem's actions mean: its moves, in the order of the actions in names.py, and their notation."""

from typing import Final

from petteia.games.carpe_diem.names import (
    ACTION_COUNT,
    CELL_NAMES,
    DISC_NAMES,
    GRID_NAMES,
    KINDS,
    MOST_LOAVES,
    MOST_PAID,
    ROW,
    SLOT_NAMES,
    SPACES,
)
from petteia.kernel.errors import BadMove
from petteia.kernel.moves import Codec, Move, Named


class Build(Move):
    """Build the tile in hand in a cell, turned clockwise by so many quarters."""

    __slots__ = ("cell", "turn")
    cell: str
    turn: int

    def __init__(self, cell: str, turn: int) -> None:
        self.cell = cell
        self.turn = turn

    def words(self) -> tuple[str, ...]:
        return ("build", self.cell, str(self.turn))


class Store(Move):
    """Put the tile in hand into the storage."""

    def words(self) -> tuple[str, ...]:
        return ("store",)


class Take(Named):
    """Move the pawn to a neighbouring space and take a tile there: 3b is the second tile of the third space."""

    def verb(self) -> str:
        return "take"


class TakeWithBread(Named):
    """Pay a bread, move the pawn to any space or stay, and take a tile there."""

    def verb(self) -> str:
        return "bread"


class Place(Named):
    """Set-up: put the pawn on a free space."""

    def verb(self) -> str:
        return "place"


class Craft(Named):
    """Craftsman: take a tile of the craftsman row."""

    def verb(self) -> str:
        return "craft"


class Return(Named):
    """Fountain: put a card under the deck."""

    def verb(self) -> str:
        return "return"


class Disc(Named):
    """Scoring: put a disc between two cards."""

    def verb(self) -> str:
        return "disc"


class First(Named):
    """Scoring: fulfil this card first."""

    def verb(self) -> str:
        return "first"


class Pay(Named):
    """Scoring: pay the card so many times."""

    def verb(self) -> str:
        return "pay"


class Loaves(Named):
    """Scoring: fulfil the card so many times with three bread each."""

    def verb(self) -> str:
        return "loaves"


def all_moves() -> list[Move]:
    """Every move, in the order of the actions. None depends on the set of components."""
    moves: list[Move] = [Build(cell, turn) for cell in CELL_NAMES for turn in range(4)]
    moves.append(Store())
    moves += [Take(slot) for slot in SLOT_NAMES]
    moves += [TakeWithBread(slot) for slot in SLOT_NAMES]
    moves += [Place(str(space + 1)) for space in range(SPACES)]
    moves += [Craft(str(slot + 1)) for slot in range(ROW)]
    moves += [Return(kind) for kind in KINDS[1:]]
    moves += [Disc(space) for space in DISC_NAMES]
    moves += [First(place) for place in GRID_NAMES]
    moves += [Pay(str(times)) for times in range(MOST_PAID + 1)]
    moves += [Loaves(str(times)) for times in range(MOST_LOAVES + 1)]
    if len(moves) != ACTION_COUNT:
        raise BadMove(f"Carpe Diem has {ACTION_COUNT} actions, not {len(moves)}.")
    return moves


CODEC: Final = Codec(all_moves())
