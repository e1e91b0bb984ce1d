"""A process in which bots think. Tasks come in and decisions go out, a line of JSON each, until nobody sends any more.

It is started by thinkers.py, as `python -m petteia.server.thinker`, and knows only what the task tells it: a position
in which everything that the bot's seat may not know was made up before.
"""

import sys
from functools import lru_cache
from typing import BinaryIO

import msgspec

import petteia
from petteia.bots.names import make_bot
from petteia.kernel.game import Game


class Task(msgspec.Struct):
    """Decide for this seat."""

    game: str
    level: str
    seat: int
    seed: int
    position: dict[str, object]  # as State.to_dict describes it
    components: str = ""  # an owner's own file


class Thought(msgspec.Struct):
    """A decision; or what went wrong."""

    action: int = -1
    error: str = ""


@lru_cache(maxsize=16)
def load(name: str, components: str) -> Game:
    """The game of that name, with those components."""
    return petteia.load(name).played_with(components)


def think(task: Task) -> int:
    """The decision of a bot."""
    game = load(task.game, task.components)
    return make_bot(task.level, game, task.seed).choose(game.from_dict(task.position), task.seat)


def serve(tasks: BinaryIO, thoughts: BinaryIO) -> None:
    """A thinker's life."""
    decoder = msgspec.json.Decoder(Task)
    encoder = msgspec.json.Encoder()
    for line in tasks:
        try:
            thought = Thought(action=think(decoder.decode(line)))
        except Exception as error:
            thought = Thought(error=f"{type(error).__name__}: {error}")
        thoughts.write(encoder.encode(thought) + b"\n")
        thoughts.flush()


if __name__ == "__main__":
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):  # nobody listens any more
        sys.exit(1)
