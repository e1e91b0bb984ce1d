"""Positions as documents: every position comes back as it was, and no impossible one comes in."""

import json
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from functools import cache
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.kernel.errors import BadPosition
from petteia.kernel.playout import playout
from petteia.kernel.rng import rng_from_seed
from petteia.testing.checks_of_positions import damage
from tests.games.documents import Doc, comes_back, first_position, refuse, refuse_without
from tests.games.emporion.table import GAME, SHIPPED

ALL = ["first", "marker", "turn", "send", "refill", "over"]


@cache
def text_of(kind: str, seats: int) -> str:
    """The first position of some random games in which this is asked, late in the game if it can be."""
    earliest = 0 if kind in ("first", "marker") else 40
    return first_position(lambda seed: GAME.new(seats, seed, special="on"), lambda d: str(d["asked"]), kind, earliest)


def position(kind: str, seats: int = 2) -> Doc:
    """A good document in which this is asked."""
    return cast(Doc, json.loads(text_of(kind, seats)))


@pytest.mark.parametrize(
    ("kind", "seats"), [(kind, seats) for kind in ALL for seats in (2, 3, 4) if kind != "marker" or seats == 2]
)
def test_a_position_comes_back_as_it_was(kind: str, seats: int) -> None:
    comes_back(GAME, position(kind, seats))


@pytest.mark.parametrize("kind", ALL)
def test_a_missing_field_is_named(kind: str) -> None:
    good = position(kind)
    refuse_without(GAME, good, (), r"\.$")
    refuse_without(GAME, good, ("domains", 1), "Seat 1 .*NAME")


def both_on(action: str) -> Callable[[Doc], object]:
    return lambda d: d.update(markers=[action, action])


CHANGES: list[tuple[str, Callable[[Doc], object], str]] = [
    ("turn", lambda d: d.update(game="khora"), "not a position of emporion"),
    ("turn", lambda d: d.update(rules=2), "version 2 of the rules"),
    ("turn", lambda d: d.update(rules=True), "version True of the rules"),
    ("turn", lambda d: d.update(deck="petteia"), "of the deck 'petteia'"),
    ("turn", lambda d: d.update(figures="0"), "has other figures"),
    ("turn", lambda d: d.update(options={"x": "y"}), "special|option"),
    ("turn", lambda d: d.update(domains=[]), "2 to 4 players, not 0"),
    ("turn", lambda d: d.update(domains=[1, 2]), "One of the domains should be an object"),
    ("turn", lambda d: d.update(phase="late"), "late"),
    ("turn", lambda d: d.update(rng="dice"), "No generator"),
    ("turn", lambda d: d.update(start=2), "start should be"),
    ("turn", lambda d: d.update(turn=2), "Turn 2 does not go with this moment"),
    ("turn", lambda d: d.update(round=0), "Round 0 does not go with"),
    ("turn", lambda d: d["history"].pop(), "The card .* is there"),
    ("turn", lambda d: d["history"].append("forum"), "History deck and Booty are History cards"),
    ("turn", lambda d: d["progress"].append("stoa"), "The Progress deck has other cards"),
    ("turn", lambda d: d["left_over"].append("stoa"), "Only starting cards are left over|not in order"),
    ("turn", lambda d: d["port"].pop(), "The Port has 4 places"),
    ("turn", lambda d: d["port"].__setitem__(0, "artemision"), "Special Prestige lies beside the Polis"),
    ("turn", lambda d: d["polis"].append("obelisk"), "obelisk"),
    ("turn", lambda d: d["polis"].reverse(), "not in order"),
    ("turn", lambda d: d["special"].append("stoa"), "not all in special"),
    ("turn", both_on("war"), "only Reserve can hold two"),
    ("turn", lambda d: d.update(markers=["war"]), "There should be 2 markers"),
    ("turn", lambda d: d.update(markers=["peace", None]), "peace"),
    ("turn", lambda d: d.update(marker_of_seat_0=None), "markers have owners"),
    ("turn", lambda d: d["domains"][0].update(reserved=["artemision"]), "Special Prestige cannot be reserved"),
    ("turn", lambda d: d["domains"][0].update(reserved=["stoa"] * 3), "more reserved cards than drachmas"),
    ("turn", lambda d: d["domains"][0].update(cards=[]), "The card .* is there|at least the first card"),
    ("turn", lambda d: d["expedition"].update(moved=1), "An expedition is under way"),
    ("turn", lambda d: d["expedition"].update(to_send=5), "to_send"),
    ("turn", lambda d: d["expedition"].update(used=["progress", "history"]), "not in order"),
    ("turn", lambda d: d.update(idle=2), "the game goes on"),
    ("turn", lambda d: d.update(asked=None), "Nobody is asked anything"),
    ("turn", lambda d: d.update(asked="nothing"), "asked nothing"),
    ("turn", lambda d: d.update(asked="first"), "has nothing to choose"),
    ("turn", lambda d: d.update(asked="give-up"), "has nothing to choose"),
    ("turn", lambda d: d.update(asked="send"), "marker on its action|are to be moved|nothing to choose"),
    ("send", lambda d: d["expedition"].update(to_send=0), "are to be moved"),
    ("send", lambda d: d["expedition"].update(gaps=1), "filled when all cards have been moved"),
    ("refill", lambda d: d["expedition"].update(gaps=d["expedition"]["gaps"] - 1), "gaps|no choice"),
    ("refill", lambda d: d["expedition"].update(moved=1), "leaves no choice"),
    ("first", lambda d: d["domains"][d["start"]].update(booty=["stoa"]), "there|Booty does not go"),
    ("first", lambda d: d.update(ending="cards"), "Nothing ends during the set-up"),
    ("first", lambda d: d.update(markers=["war", None]), "No marker is put during the set-up"),
    ("marker", lambda d: d.update(turn=1), "do not go with|does not go with"),
    ("over", lambda d: d.update(ending="not-yet"), "over without a reason|end the game"),
    ("over", lambda d: d.update(asked="turn"), "after the game"),
    ("over", lambda d: d["expedition"].update(gaps=1), "after the end"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "change", "message"), CHANGES)
def test_an_impossible_position_is_refused_with_a_reason(
    kind: str, change: Callable[[Doc], object], message: str
) -> None:
    document = position(kind)
    change(document)
    refuse(GAME, document, message)


def test_a_position_belongs_to_its_deck() -> None:
    document = SHIPPED.new(2, 1).to_dict()
    assert SHIPPED.from_dict(deepcopy(document)).to_dict() == document
    with pytest.raises(BadPosition, match="of the deck 'petteia'; this is the deck 'owner'"):
        GAME.from_dict(document)


@settings(max_examples=150)
@given(st.sampled_from(ALL), st.integers(0, 2**32))
def test_a_damaged_document_is_refused_or_playable(kind: str, seed: int) -> None:
    document = position(kind)
    rng = rng_from_seed(seed)
    damage(document, rng)
    with suppress(BadPosition):
        state = GAME.from_dict(deepcopy(document))
        assert state.to_dict() == document
        playout(state, rng)
        assert state.over()
