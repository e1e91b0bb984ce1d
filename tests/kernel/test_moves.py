"""Moves and their codec: integers inside, words outside."""

import pytest

from petteia.kernel.errors import BadMove
from petteia.kernel.moves import Codec, Move, Named
from tests.kernel.tiny import Bid


class Pass(Move):
    def words(self) -> tuple[str, ...]:
        return ("pass",)


class Take(Named):
    def verb(self) -> str:
        return "take"


class Lay(Move):
    """Tile laying on a grid, as in Carpe Diem: a cell and a turn."""

    def __init__(self, cell: int, turn: int) -> None:
        self.cell = cell
        self.turn = turn

    def words(self) -> tuple[str, ...]:
        return ("lay", f"{'abcdef'[self.cell % 6]}{self.cell // 6 + 1}", f"{90 * self.turn}")


CODEC = Codec([Pass(), *(Bid(number) for number in range(9))])
GRID = Codec([Lay(cell, turn) for cell in range(36) for turn in range(4)])


def test_a_move_has_a_notation_a_document_and_a_short_form() -> None:
    move = Bid(6)
    assert move.notation() == "bid 7"
    assert move.to_dict() == {"verb": "bid", "of": "7"}
    assert Pass().to_dict() == {"verb": "pass", "of": ""}
    assert repr(move) == "<bid 7>"


def test_a_move_about_a_named_thing_has_a_verb() -> None:
    assert Take("bank").notation() == "take bank"
    assert Take("bank").to_dict() == {"verb": "take", "of": "bank"}
    assert Take("bank") == Take("bank") != Take("port")


def test_moves_are_values() -> None:
    assert Bid(3) == Bid(3)
    assert Bid(3) != Bid(4)
    assert Bid(3) != "bid 4"
    assert len({Bid(3), Bid(3), Bid(4), Pass()}) == 3


def test_the_codec_reads_both_ways() -> None:
    for action in range(10):
        assert CODEC.action(CODEC.move(action)) == action
    assert CODEC.move(3) == Bid(2)


def test_a_grid_with_turns_is_small_enough() -> None:
    assert len(GRID.moves) == 144
    assert GRID.move(GRID.read("lay c2 270")) == Lay(8, 3)
    assert GRID.move(35).to_dict() == {"verb": "lay", "of": "c2 270"}


@pytest.mark.parametrize("written", ["bid 7", "BID 7", "  Bid\t7 \n", "bid   7"])
def test_spaces_and_capitals_do_not_matter(written: str) -> None:
    assert CODEC.read(written) == 7


def test_an_unknown_move_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(BadMove, match=r"'bit 7' is not a move of this game. Did you mean 'bid 7'\?"):
        CODEC.read("bit 7")
    with pytest.raises(BadMove, match=r"'castle' is not a move of this game.$"):
        CODEC.read("castle")


def test_a_long_text_is_shortened_in_the_refusal() -> None:
    with pytest.raises(BadMove) as refusal:
        CODEC.read("x" * 10_000)
    assert len(str(refusal.value)) < 120


@pytest.mark.parametrize("action", [-1, 10, 2**62])
def test_an_unknown_action_is_refused(action: int) -> None:
    with pytest.raises(BadMove, match=f"There is no action {action}; this game has actions 0 to 9"):
        CODEC.move(action)


def test_a_move_of_another_game_is_refused() -> None:
    with pytest.raises(BadMove):
        CODEC.action(Lay(0, 0))


def test_two_actions_cannot_share_a_notation() -> None:
    with pytest.raises(BadMove, match="must not have the same notation"):
        Codec([Bid(1), Bid(1)])
