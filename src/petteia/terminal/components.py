"""`petteia components`: the file of a game's components, and what is wrong in one of your own."""

import argparse
from typing import Final

import petteia
from petteia.kernel.errors import BadComponents
from petteia.kernel.game import Game
from petteia.terminal.text_files import read_text

ABOUT: Final = (
    "Print the file of the components that a game is played with: tiles, cards, boards, and where their figures come "
    "from. With --check, look through a file of your own instead and say, line by line, what is wrong in it."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game's name; see 'petteia games'")
    parser.add_argument("--check", metavar="FILE.toml", help="say what is wrong in this file")


def add_own_components(parser: argparse.ArgumentParser) -> None:
    """The option that names an owner's file of components."""
    parser.add_argument(
        "--components", metavar="FILE.toml", help="play with the components of this file; see 'petteia components'"
    )


def game_wanted(wanted: argparse.Namespace) -> Game:
    """The game that was asked for, with the components of an owner's file if there is one."""
    game = petteia.load(wanted.game)
    return game if wanted.components is None else game.with_components(read_text(wanted.components))


def components(wanted: argparse.Namespace) -> None:
    """Print the file, or check another one: its problems, and an error if there are any."""
    game = petteia.load(wanted.game)
    if wanted.check is None:
        text = game.components_text()
        if not text:
            raise BadComponents(f"{game.name} has no file of components to start your own from.")
        print(text, end="")
        return
    problems = game.check_components(read_text(wanted.check))
    for problem in problems:
        where = f"{wanted.check}:{problem.line}" if problem.line else wanted.check
        print(f"{where}: {problem.text}")
    if problems:
        number = f"{len(problems)} problems" if len(problems) > 1 else "1 problem"
        raise BadComponents(f"{wanted.check} cannot be played with: it has {number}.")
    print(f"{wanted.check} can be played with.")
