"""A file's name means one thing: who knows it from one place knows what to expect in another."""

from collections import defaultdict
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[1] / "src" / "petteia"
GAMES: Final = {"khora", "carpe_diem", "emporion", "plain"}

# Names that stand in several rooms, and what they mean in each of them.
MEANINGS: Final = {
    "accounts": "what people do with their accounts: asked for, and stored",
    "admin": "what the owner of a server may do: done, and asked for in the terminal",
    "balance": "whether a game is fair: counted, and asked for in the terminal",
    "board": "a board: its places, and how the terminal draws it",
    "components": "what a game consists of: of any game, and asked for in the terminal",
    "effects": "what cards and tiles do: by the rules, and in words",
    "game": "a game: any, and each",
    "heuristic": "a quick judgement: any, and each game's",
    "log": "what happened: any game's, each game's, in words",
    "moves": "what one may choose: any, each game's, in words",
    "observation": "what a learner sees: of any game, and of each",
    "packed": "a state as bytes: of any game, and of each",
    "position": "a position as a document: of any game, and of each",
    "simulate": "many games: played, and asked for in the terminal",
    "state": "a game in play: any, and each",
    "statistics": "what is counted of a game: of any, and of each",
    "tournament": "bots against one another: played, and asked for in the terminal",
    "tune": "finding weights: done, and asked for in the terminal",
    "view": "what a seat sees: of each game, and of any in the terminal",
    "weights": "the figures of a judgement: of any game, and of each",
}


def rooms_by_name() -> dict[str, set[str]]:
    """In which rooms each name stands; the same room of two games is one."""
    rooms: dict[str, set[str]] = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).parent.parts
        if path.stem not in ("__init__", "__main__"):
            rooms[path.stem].add("/".join("GAME" if part in GAMES else part for part in parts))
    return rooms


def test_a_name_in_several_rooms_means_the_same_in_each() -> None:
    assert {name for name, rooms in rooms_by_name().items() if len(rooms) > 1} == set(MEANINGS)
