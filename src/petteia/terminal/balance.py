"""`petteia balance`: many games of a bot against itself, and a report on what they say about the game."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from petteia.bots.levels import BOT_NAMES, check_bot
from petteia.kernel.errors import BadOption
from petteia.kernel.game import Game, Options
from petteia.lab.balance import collect
from petteia.lab.balance_data import BadData, DataFile, Run, StudiedGame, read_data
from petteia.lab.balance_figures import Figure
from petteia.lab.balance_study import Study, study
from petteia.lab.report import page
from petteia.lab.report_charts import decimal, interval
from petteia.lab.report_style import palette_of
from petteia.lab.workers import check_workers, usual_workers
from petteia.terminal.components import game_wanted
from petteia.terminal.progress_bar import progress
from petteia.terminal.text_files import BadFile, write_text
from petteia.texts import LANGUAGES, Texts, package_of, plain_words

ABOUT = "Let a bot play many games against itself and write a report on the game's balance: one HTML page."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command understands, but for the options of the table."""
    parser.add_argument("game", help="the game's name; see 'petteia games'")
    parser.add_argument("--seats", default="", metavar="N,…", help="numbers of players (default: all that can play)")
    parser.add_argument(
        "--games", type=int, default=200, metavar="K", help="games for each number of players (default: 200)"
    )
    parser.add_argument(
        "--bots", default="skilled", metavar="LEVEL", help=f"who plays: {', '.join(BOT_NAMES)} (default: skilled)"
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same seed gives the same games (default: 0)"
    )
    parser.add_argument("--workers", type=int, default=0, metavar="W", help="processes (default: one for each core)")
    parser.add_argument("--out", default="", metavar="FILE", help="where the report goes (default: GAME-balance.html)")
    parser.add_argument("--json", default="", metavar="FILE", help="also write all figures there, as one JSON object")
    parser.add_argument(
        "--data", default="", metavar="FILE", help="keep every game there as soon as it has been played"
    )
    parser.add_argument("--resume", action="store_true", help="go on with the games in the file of --data")
    parser.add_argument(
        "--from", default="", dest="source", metavar="FILE", help="play nothing: draw the games in FILE"
    )
    parser.add_argument(
        "--lang",
        default="en",
        metavar="|".join(LANGUAGES),
        help="the language of the report (default: en)",
    )


def balance(wanted: argparse.Namespace, options: Options, console: Console) -> None:
    """Check what was asked, play or read the games, and write the report."""
    game = game_wanted(wanted)
    texts = Texts(wanted.lang, ["petteia.lab", package_of(game)], figures=game.text_figures())
    seats = read_seats(game, wanted.seats)
    out = wanted.out or f"{game.name}-balance.html"
    for name in filter(None, (out, wanted.json)):
        check_folder(name)
    if wanted.source:
        run, played = read_games(game, wanted, seats)
    else:
        run, played = play_games(game, wanted, options, seats)
    found = study(game, run, played, texts)
    title = texts("game-name") if texts.has("game-name") else plain_words(game.name)
    write_text(out, page(found, title, palette_of(package_of(game)), texts))
    if wanted.json:
        write_text(wanted.json, json.dumps(found.to_dict(), ensure_ascii=False, indent=1) + "\n")
    print_summary(console, found)
    console.print(f"The report is in {out}.")


def read_seats(game: Game, wanted: str) -> list[int]:
    """`2,3,4` as numbers; without any, all that the game allows."""
    if not wanted:
        return list(range(game.min_seats, game.max_seats + 1))
    parts = [part.strip() for part in wanted.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts):
        raise BadOption(f"Numbers of players are written like 2,3,4, not {wanted!r}.")
    return sorted({game.check_seats(int(part)) for part in parts})


def check_folder(name: str) -> None:
    """Better to learn before the games than after them that a file cannot be written."""
    folder = Path(name).parent
    if Path(name).is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadFile(f"{name} cannot be written: choose a file in a folder that exists.")


def read_games(game: Game, wanted: argparse.Namespace, seats: Sequence[int]) -> tuple[Run, list[StudiedGame]]:
    if wanted.data or wanted.resume:
        raise BadOption("--from draws games that are there; --data and --resume are for playing.")
    run, played = read_data(wanted.source)
    if run.game != game.name or run.rules != game.version:
        raise BadData(
            f"{wanted.source} holds games of {run.game}, rules version {run.rules}; "
            f"this is {game.name}, version {game.version}."
        )
    if run.components != game.own_components:
        raise BadData(f"{wanted.source} holds games with other components; name their file with --components.")
    played = [each for each in played if each.seats in seats]
    if not played:
        raise BadData(f"{wanted.source} holds no games for these numbers of players.")
    return run._replace(options=game.check_options(run.options)), played


def play_games(
    game: Game, wanted: argparse.Namespace, options: Options, seats: Sequence[int]
) -> tuple[Run, list[StudiedGame]]:
    """Play the games that were asked for, with a progress bar."""
    if wanted.games < 1:
        raise BadOption(f"The number of games should be 1 or more, not {wanted.games}.")
    if wanted.resume and not wanted.data:
        raise BadOption("--resume goes on with a file of games: name it with --data.")
    workers = check_workers(wanted.workers or usual_workers())
    chosen, bot = game.check_options(options), check_bot(wanted.bots)
    run = Run(game.name, game.version, chosen, bot, wanted.seed, game.own_components)
    file = DataFile(wanted.data, run, wanted.resume) if wanted.data else None
    try:
        with progress(game.name, len(seats) * wanted.games) as tell:
            return run, collect(game, run, seats, wanted.games, workers, file, tell)
    except KeyboardInterrupt:
        if file is not None:
            print(f"petteia: the games so far are in {wanted.data}; --resume goes on with them.", file=sys.stderr)
        raise
    finally:
        if file is not None:
            file.close()


def print_summary(console: Console, found: Study) -> None:
    """The first figures, with their intervals."""
    table = Table(
        "players", "games", "mean score", "winner's score", "decisions", border_style="rule", header_style="label"
    )
    for players in found.players:
        figures = [players.headline[name] for name in ("score", "winner", "decisions")]
        table.add_row(str(players.seats), str(players.games), *map(figure_text, figures))
    console.print(table)


def figure_text(figure: Figure | None) -> str:
    """`45.4 (45.0–45.9)`"""
    if figure is None:
        return ""
    spread = interval(figure, decimal)
    return decimal(figure.value) + (f" ({spread})" if spread else "")
