"""The page stays small: what a browser has to load before somebody can play."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from petteia.server.page_files import FOLDER

WEB = Path(__file__).parents[2] / "web"
PATH = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
MOST = 200_000


@pytest.mark.skipif(not (FOLDER / "build.json").is_file(), reason="the page is not built: make page")
def test_the_first_load_is_small() -> None:
    node = shutil.which("node", path=PATH)
    assert node is not None
    done = subprocess.run([node, "build/size.ts"], cwd=WEB, capture_output=True, text=True, check=True)
    sizes = json.loads(done.stdout)
    assert {"home", "carpe-diem", "emporion", "khora"} <= set(sizes)
    assert all(0 < size < MOST for size in sizes.values())
