"""Ending with the process that started this one, however that ends."""

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.process import BaseProcess
from typing import Final

PR_SET_PDEATHSIG: Final = 1  # in Linux' sys/prctl.h


def end_with_parent() -> None:
    """Be killed when the parent is gone: nobody else would stop this process. Whatever was acknowledged is stored."""
    parent = multiprocessing.parent_process()  # None in a program that was started in another way
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if parent is not None and os.getppid() != parent.pid:  # it was gone before
            os._exit(1)
    elif parent is not None:
        threading.Thread(target=exit_after, args=(parent,), name="petteia parent", daemon=True).start()


def exit_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
