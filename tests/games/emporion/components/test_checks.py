"""What is wrong in an owner's own deck, line by line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.games.emporion.components.checks import problems_in
from petteia.kernel.components import Problem
from tests.games.emporion.table import GAME, OWNER_FILE

TEXT = OWNER_FILE.read_text(encoding="utf-8")


def line_of(part: str) -> int:
    """The first line in which a part of the file stands."""
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if part in line)


def changed(old: str, new: str) -> list[Problem]:
    """The problems after one change."""
    assert old in TEXT
    return problems_in(TEXT.replace(old, new, 1))


def test_a_good_file_has_none() -> None:
    assert problems_in(TEXT) == []
    assert problems_in(TEXT.replace("\n", "\r\n")) == []


# One change in a line is found in that line.
CHANGES = [
    ('name = "owner"', 'name = "My deck"', "The deck needs a name of small letters"),
    ("last_card = 18", "last_card = 1", "last_card should be a whole number from 2 to 40, not 1"),
    ("drachmas = 2", "drachmas = true", "drachmas should be a whole number from 0 to 2, not True"),
    ("reserved_vp = -3", "reserved_vp = 3", "reserved_vp should be a whole number from -9 to 0"),
    ("port = 4", "port = 5", "port should be a whole number from 4 to 4"),
    ("most_ships = 4", "most_ship = 4", "There is no rule called 'most_ship'"),
    ("booty = [[2, 2], [1, 2, 3], [1, 2, 3, 4]]", "booty = [[2, 2], [1, 2, 3]]", "booty should be three lists"),
    ("booty = [[2, 2], [1, 2, 3], [1, 2, 3, 4]]", "booty = [[2, 2], [1, 2, 3], [2, 2, 3, 4]]", "So much booty"),
    ("merchandise_vp = [5, 10, 17, 26, 37]", "merchandise_vp = []", "merchandise_vp should be a list"),
    ('id = "hippeis"', 'id = "Hippeis!"', "id should be small letters"),
    ('id = "stoa"', 'id = "hippeis"', "hippeis stands here twice"),
    ('name = "Hippeis of the owner"', 'name = "a\\nb"', "name should be a text of at most 40 letters"),
    ('name = "Hippeis of the owner"', 'name = " "', "name should be a text of at most 40 letters"),
    ('colour = "war"', 'colour = "red"', "hoplites: colour should be war or culture or trade, not 'red'"),
    ("copies = 9", "copies = 0", "hoplites: copies should be a whole number from 1 to 68, not 0"),
    ("alpha = true", "alpha = 1", "hoplites: alpha should be true or false, not 1"),
    ("grants = { war = 1 }", "grants = { peace = 1 }", "hoplites: grants should be like { war = 1 }"),
    ("grants = { war = 1 }", "grants = { war = 0 }", "hoplites: grants should be like { war = 1 }"),
    ("ships = 1", "ships = 31", "hoplites: ships should be a whole number from 0 to 30"),
    ('takes = ["prestige"]', 'takes = ["prestige", "prestige"]', "takes should be a list of prestige and merchandise"),
    ('takes = ["prestige"]', 'take = ["prestige"]', "a history card has no 'take'; it has id"),
    ("per = { war = 1 }", "per = { ships = 1 }", "per should be like { war = 1 }, of war"),
    ('source = "printed"', 'source = "memory"', "source should be rulebook or reconstructed or own or printed"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), CHANGES)
def test_a_wrong_line_is_named(old: str, new: str, said: str) -> None:
    found = changed(old, new)
    assert [problem.line for problem in found if said in problem.text] == [line_of(old)]
    assert all(problem.text.endswith(".") for problem in found)


# What the cards are together.
WHOLES = [
    ("copies = 9", "copies = 8", "There are 67 history cards; there should be 68."),
    ("copies = 9", "copies = 8", "There are 25 starting cards (alpha = true); there should be 26."),
    ("first = true\n", "", "1 cards have first = true; there should be 2."),
    ("polis = true\n", "", "2 cards have polis = true; there should be 3."),
    ("first_tie_break = true\n", "", "One Prestige card, with two copies or more, has first_tie_break = true."),
    ("per = { war = 1 }", "per = { war = 2 }", "There are 1 cards with 1 VP per war; the rulebook shows 2."),
    ("copies = 9\nalpha", "copies = 7\nalpha", "hoplites: four players need 8 starting copies."),
    ('id = "hippeis"', 'id = "merchandise"', "merchandise: this word means all Merchandise."),
    ("ships = 1\n", "", "No starting card carries a ship."),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), WHOLES)
def test_cards_that_make_no_game_together(old: str, new: str, said: str) -> None:
    assert said in [problem.text for problem in changed(old, new)]


def test_without_abilities_or_enough_ships() -> None:
    text = TEXT.replace('takes = ["merchandise"]\n', "").replace("ships = 2\n", "").replace("copies = 9", "copies = 5")
    said = [problem.text for problem in problems_in(text)]
    assert "No card takes merchandise." in said
    assert "There are fewer than 6 ships." in said


def test_who_begins_must_reach_two_colours() -> None:
    text = TEXT.replace("requires = { culture = 1 }", "requires = { culture = 5 }")
    begins = "polis = true\ngrants = { culture"
    text = text.replace(begins, begins.replace("grants", "requires = { trade = 4 }\ngrants"))
    assert any("needs starting cards of two colours within reach" in problem.text for problem in problems_in(text))


def test_parts_that_are_missing_or_unknown() -> None:
    assert problems_in('name = "x"\n')[0].text == "The part [rules] is missing."
    assert "There is nothing called 'boats' in a deck." in [
        problem.text for problem in problems_in(TEXT + "\n[[boats]]\nid = 1\n")
    ]
    assert "This is no TOML" in problems_in("= 1")[0].text


@settings(max_examples=150)
@given(st.integers(0, len(TEXT) - 1), st.sampled_from(["", "0", "7", "true", '"', "=", "[", "]", "x", "\n", "-1"]))
def test_a_damaged_file_is_refused_with_words_or_can_be_played_with(at: int, new: str) -> None:
    text = TEXT[:at] + new + TEXT[at + 1 :]
    problems = problems_in(text)
    for problem in problems:
        assert problem.text.endswith(".")
        assert 0 <= problem.line <= text.count("\n") + 1
    if not problems:
        assert GAME.with_components(text).new(3, 1).waiting()
