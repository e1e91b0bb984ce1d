"""What a view tells so that nobody needs the rules to draw it: where tiles fit, how often cards can be fulfilled."""

from typing import cast

from petteia.games.carpe_diem.components.reader import USUAL
from petteia.games.carpe_diem.forms.view import View
from petteia.games.carpe_diem.rules.phases import begin_scoring
from petteia.games.carpe_diem.terms import VILLA
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


def test_a_spectator_is_told_of_whoever_is_asked() -> None:
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


def test_a_complete_villa_tells_what_it_brings_at_the_end() -> None:
    game = turn(p0=owns(district={"c3": ("villa-end", 1), "d3": ("villa-end", 3)}))
    villa = view(game)["players"][0]["features"][0]
    assert (villa["complete"], villa["size"], villa["vp"]) == (True, 4, USUAL.villa_vp[4])
    half = turn(p0=owns(district={"c3": ("villa-end", 1)}))
    assert view(half)["players"][0]["features"][0]["vp"] == 0


def test_fountain_cards_tell_what_each_feature_of_a_kind_brings() -> None:
    game = turn(p0=owns(held={"market": 2, "villa": 1}, complete={"market": 2}))
    vp = dict(zip(USUAL.fountain_ids, USUAL.fountain_vp))
    assert view(game)["players"][0]["vp_by_kind"] == {"villa": vp["villa"], "market": 2 * vp["market"]}
    assert view(game, 1)["players"][0]["vp_by_kind"] is None


def test_a_goal_tells_its_line_and_where_it_is_crossed() -> None:
    """The northern goals of piece 3 are a villa after the third column and something else; d3 and d2 cross nothing."""
    pieces = [piece for piece, goals in zip(USUAL.frame_ids, USUAL.frame_goals) if any(g[0] == VILLA for g in goals)]
    kind, place, vp = next(g for g in USUAL.frame_goals[USUAL.frame_ids.index(pieces[0])] if g[0] == VILLA)
    assert (kind, place) == (VILLA, 3)
    district: dict[str, Tile] = {"c3": ("villa-end", 1), "d3": ("villa-end", 3)}
    for side, name in enumerate(("north", "east", "south", "west")):
        others = [piece for piece in USUAL.frame_ids if piece not in pieces][:4]
        frame = [*others[:side], pieces[0], *others[side + 1 :]]
        goals = view(turn(p0=owns(frame=frame, district=district)))["players"][0]["goals"]
        goal = next(goal for goal in goals if goal["kind"] == "villa")
        crossed = ["c3", "d3"] if name in ("north", "south") else None
        assert goal == {
            "side": name, "after": 3, "kind": "villa", "vp": vp, "met": crossed is not None, "crossing": crossed,
        }  # fmt: skip


def test_the_furthest_on_the_scroll_track_scores_first() -> None:
    game = turn(seats=3, p1=owns(scroll=4), p2=owns(scroll=2))
    assert view(game)["scoring_order"] == [1, 2, 0]
