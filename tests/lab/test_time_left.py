"""The time left: measured lately, or not said."""

import pytest

from petteia.lab.time_left import TimeLeft, in_words


def test_nothing_is_said_before_a_game_is_done() -> None:
    time_left = TimeLeft(100)
    assert time_left.seconds_left(0) is None
    time_left.report(40, 0)  # from an earlier sitting
    assert time_left.seconds_left(9) is None


def test_what_was_done_before_is_not_this_pace() -> None:
    time_left = TimeLeft(100)
    time_left.report(40, 0)
    time_left.report(50, 20)
    assert time_left.seconds_left(20) == pytest.approx(100)
    assert time_left.seconds_left(30) == pytest.approx(90)


def test_what_is_late_makes_it_longer() -> None:
    time_left = TimeLeft(11)
    time_left.report(0, 0)
    time_left.report(10, 10)
    assert time_left.seconds_left(15) == pytest.approx(1.5)


def test_only_lately_counts() -> None:
    time_left = TimeLeft(10_000)
    for minute in range(10):
        time_left.report(1000 * minute, 60 * minute)
    for second in range(1, 200):
        time_left.report(9000 + second, 540 + second)
    assert time_left.seconds_left(739) == pytest.approx(801)


def test_the_end_is_the_end() -> None:
    time_left = TimeLeft(5)
    time_left.report(5, 0)
    assert time_left.seconds_left(3) == 0


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (None, "measuring"),
        (0.2, "0 s"),
        (80, "80 s"),
        (150, "2.5 min"),
        (3000, "50 min"),
        (9000, "2.5 h"),
        (1e6, "12 d"),
    ],
)
def test_no_more_exact_than_it_can_be(seconds: float | None, words: str) -> None:
    assert words in in_words(seconds)
