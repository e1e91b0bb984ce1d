"""Who meets whom: everybody equally often."""

from collections import Counter
from itertools import combinations

import pytest

from petteia.kernel.errors import BadOption, UnknownBot
from petteia.lab.lineups import check_contestants, draw, make_lineups


def test_of_two_bots_one_of_the_first_plays_among_the_second() -> None:
    assert make_lineups(["a", "b"], 4, seed=1) == (("a", "b", "b", "b"),)
    assert make_lineups(["a", "b"], 2, seed=1) == (("a", "b"),)


@pytest.mark.parametrize(
    ("bots", "seats"), [("abc", 2), ("abc", 3), ("abc", 4), ("abcd", 4), ("abcdef", 4), ("abcdefg", 3)]
)
def test_all_meet_equally_often(bots: str, seats: int) -> None:
    lineups = make_lineups(list(bots), seats, seed=5)
    met = Counter(pair for lineup in lineups for pair in combinations(sorted(lineup), 2) if pair[0] != pair[1])
    assert all(len(lineup) == seats for lineup in lineups)
    assert set(met) == set(combinations(bots, 2))
    assert len(set(met.values())) == 1


def test_the_order_of_the_names_does_not_matter() -> None:
    assert make_lineups(list("cab"), 2, seed=5) == make_lineups(list("abc"), 2, seed=5)


def test_all_have_played_about_as_often_wherever_it_ends() -> None:
    groups = draw(10, 4, seed=2)
    assert len(set(groups)) == len(groups) == 210
    played: Counter[int] = Counter()
    for group in groups:
        played.update(group)
        assert max(played.values()) - min(played[bot] for bot in range(10)) <= 4


def test_a_tournament_is_between_different_bots() -> None:
    assert check_contestants(["random", "greedy"]) == ["random", "greedy"]
    with pytest.raises(BadOption, match="twice"):
        check_contestants(["random", "greedy", "random"])
    with pytest.raises(BadOption, match="2 to"):
        check_contestants(["random"])
    with pytest.raises(UnknownBot, match="zeus"):
        check_contestants(["random", "zeus"])
