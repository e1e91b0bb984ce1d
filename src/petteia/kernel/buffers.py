"""Arrays that callers own: whatever lends its memory, as numpy's arrays do, without anything of numpy."""

from typing import Final

from petteia.kernel.errors import BadArray

# The kinds of numbers by their letters in a memoryview's format, in numpy's words.
KINDS: Final = {
    "?": "bool", "b": "int8", "B": "uint8", "h": "int16", "H": "uint16", "i": "int32", "I": "uint32", "l": "int64",
    "q": "int64", "L": "uint64", "Q": "uint64", "e": "float16", "f": "float32", "d": "float64",
}  # fmt: skip


def room(array: object, name: str, kinds: tuple[str, ...], shape: tuple[int, ...]) -> memoryview:
    """The memory of an array, to be filled byte by byte; BadArray if it does not fit."""
    try:
        view = memoryview(array)  # type: ignore[arg-type]  # whatever it is
    except (TypeError, ValueError, BufferError):
        raise BadArray(f"{name}: an array is wanted, and {type(array).__name__} lends no memory.") from None
    kind = KINDS.get(view.format, view.format)
    if kind not in kinds:
        raise BadArray(f"{name}: the numbers should be {' or '.join(kinds)}, not {kind}.")
    if view.shape != shape:
        raise BadArray(f"{name}: the shape should be {shape}, not {view.shape}.")
    if not view.c_contiguous:
        raise BadArray(f"{name}: the array should be contiguous, row after row.")
    if view.readonly:
        raise BadArray(f"{name}: the array can only be read.")
    return view.cast("B")
