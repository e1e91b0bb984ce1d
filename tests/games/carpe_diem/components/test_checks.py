"""What is wrong in an owner's own file of components, line by line."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.games.carpe_diem.components.board import shipped_text
from petteia.games.carpe_diem.components.checks import problems_in
from petteia.games.carpe_diem.game import GAME
from petteia.kernel.components import Problem

TEXT = shipped_text()


def line_of(part: str, times: int = 1) -> int:
    """The line in which a part of the shipped file stands, the first or a later time."""
    lines = [number for number, line in enumerate(TEXT.splitlines(), 1) if part in line]
    return lines[times - 1]


def changed(old: str, new: str) -> list[Problem]:
    """The problems after one change."""
    assert old in TEXT
    return problems_in(TEXT.replace(old, new, 1))


def test_the_shipped_file_has_none() -> None:
    assert problems_in(TEXT) == []


# One change in a line is found in that line.
CHANGES = [
    ('id = "merchant-baker"', 'id = "Merchant & Baker"', "An id has small letters"),
    ('id = "bakery"', 'id = "market"', "Another tile has the id 'market'"),
    ('back = "black"', 'back = "grey"', "back should be one of white, black, not 'grey'"),
    ("copies = 3", "copies = 0", "copies should be a whole number from 1 to 99, not 0"),
    ('building = "bakery"', 'building = "temple"', "building should be one of market, bakery, fountain"),
    ('edges = ["merchant", "baker", "meadow", "meadow"]', 'edges = ["merchant", "baker"]', "edges should be four of"),
    ('edges = ["merchant", "baker", "meadow", "meadow"]', "edges = [1, 2, 3, 4]", "edges should be four of"),
    (
        'edges = ["merchant", "baker", "meadow", "meadow"]',
        'edges = ["merchant", "baker", "pond", "meadow"]',
        "shows at most two kinds of features, not 3",
    ),
    (
        'edges = ["merchant", "baker", "meadow", "meadow"]',
        'edges = ["meadow", "meadow", "meadow", "meadow"]',
        "shows something besides meadow",
    ),
    (
        'edges = ["merchant", "baker", "meadow", "meadow"]',
        'edges = ["merchant", "merchant", "meadow", "meadow"]',
        "A dwelling is two tiles",
    ),
    (
        'edges = ["pond", "pond", "meadow", "meadow"]',
        'edges = ["pond", "pond", "pond", "meadow"]',
        "A landscape has no forks",
    ),
    ("chimneys = 3", "chimneys = 10", "chimneys should be a whole number from 0 to 9, not 10"),
    ("pay = { grapes = 2 }", "pay = { olives = 2 }", "pay speaks of 'olives'"),
    ("pay = { grapes = 2 }", "pay = { grapes = 0 }", "grapes should be a whole number from 1 to 20, not 0"),
    ("pay = { grapes = 2 }", "pay = 2", "pay should be written as"),
    ("gain = { vp = 4 }", "gain = {}", "gain should be written as"),
    ("phases = 4", "phases = 5", "phases is 4 by the rules, in every set, not 5"),
    ("spaces = 7", 'spaces = "7"', "spaces is 7 by the rules, in every set, not '7'"),
    ("loaves = 3", "loaves = 0", "loaves should be a whole number from 1 to 20, not 0"),
    ("longest_landscape = 4", "longest_landscape = 7", "from 3 to 6, not 7"),
    ("baker = { bread = 2 }", "baker = 2", "baker should be written as"),
    ("frame_pieces = 16", "frame_pieces = 15", "frame_pieces should be a whole number from 16 to 99"),
    ('["pond", "pond", "meadow", "meadow"]', '["pond", "pond 5", "meadow", "meadow"]', "edges should be four of"),
    ('["pond", "pond", "meadow", "meadow"]', '["pond", "meadow 2", "meadow", "meadow"]', "edges should be four of"),
    ('kind = "market"', 'kind = ["market", "meadow"]', "kind names 'meadow'"),
    ('kind = "market"', "kind = []", "kind should be some of villa"),
    ("have = { chimney = 2 }", "have = { roof = 2 }", "have speaks of 'roof'"),
    ('kind = "vineyard"\n', 'kind = "villa"\n', "Another fountain has the id 'villa'"),
    ("vp = 2\n", "vp = -1\n", "vp should be a whole number from 0 to 99, not -1"),
    ('{ kind = "vineyard", place = 1, vp = 3 }', '{ kind = "market", place = 1, vp = 3 }', "cannot lie across a line"),
    ('{ kind = "vineyard", place = 1, vp = 3 }', '{ kind = "vineyard", place = 6, vp = 3 }', "from 1 to 5, not 6"),
    ('{ kind = "vineyard", place = 1, vp = 3 }', '{ kind = "vineyard", place = 3, vp = 3 }', "at different places"),
    (
        '{ kind = "vineyard", place = 1, vp = 3 }',
        '{ kind = "vineyard", vp = 3 }',
        "says its kind, its place and its vp",
    ),
    ('{ kind = "vineyard", place = 1, vp = 3 }, ', "", "goals should be 2"),
    ('shovel = "c3"', 'shovel = "a1"', "shovel should be one of c3, d3, c4, d4"),
    ('scrolls = ["d1", ', 'scrolls = ["z9", ', "scrolls names 'z9'"),
    ('scrolls = ["d1", "b2", ', 'scrolls = ["b2", ', "A panel has 9 scrolls, not 8"),
    ('scrolls = ["d1", "b2", ', 'scrolls = ["b2", "b2", ', "scrolls names something twice"),
    ('scrolls = ["d1", ', 'scrolls = ["c3", ', "no scroll where the shovel is"),
    ("last = 20", "last = 0", "last should be a whole number from 1 to 99"),
    ("vp = [0, 0, 1,", "vp = [0, 0, -1,", "vp should be a list of whole numbers"),
    ("vp = [8, 9]\n", "vp = [8]\n", "vp should be 2 whole numbers"),
    ("taken = 3", "taken = 4", "3 players take 3 tiles"),
    ('empty = ["a1", "d3"]', 'empty = ["a1", "e3"]', "empty names 'e3'"),
    (
        "cards = { A = 2, B = 2, C = 2, D = 2 }",
        "cards = { A = 3, B = 2, C = 2, D = 2 }",
        "The grid has 8 places, not 9",
    ),
    ('name = "reconstruction"', 'name = "My Set"', "The set needs a name"),
    ('source = "derived"', 'source = "guessed"', "source should be one of rulebook, derived, one, reconstructed, own"),
]


@pytest.mark.parametrize(("old", "new", "said"), CHANGES, ids=[f"{new[:40]}" for _, new, _ in CHANGES])
def test_a_mistake_is_found_in_its_line(old: str, new: str, said: str) -> None:
    found = changed(old, new)
    wanted = line_of(old.splitlines()[0])
    assert any(problem.line == wanted and said in problem.text for problem in found), found


def test_panels_may_have_more_or_fewer_scrolls() -> None:
    text = re.sub(r'scrolls = \["[a-f][1-6]", ', "scrolls = [", TEXT).replace("scrolls = 9", "scrolls = 8")
    assert problems_in(text) == []
    assert GAME.with_components(text).new(4, 1).waiting()


def test_a_missing_key_is_found_at_its_piece() -> None:
    found = changed('shovel = "c3"\n', "")
    assert found == [Problem(line_of("[[panel]]"), "This panel does not say its shovel.")]


def test_an_unknown_key_is_found() -> None:
    found = changed('shovel = "c3"', 'shovel = "c3"\ncolour = "red"')
    assert found[0].text.startswith("A panel has no 'colour'")


def test_a_missing_piece_is_found() -> None:
    found = changed('[[panel]]\nid = "1"', '[[panel]]\nid = "2"')
    assert "Another panel has the id '2'" in found[0].text
    fewer = changed("copies = 3", "copies = 2")
    assert [problem.text for problem in fewer] == [
        "The set has 122 pieces of the table tile, not 123.",
        "The set has 83 tiles with a white back, not 84.",
    ]
    assert fewer[0].line == 0


def test_both_or_neither_of_edges_and_building() -> None:
    both = changed('building = "market"', 'building = "market"\nedges = ["meadow", "meadow", "meadow", "meadow"]')
    assert "either edges or a building" in both[0].text
    neither = changed('building = "market"\n', "")
    assert "either edges or a building" in neither[0].text


def test_chimneys_belong_to_villas() -> None:
    found = changed('building = "market"', 'building = "market"\nchimneys = 1')
    assert [problem.text for problem in found] == ["Only villas have chimneys."]


def test_each_villa_of_a_tile_has_its_own_chimneys() -> None:
    cross = 'edges = ["villa", "villa", "villa", "villa"]\nchimneys = 3'
    two = 'edges = ["villa", "villa", "villa 2", "villa 2"]\nchimneys = '
    assert changed(cross, two + "[1, 2]") == []
    for chimneys in ("3", "[3]", "[1, 10]", '["1", 2]'):
        found = changed(cross, two + chimneys)
        assert [problem.text for problem in found] == ["chimneys should be a list of 2 numbers, one for each villa."]


def test_a_black_tile_shows_one_kind() -> None:
    found = changed(
        'back = "white"\ncopies = 1\nedges = ["merchant", "baker"',
        'back = "black"\ncopies = 1\nedges = ["merchant", "baker"',
    )
    assert any("black back shows at most one kind" in problem.text for problem in found)


def test_red_cards_pay_and_green_cards_have() -> None:
    found = changed("pay = { grapes = 2 }", "have = { chimney = 2 }")
    assert "A card with back A says pay" in found[0].text
    other = changed("have = { chimney = 2 }", "pay = { grapes = 2 }")
    assert "A card with back C says have" in other[0].text


def test_too_few_cards_of_a_back() -> None:
    text = TEXT.replace("cards = { A = 3, B = 3, C = 2, D = 4 }", "cards = { A = 13, B = 1, C = 1, D = 1 }")
    assert any("There are 12 cards with back A, not 13" in problem.text for problem in problems_in(text))


def test_what_is_no_toml_is_said_with_its_line() -> None:
    found = problems_in(TEXT.replace("copies = 3", "copies = = 3", 1))
    assert [problem.line for problem in found] == [line_of("copies = 3")]
    assert found[0].text.startswith("This is not valid TOML")


def test_nonsense_is_refused_without_falling_over() -> None:
    assert len(problems_in("")) > 6
    assert problems_in("tile = 7")
    assert problems_in("[tile]\nid = 1")
    assert problems_in("[[tile]]\n[[card]]\n[[table]]\n[[frame]]\n[[panel]]\n[[fountain]]\nwhat = 1")
    assert any("nothing called 'wagons'" in problem.text for problem in problems_in("[[wagons]]\nx = 1"))
    weird = TEXT.replace("cards = { A = 2, B = 2, C = 2, D = 2 }", 'cards = { A = "x" }').replace(
        "seats = 3", "seats = 9"
    )
    assert problems_in(weird)


JUNK = [
    "7",
    '"x"',
    "[]",
    "[[]]",
    "{}",
    "true",
    "[1, 2]",
    "{ vp = true }",
    '["pond", {}, [], 1]',
    "-1",
    "1979-05-27",
    "[{}, {}]",
]
KEYED = [number for number, line in enumerate(TEXT.splitlines()) if " = " in line and not line.startswith("#")]


@pytest.mark.long
@settings(max_examples=150)
@given(st.lists(st.tuples(st.sampled_from(KEYED), st.sampled_from(JUNK)), min_size=1, max_size=4))
def test_whatever_stands_there_is_looked_at_without_falling_over(changes: list[tuple[int, str]]) -> None:
    lines = TEXT.splitlines()
    for number, junk in changes:
        lines[number] = f"{lines[number].partition(' = ')[0]} = {junk}"
    text = "\n".join(lines)
    if not problems_in(text):
        assert GAME.with_components(text).new(3, 1).waiting()
