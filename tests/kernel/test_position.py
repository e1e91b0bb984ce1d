"""Positions as documents and texts, and their digest."""

import pytest

from petteia.kernel.errors import BadPosition
from petteia.kernel.playout import play_on
from petteia.kernel.position import digest, position_document, position_text
from petteia.kernel.rng import rng_from_seed
from tests.kernel.tiny import GAME


def test_a_position_is_read_back_from_its_text() -> None:
    state = GAME.new(2, 1)
    play_on(state, rng_from_seed(1), 3)
    text = position_text(state)
    again = GAME.from_dict(position_document(text))
    assert position_text(again) == text
    assert digest(again) == digest(state)


def test_the_text_is_ordered_and_ends_with_a_line() -> None:
    text = position_text(GAME.new(2, 1))
    document = position_document(text)
    assert list(document) == sorted(document)
    assert text.endswith("}\n")


def test_the_digest_is_the_same_everywhere() -> None:
    assert digest(GAME.new(2, 1)) == "b74607a231bd670249a3cbb0"
    assert digest(GAME.new(2, 2)) != digest(GAME.new(2, 1))


def test_the_digest_tells_any_change() -> None:
    state = GAME.new(2, 1)
    before = digest(state)
    state.rng.below(6)
    assert digest(state) != before


@pytest.mark.parametrize("text", ["", "{", "nothing", '{"a": ', "[" * 100_000, "\x00"])
def test_a_text_that_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match="This is not a position"):
        position_document(text)


@pytest.mark.parametrize("text", ["[]", "7", "null", '"position"'])
def test_a_document_is_an_object(text: str) -> None:
    with pytest.raises(BadPosition, match="a JSON object was expected"):
        position_document(text)
