"""Thebes: glory for drachma and points at any decision, two explorations, points for minor knowledge."""

from typing import Any

import pytest

from petteia.games.khora.game import GAME
from petteia.kernel.choices import Reason
from tests.games.khora.table import PLENTY, Table, acting, conquest, final_points, owns, table

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


# Before phase G a swap may win an achievement (ruling 24).


def mysteries(**things: object) -> Table:
    """Thebes has the fewest troops under the Eleusinian Mysteries, and the ten points are open."""
    return table(
        phase="event",
        event="eleusinian-mysteries",
        open=["ten-points"],
        p0=owns(city="thebes", development=2, drachma=0) | things,
        p1=owns(troops=1),
    )


def test_thebes_may_swap_for_an_achievement_after_the_event() -> None:
    game = mysteries(glory=3, vp=0)
    assert (game.asked(0), game.options(0)) == ("swap", ["pass", "swap"])
    game.do(0, "swap", "swap", "swap")
    assert game.city[0].vp == 12  # and not 8, as with swaps before the event
    assert game.told("achieve") == [(0, "ten-points", 1)]
    assert game.asked(0) == "achievement"


def test_thebes_is_asked_no_more_once_the_achievement_is_met() -> None:
    game = mysteries(glory=3, vp=8).do(0, "swap", "swap")
    assert (game.asked(0), game.city[0].glory) == ("achievement", 1)


def test_thebes_may_keep_its_glory() -> None:
    game = mysteries(glory=3).do(0, "pass")
    assert (game.asked(0), game.city[0].glory, game.told("achieve")) == ("tile", 3, [])


@pytest.mark.parametrize(
    "things",
    [
        {"glory": 2, "vp": 0},  # eight points are too few
        {"glory": 3, "vp": 14},  # ten points without a swap
        {"glory": 0, "vp": 13},
        {"glory": 3, "vp": 0, "development": 1},
    ],
)
def test_thebes_is_not_asked_where_a_swap_wins_no_achievement(things: dict[str, Any]) -> None:
    assert mysteries(**things).asked(0) in ("tile", "achievement")


def test_thebes_is_not_asked_where_the_achievement_is_closed() -> None:
    game = table(phase="achievement", p0=owns(city="thebes", development=2, glory=5, vp=9), p1={})
    assert game.asked(0) == "tile"


def test_a_position_before_the_achievements_comes_back() -> None:
    document = mysteries(glory=3).state.to_dict()
    assert GAME.from_dict(document).to_dict() == document
