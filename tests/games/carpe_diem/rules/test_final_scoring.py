"""The end of the game: five sources of points, and the ranking."""

import pytest

from petteia.games.carpe_diem.components.reader import USUAL
from petteia.games.carpe_diem.rules.phases import begin_scoring
from petteia.games.carpe_diem.rules.scoring import end_points
from petteia.games.carpe_diem.terms import KINDS, SOURCES
from tests.games.carpe_diem.table import Table, Tile, owns, table


def now(**things: object) -> dict[str, int]:
    """What the end would bring seat 0."""
    game = table(p0=things)
    return dict(zip(SOURCES, end_points(game.state, game.player[0])))


def ended(**wishes: object) -> Table:
    """The last scoring is over: both players lost 8 VP in it."""
    game = table(phase=4, **wishes)  # type: ignore[arg-type]
    begin_scoring(game.state)
    while not game.state.over():
        game.do(game.asked()[0], game.options()[0])
    return game


def test_the_game_is_over_after_the_fourth_scoring() -> None:
    game = ended(p0=owns(vp=20, coins=3), p1=owns(vp=20, scroll=6))
    assert game.state.scores() == [20 - 8 + 1, 20 - 8 + 6]
    assert game.told("over") == [(-1, "", 0)]
    assert game.state.waiting() == ()


# Villas.


@pytest.mark.parametrize(
    ("chimneys", "vp"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 5), (5, 7), (8, 13), (12, 21), (20, 37)]
)
def test_villas_by_their_chimneys(chimneys: int, vp: int) -> None:
    assert USUAL.villa_vp[chimneys] == vp


def test_only_complete_villas_count() -> None:
    district: dict[str, Tile] = {"c3": ("villa-end", 1), "d3": ("villa-end", 3), "c4": ("villa-tee", 1)}
    assert now(district=district)["villas"] == 5


# What is left in the storage.


def test_two_things_left_over_are_a_point() -> None:
    """Wares, coins, bread and stored tiles; rounded down."""
    assert now(wares={"fish": 1})["storage"] == 0
    assert now(wares={"fish": 1, "herbs": 2}, coins=2, bread=1, stored=(0, 1, 2))["storage"] == 4


# The scroll track.


def test_the_scroll_track_is_worth_its_number() -> None:
    assert [now(scroll=place)["scroll-track"] for place in (0, 7, 20)] == [0, 7, 20]


# Fountain cards.


@pytest.mark.parametrize("kind", KINDS[1:])
def test_a_fountain_card_counts_the_complete_features_of_its_kind(kind: str) -> None:
    others = {other: 3 for other in KINDS[1:] if other != kind}
    assert now(held={kind: 1}, complete={kind: 2} | others)["fountain-cards"] == 4


def test_two_equal_fountain_cards_count_both() -> None:
    assert now(held={"market": 2, "villa": 1}, complete={"market": 3})["fountain-cards"] == 12


def test_fountain_cards_are_revealed_at_the_end() -> None:
    game = ended(p0=owns(held={"market": 1}, complete={"market": 2}))
    assert game.told("reveal") == [(0, "market", 4)]


# The frame: piece 3 asks for a chicken yard at place 1 and a villa at place 3.


def frame(side: int, piece: str = "3") -> list[str]:
    """A piece at one side; the other sides have pieces that the tests leave unmet."""
    others = [name for name in ("1", "2", "15", "16") if name != piece]
    pieces = others[:3]
    pieces.insert(side, piece)
    return pieces


ACROSS: dict[str, dict[str, Tile]] = {
    # Place 3 is the middle of each side: the line between c and d, or between 3 and 4.
    "columns": {"c3": ("villa-end", 1), "d3": ("villa-end", 3)},
    "rows": {"c3": ("villa-end", 2), "c4": "villa-end"},
}


@pytest.mark.parametrize(("side", "lie"), [(0, "columns"), (1, "rows"), (2, "columns"), (3, "rows")])
def test_a_goal_is_met_by_a_complete_feature_across_its_line(side: int, lie: str) -> None:
    assert now(frame=frame(side), district=ACROSS[lie])["frame"] == 3
    along = "rows" if lie == "columns" else "columns"
    assert now(frame=frame(side), district=ACROSS[along])["frame"] == 0


@pytest.mark.parametrize(
    ("side", "one", "other", "turns"),
    [(0, "a1", "b1", (1, 3)), (1, "f1", "f2", (2, 0)), (2, "f6", "e6", (3, 1)), (3, "a6", "a5", (0, 2))],
)
def test_places_are_counted_clockwise(side: int, one: str, other: str, turns: tuple[int, int]) -> None:
    """Ruling 11: place 1 is the first line of each side, seen clockwise."""
    district: dict[str, Tile] = {one: ("black-chicken-end", turns[0]), other: ("black-chicken-end", turns[1])}
    assert now(frame=frame(side), district=district)["frame"] == 3


def test_the_line_runs_the_whole_width() -> None:
    """Ruling 11: far from the goal's own side."""
    district: dict[str, Tile] = {"a6": ("black-chicken-end", 1), "b6": ("black-chicken-end", 3)}
    assert now(frame=frame(0), district=district)["frame"] == 3


def test_a_goal_counts_once() -> None:
    district: dict[str, Tile] = {
        "c3": ("villa-end", 1), "d3": ("villa-end", 3), "c4": ("villa-end", 1), "d4": ("villa-end", 3)
    }  # fmt: skip
    assert now(frame=frame(0), district=district)["frame"] == 3


def test_the_wrong_kind_does_not_meet_a_goal() -> None:
    district: dict[str, Tile] = {"c3": ("black-pond-end", 1), "d3": ("black-pond-end", 3)}
    assert now(frame=frame(0), district=district)["frame"] == 0


def test_a_large_feature_meets_every_line_that_it_crosses() -> None:
    """A villa from b to e crosses the lines of pieces 11 (place 2) and 3 (place 3)."""
    district: dict[str, Tile] = {
        "b3": ("villa-end", 1), "c3": ("villa-straight", 1), "d3": ("villa-straight", 1), "e3": ("villa-end", 3)
    }  # fmt: skip
    assert now(frame=["3", "1", "11", "2"], district=district)["frame"] == 6


# Who has won.


def test_most_points_win() -> None:
    assert ended(p0=owns(vp=30), p1=owns(vp=31)).state.ranking() == [2, 1]


def test_a_tie_goes_to_whoever_is_further_back_on_the_scroll_track() -> None:
    game = ended(p0=owns(vp=30, scroll=5), p1=owns(vp=32, scroll=3))
    assert game.state.scores() == [27, 27]
    assert game.state.ranking() == [2, 1]


@pytest.mark.parametrize(("track", "ranking"), [([0, 1], [1, 2]), ([1, 0], [2, 1])])
def test_on_one_space_the_lower_disc_is_further_back(track: list[int], ranking: list[int]) -> None:
    """Ruling 12."""
    assert ended(track=track, p0=owns(vp=30), p1=owns(vp=30)).state.ranking() == ranking
