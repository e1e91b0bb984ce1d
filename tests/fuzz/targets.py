"""Where texts of strangers come in, and what must come out: an answer, or a PetteiaError with a sentence."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import petteia
from petteia.kernel.components import Problem
from petteia.kernel.errors import BadComponents, BadPosition, PetteiaError
from petteia.kernel.game import Game
from petteia.kernel.position import digest, position_document, position_text
from petteia.kernel.record import Recorder, components_of, game_of, parse_record, print_record, replay
from petteia.kernel.state import State

CORPUS = Path(__file__).parent / "corpus"
BETWEEN = "\n%%\n"  # two texts of one file
LONGEST_SENTENCE = 2000  # characters: whoever gets it may have sent far more
DECISIONS = 5

Target = Callable[[str], None]


def corpus(kind: str) -> list[str]:
    """The texts that are kept of a kind, and some by today's rules, which may refuse the kept ones."""
    kept = [text for file in sorted((CORPUS / kind).iterdir()) for text in file.read_text().split(BETWEEN)]
    return kept + [text for name in petteia.known_games() for text in texts_of(kind, petteia.load(name))]


def texts_of(kind: str, game: Game) -> list[str]:
    """Texts of a kind that a game writes itself."""
    if kind == "files":
        return [game.components_text()] * 3
    if kind not in ("records", "positions"):
        return []
    played, chance = Recorder(game, game.min_seats, 1, {}), Random(1)
    positions: list[str] = []
    while not played.state.over():
        if len(played.record.decisions) % 50 == 0:
            positions.append(position_text(played.state))
        seat = chance.choice(played.state.waiting())
        played.play(seat, chance.choice(played.state.legal(seat)))
    return positions if kind == "positions" else [print_record(game, played.finish())]


def is_taken(target: Target, text: str) -> bool:
    """Whether a text is taken. If it is refused, a sentence must say so; everything else is raised."""
    said = "taken"
    try:
        target(text)
    except PetteiaError as error:
        said = f"refused: {error}"
    assert said.strip() != "refused:", "a text was refused without a word"
    assert len(said) <= LONGEST_SENTENCE, said[:LONGEST_SENTENCE]
    return said == "taken"


def read_record(text: str) -> None:
    """Read a record and replay it; one that is taken must be read from its own text again."""
    game = petteia.load(game_of(text), components_of(text))
    record = parse_record(game, text)
    state = replay(game, record)
    assert parse_record(game, print_record(game, record)) == record
    look_at(state)


def read_position(text: str) -> None:
    """Read a position; one that is taken must be playable."""
    document = position_document(text)
    of = document.get("game")
    if not isinstance(of, str):
        raise BadPosition("The position does not say which game it is of.")
    state = petteia.load(of).from_dict(document)
    look_at(state)
    play_on(state)


def read_file(text: str) -> None:
    """Look an owner's file through for each game; where nothing is wrong in it, it must be playable."""
    problems: list[Problem] = []
    for name in petteia.known_games():
        game = petteia.load(name)
        found = game.check_components(text)
        problems += found
        if not found:
            play_with(game.with_components(text))
            return
    assert all(problem.text.strip() and problem.line >= 0 for problem in problems)
    raise BadComponents(problems[0].sentence())


def play_with(game: Game) -> None:
    for seats in (game.min_seats, game.max_seats):
        state = game.new(seats, 1)
        look_at(state)
        play_on(state)


def look_at(state: State) -> None:
    """All that is shown of a position."""
    digest(state)
    for seat in (None, *range(state.seats)):
        state.view(seat)


def play_on(state: State) -> None:
    """A few decisions, as chance will have it."""
    chance = Random(1)
    for _ in range(DECISIONS):
        if state.over():
            return
        seat = chance.choice(state.waiting())
        state.play(seat, chance.choice(state.legal(seat)))
    look_at(state)


READERS: dict[str, Target] = {"records": read_record, "positions": read_position, "files": read_file}
