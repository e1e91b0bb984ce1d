"""The notation of moves."""

import pytest

from petteia.games.carpe_diem.moves import CODEC
from petteia.games.carpe_diem.terms import ACTION_COUNT
from petteia.kernel.errors import BadMove


def test_there_are_308_actions() -> None:
    assert len(CODEC.moves) == ACTION_COUNT == 308


@pytest.mark.parametrize(
    ("action", "notation"),
    [
        (0, "build a1 0"), (143, "build f6 3"), (58, "build c3 2"), (144, "store"), (145, "take 1a"), (172, "take 7d"),
        (173, "bread 1a"), (200, "bread 7d"), (201, "place 1"), (208, "craft 1"), (218, "craft 11"),
        (219, "return villa"), (230, "return fountain"), (231, "disc a1-b1"), (239, "disc c3-d3"), (240, "disc a1-a2"),
        (247, "disc d2-d3"), (248, "first a1"), (259, "first d3"), (260, "pay 0"), (291, "pay 31"), (292, "loaves 0"),
        (307, "loaves 15"),
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
