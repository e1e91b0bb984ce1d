"""Every scoring card: what it asks for and what it brings, once and several times."""

from typing import Any

import pytest

from petteia.games.carpe_diem.components.reader import USUAL
from petteia.games.carpe_diem.terms import COUNTED, REWARDS, WARES
from tests.games.carpe_diem.table import CARDS, Table, scoring

RED = [card for number, card in enumerate(CARDS) if USUAL.card_red[number]]
GREEN = [card for number, card in enumerate(CARDS) if not USUAL.card_red[number]]


def needs(card: str, times: int) -> dict[str, int]:
    """What the card asks for, so many times."""
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
