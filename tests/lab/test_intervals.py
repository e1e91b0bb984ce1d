"""Intervals that know that games of one deal belong together."""

from random import Random

import pytest

from petteia.lab.intervals import estimate, mean_interval, share_interval, student

STUDENT = {
    (0.95, 1): 12.706,
    (0.95, 2): 4.303,
    (0.95, 3): 3.182,
    (0.95, 7): 2.365,
    (0.95, 30): 2.042,
    (0.99, 10): 3.169,
}


@pytest.mark.parametrize(("level", "freedom"), STUDENT)
def test_students_t_is_that_of_the_tables(level: float, freedom: int) -> None:
    assert student(level, freedom) == pytest.approx(STUDENT[level, freedom], rel=0.01)


def test_copies_of_a_game_add_nothing() -> None:
    games = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]
    once = estimate([(1, won) for won in games])
    copied = estimate([(4, 4 * won) for won in games])
    assert copied.mean == once.mean
    assert copied.error == pytest.approx(once.error)
    assert share_interval(copied) == pytest.approx(share_interval(once))


def test_a_deal_that_gives_everybody_a_turn_makes_sure_sooner() -> None:
    balanced = estimate([(4, 2.0), (4, 2.0), (4, 2.0), (4, 1.0)])
    lopsided = estimate([(4, 4.0), (4, 0.0), (4, 0.0), (4, 3.0)])
    assert balanced.mean == lopsided.mean
    assert balanced.error is not None
    assert lopsided.error is not None
    assert balanced.error < lopsided.error / 4


def test_a_hundred_deals_without_a_loss_are_no_certainty() -> None:
    low, high = share_interval(estimate([(4, 4.0)] * 100))
    assert 0.95 < low < 0.97
    assert high == 1.0
    assert share_interval(estimate([(4, 0.0)] * 100)) == pytest.approx((1 - high, 1 - low))


def test_one_deal_says_nothing() -> None:
    alone = estimate([(4, 3.0)])
    assert share_interval(alone) == (0.0, 1.0)
    assert mean_interval(alone) is None


def test_intervals_hold_what_they_promise() -> None:
    """Deals that favour the bot or do not, so that the games of a deal agree: 95% of the intervals hold the truth."""
    random = Random(7)
    shares = means = 0
    for _ in range(400):
        deals = [sum(random.random() < chance for _ in range(4)) for chance in random.choices((0.05, 0.45), k=60)]
        low, high = share_interval(estimate([(4, float(won)) for won in deals]))
        shares += low <= 0.25 <= high
        low, high = mean_interval(estimate([(4, 2.5 * won) for won in deals])) or (0.0, 0.0)
        means += low <= 2.5 / 4 <= high
    assert 0.92 <= shares / 400 <= 0.98
    assert 0.92 <= means / 400 <= 0.98
