"""The figures behind a heuristic: rows of weights, and the file that a game ships."""

import pytest

import petteia
from petteia.kernel.errors import BadComponents
from petteia.kernel.weights import WeightTable, shipped_weights
from petteia.texts import package_of

PAIRS = {"coin": [0.5, 0.0], "level": [1.0, 0.25]}


def rows(weights: WeightTable) -> list[list[float]]:
    return [list(row) for row in weights.rows]


def test_a_weight_grows_with_the_rounds_left() -> None:
    assert rows(WeightTable("A game", ("level", "coin"), PAIRS, 3)) == [[1.0, 0.5], [1.25, 0.5], [1.5, 0.5]]


def test_a_weight_may_grow_by_longer_units_than_rounds() -> None:
    assert rows(WeightTable("A game", ("level",), {"level": [1.0, 0.5]}, 3, 2.0)) == [[1.0], [1.25], [1.5]]


def test_some_weights_are_certain_in_the_final_scoring() -> None:
    assert list(WeightTable("A game", ("level", "coin"), PAIRS, 3, certain={"coin": 2.0}).last) == [1.0, 2.0]


def test_weights_are_neither_missing_nor_unknown() -> None:
    with pytest.raises(BadComponents, match=r"^The weights of Morra's heuristic do not fit: bone, coin\.$"):
        WeightTable("Morra", ("level", "bone"), PAIRS, 3)


@pytest.mark.parametrize("name", petteia.known_games())
def test_the_shipped_file_is_what_a_game_begins_with(name: str) -> None:
    game = petteia.load(name)
    assert shipped_weights(package_of(game)) == game.weights()
