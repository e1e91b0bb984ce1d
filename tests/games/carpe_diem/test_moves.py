"""The notation of moves."""

import pytest

from petteia.games.carpe_diem.game import GAME
from petteia.kernel.errors import BadMove

CODEC = GAME.codec


def test_there_are_324_actions() -> None:
    assert len(CODEC.moves) == 324


@pytest.mark.parametrize(
    ("action", "notation"),
    [
        (0, "build a1 0"), (143, "build f6 3"), (58, "build c3 2"), (144, "store"), (145, "take 1a"), (172, "take 7d"),
        (173, "bread 1a"), (200, "bread 7d"), (201, "place 1"), (208, "craft 1"), (218, "craft 11"),
        (219, "disc a1-b1"), (227, "disc c3-d3"), (228, "disc a1-a2"), (235, "disc d2-d3"), (236, "first a1"),
        (247, "first d3"), (248, "pay 0"), (279, "pay 31"), (280, "loaves 0"), (311, "loaves 31"),
        (312, "return villa"), (323, "return fountain"),
    ],
)  # fmt: skip
def test_notation(action: int, notation: str) -> None:
    assert CODEC.move(action).notation() == notation
    assert CODEC.read(notation) == action


def test_a_move_as_a_document() -> None:
    assert CODEC.move(58).to_dict() == {"verb": "build", "of": "c3 2"}


def test_what_is_no_move() -> None:
    with pytest.raises(BadMove, match=r"Did you mean 'build c3 2'"):
        CODEC.read("built c3 2")
