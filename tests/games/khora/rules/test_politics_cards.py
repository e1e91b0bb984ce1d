"""All politics cards: what they cost, which knowledge they ask for, and that nobody plays one without either."""

import pytest

from petteia.games.khora.components.reader import SETS
from petteia.kernel.choices import Reason
from tests.games.khora.table import CARDS, acting, as_pack, owns, playing, table

# Kind, card, drachma, then the required knowledge: red, blue, green. Both sets of values agree on all of them.
PRINTED = [
    ("immediate", "archives", 2, (0, 0, 0)),
    ("immediate", "colossus-of-rhodes", 6, (1, 1, 1)),
    ("immediate", "contribution", 0, (0, 1, 0)),
    ("immediate", "council", 0, (0, 0, 0)),
    ("immediate", "gifts-from-the-west", 0, (0, 0, 0)),
    ("immediate", "greek-fire", 0, (0, 1, 0)),
    ("immediate", "mercenary-recruitment", 0, (1, 0, 0)),
    ("immediate", "ostracism", 3, (0, 0, 0)),
    ("immediate", "peripteros", 1, (0, 0, 2)),
    ("immediate", "quarry", 0, (1, 0, 0)),
    ("immediate", "rivalry", 0, (0, 0, 0)),
    ("immediate", "scholarly-welcome", 2, (0, 0, 0)),
    ("immediate", "silver-mining", 3, (1, 0, 0)),
    ("immediate", "tunnel-of-eupalinos", 4, (0, 0, 0)),
    ("ongoing", "amnesty-for-socrates", 2, (0, 0, 0)),
    ("ongoing", "constructing-the-mint", 2, (2, 0, 0)),
    ("ongoing", "corinthian-columns", 0, (0, 0, 0)),
    ("ongoing", "diolkos", 0, (1, 0, 0)),
    ("ongoing", "extraordinary-collection", 0, (1, 0, 0)),
    ("ongoing", "foreign-supplies", 2, (0, 0, 0)),
    ("ongoing", "founding-the-lyceum", 3, (0, 0, 0)),
    ("ongoing", "gradualism", 0, (0, 0, 1)),
    ("ongoing", "helepole", 1, (0, 1, 0)),
    ("ongoing", "lighthouse", 1, (1, 0, 0)),
    ("ongoing", "old-guard", 0, (1, 0, 1)),
    ("ongoing", "oracle", 3, (1, 1, 1)),
    ("ongoing", "persians", 0, (0, 1, 1)),
    ("ongoing", "power", 0, (1, 1, 0)),
    ("ongoing", "public-market", 3, (1, 0, 0)),
    ("ongoing", "reformists", 0, (1, 1, 1)),
    ("ongoing", "stadion", 2, (0, 2, 0)),
    ("ongoing", "stoa-poikile", 0, (0, 0, 1)),
    ("end", "austerity", 6, (0, 0, 3)),
    ("end", "bank", 0, (2, 0, 0)),
    ("end", "central-government", 4, (0, 0, 2)),
    ("end", "diversification", 6, (1, 1, 1)),
    ("end", "gold-reserve", 8, (3, 0, 0)),
    ("end", "hall-of-statues", 2, (1, 1, 1)),
    ("end", "heavy-taxes", 4, (2, 0, 2)),
    ("end", "proskenion", 0, (0, 2, 0)),
]
COLOURS = ("red", "blue", "green")
EVERY_CARD = pytest.mark.parametrize(("card", "cost", "knowledge"), [row[1:] for row in PRINTED])
EVERY_COST = pytest.mark.parametrize(("card", "cost", "knowledge"), [row[1:] for row in PRINTED if row[2]])
EVERY_COLOUR = pytest.mark.parametrize(
    ("card", "cost", "knowledge", "colour"),
    [(*row[1:], colour) for row in PRINTED for colour, number in zip(COLOURS, row[3]) if number],
)


def by_colour(knowledge: tuple[int, int, int]) -> dict[str, int]:
    return dict(zip(COLOURS, knowledge))


@pytest.mark.parametrize("values", ["printed", "revised"])
def test_cost_and_knowledge_are_the_printed_ones_in_both_sets(values: str) -> None:
    figures = SETS[values]
    found = list(zip(figures.card_kind, figures.card_ids, figures.card_cost, figures.card_need))
    assert found == [(kind, card, cost, as_pack(by_colour(need))) for kind, card, cost, need in PRINTED]


@EVERY_CARD
def test_a_card_is_played_with_exactly_its_cost_and_knowledge(
    card: str, cost: int, knowledge: tuple[int, int, int]
) -> None:
    game = playing(card, drachma=cost, minor=by_colour(knowledge))
    assert game.played(0) == [card]
    assert card not in game.hand(0)
    assert game.told("lose") == ([(0, "drachma", cost)] if cost else [])


@EVERY_CARD
def test_knowledge_is_owned_not_spent(card: str, cost: int, knowledge: tuple[int, int, int]) -> None:
    game = playing(card, drachma=cost, minor=by_colour(knowledge))
    assert game.minors(0) == by_colour(knowledge)


@EVERY_COST
def test_a_card_is_refused_with_one_drachma_too_few(card: str, cost: int, knowledge: tuple[int, int, int]) -> None:
    game = acting("politics", hand=[card, "gifts-from-the-west"], drachma=cost - 1, minor=by_colour(knowledge))
    assert game.refusal(0, f"play {card}") == Reason("politics-requirements", (("drachma", 1),))


@EVERY_COLOUR
def test_a_card_is_refused_with_one_knowledge_too_few(
    card: str, cost: int, knowledge: tuple[int, int, int], colour: str
) -> None:
    minor = by_colour(knowledge)
    minor[colour] -= 1
    game = acting("politics", hand=[card, "gifts-from-the-west"], drachma=cost, minor=minor)
    assert game.refusal(0, f"play {card}") == Reason("politics-requirements", ((f"knowledge-{colour}", 1),))


@EVERY_COLOUR
def test_major_knowledge_is_as_good_as_minor_for_playing(
    card: str, cost: int, knowledge: tuple[int, int, int], colour: str
) -> None:
    minor = by_colour(knowledge)
    minor[colour] -= 1
    assert playing(card, drachma=cost, minor=minor, major={colour: 1}).played(0) == [card]


def test_a_refusal_names_all_that_is_missing() -> None:
    game = acting("politics", hand=["heavy-taxes", "council"], drachma=1, minor={"red": 1})
    assert game.refusal(0, "play heavy-taxes") == Reason(
        "politics-requirements", (("knowledge-red", 1), ("knowledge-green", 2), ("drachma", 3))
    )


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    game = acting("politics", hand=["council"], drachma=9)
    assert game.refusal(0, "play archives") == Reason("not-in-hand")


def test_playing_may_be_declined() -> None:
    game = acting("politics", hand=["council"]).do(0, "pass")
    assert (game.hand(0), game.played(0)) == (["council"], [])


def test_whoever_can_play_nothing_is_not_asked() -> None:
    game = acting("politics", hand=["greek-fire"], drachma=9)
    assert game.asked(0) == "advance"


@pytest.mark.parametrize("card", CARDS)
def test_a_card_in_hand_does_nothing(card: str) -> None:
    tiles = ["philosophy", "legislation", "culture", "trade", "military"]
    game = table(board=[], p0=owns(hand=[card], tiles=tiles, drachma=0))
    game.do(0, game.options(0)[0])  # one of the two cards of Legislation
    city = game.city[0]
    assert (city.philosophy, city.citizens, city.vp, city.drachma, city.troops) == (1, 6, 1, 2, 1)
