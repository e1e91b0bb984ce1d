"""What a view tells of things to come: what tiles cost and bring, what is within reach."""

from typing import cast

from petteia.games.khora.components.figures import Figures
from petteia.games.khora.forms.view import CityView, View
from petteia.games.khora.game import GAME
from petteia.games.khora.terms import TILES
from tests.games.khora.table import Table, developing, owns, table


def seen(game: Table, seat: int | None = 0) -> View:
    return cast(View, game.state.view(seat))


def own(game: Table, seat: int = 0) -> CityView:
    return seen(game, seat)["cities"][seat]


def test_what_a_tile_brings_is_what_its_preview_says() -> None:
    game = table(phase="dice", p0=owns(roll=[6], culture=3, economy=2, military=4, played=["bank", "diolkos"]))
    brings = own(game)["brings"]
    assert brings is not None
    assert seen(game, 1)["cities"][0]["brings"] is None
    for tile in TILES[:5]:
        deltas = game.state.preview(0, GAME.codec.read(f"put {tile}"))
        gained = {delta.what: delta.amount for delta in deltas if delta.what != "card"}
        assert gained == brings[tile], tile


def test_planned_tiles_add_to_the_reach() -> None:
    game = table(phase="dice", p0=owns(roll=[4, 5], troops=2, military=3))
    assert seen(game)["reach"] == 2
    game.do(0, "put military")
    assert own(game)["planned"] == {"troops": 3}
    assert seen(game)["reach"] == 5
    needed = {token["id"]: token["requires"] for token in cast(Figures, GAME.components({}))["tokens"]}
    assert seen(game)["reachable"] == [token for token in seen(game)["board"] if needed[token] <= 5]
    assert seen(game, None)["reach"] is None
    assert seen(game, None)["reachable"] == seen(game, None)["board"]
    assert own(game, 1)["planned"] == {}


def test_what_tiles_cost_on_the_next_die() -> None:
    game = table(phase="dice", p0=owns(roll=[1, 3], citizens=2))
    asked = seen(game)["question"]
    assert asked is not None
    assert asked["tile_costs"] == {tile: max(number - 1, 0) for number, tile in enumerate(TILES)}
    assert asked["citizens"] == {tile: min(2, 3 - number) for number, tile in enumerate(TILES)}
    assert asked["too_dear"] == ["military", "politics", "development"]
    assert asked["die"] == 0
    game.do(0, "put culture")
    asked = seen(game)["question"]
    assert asked is not None
    assert asked["die"] == 1
    assert asked["tile_costs"]["development"] == 3
    assert asked["citizens"]["development"] == -2
    assert own(game)["tile_costs"] == [1]
    assert own(game)["fates"] == ["ahead"]
    assert seen(game, 1)["cities"][0]["tile_costs"] == []


def test_philosophy_tokens_pay_for_tiles() -> None:
    game = table(phase="dice", p0=owns(roll=[1], citizens=0, philosophy=1))
    asked = seen(game)["question"]
    assert asked is not None
    assert asked["too_dear"] == ["politics", "development"]


def test_what_cards_lack() -> None:
    figures = cast(Figures, GAME.components({}))
    card, cost = max((one["id"], one["cost"]) for one in figures["cards"] if one["cost"] > 1)
    game = table(phase="dice", p0=owns(roll=[1], hand=[card], drachma=1))
    price = own(game)["prices"][card]
    assert price["lacks"]["drachma"] == cost - 1
    assert not price["within_reach"]
    assert seen(game, 1)["cities"][0]["prices"] == {}


def test_tokens_stand_for_knowledge_but_not_in_phases_e_and_f() -> None:
    wishes = {"hand": ["diolkos"], "drachma": 20, "philosophy": 2}
    for phase, within in (("dice", True), ("progress", False)):
        game = table(phase=phase, p0=owns(**(wishes | ({"roll": [1]} if phase == "dice" else {}))))
        price = own(game)["prices"]["diolkos"]
        assert (price["lacks"], price["tokens"], price["within_reach"]) == ({"red": 1}, 2, within)


def test_who_has_the_most_troops_as_it_stands() -> None:
    game = table(seats=3, phase="dice", p0=owns(troops=2), p1=owns(troops=5), p2=owns(troops=2))
    assert (seen(game)["most"], seen(game)["fewest"]) == ([1], [0, 2])


def test_the_steps_of_a_round_and_of_the_set_up() -> None:
    assert seen(table(phase="dice"))["step"] == "dice"
    view = cast(View, GAME.new(2, 1, cities="chosen", draft="off").view(0))
    assert (view["phases"], view["step"]) == (["cities", "announcement"], "cities")
    view = cast(View, GAME.new(2, 1).view(0))
    assert (view["phases"], view["step"]) == (["draft", "announcement"], "draft")


def test_a_developed_city_has_no_next_development() -> None:
    assert own(table(p0=owns(development=4)))["next_development"] is None
    price = own(table(p0=owns(development=1, drachma=50, minor={"red": 5, "blue": 5, "green": 5})))["next_development"]
    assert price == {"lacks": {}, "tokens": 0, "within_reach": True, "number": 2}


def test_what_the_next_levels_cost_and_whether_they_can_be_paid() -> None:
    game = table(phase="dice", p0=owns(drachma=2, played=["gradualism", "constructing-the-mint"], military=7))
    free = {"level": 2, "cost": 0, "within_reach": True}
    assert own(game)["next_levels"] == {"economy": free, "culture": free}
    assert seen(game, 1)["cities"][0]["next_levels"] == {}
    assert own(table(phase="dice", p0=owns(drachma=0)))["next_levels"]["culture"] == {
        "level": 2,
        "cost": 1,
        "within_reach": False,
    }


def test_the_next_level_with_a_die() -> None:
    tracks = cast(Figures, GAME.components({}))["tracks"]
    bring = [(track["id"], row["level"]) for track in tracks for row in track["levels"] if "dice" in row["gains"]]
    [(track, level)] = bring
    assert own(table(p0=owns()))["next_die"] == {"track": track, "level": level}
    assert own(table(p0=owns(**{track: level})))["next_die"] is None


def test_knowledge_of_a_colour_is_minor_and_major() -> None:
    city = own(table(p0=owns(minor={"red": 2, "blue": 1}, major={"red": 1, "green": 2})))
    assert city["knowledge"] == {"red": 3, "blue": 1, "green": 2}
    assert city["majors"] == 3


def test_who_meets_an_open_achievement() -> None:
    game = table(phase="dice", open=["ten-points", "six-troops"], p0=owns(vp=10), p1=owns(vp=11, troops=6))
    assert {name: sorted(seats) for name, seats in seen(game)["met"].items()} == {
        "ten-points": [0, 1],
        "six-troops": [1],
    }


def test_what_a_reward_brings() -> None:
    asked = seen(table(phase="achievement", open=["ten-points"], p0=owns(vp=10)))["question"]
    assert asked is not None
    assert asked["gains"] == {"tax": {"taxes": 1}, "glory": {"glory": 1}}
    asked = seen(developing("argos", 2, minor={"blue": 2}))["question"]
    assert asked is not None
    assert asked["gains"] == {
        what: {what: n} for what, n in (("troops", 2), ("drachma", 3), ("vp", 4), ("citizens", 5))
    }


def test_further_levels_take_philosophy_tokens() -> None:
    game = table(phase="progress", p0=owns(drachma=9, philosophy=1))
    asked = seen(game)["question"]
    assert asked is not None
    assert asked["tokens"] == 0
    asked = seen(game.do(0, "advance economy"))["question"]
    assert asked is not None
    assert asked["tokens"] == 1
