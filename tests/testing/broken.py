"""Games that break a promise of the kernel, and which check finds it."""

import pytest

from petteia.kernel.game import Game
from petteia.testing.conformance import ConformanceError, conformance
from tests.kernel.tiny import Tiny, TinyGame, tiny_game


def failing_check(game: Game) -> str:
    with pytest.raises(ConformanceError) as caught:
        conformance(game, games=3)
    assert str(caught.value).startswith(f"{caught.value.check} (tiny")
    return caught.value.check


def with_state(state: type[Tiny]) -> TinyGame:
    class Broken(TinyGame):
        kind = state

    return tiny_game(Broken)


def with_game(game: type[TinyGame], state: type[Tiny]) -> TinyGame:
    class Broken(game):  # type: ignore[misc, valid-type]
        kind = state

    return tiny_game(Broken)
