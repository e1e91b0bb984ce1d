"""The engine's files run anywhere: they import the standard library, mypy_extensions and one another, nothing else."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "petteia"
ALLOWED = sys.stdlib_module_names | {"mypy_extensions", "petteia"}
ENGINE = sorted(path for package in ("kernel", "games", "bots") for path in (SOURCE / package).rglob("*.py"))


def imported_packages(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add(str(node.module))
    return {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_the_engine_needs_the_standard_library_alone(path: Path) -> None:
    assert imported_packages(path) <= ALLOWED
