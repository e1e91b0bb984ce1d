"""Cards are data: an owner's file adds cards that nobody has thought of, and every rule knows what to do with them."""

from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.games.emporion.components.figures import Figures
from petteia.games.emporion.game import EmporionGame
from petteia.games.emporion.rules.actions import count_card
from petteia.games.emporion.rules.scoring import breakdown, number_of, points
from petteia.games.emporion.state import Domain
from petteia.games.emporion.terms import COUNTED
from petteia.kernel.moves import MOST_ACTIONS
from petteia.testing.conformance import conformance
from tests.games.emporion.table import OWNER_FILE, SHIPPED

# Two of the three Hippeis make room for a kind of card that no deck has had: both abilities, ships, two resources, two
# multipliers, and ties.
HIPPEIS = """copies = 3
requires = { trade = 2 }"""
NAVARCHIA = """
[[history]]
id = "navarchia"
name = "Navarchia"
colour = "trade"
copies = 2
requires = { war = 1 }
grants = { war = 1, trade = 2 }
ships = 2
takes = ["prestige", "merchandise"]
vp = 1
per = { prestige = 1, booty = 2 }
first_tie_break = true
source = "printed"
"""


def deck_with(text: str) -> EmporionGame:
    """The owner's deck with another file."""
    return cast(EmporionGame, SHIPPED.with_components(text))


def deck_with_navarchia() -> EmporionGame:
    text = OWNER_FILE.read_text(encoding="utf-8")
    assert HIPPEIS in text
    text = text.replace(HIPPEIS, HIPPEIS.replace("3", "1")).replace("first_tie_break = true\n", "")
    return deck_with(text + NAVARCHIA)


@pytest.mark.long
def test_a_new_kind_of_card_is_data() -> None:
    game = deck_with_navarchia()
    for seats in (2, 3, 4):
        conformance(game, seats, games=2, seed=seats)


def test_a_new_card_has_its_moves_its_figures_and_its_points() -> None:
    game = deck_with_navarchia()
    deck = game.deck
    moves = ("take navarchia", "play navarchia", "reserve navarchia", "send navarchia", "give-up navarchia")
    assert len({game.codec.read(move) for move in moves}) == 5
    assert len(game.codec.moves) == deck.actions
    figures = {card["id"]: card for card in cast(Figures, game.components({}))["cards"]}
    assert figures["navarchia"]["takes"] == ["prestige", "merchandise"]
    assert figures["navarchia"]["tie_break"]
    domain = domain_of(game, ["navarchia", "navarchia", "rhode"], booty=3)
    assert domain.ships == 4
    assert points(deck, domain) == 2 * 1 + figures["rhode"]["vp"] + 2 * 1 + 2 * 2 * 3


def domain_of(game: EmporionGame, cards: list[str], booty: int = 0) -> Domain:
    """A Domain of these cards."""
    domain = Domain([], [0] * booty)
    for card in cards:
        count_card(game.deck, domain, game.deck.ids.index(card))
    return domain


# Multipliers as large as a file may have them: all cards of one kind, each with up to 20 VP for each of them.


@st.composite
def multiplied_domains(draw: st.DrawFn) -> tuple[list[dict[str, int]], int]:
    """What the War cards of a Domain multiply, and how many Booty there are."""
    per: Any = st.dictionaries(st.sampled_from(COUNTED), st.integers(1, 20))
    return draw(st.lists(per, min_size=1, max_size=40)), draw(st.integers(0, 30))


def deck_of_multipliers(cards: list[dict[str, int]]) -> tuple[EmporionGame, list[str]]:
    """The owner's deck with starting cards as they are, and War cards that multiply so instead of all others."""
    head, starting, tail = parts_of_deck()
    names = [f"card-{number}" for number in range(42)]
    made = [war_card(name, per) for name, per in zip(names, cards + [{}] * (len(names) - len(cards)))]
    text = "".join([head.replace("last_card = 18", "last_card = 40"), *starting, *made, tail])
    return deck_with(text), names


def parts_of_deck() -> tuple[str, list[str], str]:
    """The owner's file: what comes before History cards, its starting cards, what comes after History cards."""
    head, *rows = OWNER_FILE.read_text(encoding="utf-8").split("[[history]]\n")
    last, mark, tail = rows[-1].partition("[[prestige]]")
    return head, [f"[[history]]\n{row}" for row in [*rows[:-1], last] if "alpha = true" in row], mark + tail


def war_card(name: str, per: dict[str, int], **flags: str) -> str:
    """A card of a file."""
    multiplied = ", ".join(f"{kind} = {number}" for kind, number in per.items())
    said = "".join(f"{flag} = {value}\n" for flag, value in flags.items())
    return f'[[history]]\nid = "{name}"\ncolour = "war"\nper = {{ {multiplied} }}\n{said}source = "printed"\n\n'


DELPHI = '[[prestige]]\nid = "delphi"\nrequires = { war = 1 }\nvp = 4\nsource = "printed"\n'


@pytest.mark.long
def test_all_cards_may_be_different() -> None:
    """But for those of which a set-up needs several: the actions are still few enough."""
    head, (hoplites, sophistes, macellum), tail = parts_of_deck()
    starting = [row.replace("copies = 9", "copies = 8") for row in (hoplites, sophistes)]
    others = [war_card(f"card-{number}", {}, alpha="true" if number < 6 else "false") for number in range(48)]
    macellum = macellum.replace("copies = 8", "copies = 4")
    game = deck_with(
        "".join([head, *starting, macellum, *others, tail.replace("copies = 2\nrequires", "requires"), DELPHI])
    )
    assert game.deck.histories == 51
    assert len(game.codec.moves) <= MOST_ACTIONS
    conformance(game, seats=4, games=1, seed=1)


@settings(max_examples=15, deadline=None)
@given(multiplied_domains())
def test_multipliers_add_up_however_large(drawn: tuple[list[dict[str, int]], int]) -> None:
    cards, booty = drawn
    game, names = deck_of_multipliers(cards)
    domain = domain_of(game, names[: len(cards)], booty)
    assert number_of(domain, 0) == len(cards)
    by_war = sum(per.get("war", 0) for per in cards) * len(cards)
    by_booty = sum(per.get("booty", 0) for per in cards) * booty
    assert points(game.deck, domain) == by_war + by_booty
    assert {source: vp for source, vp in breakdown(game.deck, domain) if vp} == {
        source: vp for source, vp in (("per-war", by_war), ("per-booty", by_booty)) if vp
    }
