"""The red politics cards: what they bring in the final scoring."""

import pytest

from tests.games.khora.table import owns, playing, table

END_CARDS = (
    "austerity", "bank", "central-government", "diversification", "gold-reserve", "hall-of-statues", "heavy-taxes",
    "proskenion",
)  # fmt: skip


def final_points(*played: str, **things: object) -> int:
    """The score of seat 0 at the end, with these cards in play."""
    game = table(phase="end", p0=owns(played=list(played)) | things)
    assert game.state.over()
    return game.city[0].vp


def test_austerity_brings_three_points_per_card_in_hand() -> None:
    assert final_points("austerity", hand=["quarry", "oracle", "power"]) == 9


def test_austerity_does_not_count_cards_in_play() -> None:
    assert final_points("austerity", "quarry", hand=["oracle"]) == 3


@pytest.mark.parametrize(("drachma", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4)])
def test_bank_brings_a_point_for_every_two_drachma(drachma: int, points: int) -> None:
    assert final_points("bank", drachma=drachma) == points


def test_central_government_brings_two_points_per_card_in_play() -> None:
    assert final_points("central-government", "quarry", "oracle") == 6


def test_central_government_counts_itself() -> None:
    assert final_points("central-government") == 2


def test_central_government_does_not_count_the_hand() -> None:
    assert final_points("central-government", hand=["quarry", "oracle"]) == 2


@pytest.mark.parametrize("levels", [(3, 4, 5), (6, 3, 4), (7, 5, 3)])
def test_diversification_brings_three_times_the_lowest_track(levels: tuple[int, int, int]) -> None:
    economy, culture, military = levels
    assert final_points("diversification", economy=economy, culture=culture, military=military) == 9


def test_gold_reserve_brings_twice_the_economy_level() -> None:
    assert final_points("gold-reserve", economy=6, culture=2, military=3) == 12


def test_hall_of_statues_brings_a_point_per_knowledge_minor_or_major() -> None:
    assert final_points("hall-of-statues", minor={"red": 2, "blue": 1}, major={"green": 1, "blue": 1}) == 5


def test_heavy_taxes_bring_twice_the_taxes() -> None:
    assert final_points("heavy-taxes", taxes=4) == 8


def test_proskenion_brings_points_by_citizens() -> None:
    assert final_points("proskenion", citizens=11) == 11


def test_end_cards_add_up_with_each_other_and_with_glory() -> None:
    points = final_points("bank", "proskenion", vp=10, drachma=4, citizens=5, glory=2, major={"red": 3})
    assert points == 10 + 2 + 5 + 2 * 3


@pytest.mark.parametrize("card", END_CARDS)
def test_an_end_card_in_hand_brings_nothing(card: str) -> None:
    assert final_points(hand=[card], taxes=3, minor={"red": 2}) == 0


@pytest.mark.parametrize("card", END_CARDS)
def test_an_end_card_brings_nothing_when_it_is_played(card: str) -> None:
    knowledge = {"red": 3, "blue": 3, "green": 3}
    city = playing(card, drachma=8, minor=knowledge, taxes=2).city[0]
    assert (city.vp, city.taxes, city.citizens, city.troops, city.philosophy) == (0, 2, 3, 0, 0)
