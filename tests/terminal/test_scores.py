"""Points and places as they are shown when a game is over."""

import pytest

from petteia.terminal.boards import player_name
from petteia.terminal.scores import points_page, points_table, ranking_page
from petteia.texts import Texts
from tests.terminal.paper import paper, printed

TEXTS = Texts("en", ["petteia.terminal"], strict=True)


def test_points_stand_in_a_column_for_each_player_with_their_sum() -> None:
    grid = points_table(TEXTS, 2)
    grid.add_row("Cards", "3", "4")
    console = paper()
    console.print(points_page(TEXTS, grid, [30, 41], over=True))
    lines = [line.split() for line in printed(console).splitlines()]
    assert ["Cards", "3", "4"] in lines
    assert [*TEXTS("ui-points-total").split(), "30", "41"] in lines
    assert TEXTS("ui-final") in printed(console)


@pytest.mark.parametrize(
    ("places", "viewer", "said"),
    [
        ([2, 1], 1, TEXTS("ui-you-win")),
        ([1, 1], 1, TEXTS("ui-you-share")),
        ([2, 1], 0, TEXTS("ui-winner", n=1, names=player_name(1, TEXTS))),
        ([1, 1], None, TEXTS("ui-winner", n=2, names=f"{player_name(0, TEXTS)}, {player_name(1, TEXTS)}")),
    ],
)
def test_the_winners_come_first_and_are_named(places: list[int], viewer: int | None, said: str) -> None:
    console = paper()
    console.print(ranking_page(TEXTS, places, viewer, lambda seat: [f"seat {seat}"]))
    shown = printed(console)
    assert said in shown
    assert (shown.index("seat 0") < shown.index("seat 1")) == (places[0] <= places[1])
