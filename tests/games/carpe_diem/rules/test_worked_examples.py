"""The worked examples of the rulebook, figure by figure."""

from petteia.games.carpe_diem.rules.phases import begin_scoring
from petteia.games.carpe_diem.rules.scoring import end_points
from petteia.games.carpe_diem.terms import SOURCES
from tests.games.carpe_diem.table import Tile, building, owns, scoring, table


def test_merchant() -> None:
    """Nico gives 1 fish, 1 chicken and 2 grapes and gets 5 coins."""
    wares = {"fish": 1, "chicken": 1, "grapes": 2}
    game = building("black-merchant", district={"c3": ("black-merchant", 1)}, wares=wares).do(0, "build d3 3")
    assert (game.player[0].coins, game.wares(0)) == (5, {})


def test_a_pond_of_three_tiles() -> None:
    """It brings 2 fish."""
    district: dict[str, Tile] = {"c3": ("black-pond-end", 1), "d3": ("pond-corner", 2)}
    game = building("black-pond-end", district=district).do(0, "build d4 0")
    assert game.wares(0) == {"fish": 2}


def test_sofia_pays_sets() -> None:
    """3 bread for one set, and 3 coins, 2 fish, 2 herbs and 1 chicken for two more: 24 VP."""
    wares = {"fish": 2, "herbs": 2, "chicken": 1}
    game = scoring("each-merchant", "all-wares", wares=wares, coins=3, bread=3)
    game.do(0, "loaves 0", "pay 2", "loaves 1")
    assert game.player[0].vp == 24 - 4
    assert (game.wares(0), game.player[0].coins, game.player[0].bread) == ({}, 0, 0)


def test_sofia_lacks_herbs() -> None:
    """3 herbs are asked for: they keep their 2 and lose 4 VP."""
    game = scoring("herbs-3", "each-merchant", wares={"herbs": 2}, complete={"merchant": 1})
    assert (game.player[0].vp, game.wares(0)) == (3 - 4, {"herbs": 2})


def test_nico_has_seven_chimneys() -> None:
    """3 bread by one card, 2 coins and 2 steps by the other."""
    game = scoring("chimneys-2-bread", "chimneys-3-coin-step", chimneys=7).do(0, "first b2", "loaves 0", "loaves 0")
    player = game.player[0]
    assert (player.bread, player.coins, player.scroll, player.vp) == (3, 2, 2, 0)


def test_juan_has_seven_landscapes() -> None:
    """2 ponds and 1 garden among them: 7 VP, then 2 coins and 2 bread."""
    complete = {"pond": 2, "herbs": 1, "vineyard": 2, "chicken": 2}
    game = scoring("herbs-and-pond", "landscapes-3", complete=complete)
    player = game.player[0]
    assert (player.vp, player.coins, player.bread) == (7, 2, 2)


def test_five_villas() -> None:
    """Complete ones with 3, 5 and 5 chimneys, open ones with 4 and 4: 17 VP."""
    district: dict[str, Tile] = {
        # 2 + 1 chimneys
        "a1": ("villa-end", 1), "b1": ("black-villa-end", 3),
        # 2 + 2 + 1, twice
        "a3": ("villa-end", 1), "b3": ("villa-straight", 1), "c3": ("black-villa-end", 3),
        "d3": ("villa-end", 1), "e3": ("villa-straight", 1), "f3": ("black-villa-end", 3),
        # 2 + 2, open, twice
        "a5": ("villa-end", 1), "b5": ("villa-straight", 1),
        "f5": ("villa-end", 3), "e5": ("villa-straight", 1),
    }  # fmt: skip
    game = table(p0=owns(district=district))
    assert end_points(game.state, game.player[0])[SOURCES.index("villas")] == 3 + 7 + 7
    assert game.player[0].chimneys == 21


def test_frame_goals() -> None:
    """A baker dwelling and a villa lie across their lines (4 + 3 VP); a pond is open, a garden lies along its line."""
    pieces = [
        "14",
        "4",
        "10",
        "15",
    ]  # villa@2 baker@4 · pond@3 merchant@5 · chicken@3 herbs@5 · administrator@1 merchant@5
    district: dict[str, Tile] = {
        "d3": ("black-baker", 1), "e3": ("black-baker", 3),  # across d|e, the north side's place 4
        "b2": ("villa-end", 1), "c2": ("villa-end", 3),  # across b|c, the north side's place 2
        "f3": ("pond-straight", 0),  # across 3|4, the east side's place 3, but open
        "a3": ("black-herbs-end", 2), "a4": "black-herbs-end",  # along a|b, the south side's place 5
    }  # fmt: skip
    game = table(p0=owns(frame=pieces, district=district))
    assert end_points(game.state, game.player[0])[SOURCES.index("frame")] == 4 + 3


def test_scoring_order() -> None:
    """The figure's four discs: furthest first, the top disc on a shared space."""
    game = table(4, track=[1, 0, 3, 2], p0=owns(scroll=5), p1=owns(scroll=3), p2=owns(scroll=8), p3=owns(scroll=5))
    assert game.state.track == (1, 0, 3, 2)
    begin_scoring(game.state)
    order = []
    for _ in range(4):
        order.append(game.asked()[0])
        game.do(game.asked()[0], game.options()[0])
    assert order == [2, 3, 0, 1]
