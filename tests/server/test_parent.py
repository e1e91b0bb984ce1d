"""A process ends with the one that started it, even if that is killed."""

import ctypes
import multiprocessing
import os
import subprocess
import sys
import time
from types import SimpleNamespace

import pytest

from petteia.server.parent import end_with_parent

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere its input ends, or a thread notices")

PATIENCE = 60.0  # seconds, far more than a busy machine needs
CHILD = (
    "import time; from petteia.server.parent import end_with_parent; "
    "end_with_parent(); print(flush=True); time.sleep(999)"
)
PARENT = (
    "import subprocess, sys, time; "
    f"child = subprocess.Popen([sys.executable, '-c', {CHILD!r}], stdout=subprocess.PIPE, start_new_session=True); "
    "child.stdout.readline(); print(child.pid, flush=True); time.sleep(999)"
)


def is_running(pid: int) -> bool:
    """Whether a process runs, and is not just waiting for somebody to ask how it ended."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_process_that_sleeps_ends_when_its_parent_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert is_running(child)
        os.kill(parent.pid, 9)
    deadline = time.monotonic() + PATIENCE
    while is_running(child):
        assert time.monotonic() < deadline, f"process {child} runs on alone"
        time.sleep(0.02)


def test_a_process_whose_parent_is_gone_already_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr(ctypes, "CDLL", lambda _: SimpleNamespace(prctl=lambda *_: 0))
    monkeypatch.setattr(os, "_exit", ended.append)
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: SimpleNamespace(pid=os.getppid()))
    end_with_parent()
    assert ended == []
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: SimpleNamespace(pid=os.getppid() + 1))
    end_with_parent()
    assert ended == [1]
