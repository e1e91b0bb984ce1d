"""Fountains and their cards."""

from typing import Any

from petteia.games.carpe_diem.rules.fountains import marked
from petteia.games.carpe_diem.terms import KINDS
from petteia.kernel.bits import lowest
from petteia.kernel.log import EVERYBODY
from tests.games.carpe_diem.table import Table, building, fountain_cards

MEADOWS = {"c3": "market"}


def one_fountain(deck: dict[str, int], **things: Any) -> Table:
    game = building("fountain", district=MEADOWS, **things)
    game.state.deck = fountain_cards(deck)
    return game.do(0, "build d3 0")


def card(seat: int, kind: str) -> int:
    """A card that lies under the deck."""
    return marked(seat, lowest(fountain_cards({kind: 1})))


def test_the_first_fountain_keeps_one_of_two_cards() -> None:
    game = one_fountain({"villa": 1, "pond": 1})
    assert game.asked() == (0, "return")
    assert game.options() == ["return villa", "return pond"]
    game.do(0, "return villa")
    assert game.held(0) == {"pond": 1}
    assert list(game.state.under) == [card(0, "villa")]
    assert game.asked() == (1, "take")


def test_two_equal_cards_leave_no_choice() -> None:
    game = one_fountain({"market": 2})
    assert game.held(0) == {"market": 1}
    assert game.asked() == (1, "take")


def test_from_the_second_fountain_on_any_card_may_go_back() -> None:
    """Ruling 10: both new cards may be kept, and an earlier one goes under the deck."""
    game = building("fountain", district={"c3": "fountain"}, held={"baker": 1})
    game.state.deck = fountain_cards({"villa": 1, "pond": 1})
    game.do(0, "build d3 0")
    assert game.options() == ["return villa", "return pond", "return baker"]
    game.do(0, "return baker")
    assert game.held(0) == {"villa": 1, "pond": 1}


def test_from_the_second_fountain_on_a_new_card_may_go_back_too() -> None:
    game = building("fountain", district={"c3": "fountain"}, held={"baker": 1})
    game.state.deck = fountain_cards({"villa": 1, "pond": 1})
    assert game.do(0, "build d3 0", "return pond").held(0) == {"villa": 1, "baker": 1}


def test_an_empty_deck_gives_what_is_left() -> None:
    """Ruling 9."""
    last = one_fountain({"pond": 1})
    assert last.held(0) == {"pond": 1}
    assert last.asked() == (1, "take")
    nothing = one_fountain({})
    assert nothing.held(0) == {}
    assert nothing.asked() == (1, "take")


def test_returned_cards_are_drawn_after_the_deck_in_their_order() -> None:
    game = building("fountain", district=MEADOWS)
    game.state.deck = 0
    game.state.under = (card(1, "herbs"), card(0, "pond"), card(0, "merchant"))
    game.do(0, "build d3 0")
    assert game.options() == ["return herbs", "return pond"]
    assert list(game.state.under) == [card(0, "merchant")]


def test_only_the_owner_knows_the_cards() -> None:
    game = one_fountain({"villa": 1, "pond": 1}).do(0, "return villa")
    secrets = [(event.kind, event.what, event.only) for event in game.events if event.only != EVERYBODY]
    assert sorted(secrets) == [("drawn", "pond", 0), ("drawn", "villa", 0), ("returned", "villa", 0)]
    assert game.told("draw") == [(0, "fountain-card", 2)]
    assert game.told("return") == [(0, "fountain-card", 1)]


def test_every_card_may_be_drawn() -> None:
    """The deck has no order: it is drawn at random."""
    seen: set[str] = set()
    for seed in range(60):
        game = building("fountain")
        game.state.rng.below(seed + 1)
        for _ in range(seed):
            game.state.rng.below(2)
        game.do(0, "build c3 0")
        seen |= {what for _, what, _ in game.told("drawn")}
    assert seen == set(KINDS[1:])
