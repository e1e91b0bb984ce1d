"""How often one may ask."""

from inspect import iscoroutinefunction

import pytest

from petteia.server.problems import ProblemError
from petteia.server.security import MOST_KEYS, RATES, Limits, limited, limited_by_method


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def test_so_many_at_once_and_then_one_after_the_other() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    rate = RATES["password"]
    assert [limits.wait("password", "ann") for _ in range(rate.burst)] == [0.0] * rate.burst
    assert limits.wait("password", "ann") == pytest.approx(rate.every)
    clock.at += rate.every / 2
    assert limits.wait("password", "ann") == pytest.approx(rate.every / 2)
    clock.at += rate.every / 2
    assert limits.wait("password", "ann") == 0.0
    assert limits.wait("password", "ann") > 0.0


def test_everybody_and_everything_is_counted_alone() -> None:
    limits = Limits(clock=Clock())
    while limits.wait("chat", "ann") == 0.0:
        pass
    assert limits.wait("chat", "bob") == 0.0
    assert limits.wait("play", "ann") == 0.0


def test_a_problem_says_when_to_come_back() -> None:
    limits = Limits(clock=Clock())
    for _ in range(RATES["chat"].burst):
        limits.check("chat", "ann")
    with pytest.raises(ProblemError) as error:
        limits.check("chat", "ann")
    assert (error.value.status, error.value.problem.code) == (429, "too-many")
    assert error.value.headers == {"retry-after": str(int(RATES["chat"].every) + 1)}


def test_memory_is_bounded() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for i in range(MOST_KEYS + 10):
        limits.wait("read", str(i))
    assert len(limits._used) <= MOST_KEYS
    clock.at += 1000
    limits.wait("read", "one")
    for i in range(MOST_KEYS):
        limits.wait("read", str(i))
    assert len(limits._used) <= MOST_KEYS


def test_guards_do_not_wait_for_a_thread() -> None:
    """Litestar runs plain functions in threads, of which there are few."""
    assert iscoroutinefunction(limited("read"))
    assert iscoroutinefunction(limited_by_method)


def test_limits_can_be_off() -> None:
    limits = Limits(wanted=False)
    assert not any(limits.wait("password", "ann") for _ in range(1000))
