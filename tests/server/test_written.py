"""What people write is cleaned in one way, and two names that look the same are the same."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petteia.server.namer import LONGEST_NAME
from petteia.server.written import BadName, cleaned, cleaned_name, name_key

BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
ZERO_WIDTH = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e\u034f\ufe0f\u115f\u3164\uffa0\u2800"
INVISIBLE = "".join(map(chr, range(32))) + "\x7f\x85" + BIDI + ZERO_WIDTH
LETTERS = st.characters(categories=("L", "M", "N", "P", "S", "Z"))
WRITTEN = st.text(st.one_of(st.characters(), st.sampled_from(INVISIBLE), LETTERS), max_size=60)
SEEN = "".join(set(INVISIBLE) - set(" \t\n\r\x0b\x0c\x1c\x1d\x1e\x1f\x85"))


@given(WRITTEN)
def test_nothing_invisible_stays(text: str) -> None:
    for found in (cleaned(text), cleaned(text, "NFKC")):
        assert not set(found) & set(INVISIBLE)
        assert not any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for letter in found)


@given(WRITTEN)
def test_spaces_are_single_and_inside(text: str) -> None:
    assert cleaned(text) == " ".join(cleaned(text).split())
    assert all(letter == " " or not letter.isspace() for letter in cleaned(text))


@given(WRITTEN)
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    assert cleaned(cleaned(text)) == cleaned(text)
    assert cleaned(cleaned(text, "NFKC"), "NFKC") == cleaned(text, "NFKC")
    assert name_key(name_key(text)) == name_key(text)


@given(WRITTEN)
def test_a_name_is_refused_or_clean_and_short(text: str) -> None:
    try:
        name = cleaned_name(text)
    except BadName:
        return
    assert 0 < len(name) <= LONGEST_NAME
    assert cleaned_name(name) == name


@given(st.text(LETTERS, max_size=20), st.data())
def test_what_nobody_sees_makes_no_other_name(name: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(name)))
    hidden = name[:at] + data.draw(st.text(st.sampled_from(SEEN), min_size=1, max_size=5)) + name[at:]
    assert name_key(hidden) == name_key(name)


@given(st.text(LETTERS, max_size=20))
def test_a_name_is_the_same_in_every_form(name: str) -> None:
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        assert name_key(unicodedata.normalize(form, name)) == name_key(name)
    assert name_key(f"  {name} ") == name_key(name)
    assert name_key(name.casefold()) == name_key(name)


@pytest.mark.parametrize(
    "other",
    [
        "ann",
        "ANN",
        "\uff21\uff4e\uff4e",
        "Ann\u200b",
        "A\u202enn",
        "\u0410nn",
        "\u0391nn",
        " Ann ",
        "An\u00adn",
        "Ann\ufe0f",
    ],
)
def test_names_that_pass_for_ann(other: str) -> None:
    assert name_key(other) == name_key("Ann")


@pytest.mark.parametrize("other", ["Anna", "An n", "Ánn", "Anm"])
def test_names_that_do_not(other: str) -> None:
    assert name_key(other) != name_key("Ann")


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\x00", "\u3164", "\u0301", "x" * 25, "\ufdfa" * 2])
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(BadName):
        cleaned_name(name)


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "Χαρά", "李", "O’Neill", "J. R.", "🦉"])
def test_names_of_all_the_world_stay(name: str) -> None:
    assert cleaned_name(name) == name
