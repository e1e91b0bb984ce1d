"""Our speed beside that of other engines."""

import os
import sys

import numpy
import pytest

from bench import peers


def test_choices_are_legal_and_all_legal_ones_are_made() -> None:
    masks = numpy.array([[0, 1, 0, 1], [1, 0, 0, 0], [0, 0, 1, 1]], numpy.uint8)
    choose = peers.chooser()
    chosen = {tuple(choose(masks).tolist()) for _ in range(200)}
    assert chosen == {(first, 0, last) for first in (1, 3) for last in (2, 3)}


@pytest.mark.skipif(sys.platform != "linux", reason="no other system holds a process to a core")
def test_the_process_is_held_to_one_core_before_an_engine_counts_them(monkeypatch: pytest.MonkeyPatch) -> None:
    cores: list[int] = []

    def engines() -> list[peers.Engine]:
        cores.append(len(os.sched_getaffinity(0)))
        raise peers.NotInstalled("no engine here")

    monkeypatch.setattr(peers, "engines", engines)
    allowed = os.sched_getaffinity(0)
    try:
        assert peers.main([]) == 2
    finally:
        os.sched_setaffinity(0, allowed)
    assert cores == [1]
