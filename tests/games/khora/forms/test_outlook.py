"""What a view tells of things to come: what tiles cost and bring, what is within reach."""

from typing import cast

from petteia.games.khora.components.figures import Figures
from petteia.games.khora.forms.view import CityView, View
from petteia.games.khora.game import GAME
from petteia.games.khora.terms import TILES
from tests.games.khora.table import Table, owns, table


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
    assert asked["citizens"] == 2
    assert asked["too_dear"] == ["military", "politics", "development"]
    game.do(0, "put culture")
    asked = seen(game)["question"]
    assert asked is not None
    assert asked["tile_costs"]["development"] == 3
    assert asked["citizens"] == 1
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
    assert price == {"lacks": {}, "tokens": 0, "within_reach": True}
