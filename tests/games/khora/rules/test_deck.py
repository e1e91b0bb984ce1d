"""The deck of politics cards: who draws first, what goes under it, and what happens when it runs out."""

from itertools import permutations

import pytest

from tests.games.khora.table import CARDS, Table, table


def deck(game: Table) -> list[str]:
    """The politics deck from its top."""
    return [CARDS[card] for card in reversed(game.state.deck)]


def drawn(game: Table, seat: int) -> list[str]:
    """The cards a seat has drawn for Legislation."""
    return [card for i, card in enumerate(CARDS) if game.city[seat].drawn >> i & 1]


def all_but(*cards: str) -> list[str]:
    """All other cards: in somebody's hand they leave only these for the deck."""
    return [card for card in CARDS if card not in cards]


def test_several_legislations_draw_in_turn_order() -> None:  # ruling 30
    tile = {"tiles": ["legislation"]}
    game = table(seats=3, start=1, deck=list(CARDS), p0=tile, p1=tile, p2=tile)
    assert [drawn(game, seat) for seat in (1, 2, 0)] == [list(CARDS[0:2]), list(CARDS[2:4]), list(CARDS[4:6])]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_other_cards_go_under_the_deck_in_turn_order(order: tuple[int, ...]) -> None:  # ruling 30
    tile = {"tiles": ["legislation"]}
    game = table(seats=3, start=1, deck=list(CARDS), p0=tile, p1=tile, p2=tile)
    for seat in order:
        game.do(seat, f"keep {drawn(game, seat)[0]}")
    assert deck(game) == [*CARDS[6:], CARDS[1], CARDS[3], CARDS[5]]


def test_the_deck_is_refilled_only_when_a_card_is_wanted() -> None:  # ruling 30
    game = table(discard=["oracle"], p0={"tiles": ["legislation"]}, p1={"hand": all_but("power", "bank", "oracle")})
    assert sorted(drawn(game, 0)) == ["bank", "power"]
    assert deck(game) == []
    assert game.state.discard == 1 << CARDS.index("oracle")


def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:  # rulings 23, 30
    seconds = set()
    for seed in range(20):
        game = table(
            seed=seed,
            discard=["oracle", "power"],
            p0={"tiles": ["legislation"]},
            p1={"hand": all_but("bank", "oracle", "power")},
        )
        assert "bank" in drawn(game, 0)  # the last card of the old deck comes first
        assert len(drawn(game, 0)) == 2
        assert game.state.discard == 0
        assert len(deck(game)) == 1
        seconds |= {*drawn(game, 0)} - {"bank"}
    assert seconds == {"oracle", "power"}  # it is shuffled


def test_fewer_cards_are_drawn_when_there_are_no_more() -> None:  # ruling 30
    game = table(p0={"tiles": ["legislation"], "drachma": 0}, p1={"hand": all_but("bank")})
    assert game.hand(0) == ["bank"]
    assert game.asked(0) == "nothing"


def test_without_any_card_legislation_gains_citizens_only() -> None:  # ruling 30
    game = table(p0={"tiles": ["legislation"], "drachma": 0}, p1={"hand": all_but()})
    assert game.city[0].citizens == 6
    assert game.hand(0) == []
