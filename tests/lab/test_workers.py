"""Work in several processes: all of it, once each, whatever happens to the processes."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from petteia.kernel.errors import BadOption, UnknownBot
from petteia.lab.workers import PORTION, Portions, WorkerLost, check_workers, spread, usual_workers

pytestmark = pytest.mark.slow


def square(number: int) -> int:
    return number * number


def dies_once(mark: str, number: int) -> int:
    """Kills its own process at the first attempt at 3."""
    if number == 3 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def dies_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuses(number: int) -> int:
    raise UnknownBot("There is no bot.")


def stumbles(number: int) -> int:
    return 1 // (number - number)


def test_one_worker_is_this_process_and_goes_in_order() -> None:
    assert list(spread(square, range(4), 1)) == [[0], [1], [4], [9]]
    assert list(spread(square, range(0), 1)) == []


def test_several_workers_do_everything_once() -> None:
    done = [result for results in spread(square, range(1000), 2) for result in results]
    assert sorted(done) == [number * number for number in range(1000)]


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    done = [result for results in spread(partial(dies_once, str(tmp_path / "mark")), range(8), 2) for result in results]
    assert sorted(done) == list(range(8))


def test_workers_that_always_die_are_given_up() -> None:
    with pytest.raises(WorkerLost, match="keep dying"):
        list(spread(dies_always, range(3), 2))


def test_what_goes_wrong_in_a_worker_goes_wrong_here() -> None:
    with pytest.raises(UnknownBot, match="no bot"):
        list(spread(refuses, range(3), 2))
    with pytest.raises(ZeroDivisionError) as caught:
        list(spread(stumbles, range(3), 2))
    assert "in stumbles" in "".join(caught.value.__notes__)


def test_portions_grow_with_speed_and_shrink_towards_the_end() -> None:
    portions = Portions(range(1000), 2)
    assert portions.take() == [0]
    portions.learn(1, PORTION / 100)
    assert portions.take() == list(range(1, 101))
    sizes = []
    while portion := portions.take():
        sizes.append(len(portion))
    assert sum(sizes) == 899
    assert sizes[-1] == 1


def test_the_number_of_workers_is_checked() -> None:
    assert usual_workers() >= 1
    for wrong in (0, -1, 5000):
        with pytest.raises(BadOption, match="workers"):
            check_workers(wrong)
