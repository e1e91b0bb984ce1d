"""The engine's files run anywhere: they import the standard library, the compiler's own and one another, no more."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "petteia"
ALLOWED = sys.stdlib_module_names | {"librt", "mypy_extensions", "petteia"}
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


def fixed_tuples(path: Path) -> list[str]:
    """The names of `NAME: Final = (1, 2, THREE)`: numbers, or names of such."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.Tuple):
            bare = isinstance(node.annotation, ast.Name)  # `Final` alone: a tuple of fixed length
            numbers = node.value.elts and all(is_number(each) or isinstance(each, ast.Name) for each in node.value.elts)
            if bare and numbers:
                found.append(node.target.id)
    return found


def is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def indexed_by_variables(path: Path) -> set[str]:
    """The names that are indexed by anything but a constant."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    found = [node for node in nodes if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name)]
    return {node.value.id for node in found if isinstance(node.value, ast.Name) and not is_number(node.slice)}


def test_numbers_that_are_indexed_by_a_variable_are_no_fixed_tuples() -> None:
    """Compiled, `BASE: Final = (1, 2)` is boxed anew at every `BASE[kind]`; `Final[tuple[int, ...]]` is not."""
    indexed = set[str]().union(*(indexed_by_variables(path) for path in ENGINE))
    fixed = {name: path.name for path in ENGINE for name in fixed_tuples(path)}
    assert {name: where for name, where in fixed.items() if name in indexed} == {}
