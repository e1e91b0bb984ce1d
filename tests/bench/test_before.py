"""Our speed beside that of another environment."""

import json
import sys

import pytest

from bench.before import LEVELS, compared, main, table

FASTER = {"lowest": 1.5, "ratio": 2.0, "highest": 4.0}


def test_a_ratio_is_that_of_two_turns_which_followed_each_other() -> None:
    before = [{"playout": 10.0}, {"playout": 20.0}, {"playout": 30.0}]
    now = [{"playout": 20.0}, {"playout": 80.0}, {"playout": 45.0}]
    assert compared(before, now) == {"playout": {"before": 20.0, "now": 45.0, **FASTER}}


def test_the_table_names_the_game_and_what_was_measured() -> None:
    said = table({"khora": {"playout": {"before": 1234.0, "now": 2468.0, **FASTER}}})
    assert said.splitlines()[1].split() == ["khora", "playout", "1,234", "2,468", "2.00", "1.50", "4.00"]


@pytest.mark.slow
def test_both_environments_measure_random_play_and_thinking(capsys: pytest.CaptureFixture[str]) -> None:
    main([sys.executable, "--games", "emporion", "--seats", "2", "--seconds", "0.01", "--repeat", "1", "--json"])
    found = json.loads(capsys.readouterr().out)["emporion"]
    assert list(found) == ["playout", "driven", *LEVELS]
    assert all(row["before"] > 0 and row["now"] > 0 for row in found.values())
