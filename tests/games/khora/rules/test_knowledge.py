"""Knowledge: the exploration board, and philosophy tokens in its place."""

import pytest

from petteia.kernel.choices import Reason
from petteia.kernel.counts import total
from tests.games.khora.table import TOKENS, Table, acting, owns, playing, table

# The exploration board: space, troops required, troops lost, kind, drachma, VP.
BOARD = [
    ("red-2/1", 2, 1, "minor", 0, 0),
    ("red-3/0", 3, 0, "minor", 0, 0),
    ("red-2/2", 2, 2, "minor", 1, 0),
    ("red-3/1", 3, 1, "minor", 1, 0),
    ("red-4/2", 4, 2, "minor", 2, 0),
    ("red-5/1", 5, 1, "minor", 2, 0),
    ("red-5/4", 5, 4, "major", 2, 0),
    ("red-6/3", 6, 3, "major", 2, 0),
    ("red-7/5", 7, 5, "major", 3, 0),
    ("red-8/6", 8, 6, "major", 4, 0),
    ("red-9/8", 9, 8, "major", 6, 0),
    ("blue-2/2", 2, 2, "minor", 0, 0),
    ("blue-3/1", 3, 1, "minor", 0, 0),
    ("blue-3/3", 3, 3, "minor", 1, 1),
    ("blue-4/2", 4, 2, "minor", 1, 1),
    ("blue-4/4", 4, 4, "minor", 1, 1),
    ("blue-5/3", 5, 3, "major", 1, 1),
    ("blue-6/5-drachma", 6, 5, "major", 2, 1),
    ("blue-6/5-vp", 6, 5, "major", 1, 2),
    ("blue-7/6", 7, 6, "major", 2, 2),
    ("blue-8/7", 8, 7, "major", 3, 3),
    ("blue-9/9", 9, 9, "major", 4, 4),
    ("green-2/1", 2, 1, "minor", 0, 0),
    ("green-3/0", 3, 0, "minor", 0, 0),
    ("green-2/2", 2, 2, "minor", 0, 1),
    ("green-3/1", 3, 1, "minor", 0, 1),
    ("green-4/2", 4, 2, "minor", 0, 2),
    ("green-5/1", 5, 1, "minor", 0, 2),
    ("green-5/4", 5, 4, "major", 0, 2),
    ("green-6/3", 6, 3, "major", 0, 2),
    ("green-7/5", 7, 5, "major", 0, 3),
    ("green-8/6", 8, 6, "major", 0, 4),
    ("green-9/8", 9, 8, "major", 0, 6),
]
EVERY_SPACE = pytest.mark.parametrize(("space", "requires", "loses", "kind", "drachma", "vp"), BOARD)


def with_troops(troops: int, **things: object) -> Table:
    """Seat 0 takes a Military action and may explore with these troops."""
    return acting("military", troops=troops - 1, drachma=0, **things)


def test_the_board_has_33_single_spaces_and_persepolis() -> None:
    assert [row[0] for row in BOARD] + ["persepolis"] == list(TOKENS)


@EVERY_SPACE
def test_exploring_with_exactly_the_troops_required(
    space: str, requires: int, loses: int, kind: str, drachma: int, vp: int
) -> None:
    game = with_troops(requires).do(0, f"explore {space}")
    city = game.city[0]
    assert (city.troops, city.drachma, city.vp) == (requires - loses, drachma, vp)
    colour, _, _ = space.partition("-")
    none = {"red": 0, "blue": 0, "green": 0}
    one = none | {colour: 1}
    assert (game.minors(0), game.majors(0)) == ((one, none) if kind == "minor" else (none, one))


@EVERY_SPACE
def test_exploring_with_one_troop_too_few_is_refused(
    space: str, requires: int, loses: int, kind: str, drachma: int, vp: int
) -> None:
    game = with_troops(requires - 1)
    if requires == 2:  # no space asks for fewer, so that nobody is asked
        assert game.asked(0) == "nothing"
    else:
        assert game.refusal(0, f"explore {space}") == Reason("not-enough-troops", (("troops", 1),))


def test_an_explored_space_is_empty_for_everybody() -> None:
    game = table(p0=owns(troops=5, tiles=["military"]), p1=owns(troops=5, tiles=["military"]))
    game.do(0, "explore green-6/3")
    assert game.refusal(1, "explore green-6/3") == Reason("knowledge-taken")


def test_the_two_blue_spaces_of_six_and_five_are_two_spaces() -> None:
    game = table(p0=owns(troops=5, tiles=["military"]), p1=owns(troops=5, tiles=["military"]))
    game.do(0, "explore blue-6/5-vp").do(1, "explore blue-6/5-drachma")
    assert [game.majors(seat)["blue"] for seat in (0, 1)] == [1, 1]


def test_exploring_may_be_declined() -> None:
    game = with_troops(6).do(0, "pass")
    assert (game.city[0].troops, total(game.city[0].minor + game.city[0].major)) == (6, 0)


def test_one_exploration_per_military_action() -> None:
    assert with_troops(9).do(0, "explore red-2/1").asked(0) == "nothing"


def test_exploring_in_the_rulebook() -> None:
    game = acting("military", troops=2, military=4).do(0, "explore green-6/3")
    assert (game.city[0].troops, game.city[0].vp) == (3, 2)


def test_troops_above_fifteen_last_until_the_exploration_is_over() -> None:
    game = acting("military", troops=13, military=6)
    assert game.city[0].troops == 19
    assert game.do(0, "explore green-6/3").city[0].troops == 15


# Persepolis.


def test_persepolis_gives_one_major_of_each_colour() -> None:
    game = with_troops(15).do(0, "explore persepolis")
    assert game.majors(0) == {"red": 1, "blue": 1, "green": 1}
    assert game.minors(0) == {"red": 0, "blue": 0, "green": 0}


def test_persepolis_costs_fifteen_troops_and_brings_no_bonus() -> None:
    city = with_troops(15).do(0, "explore persepolis").city[0]
    assert (city.troops, city.drachma, city.vp, city.glory) == (0, 0, 0, 0)


def test_persepolis_is_refused_with_fourteen_troops() -> None:
    assert with_troops(14).refusal(0, "explore persepolis") == Reason("not-enough-troops", (("troops", 1),))


def test_persepolis_may_be_explored_with_troops_above_the_cap() -> None:
    game = acting("military", troops=13, military=7).do(0, "explore persepolis")
    assert game.city[0].troops == 5


def test_persepolis_is_there_once() -> None:
    game = table(p0=owns(troops=14, tiles=["military"]), p1=owns(troops=14, tiles=["military"]))
    game.do(0, "explore persepolis")
    assert game.refusal(1, "explore persepolis") == Reason("knowledge-taken")


# Two philosophy tokens for a missing knowledge token, in Politics and Development of phase D only (ruling 19).


def test_two_philosophy_tokens_stand_for_one_missing_knowledge_in_politics() -> None:
    game = playing("greek-fire", philosophy=3)
    assert (game.city[0].troops, game.city[0].philosophy, game.minors(0)["blue"]) == (4, 1, 0)


def test_four_philosophy_tokens_stand_for_two_missing_in_politics() -> None:
    game = playing("reformists", minor={"blue": 1}, philosophy=4)
    assert (game.played(0), game.city[0].philosophy) == (["reformists"], 0)


def test_two_tokens_stand_for_a_second_knowledge_of_one_colour() -> None:
    game = playing("bank", major={"red": 1}, philosophy=2)
    assert (game.played(0), game.city[0].philosophy) == (["bank"], 0)


def test_one_philosophy_token_stands_for_nothing() -> None:
    game = acting("politics", hand=["greek-fire", "council"], philosophy=1)
    assert game.refusal(0, "play greek-fire") == Reason("politics-requirements", (("knowledge-blue", 1),))


def test_three_philosophy_tokens_do_not_stand_for_two_missing() -> None:
    game = acting("politics", hand=["reformists", "council"], minor={"blue": 1}, philosophy=3)
    assert game.options(0) == ["pass", "play council"]


def test_no_philosophy_token_is_spent_where_nothing_is_missing() -> None:
    assert playing("greek-fire", minor={"blue": 1}, philosophy=2).city[0].philosophy == 2


def test_too_much_of_one_colour_does_not_make_up_for_another() -> None:
    game = playing("reformists", minor={"red": 5, "blue": 1}, philosophy=2)
    assert game.city[0].philosophy == 0


def test_philosophy_tokens_do_not_stand_for_drachma() -> None:
    game = acting("politics", hand=["archives", "council"], drachma=1, philosophy=8)
    assert game.refusal(0, "play archives") == Reason("politics-requirements", (("drachma", 1),))


def test_the_card_played_by_ostracism_may_be_paid_with_philosophy_tokens() -> None:
    game = playing("ostracism", hand=["greek-fire"], drachma=3, philosophy=2).do(0, "play greek-fire")
    assert (game.city[0].troops, game.city[0].philosophy) == (4, 0)


def test_two_philosophy_tokens_stand_for_one_missing_knowledge_in_development() -> None:
    game = acting("development", minor={"blue": 1}, philosophy=3).do(0, "develop", "reward vp")
    assert (game.city[0].development, game.city[0].philosophy, game.minors(0)["blue"]) == (2, 1, 1)


def test_four_philosophy_tokens_stand_for_two_missing_in_development() -> None:
    game = acting("development", philosophy=4).do(0, "develop")
    assert (game.city[0].development, game.city[0].philosophy) == (2, 0)


def test_three_philosophy_tokens_do_not_stand_for_two_missing_in_development() -> None:
    assert acting("development", philosophy=3).asked(0) == "advance"


def test_philosophy_tokens_do_not_stand_for_knowledge_in_prosperity() -> None:
    hand = owns(hand=["greek-fire", "council"], philosophy=8, troops=1)
    game = table(phase="event", event="prosperity", p0=hand)
    assert game.refusal(0, "play greek-fire") == Reason("politics-requirements", (("knowledge-blue", 1),))


def conquest(**things: object) -> Table:
    """Persepolis is explored, and seat 0 may take an action of choice."""
    return table(phase="event", round=9, event="conquest-of-the-persians", board=[], p0=things)


def test_philosophy_tokens_do_not_stand_for_knowledge_in_the_politics_of_conquest() -> None:
    assert conquest(hand=["greek-fire"], philosophy=8).refusal(0, "take politics") == Reason("nothing-to-play")


def test_philosophy_tokens_do_not_stand_for_knowledge_in_the_development_of_conquest() -> None:
    assert conquest(philosophy=8).refusal(0, "take development") == Reason(
        "development-requirements", (("knowledge-blue", 2),)
    )
