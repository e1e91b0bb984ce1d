"""What is wrong in an owner's own deck, line by line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.games.emporion.components.checks import MOST_EACH, RULES, problems_in
from petteia.kernel.components import Problem
from petteia.kernel.counts import WIDEST
from petteia.testing.conformance import conformance
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
    ("drachmas = 2", "drachmas = 3", "drachmas should be a whole number from 0 to 2, not 3"),
    ("drachmas = 2", "drachmas = true", "drachmas should be a whole number from 0 to 2, not True"),
    ("reserved_vp = -3", "reserved_vp = 3", "reserved_vp should be a whole number from -9 to 0"),
    ("port = 4", "port = 5", "port should be a whole number from 4 to 4"),
    ("most_ships = 4", "most_ship = 4", "There is no rule called 'most_ship'"),
    ("booty = [[2, 2], [1, 2, 3], [1, 2, 3, 4]]", "booty = [[2, 2], [1, 2, 3]]", "booty should be three lists"),
    ("booty = [[2, 2], [1, 2, 3], [1, 2, 3, 4]]", "booty = [[2, 2], [1, 2, 3], [2, 2, 3, 4]]", "4 players need 27"),
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
    ('takes = ["prestige"]', 'take = ["prestige"]', "'take' says nothing here; there are id"),
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
    ("copies = 9", "copies = 8", "4 players need 26 starting cards (alpha = true), Booty included; there are 25."),
    ("first = true\n", "", "1 cards have first = true; there should be 2."),
    ("polis = true\n", "", "2 cards have polis = true; there should be 3."),
    ("first_tie_break = true\n", "", "0 cards have first_tie_break = true; there should be 1."),
    ("booty = 3\n", "booty = 3\nfirst_tie_break = true\n", "2 cards have first_tie_break = true; there should be 1."),
    ("copies = 9\nalpha", "copies = 7\nalpha", "hoplites: four players need 8 starting copies."),
    ('id = "hippeis"', 'id = "merchandise"', "merchandise: this word means all Merchandise."),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), WHOLES)
def test_cards_that_make_no_game_together(old: str, new: str, said: str) -> None:
    assert said in [problem.text for problem in changed(old, new)]


def test_no_history_card_is_left_for_the_port() -> None:
    text = TEXT.replace("alpha = true\n", "").replace('colour = "', 'alpha = true\ncolour = "')
    assert "0 History cards are no starting cards; the Port needs 4." in [found.text for found in problems_in(text)]


def test_more_than_the_engine_can_count() -> None:
    text = TEXT.replace("grants = { war = 1 }", "grants = { war = 20 }")
    assert "The cards of one Domain could grant more than 127 war." in [found.text for found in problems_in(text)]
    assert RULES["last_card"][1] * MOST_EACH <= WIDEST  # multipliers: all that a file may say


TIE_BREAK = "first_tie_break = true\n"
# What no rule demands, though the rulebook's examples may show it.
ALLOWED = {
    "28 starting cards": [('id = "stoa"\n', 'id = "stoa"\nalpha = true\n')],
    "no ship on a starting card": [("ships = 1\n", "")],
    "no ship at all": [("ships = 1\n", ""), ("ships = 2\n", "")],
    "a Booty multiplier of two": [("per = { booty = 1 }", "per = { booty = 2 }")],
    "no Booty multiplier": [("per = { booty = 1 }\n", "")],
    "no War multiplier": [("per = { war = 1 }\n", "")],
    "no ability": [('takes = ["merchandise"]\n', ""), ('takes = ["prestige"]\n', "")],
    "the tie-break on a History card": [(TIE_BREAK, ""), ('id = "hippeis"\n', 'id = "hippeis"\n' + TIE_BREAK)],
    "the tie-break on a single card": [(TIE_BREAK, ""), ('id = "rhode"\n', 'id = "rhode"\n' + TIE_BREAK)],
    "a hard beginning": [("requires = { culture = 1 }", "requires = { culture = 5 }")],
}  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("changes", ALLOWED.values(), ids=ALLOWED)
def test_what_no_rule_demands_is_allowed(changes: list[tuple[str, str]]) -> None:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    assert problems_in(text) == []
    conformance(GAME.with_components(text), seats=3, games=1, seed=7)


def test_parts_that_are_missing_or_unknown() -> None:
    assert problems_in('name = "x"\n')[0].text == "The part [rules] is missing."
    assert "There is nothing called 'boats' in a deck." in [
        problem.text for problem in problems_in(TEXT + "\n[[boats]]\nid = 1\n")
    ]
    assert "This is not valid TOML" in problems_in("= 1")[0].text


@pytest.mark.long
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
