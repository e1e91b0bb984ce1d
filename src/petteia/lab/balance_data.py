"""The games behind a balance report, and the file that keeps them: a line of JSON on the run, then one a game."""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import petteia
from petteia.kernel.errors import PetteiaError
from petteia.kernel.game import Options
from petteia.kernel.statistics import Fact
from petteia.lab.matches import share_of_win

FORMAT: Final = 1


class BadData(PetteiaError):
    """A file of games cannot be read or written, or belongs to another run."""


class Run(NamedTuple):
    """What makes the games what they are: the same run gives the same games."""

    game: str
    rules: int
    options: Options
    bot: str
    seed: int
    components: str = ""  # the text of an owner's file


class StudiedGame(NamedTuple):
    """What statistics need of one game."""

    seats: int
    number: int
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    decisions: int
    seconds: float
    facts: tuple[Fact, ...]

    def win_share(self, seat: int) -> float:
        return share_of_win(self.ranking, seat)


class DataFile:
    """Where a run's games are kept, each written as soon as it has been played."""

    def __init__(self, name: str, run: Run, resume: bool) -> None:
        self.path = Path(name)
        self.played: list[StudiedGame] = []
        try:
            exists = self.path.exists() and self.path.stat().st_size > 0
            if exists and not resume:
                raise BadData(f"{name} holds games already; --resume goes on with them, --from FILE draws them again.")
            whole = self.keep_whole_lines(run) if exists else 0
            self.file = self.path.open("ab")
            self.file.truncate(whole)
            if not whole:
                self.write_line({"format": FORMAT, "petteia": petteia.__version__, **run._asdict()})
        except OSError as error:
            raise BadData(f"{name} cannot be used: {error.strerror or error}.") from None

    def keep_whole_lines(self, run: Run) -> int:
        """Read what is there and return how many bytes of it count: a line cut off in a crash does not."""
        found, self.played = read_data(str(self.path))
        if found != run:
            different = [field for field in Run._fields if getattr(found, field) != getattr(run, field)]
            raise BadData(f"{self.path} belongs to another run: its {' and '.join(different)} differ.")
        data = self.path.read_bytes()
        return data.rfind(b"\n") + 1

    def add(self, game: StudiedGame) -> None:
        self.write_line(to_json(game))

    def write_line(self, document: Mapping[str, object]) -> None:
        self.file.write(json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def to_json(game: StudiedGame) -> dict[str, object]:
    """A game as a document, its facts by tables."""
    tables: dict[str, list[tuple[str, int, int]]] = {}
    for table, key, seat, value in game.facts:
        tables.setdefault(table, []).append((key, seat, value))
    return game._asdict() | {"facts": tables}


def from_json(document: dict[str, Any]) -> StudiedGame:
    """The game in a document; something in Exception if there is none."""
    seats = int(document["seats"])
    scores = tuple(int(score) for score in document["scores"])
    ranking = tuple(int(place) for place in document["ranking"])
    facts = [
        (sys.intern(str(table)), sys.intern(str(key)), int(seat), int(value))
        for table, rows in document["facts"].items()
        for key, seat, value in rows
    ]
    if not len(scores) == len(ranking) == seats or 1 not in ranking or any(not 0 <= fact[2] < seats for fact in facts):
        raise ValueError("the seats do not fit")
    number, decisions = int(document["number"]), int(document["decisions"])
    return StudiedGame(seats, number, scores, ranking, decisions, float(document["seconds"]), tuple(facts))


def read_data(name: str) -> tuple[Run, list[StudiedGame]]:
    """The run and the games in a file, each game once, in their order."""
    lines = whole_lines(name)
    try:
        head = json.loads(next(lines))
        if head["format"] != FORMAT:
            raise BadData(f"{name} is of format {head['format']!r}; this is format {FORMAT}.")
        run = Run(
            str(head["game"]),
            int(head["rules"]),
            dict(head["options"]),
            str(head["bot"]),
            int(head["seed"]),
            str(head.get("components", "")),
        )
    except (StopIteration, ValueError, TypeError, KeyError, RecursionError):
        raise BadData(f"{name} is not a file of games as 'petteia balance --data' writes it.") from None
    games: dict[tuple[int, int], StudiedGame] = {}
    for number, line in enumerate(lines, 2):
        try:
            game = from_json(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            raise BadData(f"Line {number} of {name} is damaged; without it the file can be used again.") from None
        games.setdefault((game.seats, game.number), game)
    return run, [games[place] for place in sorted(games)]


def whole_lines(name: str) -> Iterator[str]:
    """The lines of a file but for a last one that was cut off."""
    try:
        with Path(name).open(encoding="utf-8") as file:
            for line in file:
                if line.endswith("\n"):
                    yield line
    except OSError as error:
        raise BadData(f"{name} cannot be read: {error.strerror or error}.") from None
    except ValueError:
        raise BadData(f"{name} is not a text file.") from None
