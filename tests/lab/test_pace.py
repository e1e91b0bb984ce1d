"""The time left: measured lately, or not said."""

import pytest

from petteia.lab.pace import Pace, in_words


def test_nothing_is_said_before_a_game_is_done() -> None:
    pace = Pace(100)
    assert pace.seconds_left(0) is None
    pace.report(40, 0)  # from an earlier sitting
    assert pace.seconds_left(9) is None


def test_what_was_done_before_is_not_this_pace() -> None:
    pace = Pace(100)
    pace.report(40, 0)
    pace.report(50, 20)
    assert pace.seconds_left(20) == pytest.approx(100)
    assert pace.seconds_left(30) == pytest.approx(90)


def test_what_is_late_makes_it_longer() -> None:
    pace = Pace(11)
    pace.report(0, 0)
    pace.report(10, 10)
    assert pace.seconds_left(15) == pytest.approx(1.5)


def test_only_lately_counts() -> None:
    pace = Pace(10_000)
    for minute in range(10):
        pace.report(1000 * minute, 60 * minute)
    for second in range(1, 200):
        pace.report(9000 + second, 540 + second)
    assert pace.seconds_left(739) == pytest.approx(801)


def test_the_end_is_the_end() -> None:
    pace = Pace(5)
    pace.report(5, 0)
    assert pace.seconds_left(3) == 0


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
