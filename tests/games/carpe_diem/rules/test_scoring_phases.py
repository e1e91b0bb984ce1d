"""The scoring after each phase: order, discs, fulfilling cards, bread, and what follows."""

import pytest

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


def test_who_lands_on_a_disc_lies_on_top_of_it() -> None:
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
    game.state.white = tuple(range(28))
    game.do(1, "disc a2-b2")
    assert (game.state.part, game.state.phase, game.state.round) == (TURNS, 2, 1)
    assert game.state.start == 1
    assert game.asked() == (1, "take")
    assert sorted(game.state.ring) == list(range(28))
    assert game.state.white == ()


def test_the_last_phase_is_played_with_black_tiles() -> None:
    game = table(phase=3, track=[1, 0])
    black = tuple(tile for tile, is_black in enumerate(USUAL.tile_black) if is_black)
    game.state.black = (black * 3)[:28]
    begin_scoring(game.state)
    game.do(0, "disc b2-c2").do(1, "disc a2-b2")
    assert (game.state.phase, game.state.black) == (4, ())
    assert all(USUAL.tile_black[tile] for tile in game.state.ring)


def test_pawns_and_discs_stay_for_the_next_phase() -> None:
    game = put_discs(track=[1, 0], p0=owns(pawn=4, scroll=3), p1=owns(pawn=6))
    game.state.white = tuple(range(28))
    game.do(0, "disc b2-c2").do(1, "disc a2-b2")
    assert [player.pawn + 1 for player in game.player] == [4, 6]
    assert game.state.discs.count(0) == game.state.discs.count(1) == 1
    assert game.player[0].scroll == 3


# Red cards.


def test_a_red_card_is_paid_as_often_as_one_likes() -> None:
    game = scoring("herbs-2", wares={"herbs": 5})
    assert game.asked() == (0, "pay")
    assert game.options() == ["pay 0", "pay 1", "pay 2"]
    game.do(0, "pay 2")
    assert (game.player[0].vp, game.wares(0)) == (8 - 4, {"herbs": 1})  # the other card is not fulfilled


def test_wares_are_paid_before_coins() -> None:
    """Ruling 1."""
    game = scoring("fish-3", wares={"fish": 2}, coins=5).do(0, "pay 1")
    assert (game.wares(0), game.player[0].coins) == ({}, 4)


def test_coins_alone_pay_any_card() -> None:
    game = scoring("grapes-4", coins=8)
    assert game.options() == ["pay 0", "pay 1", "pay 2"]


def test_a_payable_card_may_be_left_unpaid() -> None:
    """Ruling 13: it costs 4 VP."""
    game = scoring("herbs-2", wares={"herbs": 2}).do(0, "pay 0")
    assert (game.player[0].vp, game.wares(0)) == (-8, {"herbs": 2})


def test_wares_are_paid_once_only() -> None:
    game = scoring("herbs-2", "herbs-3", wares={"herbs": 3}).do(0, "pay 1")
    assert game.player[0].vp == 4 - 4
    other = scoring("herbs-2", "herbs-3", wares={"herbs": 3}).do(0, "pay 0")
    assert other.asked() == (0, "pay")
    other.do(0, "pay 1")
    assert other.player[0].vp == -4 + 7


# Green cards.


def test_a_green_card_counts_by_itself_and_nothing_is_given_away() -> None:
    game = scoring("each-merchant", "dwellings-3", complete={"merchant": 2, "baker": 1})
    assert game.player[0].vp == 6
    assert (game.player[0].coins, game.player[0].bread) == (1, 1)
    assert game.asked() == (1, "disc")


def test_points_may_drop_below_zero() -> None:
    """Ruling 3."""
    game = scoring("each-merchant", vp=3)
    assert game.player[0].vp == 3 - 8
    assert game.told("fail") == [(0, "each-merchant", 0), (0, "all-wares", 0)]


# Three bread.


def test_three_bread_fulfil_a_red_card() -> None:
    game = scoring("herbs-3", bread=4)
    assert game.asked() == (0, "loaves")
    assert game.options() == ["loaves 0", "loaves 1"]
    game.do(0, "loaves 1")
    assert (game.player[0].vp, game.player[0].bread) == (7 - 4, 1)


def test_three_bread_fulfil_a_green_card() -> None:
    game = scoring("each-merchant", bread=3).do(0, "loaves 1")
    assert game.player[0].vp == 3 - 4


def test_bread_is_used_beside_the_usual_way() -> None:
    game = scoring("each-merchant", bread=6, complete={"merchant": 2}).do(0, "loaves 2")
    assert (game.player[0].vp, game.player[0].bread) == (12 - 4, 0)


def test_bread_may_be_kept() -> None:
    game = scoring("each-merchant", bread=3, complete={"merchant": 1}).do(0, "loaves 0")
    assert game.asked() == (0, "loaves")  # for the other card
    game.do(0, "loaves 0")
    assert (game.player[0].vp, game.player[0].bread) == (3 - 4, 3)


def test_bread_just_won_may_be_used_on_the_same_card() -> None:
    """Ruling 13: two bread and the card's own make three."""
    game = scoring("chimneys-2-bread", "chimneys-3-vp", chimneys=2, bread=2)
    game.do(0, "first b2")
    assert game.asked() == (0, "loaves")
    game.do(0, "loaves 1")
    assert game.player[0].bread == 1


def test_bread_just_won_may_be_used_on_the_other_card() -> None:
    game = scoring("chimneys-2-bread", chimneys=6).do(0, "first b2", "loaves 0")
    assert game.player[0].bread == 3
    game.do(0, "loaves 1")
    assert (game.player[0].vp, game.player[0].bread) == (8, 0)


def test_a_card_that_gives_bread_may_be_fulfilled_with_it_again() -> None:
    """Ruling 13: five bread fulfil it once, and the two that are left with the one it gave once more."""
    game = scoring("chimneys-2-bread", bread=5).do(0, "first b2", "loaves 1", "loaves 1")
    assert game.told("fulfil") == [(0, "chimneys-2-bread", 1), (0, "chimneys-2-bread", 1)]
    assert (game.player[0].bread, game.player[0].vp) == (1, -4)


def test_after_a_card_that_gives_no_bread_the_other_one_is_asked_about() -> None:
    game = scoring("each-merchant", bread=6).do(0, "loaves 1", "loaves 1")
    assert game.told("fulfil") == [(0, "each-merchant", 1), (0, "all-wares", 1)]


def test_bread_has_no_limit() -> None:
    """After the largest answer that a move can give, it is asked again."""
    game = scoring("each-merchant", bread=3 * 33)
    assert game.options()[-1] == "loaves 31"
    game.do(0, "loaves 31")
    assert game.options() == ["loaves 0", "loaves 1", "loaves 2"]
    assert game.do(0, "loaves 2").player[0].vp == 3 * 33 - 4


def test_a_largest_answer_that_uses_all_bread_ends_the_question() -> None:
    game = scoring("each-merchant", bread=3 * 31).do(0, "loaves 31")
    assert game.asked() == (1, "disc")


def test_payment_has_no_limit() -> None:
    game = scoring("herbs-2", coins=2 * 32 + 1)
    assert game.options()[-1] == "pay 31"
    game.do(0, "pay 31")
    assert game.options() == ["pay 0", "pay 1"]
    game.do(0, "pay 1")
    assert (game.player[0].vp, game.player[0].coins) == (4 * 32 - 4, 1)


# Which card first.


@pytest.mark.parametrize(("first", "vp"), [("b2", 8), ("c2", -4)])
def test_coins_of_the_first_card_may_pay_the_second(first: str, vp: int) -> None:
    game = scoring("villa-coin", complete={"villa": 4})
    assert game.options() == ["first b2", "first c2"]
    game.do(0, f"first {first}")
    if first == "b2":
        game.do(0, "pay 1")
    assert game.player[0].vp == vp


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
