"""What seats are paid."""

import pytest

from petteia.envs.reward_kinds import Purse, margins, rank_shares, win_shares
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State


class Table(State):
    """A table whose scores are known."""

    def __init__(self, scores: list[int], over: bool = True) -> None:
        super().__init__(len(scores), rng_from_seed(1))
        self.points = scores
        self.ended = over

    def scores(self) -> list[int]:
        return list(self.points)

    def over(self) -> bool:
        return self.ended


@pytest.mark.parametrize(
    ("scores", "wins", "ranks", "ahead"),
    [
        ([30, 20], [1, 0], [1, 0], [10, -10]),
        ([20, 20], [0.5, 0.5], [0.5, 0.5], [0, 0]),
        ([10, 30, 20], [0, 1, 0], [0, 1, 0.5], [-20, 10, -10]),
        ([9, 5, 9, 1], [0.5, 0, 0.5, 0], [5 / 6, 1 / 3, 5 / 6, 0], [0, -4, 0, -8]),
    ],
)
def test_rewards_at_the_end(scores: list[int], wins: list[float], ranks: list[float], ahead: list[float]) -> None:
    assert win_shares(Table(scores)) == wins
    assert rank_shares(Table(scores)) == pytest.approx(ranks)
    assert margins(Table(scores)) == ahead
    assert Purse("margin", Table(scores)).pay(Table(scores)) == ahead
    assert Purse("margin", Table(scores)).pay(Table(scores, over=False)) == [0.0] * len(scores)


def test_points_are_paid_as_they_come() -> None:
    purse = Purse("score", Table([2, 0]))
    assert purse.pay(Table([5, 0], over=False)) == [3, 0]
    assert purse.pay(Table([5, 7])) == [0, 7]
