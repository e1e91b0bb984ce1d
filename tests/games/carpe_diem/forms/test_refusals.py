"""Why a move is refused, and what is refused at sight."""

import pytest

from petteia.games.carpe_diem.game import GAME
from petteia.games.carpe_diem.rules.phases import begin_scoring
from petteia.kernel.choices import Reason
from tests.games.carpe_diem.rules.test_ring import spaces
from tests.games.carpe_diem.table import Table, Tile, building, fountain_cards, owns, scoring, table, turn


def rule(game: Table, move: str) -> str:
    reason = game.refusal(game.asked()[0], move)
    assert reason is not None
    return reason.rule


def refused(game: Table) -> dict[str, str]:
    """What is refused at sight, with the rule."""
    found = game.state.refused(game.asked()[0])
    return {GAME.codec.move(action).notation(): reason.rule for action, reason in found}


def test_an_open_move_is_not_refused() -> None:
    assert building("market").refusal(0, "build c3 0") is None


def test_somebody_elses_turn_and_another_question() -> None:
    game = building("market")
    assert game.refusal(1, "store") == Reason("not-your-turn")
    assert game.refusal(0, "take 1a") == Reason("not-asked")


def test_after_the_end() -> None:
    game = table(phase=4)
    begin_scoring(game.state)
    while not game.state.over():
        game.do(game.asked()[0], game.options()[0])
    assert game.refusal(0, "store") == Reason("game-over")
    assert game.state.refused(0) == []


# Building.


def test_building_elsewhere() -> None:
    assert rule(building("market"), "build d4 0") == "first-on-shovel"
    game = building("market", district={"c3": "bakery"})
    assert rule(game, "build c3 0") == "cell-taken"
    assert rule(game, "build d4 0") == "not-adjacent"
    assert rule(game, "build c4 2") == "equal-turn"


def test_an_edge_that_does_not_fit_tells_what_the_cell_asks_for() -> None:
    district: dict[str, Tile] = {"c3": ("black-pond-end", 1), "c2": "market", "d2": "market"}
    reason = building("market", district=district).refusal(0, "build d3 0")
    assert reason == Reason("edges-differ", (("edge-meadow", 1), ("edge-pond", 1)))


def test_the_frame_asks_for_meadow() -> None:
    district = {"c3": "market", "c2": "market", "c1": "market"}
    reason = building("black-pond-end", district=district).refusal(0, "build d1 0")
    assert reason == Reason("edges-differ", (("edge-meadow", 2),))


def test_a_landscape_that_would_be_too_long() -> None:
    chain: dict[str, Tile] = {
        "a3": ("black-pond-end", 1), "b3": ("pond-straight", 1), "c3": ("pond-straight", 1), "d3": ("pond-straight", 1)
    }  # fmt: skip
    assert rule(building("black-pond-end", district=chain), "build e3 3") == "landscape-too-long"


def test_cells_that_the_tile_does_not_fit_are_refused_at_sight() -> None:
    assert refused(building("market", district={"c3": ("black-pond-end", 1)})) == {"build d3 0": "edges-differ"}


# Taking.


def test_taking_from_afar() -> None:
    game = turn(ring=spaces(1, 2, 3, 4, 7), p0=owns(pawn=1))
    assert rule(game, "take 3a") == "too-far"
    assert rule(game, "take 5a") == "tile-taken"
    assert game.refusal(0, "bread 3a") == Reason("not-enough-bread", (("bread", 1),))
    assert set(refused(game)) == {f"take {space}{place}" for space in (1, 3, 4) for place in "abcd"}


def test_an_equal_tile() -> None:
    game = turn(ring={"2a": "market", "2b": "market", "7a": "bakery"}, p0=owns(pawn=1))
    assert rule(game, "take 2b") == "equal-tile"
    assert refused(game) == {"take 2b": "equal-tile"}


def test_the_craftsman_row() -> None:
    row = ["black-market", "black-bakery", "black-market"]
    game = building("black-craftsman", district={"c3": ("black-craftsman", 1)}, row=row).do(0, "build d3 3")
    assert (rule(game, "craft 3"), rule(game, "craft 4")) == ("equal-tile", "tile-taken")


def test_placing_a_pawn_on_another() -> None:
    game = Table(GAME.new(2, 1))  # type: ignore[arg-type]
    game.do(game.asked()[0], "place 3")
    assert rule(game, "place 3") == "space-occupied"
    assert refused(game) == {"place 3": "space-occupied"}


# Fountain cards.


def test_fountain_cards_of_others() -> None:
    game = building("fountain")
    game.state.deck = fountain_cards({"villa": 1, "pond": 1})
    game.do(0, "build c3 0")
    assert rule(game, "return baker") == "not-your-card"


# Scoring.


def test_disc_spaces() -> None:
    game = table(track=[1, 0])
    begin_scoring(game.state)
    game.do(0, "disc b2-c2")
    assert rule(game, "disc b2-c2") == "disc-there"
    assert rule(game, "disc a1-b1") == "no-two-cards"
    assert refused(game) == {"disc b2-c2": "disc-there"}


def test_paying_too_often() -> None:
    game = scoring("herbs-2", wares={"herbs": 3})
    assert game.refusal(0, "pay 3") == Reason("cannot-pay", (("coin", 3),))
    assert game.state.refused(0) == [(GAME.codec.read("pay 2"), Reason("cannot-pay", (("coin", 1),)))]


def test_too_little_bread() -> None:
    game = scoring("herbs-2", bread=4)
    assert game.refusal(0, "loaves 2") == Reason("not-enough-bread", (("bread", 2),))


def test_a_card_elsewhere() -> None:
    game = scoring("villa-coin", complete={"villa": 4})
    assert rule(game, "first a2") == "not-beside-disc"


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_else_is_refused_anything(seat: int) -> None:
    game = building("market")
    assert bool(game.state.refused(seat)) is False
