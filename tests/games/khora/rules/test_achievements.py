"""Phase G: five achievements, each for those who meet it in the first round in which anybody does."""

from typing import Any

import pytest

from tests.games.khora.table import ACHIEVEMENTS, Table, table

# Section 8: enough for the achievement, and just too little.
NEEDS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("ten-points", {"vp": 10}, {"vp": 9}),
    ("twelve-citizens", {"citizens": 12}, {"citizens": 11}),
    ("six-troops", {"troops": 6}, {"troops": 5}),
    ("fourth-economy", {"economy": 4}, {"economy": 3}),
    ("three-cards", {"played": ["bank", "power", "archives"]}, {"played": ["bank", "power"], "hand": ["archives"]}),
]


def achieved(game: Table, seat: int) -> list[str]:
    return [name for i, name in enumerate(ACHIEVEMENTS) if game.city[seat].achieved >> i & 1]


def still_open(game: Table) -> list[str]:
    return [name for i, name in enumerate(ACHIEVEMENTS) if game.state.open >> i & 1]


def phase_g(*open: str, seats: int = 2, start: int = 0, **players: dict[str, Any]) -> Table:
    p = [players.get(f"p{seat}", {}) for seat in range(3)]
    if seats == 2:
        return table(2, "achievement", open=list(open), start=start, p0=p[0], p1=p[1])
    return table(3, "achievement", open=list(open), start=start, p0=p[0], p1=p[1], p2=p[2])


def test_these_are_all() -> None:
    assert [name for name, _, _ in NEEDS] == list(ACHIEVEMENTS)


@pytest.mark.parametrize(("name", "enough", "too_little"), NEEDS)
def test_whoever_is_alone_chooses_tax(name: str, enough: dict[str, Any], too_little: dict[str, Any]) -> None:
    game = phase_g(*ACHIEVEMENTS, p0=enough, p1=too_little)
    assert game.state.waiting() == (0,)
    assert game.options(0) == ["claim tax", "claim glory"]
    game.do(0, "claim tax")
    assert (game.city[0].taxes, game.city[0].glory) == (1, 0)
    assert (game.city[1].taxes, game.city[1].glory) == (0, 0)
    assert (achieved(game, 0), achieved(game, 1)) == ([name], [])


@pytest.mark.parametrize(("name", "enough", "too_little"), NEEDS)
def test_whoever_is_alone_chooses_glory(name: str, enough: dict[str, Any], too_little: dict[str, Any]) -> None:
    game = phase_g(*ACHIEVEMENTS, p1=enough, p0=too_little).do(1, "claim glory")
    assert (game.city[1].taxes, game.city[1].glory) == (0, 1)
    assert (achieved(game, 0), achieved(game, 1)) == ([], [name])


@pytest.mark.parametrize(("name", "enough", "too_little"), NEEDS)
def test_nobody_gets_what_nobody_meets(name: str, enough: dict[str, Any], too_little: dict[str, Any]) -> None:
    game = phase_g(*ACHIEVEMENTS, p0=too_little)
    assert still_open(game) == list(ACHIEVEMENTS)
    assert [game.asked(0), game.asked(1)] == ["tile", "tile"]


@pytest.mark.parametrize(("name", "enough", "too_little"), NEEDS)
def test_whoever_shares_it_gets_a_tax_each(name: str, enough: dict[str, Any], too_little: dict[str, Any]) -> None:
    other = enough if name != "three-cards" else {"played": ["oracle", "stadion", "council"]}
    game = phase_g(*ACHIEVEMENTS, seats=3, p0=enough, p2=other)
    assert [city.taxes for city in game.city] == [1, 0, 1]
    assert [city.glory for city in game.city] == [0, 0, 0]
    assert (achieved(game, 0), achieved(game, 1), achieved(game, 2)) == ([name], [], [name])


def test_more_than_enough_is_enough() -> None:
    game = phase_g("six-troops", p0={"troops": 15})
    assert game.asked(0) == "achievement"


@pytest.mark.parametrize(("name", "enough", "too_little"), NEEDS)
def test_an_achievement_closes_for_good(name: str, enough: dict[str, Any], too_little: dict[str, Any]) -> None:
    game = phase_g(*ACHIEVEMENTS, p0=enough).do(0, "claim tax")
    assert still_open(game) == [other for other in ACHIEVEMENTS if other != name]
    late = phase_g(*still_open(game), p0=enough)
    assert [late.asked(0), late.asked(1)] == ["tile", "tile"]
    assert (late.city[0].taxes, achieved(late, 0)) == (0, [])


def test_an_achievement_is_not_rewarded_again_in_the_next_round() -> None:
    game = phase_g("six-troops", p0={"troops": 6}).do(0, "claim glory")
    for seat in range(2):
        game.do(seat, "put philosophy", "put culture")
    while game.asked(0) not in ("tile", "achievement") or game.state.round == 2:
        seat = game.state.waiting()[0]
        game.do(seat, game.options(seat)[0])
        if game.state.round == 4:
            break
    assert game.state.round == 4
    assert game.city[0].glory == 1


def test_achievements_are_claimed_in_this_phase_only() -> None:
    game = table(open=["six-troops"], p0={"tiles": ["military"], "troops": 5, "drachma": 0}, p1={"drachma": 0})
    assert game.city[0].troops == 6
    game.do(0, "explore red-5/1")
    assert game.city[0].troops == 5
    assert still_open(game) == ["six-troops"]


# Caps (ruling 22).


def test_at_the_cap_of_taxes_whoever_is_alone_takes_glory() -> None:
    game = phase_g("six-troops", p0={"troops": 6, "taxes": 10})
    assert (game.city[0].taxes, game.city[0].glory) == (10, 1)


def test_at_the_cap_of_glory_whoever_is_alone_takes_a_tax() -> None:
    game = phase_g("six-troops", p0={"troops": 6, "glory": 10})
    assert (game.city[0].taxes, game.city[0].glory) == (1, 10)


def test_at_both_caps_the_reward_is_lost_and_the_achievement_is_not() -> None:
    game = phase_g("six-troops", p0={"troops": 6, "taxes": 10, "glory": 10})
    assert (game.city[0].taxes, game.city[0].glory) == (10, 10)
    assert (achieved(game, 0), still_open(game)) == (["six-troops"], [])


def test_a_shared_reward_is_lost_at_the_cap() -> None:
    game = phase_g("six-troops", p0={"troops": 6, "taxes": 10}, p1={"troops": 6})
    assert [(city.taxes, city.glory) for city in game.city] == [(10, 0), (1, 0)]
    assert achieved(game, 0) == ["six-troops"]


# Several at once (ruling 22).


def test_whoever_is_alone_at_two_chooses_twice() -> None:
    game = phase_g("six-troops", "ten-points", p0={"troops": 6, "vp": 10}).do(0, "claim tax")
    assert game.asked(0) == "achievement"
    game.do(0, "claim glory")
    assert (game.city[0].taxes, game.city[0].glory) == (1, 1)
    assert achieved(game, 0) == ["ten-points", "six-troops"]
    assert game.asked(0) == "tile"


def test_one_alone_and_one_shared() -> None:
    game = phase_g("six-troops", "ten-points", p0={"troops": 6, "vp": 10}, p1={"vp": 12})
    assert game.state.waiting() == (0,)
    game.do(0, "claim glory")
    assert [(city.taxes, city.glory) for city in game.city] == [(1, 1), (1, 0)]


def test_two_players_alone_at_one_each_choose_at_once() -> None:
    game = phase_g("six-troops", "ten-points", p0={"troops": 6}, p1={"vp": 10})
    assert [game.asked(0), game.asked(1)] == ["achievement", "achievement"]
    game.do(1, "claim glory").do(0, "claim tax")
    assert [(city.taxes, city.glory) for city in game.city] == [(1, 0), (0, 1)]


def test_all_five_at_once() -> None:
    everything = {"vp": 10, "citizens": 12, "troops": 6, "economy": 4, "played": ["bank", "council", "archives"]}
    game = phase_g(*ACHIEVEMENTS, p0=everything)
    game.do(0, "claim tax", "claim glory", "claim glory", "claim tax", "claim glory")
    assert (game.city[0].taxes, game.city[0].glory) == (2, 3)
    assert achieved(game, 0) == list(ACHIEVEMENTS)
    assert still_open(game) == []


def test_all_are_judged_on_the_same_state() -> None:
    game = phase_g(*ACHIEVEMENTS, p0={"vp": 10, "troops": 6}, p1={"vp": 10, "troops": 6})
    assert [city.taxes for city in game.city] == [2, 2]
    assert achieved(game, 0) == achieved(game, 1) == ["ten-points", "six-troops"]


def test_the_tax_of_an_achievement_pays_in_the_next_round() -> None:
    game = phase_g("six-troops", p0={"troops": 6}).do(0, "claim tax")
    assert (game.state.round, game.city[0].drachma) == (3, 4 + 1)


def test_achievements_are_claimed_in_the_last_round_too() -> None:
    game = table(phase="end", open=["six-troops"], p0={"troops": 6, "major": {"red": 2}})
    game.do(0, "claim glory")
    assert game.state.over()
    assert game.city[0].vp == 2
