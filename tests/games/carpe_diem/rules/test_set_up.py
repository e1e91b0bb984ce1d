"""The set-up for two, three and four players."""

from typing import cast

import pytest

from petteia.games.carpe_diem.components.board import GRID_NAMES
from petteia.games.carpe_diem.components.reader import USUAL
from petteia.games.carpe_diem.game import GAME
from petteia.games.carpe_diem.rules.scoring_phase import disc_choices
from petteia.games.carpe_diem.state import CarpeDiem
from petteia.kernel.bits import size
from petteia.kernel.rng import rng_from_seed
from tests.games.carpe_diem.table import Table


def new(seats: int, seed: int = 1) -> CarpeDiem:
    return cast(CarpeDiem, GAME.new(seats, seed))


def begun(seats: int, seed: int = 1) -> Table:
    """The pawns are placed on spaces 1, 2, ... in turn order."""
    game = Table(new(seats, seed))
    for number, seat in enumerate(game.state.turn_order(), 1):
        game.do(seat, f"place {number}")
    return game


@pytest.mark.parametrize(
    ("seats", "backs"), [(2, "AABBCCDD"), (3, "AABBBCCDDD"), (4, "AAABBBCCDDDD")], ids=["two", "three", "four"]
)
def test_cards_of_each_back_lie_on_the_grid(seats: int, backs: str) -> None:
    for seed in range(20):
        cards = [card for card in new(seats, seed).grid if card >= 0]
        assert "".join(sorted(USUAL.card_back[card] for card in cards)) == backs
        assert len(set(cards)) == len(cards)


@pytest.mark.parametrize(("seats", "empty"), [(2, "a1 d1 a3 d3"), (3, "a1 d3"), (4, "")])
def test_corners_of_the_grid_stay_empty(seats: int, empty: str) -> None:
    found = [GRID_NAMES[place] for place, card in enumerate(new(seats).grid) if card < 0]
    assert sorted(found) == sorted(empty.split())


@pytest.mark.parametrize(("seats", "spaces"), [(2, 9), (3, 13), (4, 17)])
def test_there_is_one_disc_space_more_than_discs(seats: int, spaces: int) -> None:
    assert len(disc_choices(new(seats))) == spaces == 4 * seats + 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_four_frame_pieces_and_a_panel_with_nine_scrolls(seats: int) -> None:
    state = new(seats)
    pieces = [piece for player in state.player for piece in player.frame]
    assert len(set(pieces)) == 4 * seats
    assert len({player.panel for player in state.player}) == seats
    for player in state.player:
        assert size(player.scrolls) == 9
        assert len(player.goals) == 8
        assert player.frontier == 1 << USUAL.shovel[player.panel]


def test_four_white_tiles_lie_on_each_space_and_eleven_black_ones_in_the_row() -> None:
    state = begun(4).state
    assert len(state.ring) == 28
    assert not any(USUAL.tile_black[tile] for tile in state.ring)
    assert len(state.row) == 11
    assert all(USUAL.tile_black[tile] for tile in state.row)
    assert (len(state.white), len(state.black)) == (56, 28)


def test_pawns_are_placed_in_turn_order_on_free_spaces() -> None:
    """Ruling 8."""
    game = Table(new(3))
    first, second, third = game.state.turn_order()
    assert game.asked() == (first, "place")
    assert game.options() == [f"place {space}" for space in range(1, 8)]
    game.do(first, "place 4")
    assert game.asked() == (second, "place")
    assert "place 4" not in game.options()
    game.do(second, "place 1").do(third, "place 7")
    assert [game.player[seat].pawn + 1 for seat in (first, second, third)] == [4, 1, 7]
    assert game.asked() == (first, "take")


def test_no_tile_lies_open_before_the_last_pawn_stands() -> None:
    """Ruling 14: neither on the ring nor in the craftsman row."""
    game = Table(new(3))
    for number, seat in enumerate(game.state.turn_order(), 1):
        assert set(game.state.ring) | set(game.state.row) == {-1}
        assert (len(game.state.white), len(game.state.black)) == (84, 39)
        game.do(seat, f"place {number}")
    assert -1 not in game.state.ring
    assert -1 not in game.state.row


def test_where_the_pawns_stand_does_not_decide_the_tiles() -> None:
    """Nobody can foresee them: what a bot imagines at the set-up differs from redeal to redeal."""
    state = new(2)
    rings = set()
    for seed in range(5):
        other = state.copy()
        other.redeal(0, rng_from_seed(seed))
        while other.asked >= 0 and not other.round:
            other.play(other.asked, other.legal(other.asked)[0])
        rings.add(tuple(other.ring))
    assert len(rings) == 5


@pytest.mark.parametrize(("seats", "vp"), [(2, [8, 9]), (3, [8, 9, 13]), (4, [8, 9, 10, 11])])
def test_victory_points_at_the_start(seats: int, vp: list[int]) -> None:
    game = begun(seats)
    assert [game.player[seat].vp for seat in game.state.turn_order()] == vp
    assert [event.amount for event in game.events if event.cause == "start"] == vp


def test_the_discs_lie_on_the_start_players_disc_in_turn_order() -> None:
    game = begun(4, 5)
    assert game.state.track == game.state.turn_order()
    assert [player.scroll for player in game.player] == [0, 0, 0, 0]


def test_anybody_may_start() -> None:
    assert {new(4, seed).start for seed in range(30)} == {0, 1, 2, 3}


def test_every_card_frame_and_panel_comes_up() -> None:
    tables = [new(4, seed) for seed in range(120)]
    assert {card for table in tables for card in table.grid} == set(range(60))
    assert {player.panel for table in tables for player in table.player} == {0, 1, 2, 3}
    assert {player.frame[0] for table in tables for player in table.player} == set(range(16))
