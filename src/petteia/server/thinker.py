"""A process in which bots think. Tasks come in and thoughts go out, one line of JSON each, until the input ends.

thinkers.py starts it as `python -m petteia.server.thinker`. It knows only what a task tells it: a position in which
everything that the bot's seat may not know has been redealt. As in the lab, a bot stays at its seat from decision to
decision, so its search goes on with what it has found before.
"""

import sys
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO, Final

import msgspec

import petteia
from petteia.bots.bot import Bot
from petteia.bots.levels import make_bot
from petteia.bots.search import Search
from petteia.server.parent import end_with_parent

MOST_BOTS: Final = 200  # kept in one process; the least recently used ones are dropped


class Task(msgspec.Struct, tag="think"):
    """Decide for this seat."""

    table: str
    seat: int
    game: str
    level: str
    seed: int  # for the bot, if it is new
    position: dict[str, object]  # as State.to_dict describes it
    components: str = ""  # the text of an owner's file
    seconds: float = 0.0  # that it may think at most, because others wait; 0 for as long as it likes


class Farewell(msgspec.Struct, tag="forget"):
    """Forget the bots of a table, or only the one at this seat. There is no answer."""

    table: str
    seat: int | None = None


class Thought(msgspec.Struct):
    """A decision, or what went wrong."""

    action: int = -1
    error: str = ""
    seconds: float = 0.0  # that it took


class Bots:
    """The bots of one process, by table, seat and level."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def think(self, task: Task) -> int:
        """The decision of a bot."""
        game = petteia.load(task.game, task.components)
        key = task.table, task.seat, task.level
        bot = self.kept.pop(key, None) or make_bot(task.level, game, task.seed)
        with limited(bot, task.seconds):
            action = bot.choose(game.from_dict(task.position), task.seat)
        self.kept[key] = bot  # only if it did not fail
        if len(self.kept) > MOST_BOTS:
            self.kept.popitem(last=False)
        return action

    def forget(self, wish: Farewell) -> None:
        for table, seat, level in list(self.kept):
            if table == wish.table and wish.seat in (None, seat):
                del self.kept[table, seat, level]


@contextmanager
def limited(bot: Bot, seconds: float) -> Iterator[None]:
    """Let a bot that searches think no longer than this. Without a limit it is as it was made."""
    if not seconds or not isinstance(bot, Search):
        yield
        return
    own = bot.settings.milliseconds
    bot.settings.milliseconds = min(own, 1000 * seconds) if own else 1000 * seconds
    try:
        yield
    finally:
        bot.settings.milliseconds = own


def serve(wishes: BinaryIO, thoughts: BinaryIO) -> None:
    """Answer tasks until there are no more. The first line only says that the process is ready."""
    thoughts.write(b"\n")
    thoughts.flush()
    decoder = msgspec.json.Decoder(Task | Farewell)
    encoder = msgspec.json.Encoder()
    bots = Bots()
    for line in wishes:
        try:
            wish = decoder.decode(line)
            if isinstance(wish, Farewell):
                bots.forget(wish)
                continue
            began = time.perf_counter()
            thought = Thought(action=bots.think(wish), seconds=time.perf_counter() - began)
        except Exception as error:
            thought = Thought(error=f"{type(error).__name__}: {error}")
        thoughts.write(encoder.encode(thought) + b"\n")
        thoughts.flush()


if __name__ == "__main__":
    end_with_parent()
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):  # the server is gone
        sys.exit(1)
