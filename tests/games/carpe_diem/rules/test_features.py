"""The twelve kinds of features: when they are complete, and what they bring."""

import pytest

from petteia.games.carpe_diem.terms import DWELLINGS, KINDS, LANDSCAPES, WARES
from tests.games.carpe_diem.table import TILES, Tile, building

LANDSCAPE_NAMES = [KINDS[kind] for kind in LANDSCAPES]
DWELLING_NAMES = [KINDS[kind] for kind in DWELLINGS]


# Landscapes.


@pytest.mark.parametrize(("kind", "ware"), list(zip(LANDSCAPE_NAMES, WARES)))
def test_a_landscape_brings_one_ware_less_than_it_has_tiles(kind: str, ware: str) -> None:
    two = building(f"black-{kind}-end", district={"c3": (f"black-{kind}-end", 1)}).do(0, "build d3 3")
    assert (two.complete(0), two.wares(0)) == ({kind: 1}, {ware: 1})
    district: dict[str, Tile] = {"c3": (f"black-{kind}-end", 1), "d3": (f"{kind}-straight", 1)}
    three = building(f"black-{kind}-end", district=district).do(0, "build e3 3")
    assert (three.complete(0), three.wares(0)) == ({kind: 1}, {ware: 2})
    district["e3"] = (f"{kind}-corner", 2)
    four = building(f"black-{kind}-end", district=district).do(0, "build e4 0")
    assert (four.complete(0), four.wares(0)) == ({kind: 1}, {ware: 3})


def test_an_open_landscape_brings_nothing() -> None:
    game = building("pond-straight", district={"c3": ("black-pond-end", 1)}).do(0, "build d3 1")
    assert (game.complete(0), game.wares(0)) == ({}, {})
    assert game.features(0) == [("pond", ["c3", "d3"], False)]


def test_a_landscape_is_complete_also_when_its_middle_comes_last() -> None:
    district = {
        "c3": ("black-herbs-end", 1),
        "c4": "market",
        "d4": "market",
        "e4": "market",
        "e3": ("black-herbs-end", 3),
    }
    game = building("herbs-straight", district=district).do(0, "build d3 1")
    assert (game.complete(0)["herbs"], game.wares(0)) == (1, {"herbs": 2})


def test_there_may_be_several_landscapes_of_a_kind() -> None:
    district = {"c3": ("black-pond-end", 0), "c2": ("black-pond-end", 2), "d3": ("black-pond-end", 1)}
    assert building("black-pond-end", district=district).do(0, "build e3 3").complete(0) == {"pond": 2}


# Dwellings.


@pytest.mark.parametrize("kind", DWELLING_NAMES)
def test_a_dwelling_is_two_halves(kind: str) -> None:
    game = building(f"black-{kind}", district={"c3": (f"black-{kind}", 2)})
    fitting = [move for move in game.options() if move.startswith("build c4")]
    assert fitting == ["build c4 0"]
    game.do(0, "build c4 0")
    assert game.complete(0) == {kind: 1}
    assert game.features(0) == [(kind, ["c3", "c4"], True)]


def test_a_half_dwelling_brings_nothing() -> None:
    game = building("black-baker", district={"c3": "market"}).do(0, "build d3 1")
    assert (game.complete(0), game.player[0].bread) == ({"market": 1}, 0)


def test_the_merchant_sells_all_wares_and_adds_a_coin() -> None:
    district = {"c3": ("black-merchant", 1)}
    game = building("black-merchant", district=district, wares={"herbs": 3, "fish": 1}, coins=2).do(0, "build d3 3")
    assert (game.player[0].coins, game.wares(0)) == (7, {})


def test_the_merchant_brings_a_coin_to_whoever_has_no_wares() -> None:
    game = building("black-merchant", district={"c3": ("black-merchant", 1)}).do(0, "build d3 3")
    assert game.player[0].coins == 1


def test_the_baker_brings_two_bread() -> None:
    assert building("black-baker", district={"c3": ("black-baker", 1)}).do(0, "build d3 3").player[0].bread == 2


def test_the_administrator_moves_the_disc_by_two() -> None:
    game = building("black-administrator", district={"c3": ("black-administrator", 1)}).do(0, "build d3 3")
    assert game.player[0].scroll == 2
    assert game.state.track == (1, 0)


# Single buildings.


def test_the_market_brings_a_coin() -> None:
    assert building("market").do(0, "build c3 0").player[0].coins == 1


def test_the_bakery_brings_a_bread() -> None:
    assert building("bakery").do(0, "build c3 0").player[0].bread == 1


@pytest.mark.parametrize("tile", ["market", "bakery", "fountain"])
def test_a_single_building_stands_in_meadow(tile: str) -> None:
    assert not any("d3" in move for move in building(tile, district={"c3": ("black-pond-end", 1)}).options())


# Villas.


def test_a_villa_is_complete_with_two_tiles_or_more_and_no_opening() -> None:
    game = building("villa-end", district={"c3": ("villa-end", 1)}).do(0, "build d3 3")
    assert game.complete(0) == {"villa": 1}
    open_one = building("villa-straight", district={"c3": ("villa-end", 1)}).do(0, "build d3 1")
    assert (open_one.complete(0), open_one.player[0].chimneys) == ({}, 4)


def test_a_villa_brings_nothing_at_once() -> None:
    game = building("villa-end", district={"c3": ("villa-end", 1)}).do(0, "build d3 3")
    player = game.player[0]
    assert (player.vp, player.coins, player.bread, player.wares) == (0, 0, 0, 0)
    assert (player.villa_vp, player.chimneys) == (5, 4)


def test_a_large_villa() -> None:
    """A cross with four ends: 3 + 4 x 1 chimneys."""
    district: dict[str, Tile] = {
        "c3": "villa-cross", "c2": ("black-villa-end", 2), "d3": ("black-villa-end", 3), "b3": ("black-villa-end", 1),
    }  # fmt: skip
    game = building("black-villa-end", district=district).do(0, "build c4 0")
    assert (game.complete(0), game.player[0].chimneys, game.player[0].villa_vp) == ({"villa": 1}, 7, 11)
    assert ("complete", "villa", 7, "c2 b3 c3 d3 c4") in [(e.kind, e.what, e.amount, e.cause) for e in game.events]


# Several rewards of one placement (ruling 7).


def test_the_landscape_comes_before_the_merchant() -> None:
    """The fish of the pond are sold with the other wares."""
    tile = "merchant-pond"  # merchant at the top, pond at the bottom
    district: dict[str, Tile] = {
        "c3": "market", "d3": ("black-merchant", 2), "c4": "market", "c5": "market", "d5": ("black-pond-end", 0),
    }  # fmt: skip
    game = building(tile, district=district, wares={"grapes": 1}).do(0, "build d4 0")
    assert (game.complete(0)["merchant"], game.complete(0)["pond"]) == (1, 1)
    assert (game.player[0].coins, game.wares(0)) == (3, {})


def test_the_baker_comes_before_the_administrator() -> None:
    tile = "baker-administrator"  # baker at the top, administrator at the bottom
    district: dict[str, Tile] = {
        "c3": "market", "c4": "market", "d3": ("black-baker", 2), "c5": "market", "d5": ("black-administrator", 0),
    }  # fmt: skip
    game = building(tile, district=district).do(0, "build d4 0")
    gains = [what for _, what, _ in game.told("gain")]
    assert gains == ["step", "bread", "step"]  # the first for the scroll that the tile covers


MERCHANT_AND_CRAFTSMAN: dict[str, Tile] = {
    "c3": "market", "c4": "market", "d3": ("black-craftsman", 2), "e3": "market", "e4": ("black-merchant", 3),
}  # fmt: skip


def test_the_merchant_sells_after_the_craftsmans_whole_chain() -> None:
    """A pond that the craftsman's tile completes is sold too: two coins, and not a coin and a fish."""
    district = MERCHANT_AND_CRAFTSMAN | {"c5": ("black-pond-end", 1)}
    game = building("merchant-craftsman", district=district, row=["black-pond-end", "black-market"])
    game.do(0, "build d4 0")
    assert (game.asked(), game.complete(0)["merchant"], game.player[0].coins) == ((0, "craft"), 1, 0)
    game.do(0, "craft 1")
    assert game.state.selling == 1
    game.do(0, "build d5 3")
    assert (game.player[0].coins, game.wares(0), game.asked()) == (2, {}, (1, "take"))


def test_a_merchant_waits_for_the_cards_of_a_fountain_too() -> None:
    game = building("merchant-craftsman", district=MERCHANT_AND_CRAFTSMAN, row=["black-fountain"])
    game.do(0, "build d4 0", "build c5 0")
    assert game.asked() == (0, "return")
    assert game.player[0].coins == 0
    game.do(0, game.options()[0])
    assert game.player[0].coins == 1


def test_a_merchant_without_a_craftsman_sells_at_once() -> None:
    game = building("black-merchant", district={"c3": ("black-merchant", 1)}, wares={"fish": 2})
    assert game.preview(0, "build d3 3") == {"coin": 3, "fish": -2, "complete-merchant": 1}
    assert game.do(0, "build d3 3").player[0].coins == 3


def test_an_empty_row_does_not_hold_up_the_sale() -> None:
    game = building("merchant-craftsman", district=MERCHANT_AND_CRAFTSMAN, row=[]).do(0, "build d4 0")
    assert (game.player[0].coins, game.asked()) == (1, (1, "take"))


def test_a_craftsman_comes_last() -> None:
    tile = "baker-craftsman"  # baker at the top, craftsman to the right of it
    district: dict[str, Tile] = {
        "c3": "market", "c4": "market", "d3": ("black-baker", 2), "e3": "market", "e4": ("black-craftsman", 3),
    }  # fmt: skip
    game = building(tile, district=district, row=["black-bakery", "black-market"]).do(0, "build d4 0")
    assert game.player[0].bread == 2
    assert game.asked() == (0, "craft")


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_can_be_the_first(tile: str) -> None:
    """On c3 no tile meets anything, so it can be built in each of its turns."""
    game = building(tile)
    builds = [move for move in game.options() if move != "store"]
    assert len(builds) in (1, 2, 4)
    game.do(0, builds[-1])
    assert game.player[0].placed == 1 << 14
