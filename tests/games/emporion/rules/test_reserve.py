"""The action Reserve, and giving up reserved cards when nothing is possible."""

import pytest

from petteia.games.emporion.components.checks import read_components
from petteia.games.emporion.rules.reserve import has_free_drachma
from tests.games.emporion.table import DECK, OWNER_FILE, owns, table

RICH = owns("strategos", war=9, culture=9, trade=9, ships=1)


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


def test_whoever_can_do_nothing_gives_up_a_reserved_card() -> None:
    game = table(
        2, markers=["reserve", None], p0=owns(reserved=["stoa", "theatron"]), p1=RICH, port=["agora"] + [None] * 3
    )
    assert game.asked(0) == "give-up"
    assert game.options(0) == ["give-up stoa", "give-up theatron"]
    game.do(0, "give-up stoa")
    assert game.reserved(0) == ["theatron"]
    assert game.state.removed == (DECK.ids.index("stoa"),)
    assert game.marker(0) == "reserve"  # ruling 14: the marker stays where it was
    assert game.asked(1) == "turn"


def test_a_single_reserved_card_is_given_up_without_a_question() -> None:
    game = table(2, markers=["reserve", None], p0=owns(reserved=["theatron"]), p1=RICH)
    assert game.reserved(0) == []
    assert game.told("give-up") == [("give-up", 0, "theatron", 1, "")]
    assert game.told("points") == [("points", 0, "give-up", 3, "reserved")]
    assert game.asked(1) == "turn"


def test_two_equal_reserved_cards_are_one_choice() -> None:
    game = table(2, markers=["reserve", None], p0=owns(reserved=["stoa", "stoa"]), p1=RICH)
    assert game.reserved(0) == ["stoa"]


def test_giving_up_frees_a_drachma() -> None:
    """Ruling 8."""
    polis = ["polemarchos", "stoa", "agora"]
    game = table(3, polis=polis, markers=["reserve"], p0=owns(reserved=["theatron"]), p1=RICH, p2=RICH)
    game.do(1, "take agora").do(2, "take stoa")
    assert "reserve gymnasion" in game.options(0)
    game.do(0, "reserve gymnasion")
    assert game.reserved(0) == ["gymnasion"]


def test_whoever_can_do_nothing_and_has_nothing_to_give_up_is_passed_over() -> None:
    """Rulings 1 and 14."""
    game = table(2, markers=["reserve", None], p1=RICH)
    assert game.told("skip") == [("skip", 0, "", 0, "")]
    assert game.marker(0) == "reserve"
    assert game.asked(1) == "turn"
