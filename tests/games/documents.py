"""Positions as documents, for the tests of every game: good ones, and how a bad one is refused."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from petteia.kernel.errors import BadPosition
from petteia.kernel.game import Game
from petteia.kernel.playout import playout
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State
from petteia.testing.tables import random_decision

Doc = dict[str, Any]


def first_position(new_game: Callable[[int], State], asked: Callable[[Doc], str], kind: str, earliest: int) -> str:
    """The first position of some random games, from a ply on, in which this is asked; `over` is asked at the end."""
    for seed in range(200):
        state = new_game(seed)
        rng = rng_from_seed(seed)
        while state.waiting():
            document = state.to_dict()
            if asked(document) == kind and state.ply >= earliest:
                return json.dumps(document)
            state.play(*random_decision(state, rng))
        if kind == "over":
            return json.dumps(state.to_dict())
    raise AssertionError(kind)


def refuse(game: Game, document: Doc, message: str = r"\.$") -> None:
    """The document is refused with one line that says this."""
    with pytest.raises(BadPosition, match=message) as caught:
        game.from_dict(document)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def refuse_without(game: Game, good: Doc, path: tuple[str | int, ...], message: str) -> None:
    """Without any one of the fields at a place, the document is refused; NAME in the message is the field's name."""
    for name in at(good, path) or {}:
        document = deepcopy(good)
        del at(document, path)[name]
        refuse(game, document, message.replace("NAME", name))


def at(document: Doc, path: tuple[str | int, ...]) -> Any:
    """What stands at a place of a document."""
    found: Any = document
    for key in path:
        found = found[key]
    return found


def comes_back(game: Game, document: Doc) -> None:
    """The position is read as it was written, and can be played on to the end."""
    state = game.from_dict(deepcopy(document))
    assert state.to_dict() == document
    playout(state, rng_from_seed(1))
    assert state.over()
