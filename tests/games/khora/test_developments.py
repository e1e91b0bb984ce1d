"""The 28 developments of the seven cities: cost, required knowledge and effect."""

from typing import Any, cast

import pytest

from petteia.games.khora.components import SETS
from petteia.games.khora.game import GAME
from petteia.games.khora.state import Khora
from petteia.kernel.game import Reason
from tests.games.khora.table import CITIES, COMPONENTS, Table, acting, as_pack, developing, owns, playing, table

COLOURS = ("red", "blue", "green")
Figures = dict[tuple[str, int], tuple[int, tuple[int, int, int]]]

# City and level: drachma, then the required knowledge: red, blue, green.
PRINTED: Figures = {
    ("argos", 1): (0, (0, 0, 0)),
    ("argos", 2): (0, (0, 2, 0)),
    ("argos", 3): (0, (1, 2, 0)),
    ("argos", 4): (2, (1, 3, 2)),
    ("athens", 1): (0, (0, 0, 0)),
    ("athens", 2): (0, (1, 0, 1)),
    ("athens", 3): (1, (0, 2, 0)),
    ("athens", 4): (2, (2, 2, 2)),
    ("corinth", 1): (0, (0, 0, 0)),
    ("corinth", 2): (1, (1, 0, 0)),
    ("corinth", 3): (2, (2, 1, 1)),
    ("corinth", 4): (3, (2, 2, 2)),
    ("miletus", 1): (0, (0, 0, 0)),
    ("miletus", 2): (1, (1, 0, 0)),
    ("miletus", 3): (2, (2, 0, 1)),
    ("miletus", 4): (4, (3, 0, 2)),
    ("olympia", 1): (0, (0, 0, 0)),
    ("olympia", 2): (0, (0, 0, 1)),
    ("olympia", 3): (2, (1, 0, 2)),
    ("olympia", 4): (3, (2, 1, 3)),
    ("sparta", 1): (0, (0, 0, 0)),
    ("sparta", 2): (1, (0, 2, 0)),
    ("sparta", 3): (2, (1, 3, 1)),
    ("sparta", 4): (4, (2, 3, 2)),
    ("thebes", 1): (0, (0, 0, 0)),
    ("thebes", 2): (0, (0, 1, 1)),
    ("thebes", 3): (0, (1, 2, 1)),
    ("thebes", 4): (2, (2, 2, 2)),
}
# Ruling 26.
REVISED: Figures = PRINTED | {
    ("corinth", 4): (3, (0, 2, 2)),
    ("sparta", 2): (2, (0, 2, 0)),
    ("thebes", 4): (2, (0, 2, 2)),
}
KINDS = {
    "argos": "IIII", "athens": "IOOE", "corinth": "IIOE", "miletus": "IIOI", "olympia": "IOII", "sparta": "OOIE",
    "thebes": "IOOE",
}  # fmt: skip

ROWS = [
    (values, city, level, cost, dict(zip(COLOURS, need)))
    for values, figures in (("printed", PRINTED), ("revised", REVISED))
    for (city, level), (cost, need) in figures.items()
    if level > 1
]
EVERY_LEVEL = pytest.mark.parametrize(("values", "city", "level", "cost", "knowledge"), ROWS)
EVERY_COST = pytest.mark.parametrize(
    ("values", "city", "level", "cost", "knowledge"), [row for row in ROWS if row[3] > 0]
)
EVERY_COLOUR = pytest.mark.parametrize(
    ("values", "city", "level", "cost", "knowledge", "colour"),
    [(*row, colour) for row in ROWS for colour, number in row[4].items() if number],
)
PLENTY = {"red": 3, "blue": 3, "green": 3}


@pytest.mark.parametrize(("values", "figures"), [("printed", PRINTED), ("revised", REVISED)])
def test_cost_and_knowledge_are_those_of_the_set(values: str, figures: Figures) -> None:
    found = list(zip(SETS[values].dev_cost, SETS[values].dev_need))
    assert found == [(cost, as_pack(dict(zip(COLOURS, need)))) for cost, need in figures.values()]


def test_kinds_of_developments() -> None:
    letters = "".join({"immediate": "I", "ongoing": "O", "end": "E"}[kind] for kind in COMPONENTS.dev_kind)
    assert {city: letters[4 * i : 4 * i + 4] for i, city in enumerate(CITIES)} == KINDS


@EVERY_LEVEL
def test_a_level_is_unlocked_with_exactly_its_cost_and_knowledge(
    values: str, city: str, level: int, cost: int, knowledge: dict[str, int]
) -> None:
    game = developing(city, level, values, drachma=cost, minor=knowledge)
    assert game.city[0].development == level
    assert game.told("lose") == ([(0, "drachma", cost)] if cost else [])
    assert game.minors(0) == knowledge


@EVERY_COST
def test_a_level_is_not_unlocked_with_one_drachma_too_few(
    values: str, city: str, level: int, cost: int, knowledge: dict[str, int]
) -> None:
    assert why_not(values, city, level, cost - 1, knowledge) == Reason("development-requirements", (("drachma", 1),))


@EVERY_COLOUR
def test_a_level_is_not_unlocked_with_one_knowledge_too_few(
    values: str, city: str, level: int, cost: int, knowledge: dict[str, int], colour: str
) -> None:
    fewer = knowledge | {colour: knowledge[colour] - 1}
    assert why_not(values, city, level, cost, fewer) == Reason(
        "development-requirements", ((f"knowledge-{colour}", 1),)
    )


def why_not(values: str, city: str, level: int, drachma: int, minor: dict[str, int]) -> Reason | None:
    """Why Conquest does not allow the Development: there the question is put even if it is impossible."""
    player = owns(city=city, development=level - 1, drachma=drachma, minor=minor)
    return conquest(values, **player).refusal(0, "take development")


def conquest(values: str = "printed", **things: object) -> Table:
    """Persepolis is explored, and seat 0 may take an action of choice."""
    return table(values=values, phase="event", round=9, event="conquest-of-the-persians", board=[], p0=things)


def test_who_cannot_pay_for_a_development_is_not_asked() -> None:
    assert acting("development", minor={"blue": 1}).asked(0) == "advance"


def test_a_development_may_be_declined() -> None:
    assert acting("development", minor={"blue": 2}).do(0, "pass").city[0].development == 1


def test_there_is_no_fifth_level() -> None:
    assert acting("development", development=4, drachma=9, minor=PLENTY).asked(0) == "advance"
    assert conquest(development=4, drachma=9, minor=PLENTY).refusal(0, "take development") == Reason("fully-developed")


# Level 1, at set-up. The figures: Economy, Culture, Military; citizens, taxes, glory, troops, philosophy; and drachma
# after the first Tax phase.


@pytest.mark.parametrize(
    ("city", "levels", "tracks", "drachma"),
    [
        ("argos", (1, 1, 1), (3, 0, 0, 2, 0), 4),
        ("athens", (1, 1, 1), (3, 0, 0, 0, 3), 4),
        ("corinth", (1, 1, 1), (3, 0, 0, 0, 0), 8),
        ("miletus", (2, 1, 1), (6, 0, 0, 0, 0), 4),
        ("olympia", (1, 1, 1), (3, 1, 0, 0, 0), 4 + 1),
        ("sparta", (1, 1, 1), (3, 0, 0, 0, 0), 4),
        ("thebes", (1, 1, 2), (3, 0, 1, 0, 0), 4),
    ],
)
def test_the_first_level_is_applied_at_set_up(
    city: str, levels: tuple[int, int, int], tracks: tuple[int, ...], drachma: int
) -> None:
    game = Table(cast(Khora, GAME.new(2, seed=1, cities="chosen", draft="off")))
    chooser, other = game.state.waiting()[0], 1 - game.state.waiting()[0]
    game.do(chooser, f"city {city}")
    game.do(other, "city argos" if city != "argos" else "city sparta")
    own = game.city[chooser]
    assert sum(own.roll) > 4  # otherwise Growing Populations would have given a philosophy token
    assert game.levels(chooser) == levels
    assert (own.citizens, own.taxes, own.glory, own.troops, own.philosophy) == tracks
    assert (own.drachma, own.vp, own.development) == (drachma, 0, 1)


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


def test_athens_fires_before_the_own_effect_of_the_card() -> None:
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


def final_points(city: str, values: str = "printed", **things: object) -> int:
    """The score of seat 0 at the end, with its city fully developed."""
    return table(values=values, phase="end", p0=owns(city=city, development=4) | things).city[0].vp


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


# Thebes 2: glory for drachma and points (rulings 24, 27).


def thebes(phase: str = "action", event: str = "prosperity", **things: object) -> Table:
    """Thebes with its second development, one glory and no drachma."""
    return table(phase=phase, event=event, p0=owns(city="thebes", development=2, glory=1, drachma=0) | things)


def test_thebes_2_gives_one_glory_for_two_drachma_and_four_points() -> None:
    city = thebes("dice", glory=3, drachma=1, vp=1).do(0, "swap").city[0]
    assert (city.glory, city.drachma, city.vp) == (2, 3, 5)


def test_thebes_2_may_be_used_any_number_of_times() -> None:
    city = thebes("dice", glory=3).do(0, "swap", "swap", "swap").city[0]
    assert (city.glory, city.drachma, city.vp) == (0, 6, 12)


def test_thebes_2_needs_glory() -> None:
    assert thebes("dice", glory=0).refusal(0, "swap") == Reason("no-glory")


@pytest.mark.parametrize(("city", "development"), [("thebes", 1), ("argos", 4)])
def test_nobody_else_swaps_glory(city: str, development: int) -> None:
    game = table(phase="dice", p0=owns(city=city, development=development, glory=3))
    assert game.refusal(0, "swap") == Reason("no-swap")


@pytest.mark.parametrize(
    ("question", "phase", "event", "things", "moves"),
    [
        ("tile", "dice", "prosperity", {}, []),
        ("keep", "action", "prosperity", {"tiles": ["legislation"]}, []),
        ("buy", "action", "prosperity", {"tiles": ["trade"], "drachma": 9}, []),
        ("explore", "action", "prosperity", {"tiles": ["military"], "troops": 5}, []),
        ("play", "action", "prosperity", {"tiles": ["politics"], "hand": ["council"]}, []),
        ("develop", "action", "prosperity", {"tiles": ["development"], "minor": PLENTY}, []),
        ("advance", "progress", "prosperity", {"drachma": 9}, []),
        ("lose", "event", "oracle-of-delphi", {"minor": {"red": 1, "blue": 1}}, []),
        ("discard", "event", "thirty-tyrants", {"hand": ["council", "bank", "oracle"]}, []),
        ("event-advance", "event", "military-victory", {"drachma": 9}, []),
        (
            "recall",
            "action",
            "prosperity",
            {"tiles": ["politics"], "hand": ["ostracism"], "played": ["bank"], "drachma": 3},
            ["play ostracism"],
        ),
        (
            "learn",
            "action",
            "prosperity",
            {"tiles": ["politics"], "hand": ["scholarly-welcome"], "drachma": 2},
            ["play scholarly-welcome"],
        ),
        ("swap", "end", "prosperity", {}, []),
    ],
)
def test_thebes_2_joins_any_decision_of_its_owner(
    question: str, phase: str, event: str, things: dict[str, Any], moves: list[str]
) -> None:
    game = thebes(phase, event, **things).do(0, *moves)
    assert game.asked(0) == question
    assert "swap" in game.options(0)


def test_thebes_2_joins_the_settling_of_citizens() -> None:
    game = thebes("dice", roll=[1, 1], philosophy=1)
    game.do(1, "put philosophy", "put trade").do(0, "put trade", "put politics")
    assert (game.asked(0), game.options(0)) == ("settle", ["swap", "spend", "pay 1"])


def test_thebes_2_joins_the_choice_of_conquest() -> None:
    game = conquest(city="thebes", development=2, glory=1)
    assert (game.asked(0), "swap" in game.options(0)) == ("action", True)


def test_thebes_2_joins_the_reward_of_an_achievement() -> None:
    player = owns(city="thebes", development=2, glory=1, troops=6)
    game = table(phase="achievement", open=["six-troops"], p0=player)
    assert (game.asked(0), game.options(0)) == ("achievement", ["swap", "claim tax", "claim glory"])


def test_thebes_2_leaves_the_question_standing() -> None:
    game = thebes(tiles=["military"], troops=5).do(0, "swap")
    assert (game.asked(0), "swap" in game.options(0)) == ("explore", False)
    assert game.do(0, "explore green-6/3").city[0].vp == 4 + 2


def test_thebes_2_is_asked_where_a_swap_opens_a_level() -> None:
    game = thebes("progress")
    assert (game.asked(0), game.options(0)) == ("advance", ["pass", "swap"])
    game.do(0, "swap", "advance economy")
    assert (game.levels(0), game.city[0].drachma, game.city[0].vp) == ((2, 1, 1), 0, 4)


def test_thebes_2_is_asked_where_a_swap_opens_a_purchase() -> None:
    game = thebes(tiles=["trade"], drachma=1)
    assert (game.asked(0), game.options(0)) == ("buy", ["pass", "swap"])
    assert game.do(0, "swap", "buy green").minors(0)["green"] == 1


def test_thebes_2_is_asked_where_a_swap_opens_a_card() -> None:
    game = thebes(tiles=["politics"], hand=["archives"])
    assert (game.asked(0), game.options(0)) == ("play", ["pass", "swap"])
    assert game.do(0, "swap", "play archives").city[0].philosophy == 3


def test_thebes_2_is_asked_where_two_swaps_open_a_card() -> None:
    game = thebes(tiles=["politics"], hand=["tunnel-of-eupalinos"], glory=2).do(0, "swap")
    assert game.options(0) == ["pass", "swap"]
    assert game.do(0, "swap", "play tunnel-of-eupalinos").city[0].vp == 4 + 4 + 6


def test_thebes_2_is_asked_where_a_swap_opens_a_development() -> None:
    game = thebes(tiles=["development"], development=3, minor=PLENTY)
    assert (game.asked(0), game.options(0)) == ("develop", ["pass", "swap"])
    assert game.do(0, "swap", "develop").city[0].development == 4


def test_thebes_2_is_asked_where_a_swap_opens_a_level_of_an_event() -> None:
    game = thebes("event", "rise-of-persia", military=2)
    assert (game.asked(0), game.options(0)) == ("event-advance", ["pass", "swap"])
    game.do(0, "swap", "advance military")
    assert (game.levels(0), game.city[0].drachma) == ((1, 1, 3), 1)


def test_thebes_2_may_choose_the_politics_of_conquest_that_a_swap_opens() -> None:
    player = owns(city="thebes", development=2, glory=1, drachma=0, hand=["archives"])
    game = conquest(**player).do(0, "take politics", "swap", "play archives")
    assert game.city[0].philosophy == 3


def test_thebes_2_is_not_asked_where_a_swap_opens_nothing() -> None:
    assert thebes(tiles=["trade"]).asked(0) == "advance"  # 2 drachma, 4 with the swap, 5 are needed
    assert thebes(tiles=["politics"], hand=["greek-fire"]).asked(0) == "advance"  # knowledge is missing
    assert thebes("progress", economy=5, culture=2, military=2).asked(0) == "nothing"  # 4, 4 and 3 drachma


def test_thebes_2_may_swap_once_more_before_the_final_scoring() -> None:
    game = thebes("end", glory=3, major={"red": 2})
    assert (game.asked(0), game.options(0)) == ("swap", ["pass", "swap"])
    game.do(0, "swap", "pass")
    assert game.state.over()
    assert game.city[0].vp == 4 + 2 * 2


def test_the_drachma_of_a_last_swap_count_in_the_final_scoring() -> None:
    game = thebes("end", played=["bank"], drachma=1).do(0, "swap")
    assert game.state.over()
    assert game.city[0].vp == 4 + 1


def test_nobody_is_asked_for_a_last_swap_without_glory() -> None:
    assert thebes("end", glory=0).state.over()


# Thebes 3 and 4.


def test_thebes_3_explores_twice_the_second_time_with_the_troops_left() -> None:
    game = acting("military", city="thebes", development=3, troops=5)
    game.do(0, "explore green-6/3")
    assert game.refusal(0, "explore red-4/2") == Reason("not-enough-troops", (("troops", 1),))
    game.do(0, "explore red-3/1")
    city = game.city[0]
    assert (city.troops, city.vp, game.majors(0)["green"], game.minors(0)["red"]) == (2, 2, 1, 1)
    assert game.asked(0) != "explore"


def test_thebes_3_may_explore_once_only() -> None:
    game = acting("military", city="thebes", development=3, troops=5).do(0, "explore green-6/3", "pass")
    assert (game.city[0].troops, game.asked(0)) == (3, "advance")


def test_thebes_3_keeps_troops_above_fifteen_between_its_explorations() -> None:
    game = acting("military", city="thebes", development=3, troops=13, military=6)
    game.do(0, "explore green-6/3", "explore red-6/3")
    assert game.city[0].troops == 19 - 3 - 3


def test_thebes_4_brings_two_points_per_minor_knowledge() -> None:
    assert final_points("thebes", minor={"red": 2, "green": 1}, major={"blue": 2}) == 6


def test_thebes_4_revised_brings_three_points_per_minor_knowledge() -> None:
    assert final_points("thebes", "revised", minor={"red": 2, "green": 1}, major={"blue": 2}) == 9
