"""`petteia serve` as a person runs it, in processes of its own."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from tests.interrupted import interruptible

PATIENCE = 120.0  # seconds: the machine may be busy with something else


class Served:
    """A server in processes of its own."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.process = process
        self.url = url
        self.said: list[str] = []
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False)
        self.listener = threading.Thread(target=self.listen)
        self.listener.start()

    def listen(self) -> None:
        """Collect its output, so that it never blocks."""
        assert self.process.stderr is not None
        self.said += self.process.stderr

    def stop(self, how: signal.Signals) -> int:
        """Stop it. Returns its exit code."""
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.listener.join(PATIENCE)
        return code


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "petteia", "serve", *arguments]


def environment(**variables: str) -> dict[str, str]:
    return os.environ | {"PETTEIA_THINKERS": "1", "PETTEIA_LIMITS": "false", **variables}


@contextmanager
def serving(database: str, *arguments: str, **variables: str) -> Iterator[Served]:
    """A server at a free port, as soon as it is ready."""
    # For what it leaves behind if it is killed; its workers may still be ending then.
    folder = tempfile.TemporaryDirectory(prefix="petteia-serving-", ignore_cleanup_errors=True)
    process = subprocess.Popen(
        interruptible(command("--port", "0", "--database", database, *arguments)),
        env=environment(TMPDIR=folder.name, **variables),
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    said, listener = "", None
    try:
        assert process.stderr is not None
        found = None
        while found is None:
            line = process.stderr.readline()
            assert line, f"the server ended: {said}"
            said += line
            found = re.search(r"Petteia is at (http://\S+);", line)
        served = Served(process, found[1])
        listener = served.listener
        yield served
        served.http.close()
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        if listener is not None:
            listener.join(PATIENCE)
        assert process.stderr is not None
        process.stderr.close()
        folder.cleanup()


def refused(*arguments: str) -> str:
    """The error of a server that cannot start."""
    done = subprocess.run(
        command(*arguments), env=environment(), capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr
