"""A fixed tuple that a variable indexes is boxed anew each time when compiled: such a constant says `tuple[T, ...]`."""

import ast
from pathlib import Path

import petteia

SOURCE = Path(petteia.__file__).parent
COMPILED = ("kernel", "games", "bots")


def trees() -> dict[str, ast.Module]:
    """The compiled modules by their names."""
    paths = [path for folder in COMPILED for path in sorted((SOURCE / folder).rglob("*.py"))]
    return {
        "petteia." + ".".join(path.relative_to(SOURCE).with_suffix("").parts): ast.parse(path.read_text("utf-8"))
        for path in paths
    }


def fixed_tuples(tree: ast.Module) -> set[str]:
    """The constants of a module whose type is the tuple that stands there."""
    return {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) == "Final"
        and isinstance(node.value, ast.Tuple)
    }


def indexed(tree: ast.Module) -> set[str]:
    """The names that something else than a figure or a range indexes."""
    return {
        node.value.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Name)
        and not isinstance(node.slice, (ast.Constant, ast.Slice, ast.UnaryOp))
    }


def test_no_variable_indexes_a_fixed_tuple() -> None:
    modules = trees()
    fixed = {name: fixed_tuples(tree) for name, tree in modules.items()}
    found: list[str] = []
    for name, tree in modules.items():
        known = set(fixed[name])
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module in fixed:
                known |= {alias.name for alias in node.names} & fixed[node.module]
        found += [f"{name}: {each}" for each in sorted(known & indexed(tree))]
    assert found == []


def test_a_fixed_tuple_is_found() -> None:
    tree = ast.parse("A: Final = (1, 2)\nB: Final[tuple[int, ...]] = (1, 2)\nx = A[i] + A[0] + B[i]")
    assert fixed_tuples(tree) & indexed(tree) == {"A"}
    assert indexed(ast.parse("A[0], A[1:], A[-1]")) == set()
