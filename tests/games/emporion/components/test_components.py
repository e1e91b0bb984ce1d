"""The deck that we ship: it fits every figure that is known, and what the rulebook shows can come about with it."""

from typing import cast

import pytest

from petteia.games.emporion.components.checks import read_components
from petteia.games.emporion.components.figures import CardFigures, Figures
from petteia.games.emporion.components.reader import USUAL, shipped_text
from petteia.games.emporion.game import GAME
from petteia.games.emporion.rules.legal import turn_choices
from petteia.games.emporion.state import Emporion
from petteia.games.emporion.terms import COLOURS, COUNTED
from petteia.kernel.errors import BadComponents
from petteia.kernel.playout import playout
from petteia.kernel.rng import rng_from_seed
from tests.games.emporion.table import OWNER_FILE

FIGURES = cast(Figures, GAME.components({}))
CARDS = {card["id"]: card for card in FIGURES["cards"]}
HISTORY = [card for card in FIGURES["cards"] if card["kind"] in COLOURS]
PRESTIGE = [card for card in FIGURES["cards"] if card["kind"] == "prestige" and not card["special"]]


def multipliers(card: CardFigures) -> int:
    """The VP of a card for one card of each kind and one Booty."""
    return sum(card["per"].get(kind, 0) for kind in COUNTED)


def number(cards: list[CardFigures]) -> int:
    return sum(card["copies"] for card in cards)


def having(kind: str) -> list[CardFigures]:
    """The History cards with 1 VP for each of a kind."""
    return [card for card in HISTORY if card["per"].get(kind) == 1]


def at_least_as_good(card: CardFigures, other: CardFigures) -> bool:
    """Whether a card of the same kind asks for no more than another, and brings no less."""
    return (
        all(card["requires"][colour] <= other["requires"][colour] for colour in COLOURS)
        and all(card["grants"][colour] >= other["grants"][colour] for colour in COLOURS)
        and card["ships"] >= other["ships"]
        and card["vp"] >= other["vp"]
        and all(card["per"].get(kind, 0) >= other["per"].get(kind, 0) for kind in COUNTED)
        and set(card["takes"]) >= set(other["takes"])
        and card["tie_break"] >= other["tie_break"]
    )


def test_as_many_cards_as_the_rulebook_counts() -> None:
    assert number(HISTORY) == 68
    assert number([card for card in HISTORY if card["alpha"]]) == 26
    assert number(PRESTIGE) == 18
    assert number([card for card in FIGURES["cards"] if card["special"]]) == 4
    assert number([card for card in FIGURES["cards"] if card["kind"] == "merchandise"]) == 14


@pytest.mark.parametrize(
    ("card", "known"),
    [
        ("macellum", {"kind": "trade", "alpha": True, "grants": {"war": 0, "culture": 0, "trade": 2}}),
        ("hoplites", {"kind": "war", "alpha": True}),
        ("sophistes", {"kind": "culture", "alpha": True}),
        ("hippeis", {"kind": "war", "alpha": False, "requires": {"war": 0, "culture": 0, "trade": 2}}),
        ("emporoi", {"kind": "trade", "takes": ["merchandise"]}),
        ("creditor", {"kind": "trade", "takes": ["merchandise"]}),
        ("strategos", {"kind": "war", "takes": ["prestige"]}),
        ("stoa", {"alpha": False}),
        ("palaia-polis", {"kind": "prestige", "requires": {"war": 0, "culture": 3, "trade": 7}}),
        ("emporion", {"kind": "prestige", "tie_break": True}),
    ],
)
def test_the_known_cards_are_as_they_are_known(card: str, known: dict[str, object]) -> None:
    assert {field: value for field, value in CARDS[card].items() if field in known} == known
    assert CARDS[card]["source"] == "reconstructed"


def test_what_nobody_knows_is_called_our_own() -> None:
    assert not FIGURES["own_deck"]
    assert FIGURES["deck"] == "petteia"
    known = {card["id"] for card in FIGURES["cards"] if card["source"] == "reconstructed"}
    assert len(known) == 10
    assert {card["source"] for card in FIGURES["cards"] if card["id"] not in known} == {"own", "rulebook"}
    assert {card["kind"] for card in FIGURES["cards"] if card["source"] == "rulebook"} == {"merchandise"}


def test_emporion_has_two_copies_or_more() -> None:
    assert CARDS["emporion"]["copies"] >= 2


# What a deck must satisfy: the conditions of docs/emporion-deck.md.


def test_1_starting_cards_for_every_set_up() -> None:
    assert CARDS["hoplites"]["copies"] >= 8
    assert CARDS["sophistes"]["copies"] >= 8
    assert CARDS["macellum"]["copies"] >= 4


def test_2_multipliers_of_one_point() -> None:
    assert number(having("war")) >= 2
    assert number(having("booty")) >= 2
    assert number(having("merchandise")) >= 1


def test_3_six_ships_and_ten_trade_can_be_had() -> None:
    ships = sorted((card["ships"] for card in HISTORY for _ in range(card["copies"])), reverse=True)
    assert sum(ships[:4]) >= 6
    trade = sorted((card["grants"]["trade"] for card in HISTORY for _ in range(card["copies"])), reverse=True)
    assert sum(trade[:6]) >= 10


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", ["hoplites", "sophistes"])
def test_4_nobody_is_stuck_in_the_opening(seats: int, first: str) -> None:
    """With the first card and the starting Booty two colours are within reach, so that no marker is in the way."""
    state = cast(Emporion, GAME.new(seats, 1))
    while state.phase == 0 and state.round == 0 and state.waiting():
        seat = state.waiting()[0]
        moves = [move.notation() for move in GAME.legal_moves(state, seat)]
        GAME.do(state, seat, f"first {first}" if f"first {first}" in moves else moves[0])
    for seat in range(seats):
        take, take_by = GAME.deck.take, GAME.deck.take_by
        found = [action - take for action in turn_choices(state, seat) if take <= action < take_by]
        assert len({GAME.deck.kind[face] for face in found}) >= 2
    assert any(card["ships"] for card in HISTORY if card["alpha"])


def test_5_trade_is_the_supply_colour_and_war_scores_by_multipliers() -> None:
    granted = {
        colour: sum(card["grants"][colour] * card["copies"] for card in HISTORY if not card["alpha"])
        for colour in COLOURS
    }
    assert granted["trade"] == max(granted.values())
    points = {
        colour: (
            sum(card["vp"] * card["copies"] for card in HISTORY if card["kind"] == colour),
            sum(
                sum(card["per"].get(kind, 0) for kind in COUNTED) * card["copies"]
                for card in HISTORY
                if card["kind"] == colour
            ),
        )
        for colour in COLOURS
    }
    assert points["war"][1] == max(multipliers for _, multipliers in points.values())
    assert points["war"][0] < points["culture"][0]


def test_5_prestige_is_worth_about_a_point_for_each_resource() -> None:
    for card in PRESTIGE:
        required = sum(card["requires"].values())
        assert 4 <= card["vp"] <= 10
        # The dearest ones are worth less for each: resources are thresholds, and whoever has many takes several.
        assert 0.7 <= card["vp"] / required <= 1.25, card["id"]


@pytest.mark.parametrize("cards", [HISTORY, PRESTIGE], ids=["history", "prestige"])
def test_every_card_is_better_than_any_other_in_something(cards: list[CardFigures]) -> None:
    pairs = [(card, other) for card in cards for other in cards if card["kind"] == other["kind"] and card is not other]
    assert [(card["id"], other["id"]) for card, other in pairs if at_least_as_good(card, other)] == []


def test_special_prestige_pays_booty() -> None:
    assert all(card["booty"] > 0 for card in FIGURES["cards"] if card["special"])


# Files.


def test_the_same_figures_are_the_same_deck() -> None:
    assert read_components(shipped_text() + "\n# a remark\n").digest == USUAL.digest
    assert read_components(shipped_text().replace("vp = 10", "vp = 9", 1)).digest != USUAL.digest


def test_a_table_can_be_made_with_an_owners_deck() -> None:
    game = GAME.with_components(OWNER_FILE.read_text(encoding="utf-8"))
    state = game.new(2, 1)
    view = state.view(0)
    assert (view["deck"], view["own_deck"]) == ("owner", True)
    assert cast(Figures, game.components({}))["own_deck"]
    playout(state, rng_from_seed(1))
    assert state.over()


def test_a_deck_that_does_not_fit_is_refused_with_its_line() -> None:
    with pytest.raises(BadComponents, match=r"^Line \d+: hoplites: colour should be war or culture or trade"):
        GAME.with_components(shipped_text().replace('colour = "war"', 'colour = "red"', 1))


def test_the_shipped_file_is_what_one_begins_with() -> None:
    assert GAME.check_components(GAME.components_text()) == []
