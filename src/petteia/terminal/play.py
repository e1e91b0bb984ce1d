"""A game between a person and bots, at one terminal."""

import sys
from collections.abc import Callable
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.bots.bot import Bot
from petteia.kernel.errors import BadMove, PetteiaError
from petteia.kernel.log import Event, lines_of, told_to
from petteia.kernel.position import position_text
from petteia.kernel.record import Recorder, print_record
from petteia.kernel.state import Document
from petteia.terminal.boards import Board
from petteia.terminal.player_input import understand
from petteia.terminal.screen import menu, screen
from petteia.terminal.style import heading, meander
from petteia.terminal.takeback import History
from petteia.terminal.text_files import write_text
from petteia.texts import Texts

PROMPT: Final = "› "


class Quit(Exception):
    """The player has had enough."""


class Session:
    """One game, one person, one terminal. Only what the person's seat may know is ever printed."""

    def __init__(
        self, recorder: Recorder, seat: int, bots: dict[int, Bot], board: Board, texts: Texts, console: Console
    ) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.seat = seat
        self.bots = bots
        self.board = board
        self.texts = texts
        self.console = console
        self.history = History(seat)
        self.told: list[Event] = []  # all events the seat may know of
        self.news = 0  # where those begin that the seat has not seen before its present decision
        self.greeting: list[Text] = []
        self.saved_to = ""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help, "help": self.help, "undo": self.undo, "save": self.save, "log": self.log,
            "score": self.score, "player": self.player, "quit": self.quit,
        }  # fmt: skip
        for part in board.parts():
            self.commands[part] = self.show_part(part)

    # The course of the game.

    def run(self) -> None:
        """Play until the game is over, or until the player quits."""
        self.hear()
        while not self.recorder.state.over():
            waiting = self.recorder.state.waiting()
            others = [seat for seat in waiting if seat != self.seat]
            for seat in others:
                self.play(seat, self.bots[seat].choose(self.recorder.state, seat))
            if not others:
                self.decide()
        self.end()

    def play(self, seat: int, action: int) -> None:
        """Make a decision, and hear what comes of it."""
        self.recorder.play(seat, action)
        self.hear()

    def hear(self) -> None:
        """Take in what has been told."""
        events = self.recorder.state.listen()
        self.told += told_to(events, self.seat)
        events.clear()

    def decide(self) -> None:
        """Ask the player until there is a decision, or the game was taken back."""
        self.draw()
        state = self.recorder.state
        while self.recorder.state is state:
            line = self.read()
            if not line.strip():
                self.draw()
                continue
            try:
                if self.answer(line):
                    return
            except PetteiaError as error:
                self.say(str(error), "error")

    def answer(self, line: str) -> bool:
        """Carry out what was typed; says whether it was a decision."""
        codec = self.game.codec
        legal = self.recorder.state.legal(self.seat)
        try:
            understood = understand(line, codec, legal, list(self.commands))
        except BadMove as error:
            digits = line.strip().isdecimal()
            self.say(self.texts("ui-no-such-number", n=len(legal)) if digits else str(error), "error")
            return False
        if understood.command:
            self.commands[understood.command](understood.argument)
            return False
        if understood.several:
            notations = [codec.move(action).notation() for action in understood.several[:8]]
            self.say(self.texts("ui-which", names=", ".join(notations)))
            return False
        if understood.action not in legal:
            self.refuse(understood.action)
            return False
        self.history.remember(self.recorder, len(self.told))
        self.news = len(self.told)
        self.greeting = []
        self.play(self.seat, understood.action)
        return True

    def end(self) -> None:
        """The final scoring and the ranking."""
        self.clear()
        lines = self.lines(self.news)
        self.console.print(Group(meander(self.console.width), *lines))
        self.console.print(self.board.ending(self.view(), self.told))

    # What is on the screen.

    def lines(self, since: int) -> list[Text]:
        """The log, from an event on."""
        return self.board.tell(lines_of(self.game.joins, self.told, since))

    def view(self) -> Document:
        """All that the player may know."""
        return self.board.view_of(self.recorder.state, self.seat)

    def clear(self) -> None:
        """A fresh screen, where there is one."""
        if self.console.is_terminal:
            self.console.clear()

    def draw(self) -> None:
        """The table, what happened since the last decision, what is asked, and the moves."""
        view = self.view()
        legal = self.game.legal_moves(self.recorder.state, self.seat)
        moves = [(self.board.describe(move, view), self.board.hint(move, view)) for move in legal]
        asked = Text(self.board.question(view), style="accent")
        below: list[RenderableType] = [heading(asked), menu(moves, self.console.width)]
        log = self.greeting + self.lines(self.news)
        self.clear()
        self.console.print(screen(self.console, self.board, view, below, log, self.texts))

    def say(self, text: str, style: str = "") -> None:
        """A sentence to the player."""
        self.console.print(Text(text, style=style))

    def read(self) -> str:
        """What the player types next."""
        try:
            if sys.stdin.isatty() and self.console.is_terminal:
                return input(PROMPT)
            line = sys.stdin.readline()
        except EOFError:
            line = ""
        if not line:
            raise Quit
        self.say(PROMPT + line.rstrip("\n"))
        return line

    def refuse(self, action: int) -> None:
        """Say why a move is not open now."""
        move = self.game.codec.move(action)
        reason = self.recorder.state.why_not(self.seat, self.game.codec.action(move))
        if reason is None:
            number = self.recorder.state.legal(self.seat).index(action) + 1
            self.say(self.texts("ui-allowed", move=move.notation(), n=str(number)))
        else:
            self.say(self.texts("ui-refused", move=move.notation(), reason=self.board.reason(reason)))

    # The commands.

    def help(self, argument: str) -> None:
        """What can be typed; or what something is; or why a move is refused."""
        if not argument:
            self.console.print(self.help_page())
            return
        page = self.board.explain(argument, self.view())
        if argument.lower() in self.game.codec.actions or page is None:
            try:
                understood = understand(argument, self.game.codec, range(len(self.game.codec.moves)), [])
            except BadMove:
                self.say(self.texts("ui-unknown", name=argument), "error")
                return
            if understood.several:
                notations = [self.game.codec.move(action).notation() for action in understood.several[:8]]
                self.say(self.texts("ui-which", names=", ".join(notations)))
            else:
                self.refuse(understood.action)
        else:
            self.console.print(page)

    def help_page(self) -> Group:
        """All that can be typed."""
        texts = self.texts
        grid = Table.grid(padding=(0, 2))
        example = self.game.legal_moves(self.recorder.state, self.seat)[0].notation()
        rows = [("1, 2, …", "ui-help-number"), (example, "ui-help-notation"), ("? …", "ui-help-explain")]
        rows += [("undo", "ui-help-undo"), ("save FILE", "ui-help-save"), ("log", "ui-help-log")]
        rows += [("score", "ui-help-score"), ("player N", "ui-help-player"), ("quit", "ui-help-quit")]
        for typed, message in rows:
            grid.add_row(Text(typed, style="number"), texts(message))
        for typed, said in self.board.parts().items():
            grid.add_row(Text(typed, style="number"), said)
        grid.add_row(Text("⏎", style="number"), texts("ui-help-enter"))
        return Group(heading(texts("ui-help")), grid, *self.board.notes())

    def undo(self, _: str) -> None:
        refusal = self.history.refusal(self.recorder)
        if refusal:
            self.say(self.texts(refusal), "error")
            return
        told = self.history.undo(self.recorder)
        self.recorder.state.listen()
        del self.told[told:]
        self.news = told
        self.greeting = [Text(self.texts("ui-undone"), style="accent")]

    def save(self, argument: str) -> None:
        """Write the record, or with .json the position, to a file."""
        name = argument or f"{self.game.name}-{len(self.recorder.record.decisions)}.record"
        if name.lower().endswith(".json"):
            write_text(name, position_text(self.recorder.state))
        else:
            write_text(name, print_record(self.game, self.recorder.finish()))
            self.saved_to = name
        self.say(self.texts("ui-saved", file=name))

    def log(self, _: str) -> None:
        """Everything that has happened."""
        self.console.print(Group(heading(self.texts("ui-log")), *self.lines(0)))

    def score(self, _: str) -> None:
        self.console.print(self.board.score(self.view(), self.told))

    def player(self, argument: str) -> None:
        """All that lies before a seat."""
        view = self.view()
        seat = self.board.seat_called(argument, view) if argument else self.seat
        if seat is None or not 0 <= seat < self.recorder.state.seats:
            self.say(self.texts("ui-no-such-seat", n=str(self.recorder.state.seats - 1)), "error")
        else:
            self.console.print(self.board.player(view, seat))

    def show_part(self, part: str) -> Callable[[str], None]:
        """The command for a part of the table."""
        return lambda _: self.console.print(self.board.part(part, self.view()))

    def quit(self, _: str) -> None:
        raise Quit
