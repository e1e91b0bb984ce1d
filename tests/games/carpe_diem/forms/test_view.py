"""What a view tells so that nobody needs the rules to draw it: where tiles fit, how often cards can be fulfilled."""

from typing import cast

from petteia.games.carpe_diem.forms.view import View
from petteia.games.carpe_diem.rules.phases import begin_scoring
from tests.games.carpe_diem.table import Table, Tile, owns, scoring, table, turn


def view(game: Table, seat: int | None = 0) -> View:
    return cast(View, game.state.view(seat))


def test_tiles_that_may_be_taken_tell_where_they_fit() -> None:
    game = turn(ring={"2a": "market"}, p0=owns(district={"c3": "market"}))
    assert view(game)["fits"]["market"] == ["c2 0", "b3 0", "d3 0", "c4 0"]


def test_a_tile_fits_as_its_build_moves_say() -> None:
    district: dict[str, Tile] = {"c3": ("black-merchant", 1)}
    game = turn(ring={"2a": "black-merchant"}, p0=owns(district=district))
    promised = view(game)["fits"]["black-merchant"]
    game.do(0, "take 2a")
    assert [f"build {place}" for place in promised] == [move for move in game.options() if move.startswith("build")]


def test_a_spectator_is_told_of_who_is_asked() -> None:
    game = turn(p0=owns(district={"c3": "market"}))
    assert view(game, None)["subject"] == 0
    assert view(game, None)["fits"] == view(game, 0)["fits"]
    assert view(game, 1)["subject"] == 1


def test_a_card_tells_how_often_it_can_be_fulfilled_and_what_that_brings() -> None:
    things = owns(complete={"merchant": 2}, wares={"herbs": 3}, coins=1)
    game = table(track=[1, 0], grid={"b2": "each-merchant", "c2": "herbs-2"}, p0=things)
    begin_scoring(game.state)
    assert view(game)["fulfils"]["b2"] == {"times": 2, "coins": 0, "brings": {"vp": 6}}
    assert view(game)["fulfils"]["c2"] == {"times": 2, "coins": 1, "brings": {"vp": 8}}
    assert view(game, 1)["fulfils"]["c2"] == {"times": 0, "coins": 0, "brings": {"vp": -4}}


def test_the_question_tells_what_each_number_of_times_costs() -> None:
    game = scoring("each-merchant", "herbs-2", wares={"herbs": 3}, coins=1, complete={"merchant": 1})
    asked = view(game)["question"]
    assert asked is not None
    assert asked["kind"] == "pay"
    assert asked["costs"] == [0, 0, 1, 3]  # three times is one more than possible


def test_bread_costs_three_loaves_each_time() -> None:
    game = scoring("each-merchant", "landscapes-3", bread=7, complete={"merchant": 1})
    game.do(0, "first b2")
    asked = view(game)["question"]
    assert asked is not None
    assert asked["costs"] == [0, 3, 6, 9]


def test_fountain_cards_tell_what_they_are_worth() -> None:
    game = turn(p0=owns(held={"market": 1}, complete={"market": 2}))
    own = view(game)["players"][0]
    ahead = {each["source"]: each["vp"] for each in own["at_the_end"]}
    assert own["worth"] == {"market": ahead["fountain-cards"]}
    assert view(game, 1)["players"][0]["worth"] is None
