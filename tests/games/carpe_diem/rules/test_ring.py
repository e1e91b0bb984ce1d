"""Moving the pawn and taking a tile."""

import pytest

from petteia.games.carpe_diem.rules.ring import next_space
from tests.games.carpe_diem.table import TILES, owns, turn

FULL = ["a", "b", "c", "d"]


def spaces(*numbers: int) -> dict[str, str]:
    """A ring with four different tiles on some spaces."""
    different = ["market", "bakery", "villa-end", "pond-corner"]
    return {f"{space}{place}": tile for space in numbers for place, tile in zip(FULL, different)}


def reached(options: list[str], verb: str = "take") -> list[int]:
    """The spaces whose tiles may be taken."""
    return sorted({int(move.split()[1][0]) for move in options if move.startswith(verb + " ")})


def test_the_pawn_moves_to_a_neighbour_and_takes_a_tile() -> None:
    game = turn(ring=spaces(1, 2, 3, 4, 5, 6, 7), p0=owns(pawn=3))
    assert reached(game.options()) == [2, 4]
    assert len(game.options()) == 8
    game.do(0, "take 4c")
    assert game.player[0].pawn + 1 == 4
    assert game.state.hand == TILES.index("villa-end")
    assert game.asked() == (0, "build")


def test_the_ring_is_closed() -> None:
    assert reached(turn(ring=spaces(1, 2, 3, 4, 5, 6, 7), p0=owns(pawn=1)).options()) == [2, 7]
    assert reached(turn(ring=spaces(1, 2, 3, 4, 5, 6, 7), p0=owns(pawn=7)).options()) == [1, 6]


def test_empty_spaces_are_skipped_in_the_same_direction() -> None:
    assert reached(turn(ring=spaces(1, 4, 5), p0=owns(pawn=3)).options()) == [1, 4]
    assert reached(turn(ring=spaces(5, 6), p0=owns(pawn=3)).options()) == [5, 6]


def test_the_pawn_must_move_if_other_spaces_have_tiles() -> None:
    assert reached(turn(ring=spaces(3, 6), p0=owns(pawn=3)).options()) == [6]


def test_if_only_the_pawns_own_space_has_tiles_the_full_circle_leads_back_to_it() -> None:
    """Ruling 5."""
    assert reached(turn(ring=spaces(3), p0=owns(pawn=3)).options()) == [3]
    assert next_space(0b100, 2, 1) == next_space(0b100, 2, -1) == 2
    assert next_space(0, 2, 1) == -1


def test_pawns_may_share_a_space() -> None:
    game = turn(ring=spaces(1, 2, 3), p0=owns(pawn=1), p1=owns(pawn=2))
    game.do(0, "take 2a")
    assert game.player[0].pawn == game.player[1].pawn


def test_equal_tiles_on_a_space_are_one_choice() -> None:
    ring = {"2a": "market", "2b": "bakery", "2c": "market", "2d": "market", "7a": "market"}
    assert turn(ring=ring, p0=owns(pawn=1)).options() == ["take 2a", "take 2b", "take 7a"]


def test_a_tile_that_nobody_can_choose_otherwise_is_taken_by_itself() -> None:
    game = turn(4, ring={"2a": "market", "7a": "bakery"}, p0=owns(pawn=1), p1=owns(pawn=1))
    game.do(0, "take 2a", "store")
    assert game.told("take")[-1] == (1, "bakery", 7)
    assert game.asked() == (1, "build")


# Bread.


def test_one_bread_goes_to_any_space_or_stays() -> None:
    """Rulings 4 and 13: to any space with tiles, a neighbour or the pawn's own one too."""
    game = turn(ring=spaces(1, 3, 5), p0=owns(pawn=3, bread=2))
    assert reached(game.options()) == [1, 5]
    assert reached(game.options(), "bread") == [1, 3, 5]
    game.do(0, "bread 3b")
    assert (game.player[0].pawn + 1, game.player[0].bread) == (3, 1)
    assert game.told("lose") == [(0, "bread", 1)]


def test_staying_needs_tiles_there() -> None:
    """Ruling 4."""
    assert reached(turn(ring=spaces(1, 5), p0=owns(pawn=3, bread=1)).options(), "bread") == [1, 5]


def test_without_bread_there_is_no_bread_move() -> None:
    assert reached(turn(ring=spaces(1, 3, 5), p0=owns(pawn=3)).options(), "bread") == []


# What two and three players leave behind.


def test_with_two_players_the_last_two_tiles_of_a_space_are_discarded() -> None:
    game = turn(ring=spaces(1, 2, 3, 4), p0=owns(pawn=1), p1=owns(pawn=1))
    game.do(0, "take 2a", "store")
    assert not game.state.box
    game.do(1, "take 2b")
    assert [TILES[tile] for tile in game.state.box] == ["villa-end", "pond-corner"]
    assert list(game.state.ring[4:8]) == [-1] * 4
    assert game.told("discard") == [(-1, "villa-end", 2), (-1, "pond-corner", 2)]


def test_with_three_players_the_last_tile_of_a_space_is_discarded() -> None:
    game = turn(3, ring=spaces(1, 2, 3), p0=owns(pawn=1), p1=owns(pawn=1), p2=owns(pawn=1))
    game.do(0, "take 2a", "store").do(1, "take 2b", "store")
    assert not game.state.box
    game.do(2, "take 2c", "store")
    assert [TILES[tile] for tile in game.state.box] == ["pond-corner"]


def test_with_four_players_nothing_is_discarded() -> None:
    game = turn(4, ring=spaces(1, 2, 3), p0=owns(pawn=1), p1=owns(pawn=1), p2=owns(pawn=1), p3=owns(pawn=1))
    for seat, tile in enumerate(["2a", "2b", "2c"]):
        game.do(seat, f"take {tile}", "store")
    assert game.options()[0] == "take 2d"
    game.do(3, "take 2d")
    assert not game.state.box
    assert game.state.spaces == 0b0000101


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_rounds_empty_the_ring(seats: int) -> None:
    game = turn(seats, ring=spaces(1, 2, 3, 4, 5, 6, 7))
    while game.asked()[1] != "disc":
        game.do(game.asked()[0], "store" if "store" in game.options() else game.options()[0])
    assert len(game.told("take")) == 7 * seats
    assert len(game.state.box) == 7 * (4 - seats)
    assert game.told("round")[-1] == (-1, "", 7)
    assert game.state.spaces == 0
