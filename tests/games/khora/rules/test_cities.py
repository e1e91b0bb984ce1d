"""What the developments of Argos, Athens, Corinth, Miletus, Olympia and Sparta do; Thebes has a file of its own."""

import pytest

from petteia.kernel.choices import Reason
from tests.games.khora.table import PLENTY, Table, acting, conquest, developing, final_points, owns, playing, table

# Argos.


@pytest.mark.parametrize(
    ("reward", "figures"),
    [("troops", (2, 0, 0, 3)), ("drachma", (0, 3, 0, 3)), ("vp", (0, 0, 4, 3)), ("citizens", (0, 0, 0, 8))],
)
def test_argos_2_lets_its_owner_choose_one_of_four_rewards(reward: str, figures: tuple[int, ...]) -> None:
    game = developing("argos", 2, minor={"blue": 2}, drachma=0)
    assert game.options(0) == ["reward troops", "reward drachma", "reward vp", "reward citizens"]
    city = game.do(0, f"reward {reward}").city[0]
    assert (city.troops, city.drachma, city.vp, city.citizens) == figures


def test_argos_2_stops_at_the_caps() -> None:
    game = developing("argos", 2, minor={"blue": 2}, citizens=12)
    assert game.do(0, "reward citizens").city[0].citizens == 15


def test_argos_3_advances_military_for_nothing() -> None:
    game = developing("argos", 3, minor={"red": 1, "blue": 2}, military=3, drachma=1)
    assert (game.levels(0), game.city[0].glory, game.city[0].drachma) == ((1, 1, 4), 1, 1)


def test_argos_3_does_nothing_at_the_top() -> None:
    game = developing("argos", 3, minor={"red": 1, "blue": 2}, military=7)
    assert (game.levels(0), game.city[0].glory) == ((1, 1, 7), 0)


def test_argos_4_gives_two_glory() -> None:
    game = developing("argos", 4, minor=PLENTY, drachma=2, glory=3)
    assert (game.city[0].glory, game.city[0].drachma) == (5, 0)


def test_argos_4_stops_at_ten_glory() -> None:
    assert developing("argos", 4, minor=PLENTY, drachma=2, glory=9).city[0].glory == 10


# Athens.


def test_athens_2_brings_two_drachma_and_three_points_per_card_played() -> None:
    city = playing("archives", city="athens", development=2, drachma=2).city[0]
    assert (city.drachma, city.vp, city.troops) == (2, 3, 0)


def test_athens_3_brings_two_troops_per_card_played_as_well() -> None:
    city = playing("archives", city="athens", development=3, drachma=2).city[0]
    assert (city.drachma, city.vp, city.troops) == (2, 3, 2)


def test_athens_counts_the_extraordinary_collection_too() -> None:
    city = playing("extraordinary-collection", city="athens", development=3, drachma=0, minor={"red": 1}).city[0]
    assert (city.drachma, city.vp, city.troops) == (2, 3, 2)


def test_athens_fires_before_the_effect_of_the_card_itself() -> None:
    game = playing("gifts-from-the-west", city="athens", development=2)
    assert game.told("gain") == [(0, "drachma", 2), (0, "vp", 3), (0, "drachma", 3)]


def test_athens_counts_the_card_played_by_ostracism() -> None:
    game = playing("ostracism", hand=["council"], city="athens", development=3, drachma=3).do(0, "play council")
    city = game.city[0]
    assert (city.drachma, city.vp, city.troops) == (4, 6, 4)


def test_athens_counts_the_card_played_by_prosperity() -> None:
    athens = owns(city="athens", development=2, hand=["council"], drachma=0)
    city = table(phase="event", event="prosperity", p0=athens).do(0, "play council").city[0]
    assert (city.drachma, city.vp) == (2, 3)


def test_athens_cannot_pay_for_a_card_with_what_it_brings() -> None:
    assert acting("politics", city="athens", development=2, hand=["archives"], drachma=1).asked(0) == "advance"


def test_athens_4_brings_three_points_per_card_in_play() -> None:
    assert final_points("athens", played=["quarry", "oracle", "bank"], hand=["power"], drachma=0) == 9


def test_athens_4_brings_nothing_before_it_is_unlocked() -> None:
    assert final_points("athens", development=3, played=["quarry"]) == 0


# Corinth.


def test_corinth_2_raises_taxes_by_the_knowledge_owned() -> None:
    game = developing("corinth", 2, drachma=1, taxes=1, minor={"red": 2}, major={"blue": 1})
    assert (game.city[0].taxes, game.city[0].philosophy) == (4, 0)


def test_corinth_2_stops_at_ten_taxes() -> None:
    assert developing("corinth", 2, drachma=1, taxes=8, minor={"red": 4}).city[0].taxes == 10


def test_corinth_2_does_not_count_knowledge_that_philosophy_tokens_stand_for() -> None:
    game = developing("corinth", 2, drachma=1, philosophy=2)
    assert (game.city[0].taxes, game.city[0].development) == (0, 2)


def test_corinth_2_revised_brings_as_many_philosophy_tokens() -> None:
    game = developing("corinth", 2, "revised", drachma=1, minor={"red": 2}, major={"blue": 1})
    assert (game.city[0].taxes, game.city[0].philosophy) == (3, 3)


def corinth(**things: object) -> Table:
    """Corinth with its third development in the Progress phase."""
    return table(phase="progress", p0=owns(city="corinth", development=3) | things)


def test_corinth_3_allows_two_levels_each_one_drachma_cheaper() -> None:
    game = corinth(drachma=9).do(0, "advance economy", "advance military")
    assert (game.levels(0), game.city[0].drachma, game.asked(0)) == ((2, 1, 2), 7, "nothing")


def test_corinth_3_makes_a_level_of_one_drachma_free() -> None:
    game = corinth(drachma=0).do(0, "advance culture")
    assert (game.levels(0), game.city[0].drachma) == ((1, 2, 1), 0)


def test_corinth_3_and_reformists_together_allow_two_levels() -> None:
    game = corinth(drachma=9, played=["reformists"]).do(0, "advance economy", "advance economy")
    assert (game.levels(0), game.city[0].drachma, game.asked(0)) == ((3, 1, 1), 7, "nothing")


def test_corinth_3_levels_by_philosophy_tokens_come_on_top_and_are_cheaper_too() -> None:
    game = corinth(drachma=4, philosophy=1).do(0, *["advance economy"] * 3)
    assert (game.levels(0), game.city[0].drachma, game.city[0].philosophy) == ((4, 1, 1), 0, 0)  # 1 + 1 + 2


def test_corinth_3_and_gradualism_add_up() -> None:
    game = corinth(drachma=1, played=["gradualism"], military=2).do(0, "advance military")
    assert (game.levels(0), game.city[0].drachma) == ((1, 1, 3), 0)


def test_corinth_3_and_gradualism_never_pay_money_out() -> None:
    game = corinth(drachma=0, played=["gradualism"]).do(0, "advance culture")
    assert (game.levels(0), game.city[0].drachma) == ((1, 2, 1), 0)


def test_corinth_3_counts_in_the_progress_phase_only() -> None:
    player = owns(city="corinth", development=3, military=2, drachma=1)
    game = table(phase="event", event="rise-of-persia", p0=player).do(0, "advance military")
    assert (game.levels(0), game.city[0].drachma) == ((1, 1, 3), 0)  # 3 drachma, 2 less


def test_corinth_3_works_in_the_round_it_is_unlocked() -> None:
    game = developing("corinth", 3, drachma=4, minor=PLENTY).do(0, "advance economy", "advance economy")
    assert (game.levels(0), game.city[0].drachma) == ((3, 1, 1), 0)


def test_corinth_4_brings_two_points_per_knowledge_minor_or_major() -> None:
    assert final_points("corinth", minor={"red": 2, "green": 1}, major={"blue": 2}) == 10


# Miletus.


def test_miletus_2_advances_two_different_tracks_for_nothing() -> None:
    game = developing("miletus", 2, drachma=1, minor={"red": 1}, culture=2)
    game.do(0, "advance economy", "advance culture")
    city = game.city[0]
    assert game.levels(0) == (2, 3, 1)
    assert (city.drachma, city.citizens, city.taxes) == (0, 6, 1)


def test_miletus_2_does_not_advance_one_track_twice() -> None:
    game = developing("miletus", 2, drachma=1, minor={"red": 1}).do(0, "advance economy")
    assert game.options(0) == ["advance culture", "advance military"]
    assert game.refusal(0, "advance economy") == Reason("another-track")


def test_miletus_2_offers_no_track_at_the_top() -> None:
    game = developing("miletus", 2, drachma=1, minor={"red": 1}, economy=7)
    assert game.options(0) == ["advance culture", "advance military"]
    game.do(0, "advance military")
    assert game.levels(0) == (7, 2, 2)


def test_miletus_2_advances_the_last_open_track_once() -> None:
    game = developing("miletus", 2, drachma=1, minor={"red": 1}, economy=7, culture=7)
    assert game.levels(0) == (7, 7, 2)


def test_a_level_that_miletus_2_cannot_give_is_no_achievement() -> None:
    game = conquest(city="miletus", drachma=1, minor={"red": 1}, economy=7, culture=7)
    game.do(0, "take development", "develop")
    assert game.levels(0) == (7, 7, 2)
    game.do(1, "pass")
    assert game.state.over()
    assert (game.city[0].taxes, game.city[0].glory) == (0, 1)


def test_miletus_3_brings_three_points_with_trade() -> None:
    assert acting("trade", city="miletus", development=3).city[0].vp == 3


def test_miletus_4_brings_fifteen_points() -> None:
    game = developing("miletus", 4, drachma=4, minor={"red": 3, "green": 2}, vp=1)
    assert (game.city[0].vp, game.city[0].drachma) == (16, 0)


# Olympia.


def test_olympia_2_brings_a_troop_and_a_philosophy_token_with_culture() -> None:
    city = acting("culture", city="olympia", development=2, culture=3).city[0]
    assert (city.vp, city.troops, city.philosophy) == (3, 1, 1)


def test_olympia_3_advances_culture_by_two_levels_with_the_gains_of_both() -> None:
    game = developing("olympia", 3, drachma=2, minor={"red": 1, "green": 2}, culture=2)
    city = game.city[0]
    assert (game.levels(0), city.taxes, city.dice, city.drachma) == ((1, 4, 1), 1, 3, 0)


def test_olympia_3_stops_at_the_top() -> None:
    game = developing("olympia", 3, drachma=2, minor={"red": 1, "green": 2}, culture=6)
    assert (game.levels(0), game.city[0].taxes) == ((1, 7, 1), 2)


def test_the_third_die_is_rolled_in_the_next_round() -> None:
    game = developing("olympia", 3, drachma=2, minor={"red": 1, "green": 2}, culture=2, roll=[6, 6])
    assert len(game.city[0].roll) == 2
    game.do(1, "pass")
    assert len(game.city[0].roll) == 3


def test_olympia_4_takes_three_culture_actions() -> None:
    game = developing("olympia", 4, drachma=3, minor=PLENTY, culture=4)
    city = game.city[0]
    assert (city.vp, city.drachma) == (12, 0)


def test_olympia_4_fires_all_that_comes_with_culture_three_times() -> None:
    game = developing("olympia", 4, drachma=3, minor=PLENTY, culture=4, played=["persians", "stoa-poikile"])
    city = game.city[0]
    assert (city.vp, city.drachma, city.troops, city.philosophy) == (12, 6, 3 * (1 + 2), 3)


# Sparta.


def test_sparta_1_loses_one_troop_less_when_exploring() -> None:
    game = acting("military", city="sparta", troops=5).do(0, "explore green-6/3")
    assert game.city[0].troops == 4


def test_sparta_1_does_not_lower_the_requirement() -> None:
    game = acting("military", city="sparta", troops=4)
    assert game.refusal(0, "explore green-6/3") == Reason("not-enough-troops", (("troops", 1),))


def test_sparta_1_counts_at_persepolis() -> None:
    assert acting("military", city="sparta", troops=14).do(0, "explore persepolis").city[0].troops == 1


def test_sparta_2_brings_a_tax_with_military() -> None:
    game = acting("military", city="sparta", development=2, troops=1)
    assert game.city[0].taxes == 1
    assert game.do(0, "pass").city[0].taxes == 1


def test_sparta_2_brings_a_tax_even_if_nothing_can_be_explored() -> None:
    assert acting("military", city="sparta", development=2).city[0].taxes == 1


def test_sparta_3_gains_explores_gains_and_explores() -> None:
    game = developing("sparta", 3, drachma=2, minor=PLENTY, troops=2, military=4)
    assert game.city[0].troops == 6
    game.do(0, "explore green-6/3")
    assert game.city[0].troops == 6 - 2 + 4
    game.do(0, "explore red-8/6")
    assert game.city[0].troops == 8 - 5
    assert game.majors(0) == {"red": 1, "blue": 0, "green": 1}
    assert game.asked(0) != "explore"


def test_sparta_3_fires_sparta_2_twice() -> None:
    game = developing("sparta", 3, drachma=2, minor=PLENTY, military=2).do(0, "pass", "pass")
    assert (game.city[0].taxes, game.city[0].troops) == (2, 4)


def test_sparta_3_goes_on_where_the_first_exploration_is_declined() -> None:
    game = developing("sparta", 3, drachma=2, minor=PLENTY, military=3).do(0, "pass")
    assert (game.asked(0), game.city[0].troops) == ("explore", 6)


def test_sparta_3_cuts_troops_to_fifteen_after_each_of_its_actions() -> None:
    game = developing("sparta", 3, drachma=2, minor=PLENTY, troops=14, military=7)
    assert game.city[0].troops == 21
    game.do(0, "pass")
    assert game.city[0].troops == 15 + 7
    game.do(0, "explore blue-9/9")
    assert game.city[0].troops == 22 - 8
    assert developing("sparta", 3, drachma=2, minor=PLENTY, troops=15).do(0, "pass", "pass").city[0].troops == 15


def test_conquest_with_development_may_unlock_sparta_3() -> None:
    sparta = owns(city="sparta", development=2, drachma=2, minor=PLENTY, troops=4)
    game = table(phase="event", round=9, event="conquest-of-the-persians", board=["red-5/1", "red-4/2"], p0=sparta)
    assert game.refusal(0, "take military") == Reason("not-military")
    game.do(0, "take development", "develop", "explore red-5/1", "explore red-4/2")
    assert (game.city[0].troops, game.minors(0)["red"]) == (5 + 1 - 1, 3 + 2)


def test_sparta_4_brings_four_points_per_blue_knowledge() -> None:
    assert final_points("sparta", minor={"red": 4, "blue": 2}, major={"blue": 1, "green": 2}) == 12
