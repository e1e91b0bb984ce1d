"""Every `$ petteia …` in a console block and every python block of the documents runs as it is printed.

Each document is played through from top to bottom in an empty folder of its own. A command that ends in `# not run`
(it waits for a person, or takes long) is passed over.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
FENCE = re.compile(r"^```(console|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LONGEST = 600  # seconds: the machine may be busy with something else


def examples(text: str) -> Iterator[tuple[str, str]]:
    """The documents' (language, code), in order: one for each command and one for each python block."""
    for language, block in FENCE.findall(text):
        if language == "python":
            yield language, block
            continue
        for line in block.replace("\\\n", " ").splitlines():
            if line.startswith("$ petteia ") and not line.endswith("# not run"):
                yield language, line.removeprefix("$ ")


def run_command(command: str) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", command],
        env=os.environ | {"PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    assert done.returncode == 0, f"$ {command}\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_examples_run(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": document.stem}
    for language, code in examples(document.read_text(encoding="utf-8")):
        if language == "python":
            exec(compile(code, f"{document.name}, a python block", "exec"), names)
        else:
            run_command(command=code)


def test_examples_are_found_and_passed_over_as_promised() -> None:
    text = (
        "```console\n$ petteia show a \\\n    b\nits output\n$ petteia play khora  # not run\n$ make\n```\n"
        "```python\nx = 1\n```\n```\n$ petteia not-a-console-block\n```\n"
    )
    assert [(language, code.split()) for language, code in examples(text)] == [
        ("console", ["petteia", "show", "a", "b"]),
        ("python", ["x", "=", "1"]),
    ]
