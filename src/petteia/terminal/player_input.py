"""What a player types: a number, a move's notation or the beginning of it, or a command with its argument."""

from collections.abc import Sequence

from petteia.kernel.errors import BadMove
from petteia.kernel.moves import Codec


class Answer:
    """What was typed, understood: an action, open now or not; a command; or several actions that it may have meant."""

    __slots__ = ("action", "argument", "command", "several")

    def __init__(self, action: int = -1, command: str = "", argument: str = "", several: Sequence[int] = ()) -> None:
        self.action = action
        self.command = command
        self.argument = argument
        self.several = several


def understand(line: str, codec: Codec, legal: Sequence[int], commands: Sequence[str]) -> Answer:
    """A line that a player typed. A move that is open now comes before a command of the same name."""
    line = " ".join(line.split())
    if line.isdecimal() and len(line) < 6:
        if 1 <= int(line) <= len(legal):
            return Answer(action=legal[int(line) - 1])
        raise BadMove(line)
    if codec.actions.get(line.lower(), -1) in legal:
        return Answer(action=codec.actions[line.lower()])
    if line.startswith("?"):
        return Answer(command="?", argument=line[1:].strip())
    word, _, argument = line.partition(" ")
    if word.lower() in commands:
        return Answer(command=word.lower(), argument=argument)
    return matching(line, codec, legal)


def matching(line: str, codec: Codec, legal: Sequence[int]) -> Answer:
    """The legal move that begins so, word by word; else the move, legal or not."""
    found = beginning(line, codec, legal)
    if not found:
        found = beginning(line, codec, range(len(codec.moves)))
    if not found:
        return Answer(action=codec.read(line))
    return Answer(action=found[0]) if len(found) == 1 else Answer(several=found)


def beginning(line: str, codec: Codec, actions: Sequence[int]) -> list[int]:
    """The actions whose notation begins so, word by word: `ex gr` for `explore green-3/1`."""
    typed = line.lower().split()
    found: list[int] = []
    for action in actions:
        words = codec.moves[action].notation().split()
        if len(typed) <= len(words) and all(word.startswith(start) for word, start in zip(words, typed)):
            found.append(action)
    return found
