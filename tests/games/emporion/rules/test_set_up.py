"""The set-up for two, three and four players."""

from typing import cast

import pytest

from petteia.games.emporion.state import Emporion
from petteia.games.emporion.terms import COLOURS
from tests.games.emporion.table import DECK, GAME, IDS, Table, face

ALPHA = 26


def begun(seats: int, first: str = "hoplites", **options: str) -> Table:
    """A table after everybody has taken a first card, and the markers."""
    state = cast(Emporion, GAME.new(seats, 3, **options))
    game = Table(state)
    while state.round == 0:
        seat = state.waiting()[0]
        game.do(seat, f"first {first}" if game.asked(seat) == "first" else "marker hygieia")
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_takes_a_hoplites_or_a_sophistes_from_the_start_player_on(seats: int) -> None:
    game = Table(cast(Emporion, GAME.new(seats, 3)))
    asked = []
    while game.asked(game.state.waiting()[0]) == "first":
        seat = game.state.waiting()[0]
        asked.append(seat)
        assert game.options(seat) == ["first hoplites", "first sophistes"]
        game.do(seat, "first sophistes" if seat else "first hoplites")
        if game.state.round:
            break
    assert asked == list(game.state.turn_order())
    assert [game.cards(seat) for seat in range(seats)] == [["hoplites"]] + [["sophistes"]] * (seats - 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_polis_holds_as_many_of_each_starting_card_as_there_are_players(seats: int) -> None:
    game = begun(seats)
    assert game.polis() == ["hoplites"] * seats + ["sophistes"] * seats + ["macellum"] * seats


@pytest.mark.parametrize(("seats", "booty"), [(2, [2, 2]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])])
def test_booty_is_starting_cards_in_turn_order(seats: int, booty: list[int]) -> None:
    game = begun(seats)
    assert [game.booty(seat) for seat in game.state.turn_order()] == booty
    assert all(DECK.alpha[card] for seat in range(seats) for card in game.domain(seat).booty)
    assert len(game.state.left_over) == ALPHA - seats - 3 * seats - sum(booty)


def test_with_four_players_no_starting_card_is_left_over() -> None:
    assert begun(4).state.left_over == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_history_cards_lie_in_the_port_and_the_others_in_the_deck(seats: int) -> None:
    game = begun(seats)
    cards = [*game.state.port, *game.state.history]
    assert len(game.state.port) == 4
    assert len(cards) == 42
    assert not any(DECK.alpha[card] for card in cards)
    assert all(IDS[card] and DECK.kind[card] < len(COLOURS) for card in cards)
    assert len(game.state.progress) == 18 + 14


def test_the_start_player_is_drawn() -> None:
    assert {cast(Emporion, GAME.new(4, seed)).start for seed in range(40)} == {0, 1, 2, 3}


def test_of_two_players_the_first_chooses_a_marker_and_the_other_gets_the_other() -> None:
    game = Table(cast(Emporion, GAME.new(2, 3)))
    start = game.state.start
    game.do(start, "first hoplites").do(1 - start, "first hoplites")
    assert game.asked(start) == "marker"
    game.do(start, "marker hygieia")
    names = {marker["seat"]: marker["name"] for marker in cast(list[dict[str, object]], game.state.view(0)["markers"])}
    assert names == {start: "hygieia", 1 - start: "asclepios"}


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_share_one_marker(seats: int) -> None:
    game = begun(seats)
    markers = cast(list[dict[str, object]], game.state.view(0)["markers"])
    assert markers == [{"name": "asclepios", "seat": None, "action": None}]


def test_special_prestige_lies_beside_the_polis_only_if_the_table_wants_it() -> None:
    assert begun(2).state.special == 0
    view = begun(2, special="on").state.view(0)
    assert view["special"] == ["artemision", "teichos", "limen", "pegasos"]


def test_everybody_has_two_drachmas() -> None:
    view = begun(3).state.view(None)
    assert [domain["drachmas"] for domain in cast(list[dict[str, object]], view["domains"])] == [2, 2, 2]


def test_in_the_first_turn_every_action_is_free() -> None:
    game = begun(3, "sophistes")
    first = game.state.waiting()[0]
    options = game.options(first)
    assert {"take hoplites", "take sophistes", "take macellum"} <= set(options)
    assert "expedition" not in options  # no ship yet
    assert sum(option.startswith("reserve ") for option in options) == len(set(game.state.port))
    assert face("hoplites") in game.state.polis
