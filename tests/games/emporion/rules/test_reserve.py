"""The action Reserve."""

import pytest

from petteia.games.emporion.components.checks import read_components
from petteia.games.emporion.rules.reserve import has_free_drachma
from tests.games.emporion.table import OWNER_FILE, owns, table


def test_two_drachmas_are_two_reserved_cards() -> None:
    game = table(3, p0=owns(reserved=["stoa", "agora"], ships=1, trade=3))
    assert not any(option.startswith("reserve") for option in game.options(0))
    assert game.refusal(0, "reserve theatron") == ("no-drachma", {"drachma": 1})


@pytest.mark.parametrize("drachmas", [0, 1, 2])
def test_as_many_cards_can_be_reserved_as_the_deck_gives_drachmas(drachmas: int) -> None:
    text = OWNER_FILE.read_text(encoding="utf-8").replace("drachmas = 2", f"drachmas = {drachmas}")
    domains = [table(p0=owns(reserved=["stoa", "agora"][:held])).domain(0) for held in range(3)]
    assert [has_free_drachma(read_components(text), domain) for domain in domains].count(True) == drachmas


def test_any_card_of_the_port_can_be_reserved_whatever_it_requires() -> None:
    game = table(port=["theatron", "rhode", "oinos", "oinos"])
    reserving = [option for option in game.options(0) if option.startswith("reserve")]
    assert reserving == ["reserve theatron", "reserve rhode", "reserve merchandise"]


def test_the_port_is_filled_from_the_history_deck() -> None:
    game = table(port=["rhode", "theatron", "gymnasion", "nomisma"], history=["kapelos", "agora"])
    game.do(0, "reserve rhode")
    assert game.port()[0] == "kapelos"
    assert game.told("refill") == [("refill", 0, "kapelos", 0, "history")]


def test_with_an_empty_history_deck_a_progress_card_comes_and_the_game_will_end() -> None:
    """Ruling 4."""
    game = table(history=[], progress=["rhode"])
    game.do(0, "reserve theatron")
    assert game.port()[0] == "rhode"
    assert game.told("ending") == [("ending", 0, "deck", 0, "")]


def test_with_both_decks_empty_the_port_shrinks() -> None:
    """Ruling 5."""
    game = table(history=[], progress=[])
    game.do(0, "reserve theatron")
    assert game.port() == [None, "gymnasion", "aristarche", "nomisma"]


def test_the_last_card_of_the_deck_ends_nothing() -> None:
    game = table(history=["kapelos"])
    game.do(0, "reserve theatron")
    assert game.told("ending") == []


def test_reserved_cards_are_kept_in_order() -> None:
    game = table(3, p0=owns(reserved=["stoa"], ships=1), p1=owns("hoplites"), p2=owns("hoplites"))
    game.do(0, "reserve nomisma")
    assert game.reserved(0) == ["stoa", "nomisma"]
