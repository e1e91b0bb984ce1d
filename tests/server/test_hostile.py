"""A small form of bench/hostile.py: strangers try to hurt a server, and it goes on answering."""

import math
from typing import Any

import pytest

from bench.hostile import arguments, measure

pytestmark = pytest.mark.slow


def test_a_server_outlives_its_strangers(capfd: pytest.CaptureFixture[str]) -> None:
    found: dict[str, Any] = measure(arguments(["--requests", "80", "--sockets", "40", "--settling", "0"]))
    assert found["health_count"] > 0
    assert found["health_max_ms"] < math.inf
    assert found["table_max_ms"] < math.inf
    assert sum(found["requests"].values()) > 0
    assert sum(found["sockets"].values()) > 0
    assert not {"500", "502", "503"} & set(found["requests"])
    assert "Traceback" not in capfd.readouterr().err
