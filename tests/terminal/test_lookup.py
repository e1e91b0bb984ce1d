"""Things are found by their names, however they are written."""

from rich.text import Text

from petteia.terminal.lookup import MOST_PAGES, Thing, find, means_options, pages, plain
from petteia.texts import Texts
from tests.terminal.paper import paper, printed

TEXTS = Texts("en", ["petteia.terminal"], strict=True)
FAMILIES = {"card": ("old-city", "oracle"), "help": ("goal",)}
NAMES = {"old-city": "Palaia Pólis", "oracle": "Oracle of Delphi", "goal": "How to win"}


def name_of(thing: Thing) -> str:
    return NAMES[thing[1]]


def test_a_plain_name_has_no_capitals_accents_or_hyphens() -> None:
    assert plain("Łódź’s  Old-City") == "lodz's old city"


def test_a_thing_is_found_by_its_id_its_name_or_the_beginning_of_either() -> None:
    for name in ("old-city", "OLD CITY", "palaia polis", "Palaia"):
        assert find(name, FAMILIES, name_of) == [("card", "old-city")]
    assert find("o", FAMILIES, name_of) == [("card", "old-city"), ("card", "oracle")]
    assert find("oracle", FAMILIES, name_of) == [("card", "oracle")]
    assert find("delphi", FAMILIES, name_of) == []


def test_a_few_things_have_their_pages_and_many_are_listed() -> None:
    things = [("card", str(number)) for number in range(MOST_PAGES + 1)]
    console = paper()
    for some in (things[:-1], things):
        page = pages(some, TEXTS, lambda thing: Text(f"page {thing[1]}"), lambda thing: f"name {thing[1]}")
        assert page is not None
        console.print(page)
    assert printed(console).count("page") == MOST_PAGES
    assert printed(console).count("name 4") == 1
    assert pages([], TEXTS, name_of, name_of) is None


def test_options_are_asked_for_by_their_word() -> None:
    assert means_options("Options", TEXTS)
    assert not means_options("option", TEXTS)
