"""Scoring cards: what each asks for and brings, once and several times; paying, bread, and which card comes first."""

from typing import Any

import pytest

from petteia.games.carpe_diem.components.reader import USUAL
from petteia.games.carpe_diem.terms import COUNTED, REWARDS, WARES
from tests.games.carpe_diem.table import CARDS, Table, scoring

RED = [card for number, card in enumerate(CARDS) if USUAL.card_red[number]]
GREEN = [card for number, card in enumerate(CARDS) if not USUAL.card_red[number]]


def needs(card: str, times: int) -> dict[str, int]:
    """What the card asks for, a number of times."""
    names = WARES if card in RED else COUNTED
    return {names[what]: number * times for what, number in USUAL.card_needs[CARDS.index(card)]}


def owned(card: str, times: int) -> dict[str, Any]:
    """What a player has who can fulfil the card this number of times."""
    needed = needs(card, times)
    if card in RED:
        return {"wares": needed}
    if "chimney" in needed:
        return {"chimneys": needed["chimney"]}
    swapped = {"landscape": "vineyard", "dwelling": "administrator"}
    return {"complete": {swapped.get(kind, kind): number for kind, number in needed.items()}}


def gained(game: Table) -> dict[str, int]:
    """What has come, without the 4 VP of the other card."""
    player = game.player[0]
    found = (player.vp + 4, player.coins, player.bread, player.scroll)
    return {name: amount for name, amount in zip(REWARDS, found) if amount}


def fulfilled(card: str, times: int) -> Table:
    game = scoring(card, **owned(card, times))
    if game.asked()[1] == "first":
        game.do(0, "first c2")
    if card in RED:
        game.do(0, f"pay {times}")
    while game.asked()[1] == "loaves":
        game.do(0, "loaves 0")
    return game


@pytest.mark.parametrize("times", [1, 2, 3])
@pytest.mark.parametrize("card", CARDS)
def test_a_card_brings_its_reward_each_time(card: str, times: int) -> None:
    game = fulfilled(card, times)
    reward = {name: amount for name, amount in zip(REWARDS, USUAL.card_gains[CARDS.index(card)]) if amount}
    assert gained(game) == {name: amount * times for name, amount in reward.items()}
    assert game.wares(0) == {}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_lacks_one_thing_costs_four_points(card: str) -> None:
    things = owned(card, 1)
    short: dict[str, Any] = {name: dict(value) if isinstance(value, dict) else value for name, value in things.items()}
    for name, value in short.items():
        if isinstance(value, dict):
            last = list(value)[-1]
            value[last] -= 1
        else:
            short[name] = int(str(value)) - 1
    game = scoring(card, **short)
    assert game.player[0].vp == -8
    assert (0, card, 0) in game.told("fail")


@pytest.mark.parametrize("card", CARDS)
def test_three_bread_stand_for_everything_a_card_asks_for(card: str) -> None:
    game = scoring(card, bread=3)
    if game.asked()[1] == "first":
        game.do(0, "first b2")
    game.do(0, "loaves 1")
    assert (0, card, 1) in game.told("fulfil")


@pytest.mark.parametrize("card", RED)
def test_coins_stand_for_wares(card: str) -> None:
    game = scoring(card, coins=sum(needs(card, 1).values()))
    assert "pay 1" in game.options()
    assert game.do(0, "pay 1").player[0].coins == 0


def test_incomplete_villas_count_for_chimneys_alone() -> None:
    district = {"c3": ("villa-straight", 0)}
    game = scoring("chimneys-2-coin", "villa-vp", district=district)
    assert (game.player[0].coins, game.player[0].vp) == (1, -4)


@pytest.mark.parametrize(
    ("card", "kind"), [("landscapes-3", k) for k in ("vineyard", "herbs", "chicken", "pond")]
    + [("dwellings-3", k) for k in ("merchant", "baker", "administrator", "craftsman")],
)  # fmt: skip
def test_any_landscapes_and_any_dwellings(card: str, kind: str) -> None:
    assert scoring(card, "merchant-and-baker", complete={kind: 4}).player[0].coins == 1


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


@pytest.mark.parametrize(
    ("one", "other", "green"), [("villa-coin", "all-wares", "b2"), ("all-wares", "villa-coin", "c2")]
)
def test_coins_that_bread_would_bring_may_pay_the_other_card(one: str, other: str, green: str) -> None:
    """Without a villa, three loaves bring the coin that stands for the missing ware."""
    game = scoring(one, other, bread=3, wares={"grapes": 1, "herbs": 1, "fish": 1})
    assert game.options() == ["first b2", "first c2"]
    game.do(0, f"first {green}").do(0, "loaves 1").do(0, "pay 1")
    assert game.player[0].vp == 8
