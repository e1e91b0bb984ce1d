"""Finding games by name."""

import pytest

import petteia
from petteia.kernel.errors import UnknownGame


def test_khora_is_known_and_loads() -> None:
    assert "khora" in petteia.known_games()
    assert petteia.load("khora") is petteia.load("khora")


def test_an_unknown_game_is_refused_with_the_names_of_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'.*khora"):
        petteia.load("chess")
