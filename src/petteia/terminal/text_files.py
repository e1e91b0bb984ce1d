"""Files that people name: read and written with errors that are one sentence."""

from pathlib import Path
from typing import Final

from petteia.kernel.errors import PetteiaError

LARGEST: Final = 4_000_000  # bytes; a record or a position needs a hundredth of it


class BadFile(PetteiaError):
    """A file cannot be read or written."""


def read_text(name: str) -> str:
    try:
        with Path(name).open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise BadFile(f"{name} cannot be read: {error.strerror or error}.") from None
    except ValueError as error:
        raise BadFile(f"{name!r} cannot be read: {error}.") from None
    if len(data) > LARGEST:
        raise BadFile(f"{name} is too large to be a record or a position.")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile(f"{name} is not a text file.") from None


def write_text(name: str, text: str) -> None:
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadFile(f"{name} cannot be written: {error.strerror or error}.") from None
    except ValueError as error:
        raise BadFile(f"{name!r} cannot be written: {error}.") from None
