"""A small disk that can be filled: a file system in memory if this user may mount one, else a limit of file sizes."""

import os
import resource
import subprocess
from collections.abc import Iterable
from pathlib import Path

SIZE = "512m"
NO_LIMIT = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Disk:
    """The disk of a database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=755", "tmpfs", str(folder)]
        self.mounted = os.geteuid() == 0 and subprocess.run(command, capture_output=True, check=False).returncode == 0
        self._limited: list[int] = []

    def fill(self, writers: Iterable[int]) -> None:
        """Leave no room for these processes."""
        if not self.mounted:
            self._limited = list(writers)
            for process in self._limited:
                resource.prlimit(process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            return
        with (self.folder / "filler").open("wb", buffering=0) as filler:
            size = 1 << 20
            while size:
                try:
                    filler.write(bytes(size))
                except OSError:
                    size //= 2

    def clear(self) -> None:
        """Make room again."""
        for process in self._limited:
            if Path(f"/proc/{process}").exists():
                resource.prlimit(process, resource.RLIMIT_FSIZE, NO_LIMIT)
        self._limited = []
        (self.folder / "filler").unlink(missing_ok=True)

    def remove(self) -> None:
        if self.mounted:
            subprocess.run(["umount", str(self.folder)], check=True)
