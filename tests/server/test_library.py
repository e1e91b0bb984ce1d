"""The games that a server offers, and what it says about them."""

from collections.abc import Callable

import pytest

import petteia
from petteia.kernel.game import Game
from petteia.server.library import playable_games
from tests.server.visitors import Refused, Visitor

pytestmark = pytest.mark.anyio
Visitors = Callable[[], Visitor]


async def test_a_game_s_words_come_in_the_language_that_is_asked_for(visitor: Visitors) -> None:
    answer = await visitor().request("GET", "/api/games/khora/texts/pl")
    assert answer.headers["content-type"].startswith("text/plain")
    english, polish = answer.text.index("Khôra in English"), answer.text.index("Khôra in Polish")
    assert english < polish  # what comes later counts


async def test_a_language_that_nobody_speaks_here_is_refused(visitor: Visitors) -> None:
    with pytest.raises(Refused, match="does not speak 'la'"):
        await visitor().get("/api/games/khora/texts/la")
    with pytest.raises(Refused, match="unknown-game"):
        await visitor().get("/api/games/go/texts/en")


def test_a_game_that_cannot_be_loaded_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    khora = petteia.load("khora")

    def load(name: str) -> Game:
        if name == "broken":
            raise ImportError("No module named 'broken'")
        return khora

    monkeypatch.setattr(petteia, "known_games", lambda: ["broken", "khora"])
    monkeypatch.setattr(petteia, "load", load)
    assert list(playable_games()) == [khora]
