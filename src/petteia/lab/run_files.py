"""A run kept in a file, so that it can go on after an interruption: JSON lines, the first of which describes the run.
Each finished game is one more line, written at once. A last line that breaks off, as after a crash, does not count."""

import json
from collections.abc import Iterable, Iterator
from io import BufferedRandom
from pathlib import Path
from typing import Final

from petteia.kernel.errors import PetteiaError
from petteia.lab.matches import Facts, PlayedGame, Series

FORMAT: Final = "petteia run 1"

Description = dict[str, object]


class BadRun(PetteiaError):
    """A run's file cannot be read or written, or is of another run."""


def describe(series: Series, games: int) -> Description:
    """What makes a run that run, and how many games it is to have."""
    bots = sorted({bot for lineup in series.lineups for bot in lineup})
    own = series.game.own_components
    return {
        "format": FORMAT,
        "kind": "tournament" if series.duplicate else "simulation",
        "game": series.game.name,
        "rules": series.game.version,
        **({"components": own} if own else {}),
        "seats": series.seats,
        "bots": list(series.lineups[0]) if len(series.lineups) == 1 else bots,
        "seed": series.seed,
        "options": series.options,
        "games": games,
    }


class RunFile:
    """A run's file, open for more games; `done` are those it holds."""

    def __init__(self, name: str, description: Description, resume: bool) -> None:
        self.name = name
        self.done: dict[int, PlayedGame] = {}
        try:
            self.file: BufferedRandom = Path(name).open("r+b" if resume else "x+b")  # noqa: SIM115
        except FileExistsError:
            raise BadRun(f"{name} exists already; add --resume to go on with it, or name another file.") from None
        except FileNotFoundError:
            hint = "; leave out --resume to begin it" if resume else ""
            raise BadRun(f"{name} cannot be {'read' if resume else 'written'}: there is no such file{hint}.") from None
        except (OSError, ValueError) as error:
            raise BadRun(f"{name} cannot be used: {getattr(error, 'strerror', None) or error}.") from None
        try:
            self.go_on(description) if resume else self.write([description])
        except BaseException:
            self.file.close()
            raise

    def go_on(self, description: Description) -> None:
        """Read what there is and drop a half-written end; more games than before are welcome."""
        lines = self.file.readlines()
        whole = [line for line in lines if line.endswith(b"\n")]
        described: Description = {}
        for number, line in enumerate(whole, 1):
            document = self.read(line, number)
            if number == 1 or "format" in document:
                described = self.check(document, description)
            else:
                result = self.result(document, description, number)
                self.done[result.number] = result
        if not described:
            raise BadRun(f"{self.name} is not a run of 'petteia simulate' or 'petteia tournament'.")
        self.file.seek(sum(len(line) for line in whole))
        self.file.truncate()
        if described != description:
            self.write([description])

    def read(self, line: bytes, number: int) -> dict[str, object]:
        try:
            document = json.loads(line)
        except (ValueError, RecursionError):
            document = None
        if not isinstance(document, dict):
            raise BadRun(f"{self.name} cannot be read: line {number} is damaged.")
        return document

    def check(self, found: Description, wanted: Description) -> Description:
        """The description that the file carries, if it is of the same run."""
        if found.get("format") != FORMAT:
            raise BadRun(f"{self.name} is not a run of 'petteia simulate' or 'petteia tournament'.")
        for fact in wanted | found:
            if fact != "games" and found.get(fact) != wanted.get(fact):
                other, same = json.dumps(found.get(fact))[:80], json.dumps(wanted.get(fact))[:80]
                raise BadRun(f"{self.name} is another run: its {fact} is {other}, not {same}.")
        games, more = found.get("games"), wanted["games"]
        if not isinstance(games, int) or not isinstance(more, int) or games > more:
            raise BadRun(f"{self.name} is a run of {games} games; it can go on to more, not to {more}.")
        return found

    def result(self, document: dict[str, object], description: Description, line: int) -> PlayedGame:
        """The game that a line tells of."""
        try:
            result = played_game_from_dict(document)
            right = len(result.bots) == len(result.scores) == len(result.ranking) == description["seats"]
        except (KeyError, TypeError, ValueError):
            right = False
        if not right or 1 not in result.ranking or result.number < 0:
            raise BadRun(f"{self.name} cannot be read: line {line} tells of no game.")
        return result

    def add(self, results: Iterable[PlayedGame]) -> None:
        self.write(played_game_to_dict(result) for result in results)

    def write(self, documents: Iterable[dict[str, object]]) -> None:
        """Append lines, all the way to the system."""
        lines = [json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n" for document in documents]
        self.file.write("".join(lines).encode())
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def played_game_to_dict(result: PlayedGame) -> dict[str, object]:
    """A game as a line of the file."""
    document: dict[str, object] = {
        "number": result.number,
        "seed": result.seed,
        "bots": result.bots,
        "scores": result.scores,
        "ranking": result.ranking,
        "decisions": result.decisions,
    }
    return document | {"facts": result.facts} if result.facts else document


def played_game_from_dict(document: dict[str, object]) -> PlayedGame:
    """The game of a line; KeyError, TypeError or ValueError if there is none."""
    return PlayedGame(
        number=whole(document["number"]),
        seed=whole(document["seed"]),
        bots=tuple(str(bot) for bot in entries(document["bots"])),
        scores=tuple(whole(score) for score in entries(document["scores"])),
        ranking=tuple(whole(place) for place in entries(document["ranking"])),
        decisions=whole(document["decisions"]),
        facts=tuple(facts_from(seat) for seat in entries(document.get("facts", []))),
    )


def whole(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError
    return value


def entries(value: object) -> Iterator[object]:
    if not isinstance(value, list):
        raise TypeError
    return iter(value)


def facts_from(value: object) -> Facts:
    if not isinstance(value, dict):
        raise TypeError
    return {str(name): fact for name, fact in value.items() if isinstance(fact, str | int | float)}
