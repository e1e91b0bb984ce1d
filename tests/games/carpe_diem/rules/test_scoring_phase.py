"""The scoring after each phase: order, discs, and what follows."""

from petteia.games.carpe_diem.components.reader import USUAL
from petteia.games.carpe_diem.rules.phases import begin_scoring
from petteia.games.carpe_diem.terms import TURNS
from tests.games.carpe_diem.table import Table, owns, scoring, table


def put_discs(**wishes: object) -> Table:
    game = table(**wishes)  # type: ignore[arg-type]
    begin_scoring(game.state)
    return game


# The order.


def test_the_furthest_on_the_scroll_track_begins() -> None:
    game = put_discs(seats=4, p0=owns(scroll=2), p1=owns(scroll=7), p2=owns(scroll=1), p3=owns(scroll=4))
    order = []
    for _ in range(4):
        order.append(game.asked()[0])
        game.do(game.asked()[0], game.options()[0])
    assert order == [1, 3, 0, 2]


def test_on_one_space_the_top_disc_begins() -> None:
    game = put_discs(seats=3, track=[2, 0, 1])
    assert game.asked() == (1, "disc")
    game.do(1, "disc b2-c2")
    assert game.asked() == (0, "disc")


def test_a_disc_that_lands_on_another_lies_on_top_of_it() -> None:
    game = put_discs(grid={"b2": "chimneys-2-steps"}, track=[1, 0], p0=owns(chimneys=2), p1=owns(scroll=2))
    assert game.state.track == (0, 1)
    game.do(1, "disc a2-b2")
    game.do(0, "disc b2-c2")
    assert game.player[0].scroll == 2
    assert game.state.track == (1, 0)


def test_steps_won_in_a_scoring_do_not_give_a_second_turn() -> None:
    game = put_discs(grid={"b2": "chimneys-2-steps"}, track=[1, 0], p0=owns(chimneys=8))
    game.do(0, "disc b2-c2")
    assert game.player[0].scroll == 8
    assert game.asked() == (1, "disc")


# The discs.


def test_a_disc_blocks_its_space_for_the_rest_of_the_game() -> None:
    game = put_discs(track=[1, 0])
    assert len(game.options()) == 9
    game.do(0, "disc b2-c2")
    assert "disc b2-c2" not in game.options()
    assert len(game.options()) == 8


def test_a_disc_activates_both_cards_beside_it() -> None:
    game = scoring("each-merchant", "each-baker", complete={"merchant": 1, "baker": 2})
    assert game.player[0].vp == 3 + 6


def test_after_everybodys_disc_the_next_phase_begins() -> None:
    game = scoring("each-merchant", complete={"merchant": 1})
    game.state.white = bytes(range(28))
    game.do(1, "disc a2-b2")
    assert (game.state.part, game.state.phase, game.state.round) == (TURNS, 2, 1)
    assert game.state.start == 1
    assert game.asked() == (1, "take")
    assert sorted(game.state.ring) == list(range(28))
    assert game.state.white == b""


def test_the_last_phase_is_played_with_black_tiles() -> None:
    game = table(phase=3, track=[1, 0])
    black = tuple(tile for tile, is_black in enumerate(USUAL.tile_black) if is_black)
    game.state.black = bytes((black * 3)[:28])
    begin_scoring(game.state)
    game.do(0, "disc b2-c2").do(1, "disc a2-b2")
    assert (game.state.phase, game.state.black) == (4, b"")
    assert all(USUAL.tile_black[tile] for tile in game.state.ring)


def test_pawns_and_discs_stay_for_the_next_phase() -> None:
    game = put_discs(track=[1, 0], p0=owns(pawn=4, scroll=3), p1=owns(pawn=6))
    game.state.white = bytes(range(28))
    game.do(0, "disc b2-c2").do(1, "disc a2-b2")
    assert [player.pawn + 1 for player in game.player] == [4, 6]
    assert sorted(game.state.discs)[-2:] == [0, 1]
    assert sum(disc >= 0 for disc in game.state.discs) == 2
    assert game.player[0].scroll == 3


# The end of the scroll track.


def test_steps_beyond_the_end_are_a_point_each() -> None:
    game = scoring("chimneys-2-steps", chimneys=4, scroll=18)
    assert (game.player[0].scroll, game.player[0].vp) == (20, 2 - 4)


def test_a_disc_that_cannot_advance_still_goes_on_top() -> None:
    """Ruling 12."""
    game = put_discs(grid={"b2": "chimneys-2-steps"}, track=[0, 1], p0=owns(chimneys=2, scroll=20), p1=owns(scroll=20))
    game.do(1, "disc a2-b2").do(0, "disc b2-c2")
    assert game.state.track == (1, 0)
    assert game.player[0].vp == 2 - 4
