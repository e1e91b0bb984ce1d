"""Positions as documents: every fact on the table by its name. The way back is in position_reader.py."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.emporion.terms import (
    ACTIONS,
    DECKS,
    EMPTY,
    ENDINGS,
    MARKERS,
    NOTHING,
    NOWHERE,
    PHASES,
    QUESTIONS,
    ActionCard,
)
from petteia.kernel.state import Document

if TYPE_CHECKING:
    from petteia.games.emporion.state import Domain, Emporion

VERSION: Final = 1  # of the rules: it rises when a fix changes what a record replays to


def to_dict(state: "Emporion") -> Document:
    """The whole position. Decks and Booty are told from the top."""
    ids = state.components.ids
    return {
        "game": "emporion",
        "rules": VERSION,
        "options": dict(state.options),
        "deck": state.components.name,
        "figures": state.components.digest,
        "phase": PHASES[state.phase],
        "round": state.round,
        "turn": state.turn,
        "start": state.start,
        "ply": state.ply,
        "rng": state.rng.text(),
        "ending": ENDINGS[state.ending],
        "idle": state.idle,
        "markers": [action_name(place) for place in marker_places(state)],
        "marker_of_seat_0": MARKERS[state.names] if state.names != NOWHERE else None,
        "history": names_of(ids, state.history[::-1]),
        "progress": names_of(ids, state.progress[::-1]),
        "port": [ids[face] if face != EMPTY else None for face in state.port],
        "polis": names_of(ids, state.polis),
        "special": names_of(ids, special_faces(state)),
        "removed": names_of(ids, state.removed),
        "left_over": names_of(ids, state.left_over),
        "expedition": {
            "to_send": state.to_send,
            "moved": state.moved,
            "gaps": state.gaps,
            "used": [deck for i, deck in enumerate(DECKS) if state.used >> i & 1],
        },
        "asked": QUESTIONS[state.ask] if state.ask != NOTHING else None,
        "domains": [domain_to_dict(ids, domain) for domain in state.domain],
    }


def domain_to_dict(ids: tuple[str, ...], domain: "Domain") -> Document:
    """One Domain: all else about it follows from its cards."""
    return {
        "cards": names_of(ids, domain.cards),
        "booty": names_of(ids, domain.booty[::-1]),
        "reserved": names_of(ids, reserved_faces(domain)),
    }


def names_of(ids: tuple[str, ...], faces: Sequence[int]) -> list[str]:
    return [ids[face] for face in faces]


def reserved_faces(domain: "Domain") -> list[int]:
    """The cards under the drachmas."""
    if domain.reserved == EMPTY:
        return []
    return [domain.reserved] if domain.second == EMPTY else [domain.reserved, domain.second]


def special_faces(state: "Emporion") -> list[int]:
    """The special Prestige still to be had."""
    first = state.components.specials
    return [face for face in range(first, state.components.faces) if state.special >> (face - first) & 1]


def marker_places(state: "Emporion") -> list[i64]:
    """Where the markers stand: with two players those of seats 0 and 1, otherwise the one of all."""
    return [state.marker, state.second_marker] if state.seats == 2 else [state.marker]


def action_name(place: i64) -> ActionCard | None:
    """An action by its name; None for a marker that has not been put."""
    return ACTIONS[place] if place != NOWHERE else None
