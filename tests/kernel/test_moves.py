"""Moves and their codec: integers inside, words outside."""

import pytest

from petteia.kernel.errors import BadMove
from petteia.kernel.moves import Codec, Move, Verb, first_actions

PASS = Move("pass")
CODEC = Codec([Verb("pass"), Verb("bid", [str(number) for number in range(1, 10)])])
CELLS = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
GRID = Codec([Verb("lay", [f"{cell} {90 * turn}" for cell in CELLS for turn in range(4)])])


def bid(number: int) -> Move:
    return Move("bid", str(number))


def test_a_move_has_a_notation_a_document_and_a_short_form() -> None:
    assert bid(7).notation() == "bid 7"
    assert bid(7).to_dict() == {"verb": "bid", "of": "7"}
    assert PASS.to_dict() == {"verb": "pass", "of": ""}
    assert repr(bid(7)) == "<bid 7>"


def test_a_move_may_say_by_which_way() -> None:
    move = Move("take", "stoa", "trade")
    assert move.notation() == "take stoa by trade"
    assert move.to_dict() == {"verb": "take", "of": "stoa", "by": "trade"}
    assert move not in (Move("take", "stoa"), Move("take", "stoa", "war"))


def test_moves_are_values() -> None:
    assert bid(3) == bid(3)
    assert bid(3) != bid(4)
    assert bid(3) != "bid 3"
    assert len({bid(3), bid(3), bid(4), PASS}) == 3


def test_actions_are_numbered_row_by_row_way_by_way() -> None:
    table = [Verb("pass"), Verb("take", ("a", "b"), ("war", "trade")), Verb("send", ("a", "b", "c"))]
    notations = [move.notation() for move in Codec(table).moves]
    assert notations[1:5] == ["take a by war", "take b by war", "take a by trade", "take b by trade"]
    assert [notations[first] for first in first_actions(table)[:-1]] == ["pass", "take a by war", "send a"]
    assert first_actions(table)[-1] == len(notations) == 8


def test_the_codec_reads_both_ways() -> None:
    for action in range(10):
        assert CODEC.action(CODEC.move(action)) == action
    assert CODEC.move(3) == bid(3)


def test_a_grid_with_turns_is_small_enough() -> None:
    assert len(GRID.moves) == 144
    assert GRID.move(GRID.read("lay c2 270")) == Move("lay", "c2 270")
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
        CODEC.action(Move("lay", "a1 0"))


def test_two_actions_cannot_share_a_notation() -> None:
    with pytest.raises(BadMove, match="must not have the same notation"):
        Codec([Verb("bid", ("1", "1"))])
