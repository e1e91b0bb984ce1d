"""The page as the server gives it out: built from its sources, anew only if one of them has changed."""

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from petteia.server.page_files import FOLDER

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def build_if_old(lock: Path) -> None:
    """Build the page if it is older than its sources; of several processes only one does."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        if built() < max(source.stat().st_mtime for source in sources()):
            build()


def built() -> float:
    """When the page was built; before everything if it never was."""
    index = FOLDER / "index.html"
    return index.stat().st_mtime if index.exists() else 0.0


def sources() -> Iterator[Path]:
    """Every file that the page is made from."""
    folders = [WEB / "src", WEB / "texts", WEB / "public", WEB / "build", *ROOT.glob("src/petteia/games/*/texts")]
    for folder in folders:
        yield from (path for path in folder.rglob("*") if path.is_file())
    yield from (path for path in WEB.iterdir() if path.is_file() and path.suffix != ".md")


def build() -> None:
    """Build it where the server looks for it, with the Node beside this Python if there is one."""
    assert (WEB / "node_modules").is_dir(), "The page cannot be built: run npm ci in web/ first."
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    command = ["npm", "run", "build", "--", "--outDir", str(FOLDER), "--emptyOutDir", "--logLevel", "warn"]
    done = subprocess.run(
        command, cwd=WEB, env=os.environ | {"PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"The page cannot be built:\n{done.stdout}{done.stderr}"
