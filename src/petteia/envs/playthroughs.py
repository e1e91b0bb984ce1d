"""OpenSpiel's playthroughs of all games, for the tests to compare: every call of its interface along a random game.

    python -m petteia.envs.playthroughs tests/golden/openspiel

Tensors stand there by their digests, and so does the rest of a line that is too long to read.
"""

import argparse
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import petteia
from petteia.envs.openspiel import register, spiel_name

LONGEST_LINE: Final = 240  # characters
SHOWN: Final = 120  # of a longer one


def playthroughs() -> dict[str, tuple[str, int]]:
    """The name of every file; the game that it shows, as OpenSpiel calls it, and the seed of its decisions."""
    return {
        f"{name}-{seats}-players.txt": (
            f"{spiel_name(petteia.load(name))}(players={seats},deals=4)", seats,
        )
        for name in petteia.known_games()
        for seats in range(petteia.load(name).min_seats, petteia.load(name).max_seats + 1)
    }  # fmt: skip


def digest(written: bytes) -> str:
    return blake2b(written, digest_size=12).hexdigest()


def folded_tensor(tensor: Any, name: str) -> list[str]:
    """The line of a tensor. OpenSpiel's own takes seconds for a long one."""
    return [f"{name}: {tensor.size} numbers, {digest(tensor.astype('<f4').tobytes())}"]


def folded(text: str) -> str:
    """The text without what nobody can read."""
    return "\n".join(folded_line(line) for line in text.split("\n"))


def folded_line(line: str) -> str:
    if len(line) <= LONGEST_LINE:
        return line
    return f"{line[:SHOWN]} … {len(line)} characters, {digest(line.encode())}"


def played(game: str, seed: int) -> str:
    """The text of a playthrough."""
    with patch.object(generate_playthrough, "_format_tensor", folded_tensor):
        return folded(generate_playthrough.playthrough(game, None, seed=seed))


def replayed(path: Path) -> tuple[str, str]:
    """What a file says, and what it would say now if the same decisions were made."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["petteia"])  # which the replay looks at
    with patch.object(generate_playthrough, "_format_tensor", folded_tensor):
        original, again = generate_playthrough.replay(str(path))
    return original, folded(again)


def write(directory: Path) -> None:
    """Generate all files anew."""
    register()
    directory.mkdir(parents=True, exist_ok=True)
    for name, (game, seed) in playthroughs().items():
        (directory / name).write_text(played(game, seed), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m petteia.envs.playthroughs", description="Write OpenSpiel's playthroughs of all games."
    )
    parser.add_argument("directory", type=Path, metavar="DIR")
    write(parser.parse_args().directory)


if __name__ == "__main__":
    main()
