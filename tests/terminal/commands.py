"""Running the command in this process, as a person would type it."""

import io
import sys

import pytest

from petteia.terminal.main import main


class Done:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Shell:
    """Runs commands; what is typed comes from a text, as from a pipe."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, command: str, typed: str = "") -> Done:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        try:
            code = main(command.split())
        except SystemExit as error:
            code = int(error.code or 0)
        captured = self.capsys.readouterr()
        return Done(code, captured.out, captured.err)
