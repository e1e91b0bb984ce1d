"""The craftsman: a tile of the row for each one that is completed."""

from tests.games.carpe_diem.table import TILES, building


def test_the_craftsman_takes_a_tile_of_the_row_and_builds_it_at_once() -> None:
    row = ["black-market", "black-bakery", "black-market"]
    game = building("black-craftsman", district={"c3": ("black-craftsman", 1)}, row=row).do(0, "build d3 3")
    assert game.asked() == (0, "craft")
    assert game.options() == ["craft 1", "craft 2"]  # equal tiles are one choice
    game.do(0, "craft 2", "build c4 0")
    assert game.player[0].bread == 1
    assert [tile >= 0 for tile in game.state.row] == [True, False, True, *[False] * 8]
    assert game.asked() == (1, "take")


def test_a_tile_of_the_row_may_be_stored() -> None:
    """Rulings 2 and 15: taking it is compulsory."""
    game = building("black-craftsman", district={"c3": ("black-craftsman", 1)}).do(0, "build d3 3", "store")
    assert [TILES[tile] for tile in game.player[0].stored] == ["black-bakery"]


def test_a_craftsman_built_by_a_craftsman_takes_another_tile() -> None:
    district = {"c3": ("black-craftsman", 1), "c4": ("black-craftsman", 1)}
    row = ["black-craftsman", "black-market", "black-bakery"]
    game = building("black-craftsman", district=district, row=row).do(0, "build d3 3", "craft 1", "build d4 3")
    assert game.asked() == (0, "craft")
    game.do(0, "craft 3", "build c5 0")
    assert game.complete(0) == {"craftsman": 2, "bakery": 1}
    assert game.asked() == (1, "take")


def test_an_empty_row_gives_nothing() -> None:
    game = building("black-craftsman", district={"c3": ("black-craftsman", 1)}, row=[]).do(0, "build d3 3")
    assert game.asked() == (1, "take")


def test_a_reward_of_the_crafted_tile_comes_too() -> None:
    district = {"c3": ("black-craftsman", 1), "c4": ("black-baker", 1)}
    game = building("black-craftsman", district=district, row=["black-baker", "black-market"])
    game.do(0, "build d3 3", "craft 1", "build d4 3")
    assert game.player[0].bread == 2
