"""Views and figures are what their types say, word by word; from these the page's types are made."""

import pytest

import petteia
from petteia.kernel.game import Game
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State
from petteia.testing.tables import play_randomly
from tests.games.shapes import check_shape

GAMES = [petteia.load(name) for name in ("carpe-diem", "emporion", "khora")]


def tables(game: Game) -> list[State]:
    """A table with the usual options, and one for every other value of an option."""
    others = [{option.name: value} for option in game.options for value in option.values[1:]]
    return [game.new(3, seed=5, **options) for options in ({}, *others)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_views_have_the_shape_of_their_type(game: Game) -> None:
    for state in tables(game):
        rng = rng_from_seed(5)
        while state.waiting():
            for viewer in (None, 0, state.waiting()[0]):
                check_shape(state.view(viewer), game, "forms/view.py", "View")
            play_randomly(state, rng, 20)
        check_shape(state.view(1), game, "forms/view.py", "View")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_figures_have_the_shape_of_their_type(game: Game) -> None:
    for options in ({}, *({option.name: value} for option in game.options for value in option.values)):
        check_shape(game.components(game.check_options(options)), game, "components/figures.py", "Figures")
