"""The command line: what can be asked, and what each option means."""

import argparse
import sys
from typing import NoReturn

import petteia
from petteia.bots.levels import BOT_NAMES
from petteia.kernel.errors import BadOption
from petteia.kernel.game import Options
from petteia.terminal import admin, balance, components, serve, tune
from petteia.texts import LANGUAGES


class OneLineParser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}. See '{self.prog} --help'.", file=sys.stderr)
        raise SystemExit(2)


def parser() -> argparse.ArgumentParser:
    """Everything `petteia` understands."""
    engine = "compiled" if petteia.compiled() else "interpreted"
    top = OneLineParser(
        prog="petteia",
        description="Board games to play and to study.",
        epilog="'petteia play khora' opens a game against bots; 'petteia COMMAND --help' tells more.",
    )
    top.add_argument("--version", action="version", version=f"petteia {petteia.__version__} ({engine} engine)")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    add_play(commands)
    serving = commands.add_parser("serve", help="serve the page", description=serve.ABOUT)
    serve.add_arguments(serving)
    running = commands.add_parser("admin", help="look after a server", description=admin.ABOUT)
    admin.add_arguments(running)
    add_replay(commands)
    add_show(commands)
    add_simulate(commands)
    add_tournament(commands)
    add_bench(commands)
    study = commands.add_parser("balance", help="study how balanced a game is", description=balance.ABOUT)
    balance.add_arguments(study)
    components.add_own_components(study)
    add_options(study)
    tuning = commands.add_parser("tune", help="find better weights for the bots", description=tune.ABOUT)
    tune.add_arguments(tuning)
    pieces = commands.add_parser("components", help="look at a game's components", description=components.ABOUT)
    components.add_arguments(pieces)
    games = commands.add_parser("games", help="list the games", description="List the games that can be played.")
    add_language(games)
    return top


def add_play(commands: "argparse._SubParsersAction[OneLineParser]") -> None:
    play = commands.add_parser(
        "play",
        help="play a game against bots",
        description="Play a game against bots. At the table, ? tells what can be typed.",
    )
    play.add_argument("game", help="the game's name; see 'petteia games'")
    play.add_argument(
        "--seats", type=int, default=0, metavar="N", help="players, bots included (default: as many as can play)"
    )
    play.add_argument("--seat", type=int, default=0, metavar="K", help="your seat, counted from 0 (default: 0)")
    play.add_argument(
        "--bots",
        default="skilled",
        metavar="NAME",
        help=f"who plays the other seats: {' or '.join(BOT_NAMES)}, or a list with commas (default: skilled)",
    )
    play.add_argument(
        "--seed", type=int, metavar="S", help="a number: the same seed deals the same game (default: random)"
    )
    play.add_argument("--save", metavar="FILE", help="write the record there when the game ends or you quit")
    components.add_own_components(play)
    add_options(play)
    add_language(play)


def add_replay(commands: "argparse._SubParsersAction[OneLineParser]") -> None:
    replay = commands.add_parser(
        "replay",
        help="tell a game from its record",
        description="Tell a recorded game in words, decision by decision, then show the position.",
    )
    replay.add_argument("file", metavar="FILE", help="a record, as 'save' at the table writes it")
    replay.add_argument("--to", type=int, metavar="PLY", help="stop after this many decisions (default: at the end)")
    replay.add_argument(
        "--verify", action="store_true", help="only check the record: its decisions, digest and commitment"
    )
    add_language(replay)


def add_show(commands: "argparse._SubParsersAction[OneLineParser]") -> None:
    show = commands.add_parser("show", help="show a position", description="Show the position in a file.")
    show.add_argument("file", metavar="FILE", help="a position, as 'save NAME.json' at the table writes it")
    show.add_argument("--seat", type=int, metavar="K", help="show what this seat sees (default: what a spectator sees)")
    components.add_own_components(show)
    add_language(show)


def add_simulate(commands: "argparse._SubParsersAction[OneLineParser]") -> None:
    simulate = commands.add_parser(
        "simulate", help="let bots play many games", description="Let bots play many games and sum them up."
    )
    simulate.add_argument("game", help="the game's name; see 'petteia games'")
    simulate.add_argument("--seats", type=int, default=0, metavar="N", help="players (default: as many as can play)")
    simulate.add_argument("--games", type=int, default=100, metavar="K", help="how many games (default: 100)")
    simulate.add_argument(
        "--bots",
        default="random",
        metavar="A,B,…",
        help=f"one bot for all, or one for each seat: {', '.join(BOT_NAMES)}",
    )
    simulate.add_argument("--records", metavar="FOLDER", help="write every game's record into this new folder")
    simulate.add_argument("--table", metavar="FILE.parquet", help="write a table of all results")
    add_lab(simulate)


def add_tournament(commands: "argparse._SubParsersAction[OneLineParser]") -> None:
    tournament = commands.add_parser(
        "tournament",
        help="find out which bot is stronger",
        description="Let bots play the same deals from all seats, and compare them. Of two bots, one of the first "
        "plays among the second; of more, all meet equally often.",
    )
    tournament.add_argument("game", help="the game's name; see 'petteia games'")
    tournament.add_argument(
        "--bots", nargs="+", required=True, metavar="BOT", help=f"two or more bots: {', '.join(BOT_NAMES)}"
    )
    tournament.add_argument("--seats", type=int, default=0, metavar="N", help="players (default: as many as can play)")
    tournament.add_argument(
        "--games", type=int, default=400, metavar="K", help="how many games, rounded up to whole deals (default: 400)"
    )
    tournament.add_argument(
        "--until-clear", action="store_true", help="stop before that when the answer is clear (see docs/lab.md)"
    )
    add_lab(tournament)


def add_lab(parser: argparse.ArgumentParser) -> None:
    """How many games are played and kept."""
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same seed gives the same games (default: 0)"
    )
    parser.add_argument("--workers", type=int, metavar="W", help="processes (default: one for each core)")
    parser.add_argument("--ray", metavar="auto|ADDRESS", help="play on a Ray cluster")
    parser.add_argument("--out", metavar="FILE", help="keep every finished game there, so that the run can go on later")
    parser.add_argument("--resume", action="store_true", help="go on with the run in the file of --out")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    components.add_own_components(parser)
    add_options(parser)


def add_bench(commands: "argparse._SubParsersAction[OneLineParser]") -> None:
    bench = commands.add_parser("bench", help="measure the engine", description="Measure how fast the engine is.")
    bench.add_argument("game", nargs="?", help="the game's name (default: the first of 'petteia games')")
    bench.add_argument("--seats", type=int, default=0, metavar="N", help="players (default: as many as can play)")
    bench.add_argument("--seconds", type=float, default=5.0, metavar="T", help="time for each figure (default: 5)")
    bench.add_argument("--bots", action="store_true", help="measure how fast bots think instead")
    bench.add_argument("--json", action="store_true", help="print one JSON object")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--options",
        nargs="+",
        action="extend",
        default=[],
        metavar="NAME=VALUE",
        help="options of the table; see 'petteia games'",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="|".join(LANGUAGES), help="the language (default: your system's, or en)")


def table_options(pairs: list[str]) -> Options:
    """`cities=chosen draft=off` as a dictionary."""
    options: Options = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise BadOption(f"An option is written NAME=VALUE, not {pair!r}.")
        if name in options:
            raise BadOption(f"Option {name} is given twice.")
        options[name] = value
    return options
