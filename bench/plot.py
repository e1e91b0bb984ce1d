"""Draws what a decision costs at different numbers of tables, as `bench.load --json` has measured it.

    python -m bench.load --tables 100 400 1600 4700 --turns 3 --json > bench/figures/tables.json
    python -m bench.plot bench/figures/tables.json docs/images/tables.svg

A dot is a spell of play, and the line goes through the medians. The band is within 20 % of what the first number costs.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from collections import defaultdict
from pathlib import Path

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 24, 48
BAND = 0.2
STEPS = (50, 100, 200, 250, 500, 1000)  # between two lines of the grid
INK, LINE, PALE, BLUE = "#333", "#ddd", "#e4edf5", "#27648f"

Costs = dict[int, list[float]]  # of a decision, by the number of tables


def read(path: Path) -> Costs:
    """The costs in a file."""
    costs: Costs = defaultdict(list)
    for spell in json.loads(path.read_text("utf-8"))["spells"]["petteia"]:
        costs[spell["tables"]].append(spell["cpu_us"])
    return dict(sorted(costs.items()))


class Canvas:
    """The lines of a picture."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def text(self, x: float, y: float, words: str, anchor: str = "middle", ink: str = INK) -> None:
        self.lines.append(f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{ink}">{words}</text>')

    def rule(self, y: float) -> None:
        self.lines.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="{LINE}"/>')

    def polyline(self, points: list[tuple[float, float]], ink: str) -> None:
        places = " ".join(f"{x},{y}" for x, y in points)
        self.lines.append(f'<polyline points="{places}" fill="none" stroke="{ink}" stroke-width="2"/>')

    def dot(self, x: float, y: float, ink: str) -> None:
        self.lines.append(f'<circle cx="{x}" cy="{y}" r="4" fill="{ink}"/>')

    def svg(self) -> str:
        """The whole picture."""
        size = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
        ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        return "\n".join([head, ground, *self.lines, "</svg>\n"])


class Drawing(Canvas):
    """What decisions cost, and where it is in the picture."""

    def __init__(self, costs: Costs) -> None:
        super().__init__()
        self.least, self.most = min(costs), max(costs)
        self.top = 1.2 * max(max(found) for found in costs.values())

    def x(self, tables: float) -> float:
        part = math.log(tables / self.least) / math.log(self.most / self.least) if self.most > self.least else 0.5
        return round(LEFT + 20 + part * (WIDTH - LEFT - RIGHT - 40), 1)

    def y(self, cost: float) -> float:
        return round(HEIGHT - BOTTOM - cost / self.top * (HEIGHT - TOP - BOTTOM), 1)

    def grid(self, costs: Costs) -> None:
        step = next((step for step in STEPS if self.top / step <= 6), STEPS[-1])
        for cost in range(0, int(self.top) + 1, step):
            self.rule(self.y(cost))
            self.text(LEFT - 8, self.y(cost) + 4, str(cost), "end")
        for tables in costs:
            self.text(self.x(tables), HEIGHT - BOTTOM + 18, f"{tables:,}")
        self.text(LEFT, TOP - 8, "µs of CPU for a decision", "start")
        self.text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, "tables of four players")

    def curve(self, costs: Costs) -> None:
        medians = {tables: statistics.median(found) for tables, found in costs.items()}
        first = next(iter(medians.values()))
        high, low = self.y(first * (1 + BAND)), self.y(first * (1 - BAND))
        band = f'<rect x="{LEFT}" y="{high}" width="{WIDTH - LEFT - RIGHT}" height="{low - high:.1f}" fill="{PALE}"/>'
        self.lines.insert(0, band)
        self.polyline([(self.x(tables), self.y(cost)) for tables, cost in medians.items()], BLUE)
        for tables, found in costs.items():
            for cost in found:
                self.dot(self.x(tables), self.y(cost), BLUE)


def picture(costs: Costs) -> str:
    """The whole picture as SVG."""
    drawing = Drawing(costs)
    drawing.grid(costs)
    drawing.curve(costs)
    return drawing.svg()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.plot", description=str(__doc__).partition("\n\n")[0])
    parser.add_argument("figures", type=Path, help="what bench.load has printed")
    parser.add_argument("picture", type=Path, help="the SVG file to write")
    wanted = parser.parse_args()
    wanted.picture.write_text(picture(read(wanted.figures)), "utf-8")


if __name__ == "__main__":
    main()
