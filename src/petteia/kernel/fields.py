"""Reading documents field by field: each reader returns what it is named for, or refuses with one sentence."""

from typing import Final, cast

from petteia.kernel.errors import BadPosition
from petteia.kernel.state import Document

LONGEST_LIST: Final = 128
POSITION: Final = "The position"  # what the fields of a whole document belong to


def expect(condition: bool, message: str) -> None:
    """Refuse a document that breaks a rule."""
    if not condition:
        raise BadPosition(message)


def brief(value: object) -> str:
    """A value of a document as a sentence shows it: however long it is, only its beginning."""
    return repr(value)[:40]


def read_object(value: object, what: str) -> Document:
    if not isinstance(value, dict):
        raise BadPosition(f"{what} should be an object.")
    return cast(Document, value)


def read_field(document: Document, name: str, what: str) -> object:
    """A field that must be there."""
    expect(name in document, f"{what} does not say its {name!r}.")
    return document[name]


def read_number(document: Document, name: str, low: int, high: int, what: str) -> int:
    """A whole number within its bounds."""
    value = read_field(document, name, what)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{what}: {name} should be a whole number from {low} to {high}, not {brief(value)}.")
    return value


def read_flag(document: Document, name: str, what: str) -> bool:
    value = read_field(document, name, what)
    if not isinstance(value, bool):
        raise BadPosition(f"{what}: {name} should be true or false, not {brief(value)}.")
    return value


def read_list(document: Document, name: str, what: str) -> list[object]:
    value = read_field(document, name, what)
    if not isinstance(value, list) or len(value) > LONGEST_LIST:
        raise BadPosition(f"{what}: {name} should be a list of at most {LONGEST_LIST}.")
    return value


def read_name(value: object, names: tuple[str, ...], what: str) -> int:
    """The number behind a name."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{what}: there is no {brief(value)}.")
    return names.index(value)


def read_name_or_none(document: Document, name: str, names: tuple[str, ...], what: str) -> int:
    """The number behind a name, or -1 where nothing is named."""
    value = read_field(document, name, what)
    return -1 if value is None else read_name(value, names, f"{what}, {name}")


def read_names(document: Document, name: str, names: tuple[str, ...], what: str) -> list[int]:
    """The numbers behind a list of names."""
    return [read_name(value, names, f"{what}, {name}") for value in read_list(document, name, what)]


def read_places(document: Document, name: str, names: tuple[str, ...], length: int, what: str) -> list[int]:
    """The numbers behind a given number of names, -1 where nothing is named."""
    values = read_list(document, name, what)
    expect(len(values) == length, f"{what}: {name} should have {length} places, not {len(values)}.")
    return [-1 if value is None else read_name(value, names, f"{what}, {name}") for value in values]


def read_different(document: Document, name: str, count: int, what: str) -> list[int]:
    """Different seats, or other things that are counted from 0."""
    found: list[int] = []
    for value in read_list(document, name, what):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < count or value in found:
            raise BadPosition(f"{what}: {name} should name each of 0 to {count - 1} at most once, not {brief(value)}.")
        found.append(value)
    return found


def read_counts(document: Document, name: str, names: tuple[str, ...], most: int, what: str) -> list[int]:
    """Counts by name, 0 for what is not named."""
    row = read_object(read_field(document, name, what), f"{what}, {name}")
    for key in row:
        read_name(key, names, f"{what}, {name}")
    return [read_number(row, key, 0, most, f"{what}, {name}") if key in row else 0 for key in names]


def read_options(document: Document, known: tuple[tuple[str, tuple[str, ...]], ...]) -> dict[str, str]:
    """The table's options, every one of them."""
    row = read_object(read_field(document, "options", POSITION), "options")
    for name, values in known:
        expect(row.get(name) in values, f"Option {name} should be {' or '.join(values)}, not {brief(row.get(name))}.")
    names = [name for name, _ in known]
    only = f"The options are {', '.join(names)} and no others." if names else "This game has no options."
    expect(len(row) == len(known), only)
    return {name: cast(str, row[name]) for name, _ in known}
