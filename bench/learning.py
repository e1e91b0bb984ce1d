"""Draws how a learner of examples/self_play.py gets better, as it has said.

    python examples/self_play.py khora --every 2 > bench/figures/self-play-khora.txt
    python -m bench.learning docs/images/self-play.svg bench/figures/self-play-*.txt --up-to 300000

A dot is a trial against random play: how many of its games the learner has won after so many decisions.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from bench.plot import BLUE, BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, Canvas

LINE_OF_A_TRIAL = re.compile(r"round \d+, (\d+) decisions: wins (\S+) of the games")
INKS = (BLUE, "#b5482f", "#4d7a35", "#7a4d8f")
EVEN = 0.5  # two equal players

Trials = list[tuple[int, float]]  # decisions, and the share of games won


def read(path: Path) -> Trials:
    """The trials in what a learner has said."""
    return [(int(decisions), float(share)) for decisions, share in LINE_OF_A_TRIAL.findall(path.read_text("utf-8"))]


def picture(learners: dict[str, Trials]) -> str:
    """All learners in one picture."""
    canvas, most = Canvas(), max(decisions for trials in learners.values() for decisions, _ in trials)

    def x(decisions: float) -> float:
        return round(LEFT + decisions / most * (WIDTH - LEFT - RIGHT), 1)

    def y(share: float) -> float:
        return round(HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM), 1)

    for share in (0.0, 0.25, EVEN, 0.75, 1.0):
        canvas.rule(y(share))
        canvas.text(LEFT - 8, y(share) + 4, f"{share:.2f}", "end")
    canvas.text(LEFT, TOP - 8, "games won against random play", "start")
    canvas.text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, f"decisions, up to {most:,}")
    for number, (name, trials) in enumerate(learners.items()):
        ink = INKS[number % len(INKS)]
        canvas.polyline([(x(decisions), y(share)) for decisions, share in trials], ink)
        for decisions, share in trials:
            canvas.dot(x(decisions), y(share), ink)
        canvas.text(WIDTH - RIGHT, y(0.1) - 18 * number, name, "end", ink)
    return canvas.svg()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.learning", description=str(__doc__).partition("\n\n")[0])
    parser.add_argument("picture", type=Path, help="the SVG file to write")
    parser.add_argument(
        "said", type=Path, nargs="+", help="what learners have said; a file is named self-play-GAME.txt"
    )
    parser.add_argument("--up-to", type=int, default=10**12, help="draw trials up to so many decisions")
    wanted = parser.parse_args()
    learners = {
        path.stem.removeprefix("self-play-"): [trial for trial in read(path) if trial[0] <= wanted.up_to]
        for path in wanted.said
    }
    wanted.picture.write_text(picture(learners), "utf-8")


if __name__ == "__main__":
    main()
