"""The yellow politics cards: their effect at the moment they are played."""

from typing import Any

import pytest

from petteia.kernel.choices import Reason
from tests.games.khora.table import CARDS, acting, owns, playing, table


def test_archives_gives_three_philosophy_tokens() -> None:
    game = playing("archives", drachma=2, philosophy=1)
    assert (game.city[0].philosophy, game.city[0].drachma) == (4, 0)


def test_colossus_of_rhodes_gives_ten_points() -> None:
    game = playing("colossus-of-rhodes", drachma=6, minor={"red": 1, "blue": 1, "green": 1}, vp=3)
    assert (game.city[0].vp, game.city[0].drachma) == (13, 0)


def test_contribution_gives_a_drachma_per_minor_knowledge() -> None:
    game = playing("contribution", drachma=1, minor={"red": 2, "blue": 1, "green": 1})
    assert game.city[0].drachma == 5


def test_contribution_does_not_count_major_knowledge() -> None:
    game = playing("contribution", drachma=0, minor={"red": 2}, major={"blue": 3})
    assert game.city[0].drachma == 2


def test_council_draws_the_two_top_cards() -> None:
    game = table(deck=["bank", "oracle", "power"], p0=owns(hand=["council"], tiles=["politics"]))
    game.do(0, "play council")
    assert game.hand(0) == ["oracle", "bank"]
    assert len(game.state.deck) == len(CARDS) - 3


def test_council_shuffles_the_discard_pile_when_the_deck_runs_out() -> None:
    game = table(deck=["bank"], discard=["oracle"], p0=owns(hand=["council"], tiles=["politics"]))
    game.state.deck = game.state.deck[-1:]
    game.do(0, "play council")
    assert game.hand(0) == ["oracle", "bank"]


def test_gifts_from_the_west_gives_three_drachma() -> None:
    assert playing("gifts-from-the-west", drachma=1).city[0].drachma == 4


def test_greek_fire_gives_four_troops() -> None:
    assert playing("greek-fire", minor={"blue": 1}, troops=2).city[0].troops == 6


def test_greek_fire_stops_at_fifteen_troops() -> None:
    assert playing("greek-fire", minor={"blue": 1}, troops=13).city[0].troops == 15


def test_mercenary_recruitment_gives_troops_by_the_economy_level() -> None:
    game = playing("mercenary-recruitment", minor={"red": 1}, economy=5, military=2, troops=1)
    assert game.city[0].troops == 6


def test_mercenary_recruitment_as_in_the_rulebook() -> None:
    game = playing("mercenary-recruitment", minor={"red": 1}, economy=5, troops=13, drachma=1)
    assert (game.city[0].troops, game.city[0].drachma) == (15, 1)


def test_peripteros_advances_culture_for_nothing_but_its_own_cost() -> None:
    game = playing("peripteros", drachma=1, minor={"green": 2}, culture=2)
    assert game.levels(0) == (1, 3, 1)
    assert (game.city[0].drachma, game.city[0].taxes) == (0, 1)


def test_peripteros_can_bring_the_third_die() -> None:
    game = playing("peripteros", drachma=1, minor={"green": 2}, culture=3)
    assert game.city[0].dice == 3


def test_peripteros_does_nothing_at_the_top() -> None:
    game = playing("peripteros", drachma=1, minor={"green": 2}, culture=7)
    assert (game.levels(0), game.city[0].taxes) == ((1, 7, 1), 0)


def test_quarry_gives_a_tax() -> None:
    assert playing("quarry", minor={"red": 1}, taxes=3).city[0].taxes == 4


def test_quarry_stops_at_ten_taxes() -> None:
    assert playing("quarry", minor={"red": 1}, taxes=10).city[0].taxes == 10


def rivalry(own: int, *others: int) -> tuple[int, int]:
    """Military and glory after playing Rivalry with these Military levels."""
    players: dict[str, Any] = {f"p{i + 1}": owns(military=level) for i, level in enumerate(others)}
    players["p0"] = owns(military=own, hand=["rivalry"], tiles=["politics"])
    game = table(seats=1 + len(others), **players).do(0, "play rivalry")
    return game.city[0].military, game.city[0].glory


def test_rivalry_advances_military_behind_every_opponent() -> None:
    assert rivalry(1, 2, 3) == (2, 1)


def test_rivalry_does_nothing_if_one_opponent_is_level() -> None:
    assert rivalry(2, 3, 2, 4) == (2, 0)


def test_rivalry_does_nothing_if_one_opponent_is_behind() -> None:
    assert rivalry(3, 4, 2) == (3, 0)


@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_scholarly_welcome_gives_minor_knowledge_of_any_colour(colour: str) -> None:
    game = playing("scholarly-welcome", drachma=2)
    assert game.options(0) == ["learn red", "learn blue", "learn green"]
    game.do(0, f"learn {colour}")
    assert game.minors(0) == {"red": 0, "blue": 0, "green": 0} | {colour: 1}
    assert game.city[0].drachma == 0


def test_silver_mining_gives_two_taxes() -> None:
    game = playing("silver-mining", drachma=3, minor={"red": 1}, taxes=1)
    assert (game.city[0].taxes, game.city[0].drachma) == (3, 0)


def test_tunnel_of_eupalinos_gives_six_points() -> None:
    game = playing("tunnel-of-eupalinos", drachma=4, vp=1)
    assert (game.city[0].vp, game.city[0].drachma) == (7, 0)


# Ostracism (rulings 9, 11, 29).


def test_ostracism_takes_a_card_back_and_a_replayed_immediate_card_works_again() -> None:
    game = playing("ostracism", drachma=3, played=["quarry"], minor={"red": 1}, taxes=1)
    game.do(0, "recall quarry")
    assert (game.hand(0), game.played(0)) == (["quarry"], ["ostracism"])
    game.do(0, "play quarry")
    assert (game.hand(0), game.played(0)) == ([], ["ostracism", "quarry"])
    assert (game.city[0].taxes, game.city[0].drachma) == (2, 0)


def test_ostracism_cannot_return_itself() -> None:
    game = playing("ostracism", drachma=3, played=["quarry", "diolkos"])
    assert game.options(0) == ["pass", "recall quarry", "recall diolkos"]
    assert game.refusal(0, "recall ostracism") == Reason("not-itself")


def test_ostracism_cannot_return_a_card_of_another_player() -> None:
    game = table(
        p0=owns(hand=["ostracism"], played=["quarry"], tiles=["politics"], drachma=3), p1=owns(played=["power"])
    )
    game.do(0, "play ostracism")
    assert game.refusal(0, "recall power") == Reason("not-in-play")


def test_ostracism_may_return_nothing_and_still_play_a_card() -> None:
    game = playing("ostracism", hand=["gifts-from-the-west"], drachma=3, played=["quarry"])
    game.do(0, "pass", "play gifts-from-the-west")
    assert game.played(0) == ["gifts-from-the-west", "ostracism", "quarry"]
    assert game.city[0].drachma == 3


def test_ostracism_without_another_card_in_play_still_allows_a_politics_action() -> None:
    game = playing("ostracism", hand=["gifts-from-the-west"], drachma=3)
    assert game.asked(0) == "play"
    game.do(0, "play gifts-from-the-west")
    assert game.city[0].drachma == 3


def test_the_politics_action_of_ostracism_may_be_declined() -> None:
    game = playing("ostracism", drachma=3, played=["corinthian-columns"]).do(0, "recall corinthian-columns", "pass")
    assert (game.hand(0), game.played(0)) == (["corinthian-columns"], ["ostracism"])


def test_a_card_played_by_ostracism_costs_what_it_costs() -> None:
    game = playing("ostracism", hand=["council"], drachma=4, played=["archives"]).do(0, "recall archives")
    assert game.refusal(0, "play archives") == Reason("politics-requirements", (("drachma", 1),))


def test_an_ongoing_card_returned_by_ostracism_stops_at_once() -> None:
    game = playing(
        "ostracism", hand=["gifts-from-the-west"], drachma=3, played=["extraordinary-collection"], minor={"red": 1}
    )
    assert game.city[0].drachma == 2  # 3 paid, then the Collection spoke for Ostracism
    game.do(0, "recall extraordinary-collection", "play gifts-from-the-west")
    assert game.city[0].drachma == 5


def test_the_card_played_by_ostracism_fires_what_fires_when_a_card_is_played() -> None:
    game = playing(
        "ostracism", hand=["gifts-from-the-west"], drachma=3, played=["extraordinary-collection"], minor={"red": 1}
    )
    game.do(0, "pass", "play gifts-from-the-west")
    assert game.city[0].drachma == 3 - 3 + 2 + 2 + 3


def test_ostracism_is_not_played_without_its_three_drachma() -> None:
    game = acting("politics", hand=["ostracism"], played=["gifts-from-the-west"], drachma=2)
    assert game.asked(0) == "advance"
