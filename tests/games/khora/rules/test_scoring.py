"""The end of the game: the final score, and who has won."""

from typing import Any

import pytest

from tests.games.khora.table import Table, table


def end(**players: dict[str, Any]) -> Table:
    """The end of round 9 for as many as a test names."""
    p = [players.get(f"p{seat}", {}) for seat in range(4)]
    if "p3" in players:
        return table(4, "end", p0=p[0], p1=p[1], p2=p[2], p3=p[3])
    if "p2" in players:
        return table(3, "end", p0=p[0], p1=p[1], p2=p[2])
    return table(2, "end", p0=p[0], p1=p[1])


def ranking(*results: tuple[int, int]) -> list[int]:
    """The places of players with these VP and drachma."""
    rows = [{"vp": vp, "drachma": drachma} for vp, drachma in results]
    return end(**{f"p{seat}": row for seat, row in enumerate(rows)}).state.ranking()


# The final score.


def test_the_game_is_over_after_the_ninth_round() -> None:
    game = end()
    assert game.state.over()
    assert game.state.waiting() == ()


def test_the_game_is_not_over_before_the_ninth_round_ends() -> None:
    assert not table(phase="achievement", round=8, p0={"glory": 3, "major": {"red": 1}}).state.over()
    assert not table(phase="progress", round=9).state.over()


def test_points_of_the_game_stay() -> None:
    assert end(p0={"vp": 17}, p1={"vp": 0}).state.scores() == [17, 0]


@pytest.mark.parametrize(
    ("glory", "major", "points"),
    [(5, {"red": 3, "blue": 1, "green": 2}, 30), (0, {"red": 6}, 0), (10, {}, 0), (1, {"green": 1}, 1)],
)
def test_glory_times_major_knowledge(glory: int, major: dict[str, int], points: int) -> None:
    assert end(p0={"glory": glory, "major": major}).state.scores()[0] == points


def test_minor_knowledge_does_not_count_for_glory() -> None:
    assert end(p0={"glory": 4, "minor": {"red": 3}, "major": {"red": 1}}).state.scores()[0] == 4


def test_end_of_game_cards_in_play_count() -> None:
    assert end(p0={"played": ["bank"], "drachma": 7}).state.scores()[0] == 3  # one for every two drachma


def test_end_of_game_cards_in_hand_do_not_count() -> None:
    assert end(p0={"hand": ["bank", "proskenion"], "drachma": 7, "citizens": 9}).state.scores()[0] == 0


def test_end_of_game_developments_count() -> None:
    wishes = {"city": "sparta", "minor": {"blue": 2}, "major": {"blue": 1}}
    assert end(p0=wishes | {"development": 4}).state.scores()[0] == 12  # four for each blue token
    assert end(p0=wishes | {"development": 3}).state.scores()[0] == 0


def test_the_final_score_is_the_sum_of_all_parts() -> None:
    game = end(
        p0={
            "vp": 21,
            "city": "athens",
            "development": 4,
            "played": ["bank", "hall-of-statues", "archives"],
            "drachma": 9,
            "minor": {"red": 2, "blue": 1},
            "major": {"green": 2},
            "glory": 3,
        }
    )
    # Athens 3 for each of three cards, Bank 4, Hall of Statues 5, glory 3 x 2.
    assert game.state.scores()[0] == 21 + 9 + 4 + 5 + 6
    assert game.told("score") == [
        (0, "bank", 4), (0, "hall-of-statues", 5), (0, "athens", 9), (0, "glory", 6), (1, "glory", 0),
    ]  # fmt: skip


def test_the_final_score_is_added_once() -> None:
    game = table(phase="event", round=9, event="conquest-of-the-persians", p0={"glory": 2, "major": {"red": 2}})
    assert game.state.scores() == [4, 0]


# Who has won.


def test_more_points_win() -> None:
    assert ranking((30, 0), (31, 0)) == [2, 1]


def test_the_final_scoring_counts_for_the_ranking() -> None:
    assert end(p0={"vp": 10}, p1={"vp": 5, "glory": 3, "major": {"red": 2}}).state.ranking() == [2, 1]


def test_more_drachma_break_a_tie() -> None:
    assert ranking((30, 3), (30, 4)) == [2, 1]


def test_drachma_count_only_in_a_tie() -> None:
    assert ranking((31, 0), (30, 50)) == [1, 2]


def test_a_victory_is_shared_if_drachma_are_equal_too() -> None:
    assert ranking((30, 4), (30, 4)) == [1, 1]


@pytest.mark.parametrize(
    ("results", "places"),
    [
        (((30, 4), (30, 4), (20, 0)), [1, 1, 3]),
        (((40, 0), (30, 4), (30, 4)), [1, 2, 2]),
        (((40, 0), (30, 5), (30, 4), (20, 9)), [1, 2, 3, 4]),
        (((20, 1), (40, 0), (20, 1), (40, 0)), [3, 1, 3, 1]),
        (((10, 2), (10, 2), (10, 2), (10, 3)), [2, 2, 2, 1]),
        (((5, 5), (5, 5), (5, 5), (5, 5)), [1, 1, 1, 1]),
    ],
)
def test_every_place_uses_the_same_tie_break(results: tuple[tuple[int, int], ...], places: list[int]) -> None:
    assert ranking(*results) == places  # ruling 33
