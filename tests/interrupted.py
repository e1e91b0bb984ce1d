"""Programs that a test interrupts with Ctrl-C."""

import sys

# In the background of a plain shell tests ignore Ctrl-C, and so would everything that they start.
LISTEN = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.executable, sys.argv[1:])"


def interruptible(command: list[str]) -> list[str]:
    """The same Python command, which Ctrl-C ends however the tests themselves are run."""
    return [sys.executable, "-c", LISTEN, *command]
