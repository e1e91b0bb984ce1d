"""The page's TypeScript is what its Python types say."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_pages_types_are_fresh() -> None:
    command = [sys.executable, str(ROOT / "scripts/make-page-types"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
