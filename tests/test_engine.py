"""The two engines: a run of the tests is with the one it says, and PETTEIA_INTERPRETED=1 chooses at run time."""

import os
import subprocess
import sys

import pytest

import petteia

WHICH = "import petteia, petteia.kernel.state as state; print(petteia.compiled(), state.__file__.endswith('.py'))"


def which_engine(**environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", WHICH], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_this_run_has_the_engine_it_says() -> None:
    expected = os.environ.get("PETTEIA_EXPECT")
    if expected is None:
        pytest.skip("PETTEIA_EXPECT names no engine")
    assert expected in ("compiled", "interpreted")
    assert petteia.compiled() == (expected == "compiled"), "no C compiler? after installing one: make clean"


def test_the_switch_chooses_the_python_files() -> None:
    assert which_engine(PETTEIA_INTERPRETED="1") == ["False", "True"]


def test_without_the_switch_the_answer_is_what_was_imported() -> None:
    compiled, is_python_file = which_engine(PETTEIA_INTERPRETED="")
    assert compiled != is_python_file
