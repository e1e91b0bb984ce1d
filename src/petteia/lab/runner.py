"""Playing the games of a run: in this process, in several or on a Ray cluster; and keeping what is to be kept."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from petteia.bots.levels import make_bot
from petteia.kernel.errors import BadOption
from petteia.lab.matches import PlayedGame, Series
from petteia.lab.ray_cluster import check_ray, spread_on_ray
from petteia.lab.run_files import BadRun, Description, RunFile, describe
from petteia.lab.workers import check_workers, spread

MOST_GAMES: Final = 100_000_000


@dataclass(frozen=True)
class Means:
    """How the games are played, and what is kept of them besides their sum."""

    workers: int = 1
    ray: str = ""  # the address of a cluster, which then does the work
    out: str = ""  # the run's file
    resume: bool = False
    records: str = ""  # a folder for the records


HERE: Final = Means()


class Runner:
    """A run being played. Everything is checked before anything is written."""

    def __init__(self, series: Series, games: int, means: Means = HERE) -> None:
        self.series = series
        self.means = means
        check_games(games)
        check_means(means)
        check_start(series)
        if means.records:
            check_folder(means)
        if means.ray:
            check_ray(means.ray)
        self.file = open_files(means, describe(series, games))
        self.done = {} if self.file is None else self.file.done

    def kept(self, numbers: range) -> list[PlayedGame]:
        """Those of the games that are in the file already, in their order."""
        return [self.done[number] for number in numbers if self.is_done(number)]

    def is_done(self, number: int) -> bool:
        """Whether the file has this game, and the folder its record if records are wanted."""
        return number in self.done and (not self.means.records or record_path(self.means.records, number).exists())

    def play(self, numbers: range) -> Iterator[list[PlayedGame]]:
        """Play all others of the games; their results, in portions, as they come."""
        missing: Sequence[int] = [number for number in numbers if not self.is_done(number)] if self.done else numbers
        if self.means.ray:
            portions = spread_on_ray(self.series, missing, self.means.ray) if missing else iter(())
        else:
            portions = spread(self.series, missing, self.means.workers)
        for results in portions:
            self.keep(results)
            yield results

    def keep(self, results: Sequence[PlayedGame]) -> None:
        """Write down what is to be kept: first the record, for a game in the run's file is done."""
        if self.means.records:
            for result in results:
                record_path(self.means.records, result.number).write_text(result.record, encoding="utf-8")
        if self.file is not None:
            self.file.add(results)

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def check_games(games: int) -> None:
    """A run has games, and they can be counted."""
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"The number of games should be at least 1 and at most {MOST_GAMES}, not {games}.")


def check_means(means: Means) -> None:
    """The means fit together."""
    check_workers(means.workers)
    if means.resume and not means.out:
        raise BadOption("--resume goes on with the file of --out; name it.")


def check_start(series: Series) -> None:
    """The first table can be set up and the bots be seated."""
    series.game.table(series.seats, series.game_seed(0), series.options)
    for bot in {bot for lineup in series.lineups for bot in lineup}:
        make_bot(bot, series.game, 0)


def check_folder(means: Means) -> None:
    """No other run's records are overwritten."""
    path = Path(means.records)
    try:
        if path.exists() and (not path.is_dir() or (not means.resume and any(path.iterdir()))):
            raise BadRun(f"{means.records} should be a new or empty folder for the records.")
    except (OSError, ValueError) as error:
        raise BadRun(f"{means.records} cannot be used: {getattr(error, 'strerror', None) or error}.") from None


def open_files(means: Means, description: Description) -> RunFile | None:
    """The run's file, and the folder of the records: both or nothing."""
    folder = Path(means.records)
    new = bool(means.records) and not folder.exists()
    try:
        if new:
            folder.mkdir()
        return RunFile(means.out, description, means.resume) if means.out else None
    except OSError as error:
        raise BadRun(f"{means.records} cannot be made: {error.strerror or error}.") from None
    except BadRun:
        if new:
            folder.rmdir()
        raise


def record_path(folder: str, number: int) -> Path:
    return Path(folder) / f"game-{number:06d}.record"
