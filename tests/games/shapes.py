"""Documents have the shapes that a game's view.py and figures.py promise, from which the page's types are made."""

import json
from functools import cache
from importlib.resources import files
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from petteia.kernel.game import Game
from petteia.texts import package_of


def check_shape(document: object, game: Game, file: str, name: str) -> None:
    """A document is what this TypedDict of a file says, also after a journey through JSON."""
    compare(json.loads(json.dumps(document)), shape(package_of(game), file, name), name)


@cache
def shape(package: str, file: str, name: str) -> Any:
    """A type as its source says it: compiled classes have forgotten their types."""
    source = files(package).joinpath(file).read_text("utf-8")
    known: dict[str, Any] = {}
    exec(compile(source, file, "exec"), known)
    return known[name]


def compare(value: object, kind: Any, where: str) -> None:
    """A value read from JSON is what a type says: TypedDicts, lists, dictionaries, literals, unions and plain types."""
    if getattr(kind, "__module__", "").startswith("petteia.games."):  # imported by the file, so it may be compiled
        package, file = kind.__module__.rsplit(".", 1)
        kind = shape(package, f"{file}.py", kind.__name__)
    arguments = get_args(kind)
    if hasattr(kind, "__required_keys__"):
        assert isinstance(value, dict), where
        hints = get_type_hints(kind)
        assert kind.__required_keys__ <= set(value) <= set(hints), where
        for name, each in value.items():
            compare(each, hints[name], f"{where}.{name}")
    elif getattr(kind, "__origin__", None) is list:
        assert isinstance(value, list), where
        for each in value:
            compare(each, arguments[0], f"{where}[]")
    elif getattr(kind, "__origin__", None) is dict:
        assert isinstance(value, dict), where
        words = get_args(arguments[0])
        assert not words or set(value) == set(words), where
        for each in value.values():
            compare(each, arguments[1], f"{where}{{}}")
    elif get_origin(kind) in (Union, UnionType):
        assert any(fits(value, each, where) for each in arguments), f"{where}: {value}"
    elif arguments:
        assert value in arguments, f"{where}: {value}"
    else:
        assert type(value) is kind, f"{where}: {value}"


def fits(value: object, kind: Any, where: str) -> bool:
    """Whether a value is of one of several kinds."""
    try:
        compare(value, type(None) if kind is None else kind, where)
    except AssertionError:
        return False
    return True
