"""Building rules: the shovel, neighbours, edges, the frame, storage, scrolls, and how long landscapes may be."""

import pytest

from petteia.games.carpe_diem.components.board import CELL_NAMES
from petteia.games.carpe_diem.components.geometry import beside, line_of
from petteia.games.carpe_diem.components.reader import USUAL
from petteia.kernel.bits import members, size
from tests.games.carpe_diem.table import TILES, building, owns, turn


def test_the_first_tile_goes_where_the_shovel_is() -> None:
    assert building("market").options() == ["build c3 0", "store"]
    assert building("pond-corner").options() == ["build c3 0", "build c3 1", "build c3 2", "build c3 3", "store"]


def test_turns_that_look_the_same_are_one_choice() -> None:
    assert building("pond-straight").options() == ["build c3 0", "build c3 1", "store"]
    assert building("villa-cross").options() == ["build c3 0", "store"]


def test_a_turn_is_a_quarter_clockwise() -> None:
    """Merchant at the top, baker to the right of it: after a quarter turn the merchant looks east."""
    number = TILES.index("merchant-baker") * 4
    names = [
        [("meadow", "merchant", "baker")[(0, 6, 7).index(e)] for e in USUAL.lying_edges[number + t]] for t in (0, 1)
    ]
    assert names == [["merchant", "baker", "meadow", "meadow"], ["meadow", "merchant", "baker", "meadow"]]


def test_later_tiles_lie_next_to_another_one_and_not_diagonally() -> None:
    game = building("market", district={"c3": "bakery"})
    assert game.options() == ["build c2 0", "build b3 0", "build d3 0", "build c4 0", "store"]


def test_every_edge_must_equal_the_edge_it_meets() -> None:
    """A pond that opens to the east of c3: only a pond goes there, only meadow beside it."""
    district = {"c3": ("black-pond-end", 1)}
    assert building("market", district=district).options() == ["build c2 0", "build b3 0", "build c4 0", "store"]
    ends = building("black-pond-end", district=district).options()
    assert "build d3 3" in ends
    assert [move for move in ends if move.startswith("build d3")] == ["build d3 3"]
    assert "build d3 3" not in building("black-herbs-end", district=district).options()
    assert "build d3 3" not in building("black-villa-end", district=district).options()


def test_a_tile_between_two_must_fit_both() -> None:
    """c3 opens south, d4 opens west: c4 needs a corner of pond, north and east."""
    district = {"c3": ("black-pond-end", 2), "d3": "market", "d4": ("black-pond-end", 3)}
    corner = building("pond-corner", district=district).options()
    assert "build c4 0" in corner
    assert not {"build c4 1", "build c4 2", "build c4 3"} & set(corner)
    assert not any(move.startswith("build c4") for move in building("pond-straight", district=district).options())


def test_the_frame_counts_as_meadow() -> None:
    district = {"c3": "market", "c2": "market", "b2": "market", "a2": "market"}
    options = building("black-merchant", district=district).options()
    corner = [move for move in options if move.startswith("build a1")]
    assert corner == ["build a1 1"]  # west and north are the frame, south is meadow: only east is open


def test_the_frame_does_not_count_as_a_tile() -> None:
    assert not any("a1" in move for move in building("market", district={"c3": "market"}).options())


def test_a_tile_may_be_stored_instead_and_stays_there() -> None:
    """Ruling 15."""
    game = building("market").do(0, "store")
    assert [TILES[tile] for tile in game.player[0].stored] == ["market"]
    assert game.player[0].coins == 0
    assert game.asked() == (1, "take")


def test_a_tile_that_fits_nowhere_is_stored_by_itself() -> None:
    ring = {"2a": "bakery", "2b": "bakery", "7a": "bakery", "7b": "bakery", "7c": "market"}
    game = turn(ring=ring, p0=owns(pawn=1, district={"c3": "villa-cross"})).do(0, "take 2a")
    assert len(game.player[0].stored) == 1
    assert game.told("store") == [(0, "bakery", 1)]
    assert game.asked()[0] == 1


def test_covering_a_scroll_moves_the_disc() -> None:
    game = building("market", district={"c3": "bakery"})
    scroll = CELL_NAMES.index("d4")
    assert game.player[0].scrolls >> scroll & 1
    game = building("market", district={"c3": "bakery", "d3": "bakery"}).do(0, "build d4 0")
    assert (game.player[0].scroll, size(game.player[0].scrolls)) == (1, 8)
    assert ("gain", "step", 1, "scroll") in [(e.kind, e.what, e.amount, e.cause) for e in game.events]


# Landscapes of four tiles (ruling 6).

CHAIN = {"a3": ("black-pond-end", 1), "b3": ("pond-straight", 1), "c3": ("pond-straight", 1)}


def test_a_landscape_may_have_four_tiles() -> None:
    game = building("black-pond-end", district=CHAIN)
    assert "build d3 3" in game.options()
    assert game.do(0, "build d3 3").complete(0) == {"pond": 1}


def test_a_fifth_tile_may_not_be_added() -> None:
    """Three tiles are open to the east; a middle may still be added, and then nothing."""
    game = building("pond-straight", district=CHAIN)
    assert "build d3 1" in game.options()
    four = CHAIN | {"d3": ("pond-straight", 1)}
    for tile in ("black-pond-end", "pond-straight", "pond-corner"):
        assert not any(move.startswith("build e3") for move in building(tile, district=four).options())


def test_two_landscapes_may_not_be_joined_to_more_than_four_tiles() -> None:
    district = {
        "b3": ("pond-straight", 1), "a3": ("black-pond-end", 1), "c3": ("pond-straight", 1), "c4": "market",
        "d4": "market", "e4": "market", "e3": ("black-pond-end", 3),
    }  # fmt: skip
    assert not any(move.startswith("build d3") for move in building("pond-straight", district=district).options())
    shorter = {cell: tile for cell, tile in district.items() if cell not in ("a3", "b3")} | {
        "b3": ("black-pond-end", 1)
    }
    game = building("pond-straight", district=shorter)
    assert "build d3 1" in game.options()
    assert game.do(0, "build d3 1").wares(0) == {"fish": 3}


def test_a_landscape_may_not_bite_its_own_tail() -> None:
    ring = {"c3": ("pond-corner", 1), "d3": ("pond-corner", 2), "d4": ("pond-corner", 3)}
    game = building("pond-corner", district=ring)
    assert not any(move.startswith("build c4") for move in game.options())


def test_a_villa_may_be_a_ring() -> None:
    ring = {"c3": ("villa-corner", 1), "d3": ("villa-corner", 2), "d4": ("villa-corner", 3)}
    game = building("villa-corner", district=ring)
    assert game.do(0, "build c4 0").complete(0) == {"villa": 1}


# The district as sets of cells.


@pytest.mark.parametrize(("cell", "around"), [("a1", "b1 a2"), ("f6", "f5 e6"), ("c3", "c2 b3 d3 c4"), ("f1", "e1 f2")])
def test_neighbours(cell: str, around: str) -> None:
    found = members(beside(1 << CELL_NAMES.index(cell)))
    assert sorted(CELL_NAMES[other] for other in found) == sorted(around.split())


@pytest.mark.parametrize(
    ("side", "place", "edge"),
    [(0, 1, "a1"), (0, 4, "d1"), (1, 1, "f1"), (1, 4, "f4"), (2, 1, "e6"), (2, 4, "b6"), (3, 1, "a5"), (3, 4, "a2")],
)
def test_lines_are_counted_clockwise_along_the_frame(side: int, place: int, edge: str) -> None:
    """Ruling 11: `edge` is the last cell before the line, seen from the west or the north."""
    before, after = line_of(side, place)
    assert before | after == (1 << 36) - 1
    assert before & after == 0
    assert before >> CELL_NAMES.index(edge) & 1
    step = 1 if side in (0, 2) else 6
    assert after >> CELL_NAMES.index(edge) + step & 1
