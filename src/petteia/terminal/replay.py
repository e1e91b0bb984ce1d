"""`petteia replay` and `petteia show`: a game from its record, a position from its document."""

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import petteia
from petteia.kernel.errors import BadPosition, BadRecord, BadSeats
from petteia.kernel.game import Game
from petteia.kernel.log import Event, Log, told_to
from petteia.kernel.position import digest, position_document
from petteia.kernel.record import FORMAT, Record, components_of, game_of, parse_record, replay, verify
from petteia.kernel.rng import commitment
from petteia.kernel.state import State
from petteia.terminal.boards import Board, board_for, player_text
from petteia.terminal.text_files import read_text
from petteia.texts import Texts, package_of

COMMITMENT = "# commitment "


def texts_for(game: Game, language: str) -> Texts:
    """What the terminal and a game say."""
    return Texts(language, ["petteia.terminal", package_of(game)], figures=game.text_figures())


def replay_file(console: Console, name: str, ply: int | None, language: str) -> None:
    """Tell a game decision by decision, then show where it stands."""
    text = read_text(name)
    game = petteia.load(game_of(text), components_of(text))
    texts = texts_for(game, language)
    record = parse_record(game, text)
    last = len(record.decisions) if ply is None else ply
    if last < 0:
        raise BadRecord(f"A position is after 0 decisions or more, not {last}.")
    replay(game, record, last)  # a record that breaks off is refused before anything is told
    board = board_for(game, texts)
    tell(console, board, texts, game, record, last)


def tell(console: Console, board: Board, texts: Texts, game: Game, record: Record, last: int) -> None:
    """The decisions, each with what came of it."""
    state = replay(game, record, 0, listening=True)
    events = state.listen()
    console.print(Text(texts("ui-replay", n=len(record.decisions), seats=record.seats), style="heading"))
    everything: list[Event] = []
    log = Log(game.joins)

    def tell_events() -> None:
        told = told_to(events, None)
        everything.extend(told)
        events.clear()
        for sentence in board.tell(log.lines(told)):
            sentence.stylize("dim")
            console.print(Padding(sentence, (0, 0, 0, 8)))

    tell_events()
    for number, (seat, action) in enumerate(record.decisions[:last], 1):
        line = Text().append(f"{number:4}. ", style="faint").append(player_text(seat, texts)).append(": ")
        line.append(board.describe(game.codec.move(action), board.view_of(state, seat)))
        console.print(line)
        state.play(seat, action)
        tell_events()
    show_state(console, board, state, None)
    if state.over():
        console.print(board.ending(board.view_of(state, None), everything))


def verify_file(console: Console, name: str, language: str) -> None:
    """Replay a record and say that it holds, with its digest and, for a sealed table, its commitment."""
    text = read_text(name)
    game = petteia.load(game_of(text), components_of(text))
    texts = texts_for(game, language)
    record = parse_record(game, text)
    state = verify(game, record)
    console.print(Text(texts("ui-verified", n=len(record.decisions), digest=digest(state)), style="accent"))
    if isinstance(record.seed, bytes):
        sealed = commitment(record.seed)
        for line in text.splitlines():
            if line.startswith(COMMITMENT) and line.removeprefix(COMMITMENT).strip() != sealed:
                raise BadRecord("The commitment in the record is not that of its seed: one of them was changed.")
        console.print(Text(texts("ui-verified-seal", commitment=sealed), style="accent"))


def show_file(console: Console, name: str, seat: int | None, language: str, own: str | None = None) -> None:
    """Show a position as a spectator, or a seat, sees it; `own` is the file of components that it was played with."""
    text = read_text(name)
    if text.lstrip().startswith(FORMAT):
        raise BadPosition(f"{name} is a record; 'petteia replay {name}' shows it.")
    document = position_document(text)
    of = document.get("game")
    if not isinstance(of, str):
        raise BadPosition("The position does not say which game it is of.")
    game = petteia.load(of, "" if own is None else read_text(own))
    texts = texts_for(game, language)
    state = game.from_dict(document)
    check_seat(seat, state.seats)
    show_state(console, board_for(game, texts), state, seat)


def show_state(console: Console, board: Board, state: State, seat: int | None) -> None:
    """The table, with all its details."""
    view = board.view_of(state, seat)
    for part in board.table(view, 0, console.width):
        console.print(part)
    if seat is not None and seat in state.waiting():
        console.print(Text(board.question(view), style="accent"))


def check_seat(seat: int | None, seats: int) -> None:
    """A seat that exists, or none."""
    if seat is not None and not 0 <= seat < seats:
        raise BadSeats(f"There is no seat {seat}; the seats are 0 to {seats - 1}.")
