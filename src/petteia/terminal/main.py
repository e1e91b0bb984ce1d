"""The command `petteia`. Whatever goes wrong is one line on stderr: exit code 2, or 130 after Ctrl-C."""

import argparse
import io
import os
import secrets
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

import petteia
from petteia.bots.levels import BOT_NAMES, make_bot
from petteia.kernel.errors import PetteiaError
from petteia.kernel.record import Recorder, print_record
from petteia.lab.bench import bench, bench_bots
from petteia.terminal.admin import admin
from petteia.terminal.arguments import parser, table_options
from petteia.terminal.balance import balance
from petteia.terminal.boards import board_for, player_text
from petteia.terminal.components import components, game_wanted
from petteia.terminal.play import Quit, Session
from petteia.terminal.replay import check_seat, replay_file, show_file, texts_for, verify_file
from petteia.terminal.serve import serve
from petteia.terminal.simulate import bots_for, print_figures, simulate
from petteia.terminal.style import make_console
from petteia.terminal.text_files import write_text
from petteia.terminal.tournament import tournament
from petteia.terminal.tune import tune_weights
from petteia.texts import Texts, usual_language


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit code."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters is no reason to fail
    try:
        wanted = parser().parse_args(arguments)
        run(wanted, make_console())
        sys.stdout.flush()
    except PetteiaError as error:
        print(f"petteia: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):  # the reader, `head` perhaps, has had enough
            return 0
        print(f"petteia: {error.strerror or error}.", file=sys.stderr)
        return 2
    return 0


def run(wanted: argparse.Namespace, console: Console) -> None:
    """Do what was asked."""
    if wanted.command == "play":
        play(wanted, console)
    elif wanted.command == "serve":
        serve(wanted)
    elif wanted.command == "admin":
        admin(wanted, console)
    elif wanted.command == "replay" and wanted.verify:
        verify_file(console, wanted.file, language(wanted))
    elif wanted.command == "replay":
        replay_file(console, wanted.file, wanted.to, language(wanted))
    elif wanted.command == "show":
        show_file(console, wanted.file, wanted.seat, language(wanted), wanted.components)
    elif wanted.command == "simulate":
        simulate(wanted, console)
    elif wanted.command == "tournament":
        tournament(wanted, console)
    elif wanted.command == "balance":
        balance(wanted, table_options(wanted.options), console)
    elif wanted.command == "bench":
        game = petteia.load(wanted.game or petteia.known_games()[0])
        measure = bench_bots if wanted.bots else bench
        figures = measure(game, game.check_seats(wanted.seats or game.max_seats), wanted.seconds)
        print_figures(console, figures, wanted.json)
    elif wanted.command == "tune":
        tune_weights(wanted, console)
    elif wanted.command == "components":
        components(wanted)
    else:
        list_games(console, language(wanted))


def language(wanted: argparse.Namespace) -> str:
    """The language that was asked for, or the system's."""
    return str(wanted.lang) if wanted.lang is not None else usual_language()


def play(wanted: argparse.Namespace, console: Console) -> None:
    """Set up a table and play."""
    game = game_wanted(wanted)
    texts = texts_for(game, language(wanted))
    seats = game.check_seats(wanted.seats or game.max_seats)
    check_seat(wanted.seat, seats)
    others = [seat for seat in range(seats) if seat != wanted.seat]
    names = bots_for(wanted.bots, len(others))
    seed = secrets.randbelow(2**32) if wanted.seed is None else wanted.seed
    bots = {seat: make_bot(name, game, seed * 4 + seat) for seat, name in zip(others, names)}
    recorder = Recorder(game, seats, seed, table_options(wanted.options), listening=True)
    session = Session(recorder, wanted.seat, bots, board_for(game, texts), texts, console)
    line = Text(texts("ui-start", seed=str(seed)) + " ").append(player_text(wanted.seat, texts))
    session.greeting = [line.append(" ").append(texts("ui-start-help"), style="faint")]
    session.greeting += opponents(dict(zip(others, names)), texts)
    try:
        session.run()
    except Quit:
        console.print(texts("ui-bye", n=len(recorder.record.decisions)))
    finally:
        if wanted.save:
            write_text(wanted.save, print_record(game, recorder.finish()))
            session.saved_to = wanted.save
    if session.saved_to:
        console.print(texts("ui-saved", file=session.saved_to))


def opponents(bots: dict[int, str], texts: Texts) -> list[Text]:
    """Who plays against the person, and how each level of them thinks."""
    levels = {name: name.partition("@")[0] for name in bots.values()}
    ours = {name: level for name, level in levels.items() if level in BOT_NAMES}
    players = [
        player_text(seat, texts).append(f" ({texts(f'level-{ours[name]}') if name in ours else name})")
        for seat, name in bots.items()
    ]
    before, _, after = texts("ui-against", names="|").partition("|")
    lines = [Text(before).append(Text(", ").join(players)).append(after)]
    for level in dict.fromkeys(ours.values()):
        lines.append(Text(f"{texts(f'level-{level}')}: {texts(f'level-{level}.text')}", style="faint"))
    return lines


def list_games(console: Console, lang: str) -> None:
    """The games, with their seats and options."""
    for name in petteia.known_games():
        game = petteia.load(name)
        texts = texts_for(game, lang)
        title = Text().append(name, style="heading")
        if texts.has("game-name"):
            title.append(f"  {texts('game-name')}", style="strong")
        console.print(title.append(f"  {game.min_seats}–{game.max_seats}", style="faint"))
        if texts.has("game-about"):
            console.print(Text(texts("game-about")))
        grid = Table.grid(padding=(0, 2))
        for option in game.options:
            for value in option.values:
                message = f"option-{option.name}-{value}"
                said = texts(f"{message}.text") if texts.has(message) else ""
                grid.add_row(Text(f"{option.name}={value}", style="number", no_wrap=True), said)
        console.print(grid)
