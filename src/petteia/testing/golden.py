"""Golden files: whole games printed decision by decision, and counts of reachable positions; generated, then compared.

    python -m petteia.testing.golden --write tests/golden

A playthrough shows a game's whole interface for a seed: what is asked, what may be answered, what is told, and now and
then the digest, the observations and a view. A count says how many ways lead on from a position, and to how many
different ones. A difference is a change of the rules: it is meant, and raises the rules' version, or it is a bug.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from pathlib import Path

import petteia
from petteia.kernel.game import Game
from petteia.kernel.log import EVERYBODY, Event
from petteia.kernel.position import digest
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import Document, State
from petteia.testing.tables import as_text, play_randomly, random_decision

GAMES = {"carpe-diem": 1, "emporion": 0, "khora": 0}  # and by how many decisions their counts are less deep
PLAYTHROUGHS = ((2, 1), (3, 2), (4, 3))  # seats, seed
MARKED_EVERY = 10  # decisions between two digests
VIEWED_EVERY = 60  # decisions between two views
# Seats, seed, random decisions before the count, depth.
COUNTS = (
    (2, 1, 0, 5), (3, 2, 0, 4), (4, 3, 0, 4), (2, 4, 10, 4), (3, 5, 20, 4), (4, 6, 45, 4), (2, 7, 30, 4), (3, 8, 60, 4),
    (4, 9, 90, 4), (2, 10, 55, 4), (3, 11, 100, 4), (4, 12, 150, 4),
)  # fmt: skip


def golden_files() -> dict[str, Callable[[], str]]:
    """The name of every golden file, and what makes its text."""
    files: dict[str, Callable[[], str]] = {}
    for name, less in GAMES.items():
        game = petteia.load(name)
        for seats, seed in PLAYTHROUGHS:
            files[f"{name}-{seats}-seats.txt"] = partial(playthrough, game, seats, seed)
        files[f"{name}-counts.txt"] = partial(counts, game, less)
    return files


def playthrough(game: Game, seats: int, seed: int) -> str:
    """A random game, told decision by decision."""
    state = game.table(seats, seed, {}, listening=True)
    rng = rng_from_seed(-seed)
    events = state.listen()
    lines = [f"game {game.name}, rules {game.version}, {seats} seats, seed {seed}", ""]
    while True:
        lines += [told(event) for event in events]
        events.clear()
        if state.ply % MARKED_EVERY == 0 or state.over():
            lines += marks(state)
        if state.ply % VIEWED_EVERY == 0 or state.over():
            lines += ["", "view of seat 0", *seen(state.view(0)), ""]
        if state.over():
            break
        seat, action = random_decision(state, rng)
        lines += question(game, state, seat)
        lines.append(f"{state.ply + 1}. seat {seat}: {game.codec.move(action).notation()}")
        state.play(seat, action)
    lines += ["", f"scores {state.scores()}", f"ranking {state.ranking()}"]
    return "\n".join(lines) + "\n"


def question(game: Game, state: State, seat: int) -> list[str]:
    """Who is waited for, what the next to decide is asked, and all answers."""
    asked = state.view(seat).get("question")
    kind = f" {asked['kind']}" if isinstance(asked, dict) and "kind" in asked else ""
    answers = " | ".join(move.notation() for move in game.legal_moves(state, seat))
    return ["", f"waiting {list(state.waiting())}", f"asked {seat}{kind}: {answers}"]


def told(event: Event) -> str:
    whom = "" if event.only == EVERYBODY else f" (only to {event.only})"
    return f"  {event.kind}, seat {event.seat}, what {event.what!r}, {event.amount}, because {event.cause!r}{whom}"


def seen(view: Document) -> list[str]:
    """A view, a line for each of its facts and for each item of a list of objects."""
    lines: list[str] = []
    for name, value in view.items():
        parts = value if isinstance(value, list) and value and isinstance(value[0], dict) else [value]
        lines += [f"  {name}: {json.dumps(part, ensure_ascii=False)}" for part in parts]
    return lines


def marks(state: State) -> list[str]:
    """Short marks of the whole position and of what everybody observes."""
    observed = as_text([state.observe(seat) for seat in range(state.seats)])
    return [f"  digest {digest(state)}, observations {blake2b(observed.encode(), digest_size=8).hexdigest()}"]


def counts(game: Game, less: int) -> str:
    """For each chosen position: how many sequences of decisions lead on, and to how many different positions."""
    lines = [
        f"game {game.name}, rules {game.version}",
        "Where several are waited for, they are asked in the order of the seats.",
        "seats seed after depth sequences positions",
    ]
    for seats, seed, after, depth in COUNTS:
        state = game.new(seats, seed)
        play_randomly(state, rng_from_seed(seed), after)
        for deep in range(1, max(depth - less, 1) + 1):
            ends = [mark_without_ply(end) for end in positions_after(state, deep)]
            lines.append(f"{seats:5} {seed:4} {after:5} {deep:5} {len(ends):9} {len(set(ends)):9}")
    return "\n".join(lines) + "\n"


def positions_after(state: State, depth: int) -> Iterator[State]:
    """The positions after every sequence of a number of decisions, or of fewer if the game ends before."""
    seat = min(state.waiting(), default=-1)
    if depth == 0 or seat < 0:
        yield state
        return
    for action in state.legal(seat):
        other = state.copy()
        other.play(seat, action)
        yield from positions_after(other, depth - 1)


def mark_without_ply(state: State) -> str:
    """What two positions share that differ in the number of decisions at most."""
    document = state.to_dict()
    document.pop("ply", None)
    return as_text(document)


def difference_from(directory: Path, name: str) -> str:
    """Where a golden file differs from what is played now; an empty text if it does not."""
    path = directory / name
    if not path.exists():
        return f"{path} is missing"
    old, new = path.read_text(encoding="utf-8").splitlines(), golden_files()[name]().splitlines()
    for number, (line, instead) in enumerate(zip(old, new), 1):
        if line != instead:
            return f"{path}:{number} says {line!r}, and now it is {instead!r}"
    return "" if len(old) == len(new) else f"{path} has {len(old)} lines, and now there are {len(new)}"


def write(directory: Path) -> None:
    """Generate all golden files anew."""
    directory.mkdir(parents=True, exist_ok=True)
    files = golden_files()
    for stale in directory.glob("*.txt"):
        if stale.name not in files:
            stale.unlink()
    for name, make in files.items():
        (directory / name).write_text(make(), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m petteia.testing.golden", description="Write or compare golden files."
    )
    choice = parser.add_mutually_exclusive_group(required=True)
    choice.add_argument("--write", type=Path, metavar="DIR", help="generate the files anew")
    choice.add_argument(
        "--compare", type=Path, metavar="DIR", help="say where the files differ from what is played now"
    )
    arguments = parser.parse_args()
    if arguments.write:
        write(arguments.write)
        return 0
    found = [line for name in golden_files() if (line := difference_from(arguments.compare, name))]
    print("\n".join(found) or "All golden files are as they should be.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
