"""What a choice would change, before it is made."""

from typing import cast

from petteia.games.carpe_diem.forms.view import View
from petteia.games.carpe_diem.rules.phases import begin_scoring
from tests.games.carpe_diem.table import Table, Tile, building, owns, scoring, table, turn


def discs(game: Table, seat: int) -> dict[str, dict[str, int] | None]:
    """What each disc space would bring."""
    return {disc["name"]: disc["brings"] for disc in cast(View, game.state.view(seat))["discs"]}


def test_building_tells_what_it_completes_and_pays() -> None:
    district: dict[str, Tile] = {"c3": ("black-merchant", 1)}
    game = building("black-merchant", district=district, wares={"fish": 2})
    assert game.preview(0, "build d3 3") == {"coin": 3, "fish": -2, "complete-merchant": 1}
    assert game.preview(0, "store") == {"stored": 1}


def test_building_tells_scrolls_chimneys_villas_and_goals() -> None:
    district: dict[str, Tile] = {"c3": ("villa-end", 1)}
    game = building("villa-end", district=district, frame=["3", "1", "2", "15"])
    assert game.preview(0, "build d3 3") == {"complete-villa": 1, "chimney": 2, "goal": 3}
    assert game.preview_of_the_end(0, "build d3 3") == {"villas": 5, "frame": 3}
    assert {delta.cause for delta in game.deltas(0, "build d3 3") if delta.what == "end-villas"} == {"villa"}
    scroll = building("market", district={"c3": "bakery", "c4": "bakery"})
    assert scroll.preview(0, "build d4 0") == {"coin": 1, "step": 1, "complete-market": 1}


def test_every_change_tells_its_cause() -> None:
    district: dict[str, Tile] = {"c3": ("black-merchant", 1)}
    game = building("black-merchant", district=district, wares={"fish": 2})
    found = {(delta.what, delta.cause): delta.amount for delta in game.deltas(0, "build d3 3") if delta.cause}
    assert found == {("complete-merchant", "c3 d3"): 1, ("fish", "merchant"): -2, ("coin", "merchant"): 3}


def test_the_end_counts_the_storage_by_two_and_every_fountain_card() -> None:
    game = building("market", held={"market": 2}, coins=1, complete={"market": 1})
    ahead = game.preview_of_the_end(0, "build c3 0")
    each = ahead["card-market"]
    assert ahead == {"storage": 1, "fountain-cards": 2 * each, "card-market": each}
    assert building("market", coins=2).preview_of_the_end(0, "store") == {}
    assert building("market", coins=1).preview_of_the_end(0, "store") == {"storage": 1}


def test_building_a_fountain_does_not_tell_the_cards() -> None:
    assert building("fountain").preview(0, "build c3 0") == {"complete-fountain": 1, "next-fountain-card": 1}


def test_a_craftsman_brings_a_tile_as_long_as_there_is_one() -> None:
    district: dict[str, Tile] = {"c3": ("black-craftsman", 1)}
    game = building("black-craftsman", district=district)
    assert game.preview(0, "build d3 3") == {"complete-craftsman": 1, "next-tile": 1}
    game.state.row = (-1,) * len(game.state.row)
    assert game.preview(0, "build d3 3") == {"complete-craftsman": 1}


def test_the_last_fountain_cards_are_kept() -> None:
    game = building("fountain")
    game.state.deck &= -game.state.deck  # one card is left
    assert game.preview(0, "build c3 0") == {"complete-fountain": 1, "next-fountain-card": 1}
    game.state.deck = 0
    assert game.preview(0, "build c3 0") == {"complete-fountain": 1}


def test_a_bread_move_costs_a_bread() -> None:
    game = turn(p0=owns(bread=1))
    assert game.preview(0, "bread 4a") == {"bread": -1}
    assert game.preview(0, "take 2a") == {}


def test_what_is_not_open_has_no_preview() -> None:
    game = building("market")
    assert game.preview(0, "build a1 0") == {}
    assert game.preview(1, "store") == {}


def test_a_disc_tells_what_comes_at_once() -> None:
    game = table(track=[1, 0], grid={"b2": "each-merchant", "c2": "herbs-2"}, p0=owns(complete={"merchant": 2}))
    begin_scoring(game.state)
    assert game.preview(0, "disc b2-c2") == {"vp": 6 - 4}


def test_a_disc_space_tells_what_it_would_bring_with_everything_paid() -> None:
    things = owns(complete={"villa": 1}, wares={"herbs": 4}, coins=1)
    game = table(track=[1, 0], grid={"b2": "villa-coin", "c2": "herbs-3"}, p0=things)
    begin_scoring(game.state)
    assert game.preview(0, "disc b2-c2") == {}  # which card comes first is still to be said
    assert discs(game, 0)["b2-c2"] == {"vp": 14, "coin": -1, "herbs": -4}  # the villa's coin first
    assert discs(game, 1)["b2-c2"] == {"vp": -8}
    assert discs(game, 0)["a2-b2"] == {"vp": -4, "coin": 1}
    spectator = cast(View, game.state.view(None))["discs"]
    assert {disc["brings"] for disc in spectator if disc["brings"] is None} == {None}


def test_a_taken_disc_space_brings_nothing() -> None:
    game = table(track=[1, 0])
    begin_scoring(game.state)
    game.do(0, "disc b2-c2")
    assert discs(game, 1)["b2-c2"] is None


def test_paying_tells_what_it_costs_and_brings() -> None:
    game = scoring("each-merchant", "herbs-2", wares={"herbs": 3}, coins=1, complete={"merchant": 1})
    assert game.preview(0, "pay 2") == {"vp": 8, "coin": -1, "herbs": -3}
    assert game.preview(0, "pay 0") == {"vp": -4}


def test_bread_tells_what_it_brings() -> None:
    game = scoring("each-merchant", "landscapes-3", bread=7, complete={"merchant": 1})
    game.do(0, "first b2")
    assert game.preview(0, "loaves 1") == {"vp": 3, "bread": -3}
    game.do(0, "loaves 0")
    assert game.preview(0, "loaves 2") == {"coin": 2, "bread": -4}


def test_choosing_the_first_card_tells_what_it_brings_at_once() -> None:
    game = scoring("villa-coin", complete={"villa": 4})
    assert game.preview(0, "first b2") == {"coin": 4}
    assert game.preview(0, "first c2") == {"vp": -4, "coin": 4}
