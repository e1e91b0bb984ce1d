"""Section 11 of the reference, row by row: before, decision, after."""

import pytest

from petteia.games.khora.game import GAME
from tests.games.khora.table import Table, table


def culture_and_development(**p0: int) -> Table:
    """Dice 2 and 4, Culture on 2 and Development on 4. Seat 1 thinks about a token, so that the tiles lie there."""
    game = table(phase="dice", p0={"roll": [2, 4], **p0}, p1={"philosophy": 1})
    return game.do(1, "put philosophy", "put culture").do(0, "put culture", "put development")


def kept(game: Table) -> list[str]:
    """The tiles that seat 0 keeps in front of the city."""
    cities = game.state.view(None)["cities"]
    assert isinstance(cities, list)
    acting: list[str] = cities[0]["acting"]
    return acting


def test_miletus_at_set_up() -> None:
    for seed in range(200):
        state = GAME.new(2, seed, draft="off")
        cities = state.view(None)["cities"]
        assert isinstance(cities, list)
        for city in cities:
            if city["name"] == "miletus":
                assert (city["economy"], city["citizens"]) == (2, 6)
                return
    pytest.fail("no seed deals Miletus")


def test_dice_2_and_4_with_three_citizens() -> None:
    game = culture_and_development(citizens=3)
    assert game.city[0].citizens == 1
    assert kept(game) == ["culture", "development"]


def test_dice_2_and_4_with_one_citizen() -> None:
    game = culture_and_development(citizens=1)
    assert game.city[0].citizens == 1
    assert kept(game) == ["culture"]
    game.do(1, "pass")
    assert game.city[0].vp == 1  # Culture resolves


def test_dice_2_and_4_with_one_citizen_and_a_philosophy_token() -> None:
    game = culture_and_development(citizens=1, philosophy=1).do(0, "spend")
    assert (game.city[0].citizens, game.city[0].philosophy) == (2, 0)
    assert kept(game) == ["culture", "development"]


def test_orange_black_and_green() -> None:
    # Seats 0, 1, 2 are Orange, Black, Green; clockwise from the start player Black comes before Orange.
    game = table(
        seats=3,
        start=1,
        board=[],
        p0={"tiles": ["philosophy", "military"], "drachma": 0},
        p1={"tiles": ["military", "politics"], "hand": ["archives"], "drachma": 2},
        p2={"tiles": ["philosophy", "trade"], "drachma": 0},
    )
    game.do(1, "play archives")
    told = [(event.seat, event.cause) for event in game.events if event.kind in ("gain", "play") and event.cause]
    assert sorted(told[:2]) == [(0, "philosophy"), (2, "philosophy")]
    assert told[2:] == [(2, "trade"), (1, "military"), (0, "military"), (1, "archives")]


def test_troops_2_and_military_4_explore_the_green_major() -> None:
    game = table(p0={"troops": 2, "military": 4, "tiles": ["military"]})
    assert game.city[0].troops == 6
    game.do(0, "explore green-6/3")
    assert (game.city[0].troops, game.city[0].vp) == (3, 2)
    assert game.majors(0) == {"red": 0, "blue": 0, "green": 1}


def test_troops_13_and_military_6_explore_the_same_token() -> None:
    game = table(p0={"troops": 13, "military": 6, "tiles": ["military"]})
    assert game.city[0].troops == 19
    game.do(0, "explore green-6/3")
    assert ("lose", 0, "troops", 1, "cap") in [(e.kind, e.seat, e.what, e.amount, e.cause) for e in game.events]  # 16
    assert game.city[0].troops == 15


def test_mercenary_recruitment_with_economy_5_and_troops_13() -> None:
    game = table(p0={"minor": {"red": 1}, "economy": 5, "troops": 13, "hand": ["mercenary-recruitment"],
                     "tiles": ["politics"]})  # fmt: skip
    game.do(0, "play mercenary-recruitment")
    assert (game.city[0].troops, game.city[0].drachma) == (15, 4)
    assert game.minors(0)["red"] == 1


@pytest.mark.parametrize(("reward", "amount"), [("troops", 2), ("drachma", 3), ("vp", 4), ("citizens", 5)])
def test_argos_with_two_blue_and_no_drachma_develops(reward: str, amount: int) -> None:
    game = table(p0={"city": "argos", "minor": {"blue": 2}, "drachma": 0, "tiles": ["development"]})
    before = getattr(game.city[0], reward)
    game.do(0, "develop", f"reward {reward}")
    assert game.city[0].development == 2
    assert getattr(game.city[0], reward) == before + amount


def test_economy_2_with_2_drachma_advances() -> None:
    game = table(phase="progress", p0={"economy": 2, "drachma": 2}).do(0, "advance economy")
    assert (game.levels(0), game.city[0].drachma, game.city[0].citizens) == ((3, 1, 1), 0, 3 + 3)


def test_citizens_12_and_14_share_the_achievement() -> None:
    game = table(phase="achievement", open=["twelve-citizens"], p0={"citizens": 12}, p1={"citizens": 14})
    assert [(city.taxes, city.glory) for city in game.city] == [(1, 0), (1, 0)]
    assert game.told("achieve") == [(0, "twelve-citizens", 2), (1, "twelve-citizens", 2)]
    assert game.state.open == 0


def test_glory_5_and_6_majors_are_30_points() -> None:
    game = table(phase="end", p0={"glory": 5, "major": {"red": 2, "blue": 3, "green": 1}})
    assert game.state.scores()[0] == 30
