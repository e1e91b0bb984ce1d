"""Colours and marks: black figures on terracotta and cream, with a little of the Aegean."""

from typing import Final, TextIO

from rich.console import Console
from rich.rule import Rule
from rich.text import Text
from rich.theme import Theme

TERRACOTTA: Final = "#c8643c"
CREAM: Final = "#f2e3c6"
AEGEAN: Final = "#4f9fc9"
FIGURE: Final = "#1c1410"

SHAPES: Final = ("◆", "●", "▲", "■")  # one for each seat, so that colour is never alone in saying who
MEANDER: Final = "┓┗┛┏"

THEME: Final = Theme(
    {
        "ribbon": f"{FIGURE} on {TERRACOTTA}",
        "ribbon.now": f"bold {CREAM} on {FIGURE}",
        "ribbon.name": f"bold {FIGURE} on {TERRACOTTA}",
        "heading": f"bold {TERRACOTTA}",
        "rule": TERRACOTTA,
        "accent": f"bold {AEGEAN}",
        "number": f"bold {AEGEAN}",
        "label": TERRACOTTA,
        "faint": "dim",
        "strong": "bold",
        "error": f"bold {TERRACOTTA}",
        "seat.0": "bold #e69f00",
        "seat.1": "bold #56b4e9",
        "seat.2": "bold #2fae86",
        "seat.3": "bold #cc79a7",
        "red": "#e0664f",
        "blue": "#5b9bf0",
        "green": "#6cb85c",
        "bar.complete": TERRACOTTA,
        "bar.finished": TERRACOTTA,
    }
)


def make_console(file: TextIO | None = None, stderr: bool = False) -> Console:
    """A console that prints what it is given: no markup, no guessing at numbers and paths."""
    return Console(file=file, stderr=stderr, theme=THEME, markup=False, emoji=False, highlight=False)


def seat_style(seat: int) -> str:
    return f"seat.{seat % len(SHAPES)}"


def shape(seat: int) -> str:
    """The mark of a seat."""
    return SHAPES[seat % len(SHAPES)]


def heading(title: str | Text) -> Rule:
    """A thin line that opens a part of the table."""
    text = title if isinstance(title, Text) else Text(title, style="heading")
    return Rule(text, align="left", style="rule")


def meander(width: int) -> Text:
    """A line of Greek key."""
    return Text((MEANDER * (width // len(MEANDER) + 1))[:width], style="rule", no_wrap=True)
