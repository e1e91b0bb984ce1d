"""The purple politics cards: what they change while they are in play."""

from typing import Any

import pytest

from petteia.kernel.choices import Reason
from tests.games.khora.table import acting, developing, owns, playing, table

# With Legislation and Philosophy.


def test_amnesty_for_socrates_gives_a_philosophy_token_with_legislation() -> None:
    game = acting("legislation", played=["amnesty-for-socrates"])
    assert (game.city[0].philosophy, game.city[0].citizens) == (1, 6)


def test_founding_the_lyceum_gives_one_more_token_with_philosophy() -> None:
    assert acting("philosophy", played=["founding-the-lyceum"]).city[0].philosophy == 2


# With Trade: Economy 1 brings 2 drachma, a minor knowledge costs 5.


def test_corinthian_columns_lower_the_price_of_knowledge_to_three() -> None:
    game = acting("trade", played=["corinthian-columns"], drachma=1)
    game.do(0, "buy blue")
    assert (game.city[0].drachma, game.minors(0)["blue"]) == (0, 1)


def test_corinthian_columns_do_not_help_with_two_drachma() -> None:
    game = acting("trade", played=["corinthian-columns"], drachma=0)
    assert (game.asked(0), game.city[0].drachma) == ("advance", 2)


def test_corinthian_columns_leave_one_purchase_per_trade() -> None:
    game = acting("trade", played=["corinthian-columns"], drachma=7).do(0, "buy red")
    assert (game.asked(0), game.city[0].drachma) == ("advance", 6)


def test_diolkos_brings_a_drachma_a_troop_and_a_point_with_trade() -> None:
    city = acting("trade", played=["diolkos"], drachma=0).city[0]
    assert (city.drachma, city.troops, city.vp) == (3, 1, 1)


def test_the_drachma_of_diolkos_counts_for_the_purchase() -> None:
    game = acting("trade", played=["diolkos"], drachma=2).do(0, "buy green")
    assert (game.city[0].drachma, game.minors(0)["green"]) == (0, 1)


def test_foreign_supplies_bring_two_troops_with_trade() -> None:
    assert acting("trade", played=["foreign-supplies"], troops=1).city[0].troops == 3


def test_lighthouse_brings_three_points_with_trade() -> None:
    assert acting("trade", played=["lighthouse"], vp=1).city[0].vp == 4


def test_what_comes_with_trade_comes_with_the_trade_of_conquest_too() -> None:
    game = table(
        phase="event",
        round=9,
        event="conquest-of-the-persians",
        board=[],
        p0=owns(played=["diolkos", "foreign-supplies", "lighthouse"], drachma=0),
    )
    game.do(0, "take trade")
    city = game.city[0]
    assert (city.drachma, city.troops, city.vp) == (3, 3, 4)


# With Culture and Development.


def test_persians_bring_two_troops_with_culture() -> None:
    city = acting("culture", played=["persians"], culture=3).city[0]
    assert (city.troops, city.vp) == (2, 3)


def test_stoa_poikile_brings_two_drachma_with_culture() -> None:
    city = acting("culture", played=["stoa-poikile"], drachma=1, culture=3).city[0]
    assert (city.drachma, city.vp) == (3, 3)


def test_oracle_brings_four_points_with_development() -> None:
    assert developing("argos", 2, played=["oracle"], minor={"blue": 2}, vp=1).city[0].vp == 5


def test_oracle_stays_silent_if_the_development_is_declined() -> None:
    game = acting("development", played=["oracle"], minor={"blue": 2}).do(0, "pass")
    assert game.city[0].vp == 0


def test_oracle_stays_silent_if_the_development_is_impossible() -> None:
    game = acting("development", played=["oracle"], minor={"blue": 1})
    assert (game.asked(0), game.city[0].vp) == ("advance", 0)


# When another card is played.


def test_extraordinary_collection_brings_two_drachma_with_another_card() -> None:
    game = playing("tunnel-of-eupalinos", played=["extraordinary-collection"], drachma=4)
    assert game.city[0].drachma == 2


def test_extraordinary_collection_does_not_count_itself() -> None:
    assert playing("extraordinary-collection", minor={"red": 1}, drachma=1).city[0].drachma == 1


def test_extraordinary_collection_fires_before_the_effect_of_the_card_itself() -> None:
    game = playing("gifts-from-the-west", played=["extraordinary-collection"], drachma=0)
    assert game.told("gain") == [(0, "drachma", 2), (0, "drachma", 3)]


def test_extraordinary_collection_cannot_pay_for_the_card_it_speaks_for() -> None:
    game = acting("politics", hand=["tunnel-of-eupalinos"], played=["extraordinary-collection"], drachma=3)
    assert game.asked(0) == "advance"


def test_extraordinary_collection_fires_for_prosperity_too() -> None:
    game = table(phase="event", p0=owns(hand=["council"], played=["extraordinary-collection"], drachma=0))
    assert game.do(0, "play council").city[0].drachma == 2


# Levels and what they cost.


def test_constructing_the_mint_makes_economy_free_in_the_progress_phase() -> None:
    game = table(phase="progress", p0=owns(played=["constructing-the-mint"], drachma=0, economy=4))
    assert game.options(0) == ["pass", "advance economy"]
    game.do(0, "advance economy")
    assert (game.levels(0), game.city[0].drachma, game.city[0].citizens) == ((5, 1, 1), 0, 8)


def test_constructing_the_mint_leaves_the_price_of_other_tracks() -> None:
    game = table(phase="progress", p0=owns(played=["constructing-the-mint"], drachma=1))
    assert game.refusal(0, "advance military") == Reason("not-enough-drachma", (("drachma", 1),))
    assert game.do(0, "advance culture").city[0].drachma == 0


def test_constructing_the_mint_covers_levels_by_philosophy_tokens() -> None:
    game = table(phase="progress", p0=owns(played=["constructing-the-mint"], drachma=0, philosophy=1))
    game.do(0, "advance economy", "advance economy")
    assert (game.levels(0), game.city[0].philosophy) == ((3, 1, 1), 0)


def test_constructing_the_mint_counts_in_the_progress_phase_only() -> None:
    mint = owns(played=["constructing-the-mint"], economy=3, drachma=1, troops=1)
    game = table(phase="event", event="military-victory", p0=mint)
    game.do(0, "advance economy")  # 3 drachma, 2 less
    assert (game.levels(0), game.city[0].drachma) == ((4, 1, 1), 0)


@pytest.mark.parametrize(
    ("track", "level", "paid"), [("economy", 2, 1), ("culture", 3, 5), ("military", 5, 6), ("military", 6, 8)]
)
def test_gradualism_makes_every_level_one_drachma_cheaper(track: str, level: int, paid: int) -> None:
    game = table(phase="progress", p0=owns(played=["gradualism"], drachma=paid) | {track: level})
    game.do(0, f"advance {track}")
    assert game.city[0].drachma == 0


def test_gradualism_does_not_reach_further_than_one_drachma() -> None:
    game = table(phase="progress", p0=owns(played=["gradualism"], drachma=1, military=5))
    assert game.refusal(0, "advance military") == Reason("not-enough-drachma", (("drachma", 5),))


def test_gradualism_makes_levels_by_philosophy_tokens_cheaper_too() -> None:
    game = table(phase="progress", p0=owns(played=["gradualism"], drachma=2, philosophy=1))
    game.do(0, "advance economy", "advance economy")  # 2 - 1 each
    assert (game.levels(0), game.city[0].drachma) == ((3, 1, 1), 0)


def test_gradualism_counts_with_the_rise_of_persia() -> None:
    game = table(phase="event", event="rise-of-persia", p0=owns(played=["gradualism"], military=3, drachma=1))
    game.do(0, "advance military")  # 4 drachma, 2 less, 1 less
    assert (game.levels(0), game.city[0].drachma) == ((1, 1, 4), 0)


def test_gradualism_counts_with_a_military_victory() -> None:
    game = table(phase="event", event="military-victory", p0=owns(played=["gradualism"], culture=2, drachma=1))
    game.do(0, "advance culture")  # 4 drachma, 2 less, 1 less
    assert (game.levels(0), game.city[0].drachma) == ((1, 3, 1), 0)


def test_gradualism_never_pays_money_out() -> None:
    game = table(phase="event", event="military-victory", p0=owns(played=["gradualism"], drachma=0, troops=1))
    game.do(0, "advance culture")  # 1 drachma, 2 less, 1 less
    assert (game.levels(0), game.city[0].drachma) == ((1, 2, 1), 0)


def test_reformists_allow_two_levels_that_are_both_paid() -> None:
    game = table(phase="progress", p0=owns(played=["reformists"], drachma=10))
    game.do(0, "advance culture", "advance military")
    assert (game.levels(0), game.city[0].drachma) == ((1, 2, 2), 7)
    assert game.asked(0) == "nothing"


def test_reformists_allow_two_levels_on_one_track() -> None:
    game = table(phase="progress", p0=owns(played=["reformists"], drachma=4)).do(
        0, "advance economy", "advance economy"
    )
    assert (game.levels(0), game.city[0].drachma) == ((3, 1, 1), 0)


def test_reformists_allow_to_stop_after_one_level() -> None:
    game = table(phase="progress", p0=owns(played=["reformists"], drachma=4)).do(0, "advance economy", "pass")
    assert (game.levels(0), game.asked(0)) == ((2, 1, 1), "nothing")


def test_levels_by_philosophy_tokens_come_on_top_of_reformists() -> None:
    game = table(phase="progress", p0=owns(played=["reformists"], drachma=9, philosophy=1))
    game.do(0, "advance economy", "advance economy")
    assert game.city[0].philosophy == 1
    game.do(0, "advance economy")
    assert (game.levels(0), game.city[0].philosophy, game.city[0].drachma) == ((4, 1, 1), 0, 2)


# Idle in the Progress phase.


def test_old_guard_brings_four_points_to_whoever_declines_to_advance() -> None:
    game = table(phase="progress", p0=owns(played=["old-guard"])).do(0, "pass")
    assert game.city[0].vp == 4


def test_old_guard_brings_four_points_to_whoever_cannot_advance() -> None:
    assert table(phase="progress", p0=owns(played=["old-guard"], drachma=0)).city[0].vp == 4


def test_old_guard_brings_nothing_to_whoever_advances() -> None:
    game = table(phase="progress", p0=owns(played=["old-guard"])).do(0, "advance culture")
    assert (game.asked(0), game.city[0].vp) == ("nothing", 0)


def test_old_guard_is_cancelled_by_levels_with_philosophy_tokens() -> None:
    game = table(phase="progress", p0=owns(played=["old-guard"], philosophy=2, drachma=9))
    game.do(0, "advance culture", "advance economy", "pass")
    assert game.city[0].vp == 0


def test_old_guard_does_not_mind_levels_of_the_action_phase() -> None:
    game = playing("peripteros", played=["old-guard"], drachma=1, minor={"green": 2})
    assert (game.levels(0), game.city[0].vp) == ((1, 2, 1), 4)


def test_old_guard_does_not_mind_levels_of_the_event() -> None:
    game = table(phase="progress", event="rise-of-persia", p0=owns(played=["old-guard"], military=2))
    game.do(0, "pass").do(1, "pass").do(0, "advance military")
    assert (game.levels(0), game.city[0].vp) == ((1, 1, 3), 4)


# Exploring.


def explorer(troops: int, city: str = "argos") -> dict[str, Any]:
    """Someone with Helepole who will have these troops for exploring."""
    return owns(city=city, played=["helepole"], troops=troops - 1, tiles=["military"])


def test_helepole_loses_one_troop_less_when_exploring() -> None:
    game = table(p0=explorer(6)).do(0, "explore green-6/3")
    assert game.city[0].troops == 4


def test_helepole_does_not_lower_the_requirement() -> None:
    game = table(p0=explorer(5))
    assert game.refusal(0, "explore green-6/3") == Reason("not-enough-troops", (("troops", 1),))


def test_helepole_and_sparta_add_up() -> None:
    game = table(p0=explorer(6, "sparta")).do(0, "explore green-6/3")
    assert game.city[0].troops == 5


def test_helepole_does_not_recruit_where_nothing_is_lost() -> None:
    assert table(p0=explorer(3)).do(0, "explore red-3/0").city[0].troops == 3


def test_helepole_and_sparta_do_not_recruit_where_one_is_lost() -> None:
    assert table(p0=explorer(3, "sparta")).do(0, "explore red-2/1").city[0].troops == 3


def test_helepole_counts_at_persepolis() -> None:
    assert table(p0=explorer(15)).do(0, "explore persepolis").city[0].troops == 1


def test_helepole_and_sparta_add_up_at_persepolis() -> None:
    assert table(p0=explorer(15, "sparta")).do(0, "explore persepolis").city[0].troops == 2


# The Tax phase.


def points_in_the_tax_phase(card: str, **levels: tuple[int, ...]) -> int:
    """What a card of seat 0 brings, with everybody's levels on a track."""
    ((track, numbers),) = levels.items()
    players: dict[str, Any] = {f"p{seat}": {track: number} for seat, number in enumerate(numbers)}
    players["p0"] |= owns(played=[card])
    return table(seats=len(numbers), phase="tax", **players).city[0].vp


@pytest.mark.parametrize(
    ("culture", "points"), [((2, 3, 4), 4), ((2, 2, 2), 4), ((2, 3, 2), 4), ((2, 1, 4), 0), ((7, 7, 6), 0)]
)
def test_power_brings_four_points_if_nobody_has_less_culture(culture: tuple[int, ...], points: int) -> None:
    assert points_in_the_tax_phase("power", culture=culture) == points


@pytest.mark.parametrize(
    ("economy", "points"), [((5, 3, 4), 3), ((2, 2, 2), 3), ((3, 1, 3), 3), ((3, 4, 1), 0), ((1, 1, 2), 0)]
)
def test_public_market_brings_three_points_if_nobody_has_more_economy(economy: tuple[int, ...], points: int) -> None:
    assert points_in_the_tax_phase("public-market", economy=economy) == points


def test_stadion_brings_two_troops_in_the_tax_phase() -> None:
    assert table(phase="tax", p0=owns(played=["stadion"], troops=3)).city[0].troops == 5


def test_stadion_stops_at_fifteen_troops() -> None:
    assert table(phase="tax", p0=owns(played=["stadion"], troops=14)).city[0].troops == 15
