"""The notation of moves: the numbers depend on the deck, the words do not."""

import pytest

from petteia.games.emporion.game import GAME
from petteia.kernel.errors import BadMove
from petteia.kernel.moves import MOST_ACTIONS

CODEC = GAME.codec
FIXED = ["first hoplites", "first sophistes", "marker asclepios", "marker hygieia", "expedition", "refill history"]


def test_the_numbers_of_a_deck() -> None:
    assert len(CODEC.moves) == GAME.deck.actions <= MOST_ACTIONS
    assert [CODEC.move(action).notation() for action in range(6)] == FIXED


@pytest.mark.parametrize(
    "notation",
    [
        *FIXED, "refill progress", "take macellum", "take emporion by war", "take merchandise by trade",
        "take artemision by culture", "play stoa", "play palaia-polis by war", "play merchandise by trade",
        "reserve stoa", "reserve palaia-polis", "reserve merchandise", "send stoa", "send merchandise",
        "give-up stoa", "give-up merchandise",
    ],
)  # fmt: skip
def test_notation_both_ways(notation: str) -> None:
    assert CODEC.move(CODEC.read(notation)).notation() == notation


def test_every_move_is_read_as_what_it_says() -> None:
    for action, move in enumerate(CODEC.moves):
        assert CODEC.read(move.notation()) == CODEC.action(move) == action


def test_moves_as_documents() -> None:
    assert CODEC.move(CODEC.read("take stoa")).to_dict() == {"verb": "take", "of": "stoa"}
    by = CODEC.move(CODEC.read("play emporion by war"))
    assert by.to_dict() == {"verb": "play", "of": "emporion", "by": "war"}


def test_what_is_no_move() -> None:
    for text in ("reserve artemision", "take stoa by war", "take oinos by trade", "send artemision"):
        with pytest.raises(BadMove):
            CODEC.read(text)
    with pytest.raises(BadMove, match=r"Did you mean 'take stoa'"):
        CODEC.read("take stoae")
