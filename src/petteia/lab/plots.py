"""Small drawings in SVG. Across, places are percentages, so that a drawing fits any width and its letters keep their
size; down, they are pixels. Colours are the page's (`class`), so that light and dark need no second drawing."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

ROOM: Final = 2.0  # per cent left free at both ends of a scale


class Scale:
    """Where values stand across a drawing."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def place(self, value: float) -> float:
        """Per cent from the left; what lies outside stands at the edge."""
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return ROOM + (100 - 2 * ROOM) * part

    def ticks(self, about: int) -> list[float]:
        """Round values along the scale."""
        step = nice_step((self.high - self.low) / about)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [round(number * step, 9) for number in range(first, last + 1)]


def nice_step(rough: float) -> float:
    """The next of 1, 2, 5, 10, 20, … (or their tenth parts) that is not below a step."""
    power: float = 10.0 ** floor(log10(rough))
    return next(power * step for step in (1, 2, 5, 10) if power * step >= rough - 1e-12)


def svg(height: int, parts: Sequence[str], label: str = "") -> str:
    """A drawing as wide as its place on the page; without a label it only repeats what stands beside it."""
    told = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg width="100%" height="{height}" {told}>{"".join(parts)}</svg>'


def across(y: float, x1: float, x2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.2f}%" x2="{x2:.2f}%" y1="{y:g}" y2="{y:g}"/>'


def down(x: float, y1: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.2f}%" x2="{x:.2f}%" y1="{y1:g}" y2="{y2:g}"/>'


def dot(x: float, y: float, kind: str, radius: float = 4.5) -> str:
    return f'<circle class="{kind}" cx="{x:.2f}%" cy="{y:g}" r="{radius:g}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, title: str = "") -> str:
    """A filled rectangle; the title shows under the pointer."""
    told = f"<title>{escape(title)}</title>" if title else ""
    return f'<rect class="{kind}" x="{x:.2f}%" y="{y:.2f}" width="{width:.2f}%" height="{height:.2f}">{told}</rect>'


def words(x: float, y: float, said: str, kind: str, anchor: str = "middle") -> str:
    return f'<text class="{kind}" x="{x:.2f}%" y="{y:g}" text-anchor="{anchor}">{escape(said)}</text>'


def axis(scale: Scale, ticks: Sequence[float], labels: Sequence[str]) -> str:
    """The names of the ticks, for the head of a chart."""
    return svg(18, [words(scale.place(tick), 13, label, "tick") for tick, label in zip(ticks, labels)])


class Mark:
    """A figure in a row: where it stands, its interval, and how it looks (`over`, `under`, `even`, `second` …)."""

    def __init__(self, value: float, low: float | None, high: float | None, kind: str) -> None:
        self.value = value
        self.low = low
        self.high = high
        self.kind = kind


def dot_row(scale: Scale, ticks: Sequence[float], fair: float | None, marks: Sequence[Mark | None]) -> str:
    """A row of a chart: marks with their intervals, one below the other, over the lines of the scale."""
    height = 10 + 12 * len(marks)
    parts = [down(scale.place(tick), 0, height, "grid") for tick in ticks]
    if fair is not None:
        parts.append(down(scale.place(fair), 0, height, "fair"))
    for place, mark in enumerate(marks):
        if mark is None:
            continue
        y = 11 + 12 * place
        if mark.low is not None and mark.high is not None:
            parts.append(across(y, scale.place(mark.low), scale.place(mark.high), f"interval {mark.kind}"))
        parts.append(dot(scale.place(mark.value), y, f"dot {mark.kind}"))
    return svg(height, parts)


class Column:
    """A bar on the ground line: parts from there upwards (negative ones downwards), and the interval of the whole."""

    def __init__(
        self, name: str, parts: Sequence[tuple[float, str, str]], low: float | None, high: float | None
    ) -> None:
        self.name = name
        self.parts = parts  # value, class, what is told of it
        self.low = low
        self.high = high

    def top(self) -> float:
        return max(sum(value for value, _, _ in self.parts if value > 0), self.high or 0.0)

    def bottom(self) -> float:
        return min(sum(value for value, _, _ in self.parts if value < 0), self.low or 0.0, 0.0)


def columns(bars: Sequence[Column], height: int, unit: str, label: str) -> str:
    """Bars side by side with a scale at the left; their names below, as many as there is room for on a phone."""
    left, foot, head = 7.0, 20, 8
    top = max((bar.top() for bar in bars), default=1.0) or 1.0
    bottom = min((bar.bottom() for bar in bars), default=0.0)
    pixels = (height - foot - head) / (top - bottom)

    def y(value: float) -> float:
        return head + (top - value) * pixels

    parts: list[str] = []
    for tick in Scale(bottom, top).ticks(4):
        parts.append(across(y(tick), left, 100, "grid" if tick else "ground"))
        parts.append(words(left - 1, y(tick) + 4, f"{tick:g}{unit}", "tick", "end"))
    wide = (100 - left) / len(bars)
    every = ceil(len(bars) / 11)
    for number, bar in enumerate(bars):
        x = left + wide * number
        parts += column(bar, x + wide * 0.1, wide * 0.8, y)
        if number % every == 0:
            parts.append(words(x + wide / 2, height - 4, bar.name, "tick"))
    return svg(height, parts, label)


def column(bar: Column, x: float, width: float, y: Callable[[float], float]) -> list[str]:
    parts: list[str] = []
    above = below = 0.0
    for value, kind, told in bar.parts:
        if value >= 0:
            parts.append(box(x, y(above + value), width, y(above) - y(above + value), kind, told))
            above += value
        else:
            parts.append(box(x, y(below), width, y(below + value) - y(below), kind, told))
            below += value
    if bar.low is not None and bar.high is not None:
        parts.append(down(x + width / 2, y(bar.high), y(bar.low), "whisker"))
    return parts
