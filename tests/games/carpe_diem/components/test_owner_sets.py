"""New pieces are data: an owner's file with kinds of tiles and cards that the shipped set lacks plays as it is."""

import re
from typing import cast

import pytest

from petteia.games.carpe_diem.components.board import shipped_text
from petteia.games.carpe_diem.components.checks import problems_in
from petteia.games.carpe_diem.components.figures import Figures
from petteia.games.carpe_diem.components.reader import read_components
from petteia.games.carpe_diem.forms.position_checks import check
from petteia.games.carpe_diem.game import GAME
from petteia.games.carpe_diem.rules.scoring import end_points
from petteia.games.carpe_diem.state import CarpeDiem
from petteia.kernel.rng import rng_from_seed
from petteia.testing.conformance import conformance
from petteia.testing.tables import random_decision
from tests.games.carpe_diem.table import Tile, building, owns, scoring, table

TILES = """
[[tile]]
id = "two-ponds"  # a pond ends at the top, another at the right
back = "white"
copies = 5
edges = ["pond", "pond 2", "meadow", "meadow"]

[[tile]]
id = "two-ponds-opposite"
back = "white"
copies = 3
edges = ["pond", "meadow", "pond 2", "meadow"]

[[tile]]
id = "two-merchants"
back = "white"
copies = 4
edges = ["merchant", "meadow", "merchant 2", "meadow"]

[[tile]]
id = "two-villas"
back = "white"
copies = 3
edges = ["villa", "villa", "villa 2", "villa 2"]
chimneys = [1, 2]

[[tile]]
id = "tee-of-villas"  # a new shape: three edges, and a vineyard
back = "white"
copies = 3
edges = ["villa", "villa", "villa", "vineyard"]
chimneys = 2
"""
CARDS = """
[[card]]
id = "fish-for-coins"
back = "A"
pay = { fish = 3 }
gain = { vp = 2, coin = 1 }

[[card]]
id = "fish-for-a-fish"  # which coins pay again and again
back = "A"
pay = { fish = 1 }
gain = { vp = 1, coin = 1 }

[[card]]
id = "singles-2"
back = "D"
have = { single = 2 }
gain = { vp = 5 }

[[card]]
id = "villas-4-bread"
back = "D"
have = { villa = 4 }
gain = { vp = 1, bread = 3 }
"""
FOUNTAINS = """
[[fountain]]
kind = ["merchant", "baker"]
copies = 2
vp = 1

[[fountain]]
id = "any-landscape"
kind = "landscape"
copies = 2
vp = 1
"""


def without(text: str, table: str, ids: list[str]) -> str:
    """The file without some rows."""
    for name in ids:
        text, number = re.subn(rf'\[\[{table}\]\]\n(id|kind) = "{name}"\n(.+\n)+', "", text)
        assert number == 1, name
    return text


def owner_text() -> str:
    """The shipped file with other tiles, scoring cards and fountain cards."""
    text = shipped_text().replace('name = "reconstruction"', 'name = "mine"')
    text = without(text, "tile", ["villa-end", "villa-straight", "villa-tee", "bakery", "fountain"])
    text = without(text, "card", ["fish-3", "fish-4", "markets-2", "each-pond"])
    text = without(text, "fountain", ["vineyard", "herbs"])
    return text + TILES + CARDS + FOUNTAINS


OWN = read_components(owner_text())
GAME_OF_OWNER = GAME.with_components(owner_text())


def test_nothing_is_wrong_in_the_file() -> None:
    assert problems_in(owner_text()) == []


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
def test_a_new_kind_of_tile_is_data(seats: int) -> None:
    """All that the kernel promises holds with the owner's pieces: positions, views, previews, reasons, figures."""
    conformance(GAME_OF_OWNER, seats, games=2)


# Two parts of one kind on a tile.


def test_two_ponds_of_one_tile_are_two_landscapes() -> None:
    district: dict[str, Tile] = {"c3": "two-ponds", "c2": ("black-pond-end", 2)}
    game = building("black-pond-end", district=district, components=OWN).do(0, "build d3 3")
    assert game.features(0) == [("pond", ["c2", "c3"], True), ("pond", ["c3", "d3"], True)]
    assert (game.complete(0), game.wares(0)) == ({"pond": 2}, {"fish": 1})


def test_two_villas_of_one_tile_have_their_own_chimneys() -> None:
    """North and east 1 chimney, south and west 2; every end has 1 more."""
    district: dict[str, Tile] = {
        "c3": "two-villas", "c2": ("black-villa-end", 2), "d3": ("black-villa-end", 3), "c4": "black-villa-end",
    }  # fmt: skip
    game = building("black-villa-end", district=district, components=OWN)
    assert (game.player[0].chimneys, game.player[0].villa_vp) == (6, 3)
    game.do(0, "build b3 1")
    assert (game.player[0].villa_vp, game.complete(0)) == (3 + 5, {"villa": 2})
    assert ("complete", "villa", 4, "b3 c3 c4") in [(e.kind, e.what, e.amount, e.cause) for e in game.events]


def test_two_parts_that_are_joined_elsewhere_are_one_villa() -> None:
    district: dict[str, Tile] = {
        "c3": "two-villas", "c2": ("black-villa-end", 2), "b3": ("black-villa-end", 1), "d3": ("villa-corner", 2),
        "c4": "villa-corner",
    }  # fmt: skip
    game = building("villa-corner", district=district, components=OWN).do(0, "build d4 3")
    assert game.features(0) == [("villa", ["c2", "b3", "c3", "d3", "c4", "d4"], True)]
    assert (game.complete(0), game.player[0].villa_vp) == ({"villa": 1}, OWN.villa_vp[11])


def test_a_tile_that_joins_both_its_parts_completes_one_villa() -> None:
    district: dict[str, Tile] = {
        "d3": ("villa-corner", 2), "d4": ("villa-corner", 3), "c4": "villa-corner", "d2": "market", "c2": "market",
        "b2": "market", "b3": ("black-villa-end", 1), "e3": "market",
    }  # fmt: skip
    district |= {"c2": ("black-villa-end", 2), "d2": "market"}
    game = building("two-villas", district=district, components=OWN).do(0, "build c3 0")
    assert (game.complete(0)["villa"], game.player[0].villa_vp) == (1, OWN.villa_vp[11])


def test_a_tile_with_two_merchants_sells_twice() -> None:
    district: dict[str, Tile] = {
        "c2": ("black-merchant", 2),
        "d2": "market",
        "d3": "market",
        "d4": "market",
        "c4": "black-merchant",
    }
    game = building("two-merchants", district=district, components=OWN, wares={"fish": 2}).do(0, "build c3 0")
    assert (game.complete(0)["merchant"], game.player[0].coins, game.wares(0)) == (2, 4, {})


def test_a_merchant_may_bring_other_things_than_coins() -> None:
    own = read_components(shipped_text().replace("merchant = { coin = 1 }", "merchant = { bread = 2, vp = 1 }"))
    district: dict[str, Tile] = {"c3": ("black-merchant", 1)}
    game = building("black-merchant", district=district, components=own, wares={"fish": 2}).do(0, "build d3 3")
    assert (game.player[0].coins, game.player[0].bread, game.player[0].vp, game.wares(0)) == (2, 2, 1, {})


def test_a_landscape_ends_on_a_tile_with_two_of_its_kind() -> None:
    """Four tiles are the longest, but the pond on the other edge is another one."""
    district: dict[str, Tile] = {"c3": ("two-ponds", 0), "d3": ("pond-straight", 1), "e3": ("pond-straight", 1)}
    district |= {"c2": ("pond-straight", 0), "c1": ("black-pond-end", 2)}
    game = building("pond-straight", district=district, components=OWN)
    assert game.refusal(0, "build f3 1") is not None
    end = building("black-pond-end", district=district, components=OWN).do(0, "build f3 3")
    assert (end.wares(0), end.complete(0)) == ({"fish": 3}, {"pond": 2})


@pytest.mark.long
def test_what_is_kept_up_to_date_is_what_the_tiles_say() -> None:
    for seed in range(12):
        state = cast(CarpeDiem, GAME_OF_OWNER.new(2 + seed % 3, seed))
        rng = rng_from_seed(seed)
        while state.waiting():
            seat, action = random_decision(state, rng)
            if GAME_OF_OWNER.codec.move(action).verb == "store":
                action = state.legal(seat)[0]
            state.play(seat, action)
            check(state)
        again = cast(CarpeDiem, GAME_OF_OWNER.from_dict(state.to_dict()))
        for player, other in zip(state.player, again.player):
            assert (player.done, player.chimneys, player.met) == (other.done, other.chimneys, other.met)
            assert (player.villa_vp, player.middles, player.divided) == (other.villa_vp, other.middles, other.divided)


# Cards.


def test_coins_of_a_red_card_may_pay_it_again() -> None:
    game = scoring("fish-for-coins", "each-merchant", OWN, wares={"fish": 3}, coins=2)
    assert game.options() == ["pay 0", "pay 1"]
    game.do(0, "pay 1")
    assert (game.player[0].coins, game.options()) == (3, ["pay 0", "pay 1"])
    game.do(0, "pay 1")
    assert (game.player[0].coins, game.player[0].vp, game.asked()) == (1, 2 * 2 - 4, (1, "disc"))


def test_coins_of_bread_may_pay_the_card() -> None:
    game = scoring("fish-for-coins", "each-merchant", OWN, bread=3, coins=2).do(0, "loaves 1")
    assert (game.asked(), game.player[0].coins) == ((0, "pay"), 3)


def test_a_card_that_brings_back_what_it_costs_is_paid_once() -> None:
    """Ruling 16: or it would never end."""
    game = scoring("fish-for-a-fish", "each-merchant", OWN, coins=2)
    assert game.options() == ["pay 0", "pay 1", "pay 2"]
    game.do(0, "pay 2")
    assert (game.player[0].coins, game.player[0].vp, game.asked()) == (2, 2 - 4, (1, "disc"))


def test_a_card_that_brings_back_its_bread_takes_bread_once() -> None:
    game = scoring("villas-4-bread", "each-merchant", OWN, bread=3).do(0, "first b2", "loaves 1")
    assert game.player[0].bread == 3
    game.do(0, "loaves 1")  # for the other card
    assert (game.player[0].bread, game.player[0].vp) == (0, 1 + 3)


def test_any_single_building_may_be_counted() -> None:
    game = scoring("singles-2", components=OWN, complete={"market": 1, "bakery": 1, "fountain": 3})
    assert game.player[0].vp == 2 * 5 - 4


def test_a_fountain_card_may_count_several_kinds() -> None:
    things = owns(
        held={"merchant-baker": 1, "any-landscape": 1}, complete={"merchant": 2, "baker": 1, "pond": 2, "herbs": 1}
    )
    game = table(components=OWN, p0=things)
    assert end_points(game.state, game.player[0])[3] == 3 + 3


def test_figures_tell_the_new_pieces() -> None:
    figures = cast(Figures, GAME_OF_OWNER.components({}))
    tiles = {tile["id"]: tile for tile in figures["tiles"]}
    assert tiles["two-villas"]["parts"] == [
        {"kind": "villa", "sides": ["north", "east"], "chimneys": 1},
        {"kind": "villa", "sides": ["south", "west"], "chimneys": 2},
    ]
    assert (tiles["two-villas"]["turns"], tiles["two-ponds"]["turns"], tiles["two-ponds-opposite"]["turns"]) == (
        4,
        4,
        2,
    )
    cards = {card["id"]: card["kinds"] for card in figures["fountains"]}
    assert cards["merchant-baker"] == ["merchant", "baker"]
    assert cards["any-landscape"] == ["vineyard", "herbs", "chicken", "pond"]
    assert "return merchant-baker" in GAME_OF_OWNER.codec.actions
