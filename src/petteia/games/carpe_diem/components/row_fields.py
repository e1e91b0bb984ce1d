"""What the tables of a file of components can say: their keys, and the bounds of their figures."""

from typing import Any, Final

from petteia.games.carpe_diem.components.board import BOARD, CELL_NAMES, CELLS, COURSE, PHASES, ROW, SIDE, SLOTS
from petteia.games.carpe_diem.terms import EDGE_KINDS, FAMILIES, KINDS, SINGLES, VILLA
from petteia.kernel.components import Row
from petteia.kernel.state import MOST_SEATS

BACKS: Final = ("A", "B", "C", "D")
RED: Final = ("A", "B")  # backs of cards that are paid
SOURCES: Final = ("rulebook", "derived", "one", "reconstructed", "own")
MIDDLE_CELLS: Final = tuple([
    name for cell, name in enumerate(CELL_NAMES)
    if SIDE // 2 - 1 <= cell % SIDE <= SIDE // 2 and SIDE // 2 - 1 <= cell // SIDE <= SIDE // 2
])  # fmt: skip
REWARDED: Final = ("merchant", "baker", "administrator", "market", "bakery")  # the others bring things of their own
EDGES: Final = KINDS[:EDGE_KINDS]
BUILDINGS: Final = tuple([KINDS[kind] for kind in SINGLES])
IN_FRAMES: Final = KINDS[VILLA:EDGE_KINDS]
COUNTED_BY_FOUNTAINS: Final = (*KINDS[VILLA:], *FAMILIES)

BLACK: Final = int(SLOTS + ROW)  # tiles
WHITE: Final = int(SLOTS * (PHASES - 1))
TABLES: Final = MOST_SEATS - 1  # for two players and more
LARGEST_DECK: Final = 62  # of fountain cards, which are sets of bits
MOST_ON_A_TILE: Final = 9  # chimneys

# What a file says once: each key with its least and its largest figure. The rulebook fixes the course and the boards,
# and the moves are made for them (docs/carpe-diem.md).
FIGURES: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "course": {key: (number, number) for key, number in COURSE.items() if key != "source"},
    "board": {key: (number, number) for key, number in BOARD.items() if key not in ("scrolls", "source")}
    | {"scrolls": (0, int(CELLS) - 1)},
    "pieces": {
        "cards": (1, 999), "fountain_cards": (1, LARGEST_DECK), "frame_pieces": (4 * MOST_SEATS, 99),
        "panels": (MOST_SEATS, 99),
    },
    "rules": {
        "unfulfilled": (0, 99), "loaves": (1, 20), "bread_move": (1, 20), "longest_landscape": (3, 6),
        "scroll_step": (0, 9), "step_beyond": (0, 9), "drawn": (2, 9), "items": (1, 9),
    },
    "scroll_track": {"last": (1, 99)},
}  # fmt: skip
# The table of [pieces] that says how many pieces a table describes in all.
PIECES: Final = {"card": "cards", "fountain": "fountain_cards", "frame": "frame_pieces", "panel": "panels"}
# Every other table and its keys; those in the second tuple may be missing.
KEYS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "tile": (("id", "back"), ("copies", "edges", "building", "chimneys", "source")),
    "card": (("id", "back", "gain"), ("copies", "pay", "have", "source")),
    "fountain": (("kind", "vp"), ("id", "copies", "source")),
    "frame": (("id", "goals"), ("source",)),
    "panel": (("id", "shovel", "scrolls"), ("source",)),
    "table": (("seats", "cards", "empty", "taken", "vp"), ("source",)),
    "villa": (("vp",), ("source",)),
    "reward": (REWARDED, ("source",)),
} | {table: (tuple(figures), ("source",)) for table, figures in FIGURES.items()}


def kind_of(edge: object) -> str:
    """The kind that an edge shows. A number after it tells parts of one kind apart: "pond" and "pond 2"."""
    if not isinstance(edge, str):
        return ""
    kind, _, part = edge.partition(" ")
    return kind if part in ("", "2", "3", "4") and (kind != KINDS[0] or not part) else ""


def fountain_id(row: Row) -> Any:
    """What a fountain card is called, if not otherwise: after its kinds."""
    kinds = row.get("kind")
    return row.get("id", "-".join([str(kind) for kind in kinds]) if isinstance(kinds, list) else kinds)


def rows_of(data: Row, table: str) -> list[Row]:
    """The rows of a table; none if it is written otherwise."""
    found = data.get(table)
    return found if isinstance(found, list) and all(isinstance(row, dict) for row in found) else []


def pieces_of(rows: list[Row]) -> int:
    """How many pieces some rows describe."""
    return sum([row.get("copies", 1) for row in rows if isinstance(row.get("copies", 1), int)])
