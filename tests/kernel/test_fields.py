"""Reading documents field by field."""

from collections.abc import Callable

import pytest

from petteia.kernel import fields
from petteia.kernel.errors import BadPosition
from petteia.kernel.fields import LONGEST_LIST
from petteia.kernel.state import Document

COLOURS = ("red", "blue")
LONG: Document = {"deck": [0] * (LONGEST_LIST + 1)}
OPTIONS = (("draft", ("on", "off")),)


def test_fields_are_read_as_what_they_are() -> None:
    document: Document = {
        "level": 3, "over": False, "cards": ["blue", "red", "blue"], "places": ["red", None], "hand": None,
        "seats": [2, 0], "stock": {"blue": 4}, "options": {"draft": "off"},
    }  # fmt: skip
    assert fields.read_number(document, "level", 1, 7, "A city") == 3
    assert fields.read_flag(document, "over", "A city") is False
    assert fields.read_names(document, "cards", COLOURS, "A city") == [1, 0, 1]
    assert fields.read_places(document, "places", COLOURS, 2, "A city") == [0, -1]
    assert fields.read_name_or_none(document, "hand", COLOURS, "A city") == -1
    assert fields.read_different(document, "seats", 3, "A city") == [2, 0]
    assert fields.read_counts(document, "stock", COLOURS, 9, "A city") == [0, 4]
    assert fields.read_options(document, OPTIONS) == {"draft": "off"}


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda: fields.expect(False, "It is not so."), "It is not so."),
        (lambda: fields.read_object([], "A city"), "A city should be an object."),
        (lambda: fields.read_field({}, "vp", "A city"), "A city does not say its 'vp'."),
        (
            lambda: fields.read_number({"vp": 8}, "vp", 0, 7, "It"),
            "It: vp should be a whole number from 0 to 7, not 8.",
        ),
        (
            lambda: fields.read_number({"vp": True}, "vp", 0, 7, "It"),
            "It: vp should be a whole number from 0 to 7, not True.",
        ),
        (lambda: fields.read_flag({"over": 1}, "over", "It"), "It: over should be true or false, not 1."),
        (lambda: fields.read_list({"deck": "all"}, "deck", "It"), "It: deck should be a list of at most 128."),
        (lambda: fields.read_list(LONG, "deck", "It"), "It: deck should be a list of at most 128."),
        (lambda: fields.read_name("green", COLOURS, "It"), "It: there is no 'green'."),
        (lambda: fields.read_name(["red"], COLOURS, "It"), "It: there is no ['red']."),
        (lambda: fields.read_places({"row": []}, "row", COLOURS, 2, "It"), "It: row should have 2 places, not 0."),
        (
            lambda: fields.read_different({"x": [1, 1]}, "x", 2, "It"),
            "It: x should name each of 0 to 1 at most once, not 1.",
        ),
        (
            lambda: fields.read_counts({"stock": {"green": 1}}, "stock", COLOURS, 9, "It"),
            "It, stock: there is no 'green'.",
        ),
        (
            lambda: fields.read_options({"options": {"draft": "no"}}, OPTIONS),
            "Option draft should be on or off, not 'no'.",
        ),
        (
            lambda: fields.read_options({"options": {"draft": "on", "x": 1}}, OPTIONS),
            "The options are draft and no others.",
        ),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(read: Callable[[], object], sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read()
    assert str(caught.value) == sentence


def test_a_long_value_is_shown_by_its_beginning() -> None:
    with pytest.raises(BadPosition) as caught:
        fields.read_name("x" * 1000, COLOURS, "It")
    assert len(str(caught.value)) < 80
