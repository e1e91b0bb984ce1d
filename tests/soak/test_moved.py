"""The clock of the servers that are soaked."""

import time
from pathlib import Path

import pytest

from tests.soak.moved import MACHINE, MovedClock


def test_a_clock_is_moved_once_however_often_it_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time_ns", time.time_ns)
    monkeypatch.setattr(time, "time", time.time)
    clock = MovedClock(tmp_path / "clock")
    clock.install()
    clock.install()
    clock.move(360_000)
    assert round((time.time_ns() - MACHINE()) / 360_000e9) == 1
