"""Positions as documents: every fact on the table by its name. The way back is in reading.py."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.khora.knowledge import count
from petteia.games.khora.names import (
    COLOURS,
    NOTHING,
    PHASES,
    PLAYED,
    QUESTIONS,
    TILES,
)
from petteia.kernel.state import Document

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora

VERSION: Final = 1  # of the rules: it rises when a fix changes what a record replays to


def to_dict(state: "Khora") -> Document:
    """The whole position."""
    components = state.components
    return {
        "game": "khora",
        "rules": VERSION,
        "options": dict(state.options),
        "phase": PHASES[state.phase],
        "round": state.round,
        "tile": state.tile,
        "turn": state.turn,
        "start": state.start,
        "ply": state.ply,
        "rng": state.rng.text(),
        "events": [components.events[event].id for event in state.events],
        "deck": [components.card_ids[card] for card in reversed(state.deck)],
        "discard": names_of(state.discard, components.card_ids),
        "board": names_of(state.board, components.token_ids),
        "open": names_of(state.open, components.achievement_ids),
        "most": members(state.most),
        "fewest": members(state.fewest),
        "cities": [city_to_dict(state, seat, city) for seat, city in enumerate(state.city)],
    }


def city_to_dict(state: "Khora", seat: i64, city: "City") -> Document:
    """One city with everything it owns, open or hidden, and what is asked of it."""
    cards = state.components.card_ids
    document: Document = {
        **city_facts(state, city),
        "hand": names_of(city.hand, cards),
        "shown": names_of(city.shown, cards),
        "played": names_of(city.in_force & PLAYED, cards),
        "pack": names_of(city.pack, cards),
        "drawn": names_of(city.drawn, cards),
        "roll": list(city.roll),
        "tiles": [TILES[tile] for tile in city.tiles],
        "unpaid": members(city.unpaid),
        "acting": names_of(city.acting, TILES),
        "left": city.left,
        "used": city.used,
        "again": city.again,
    }
    if city.ask != NOTHING:
        document["asked"] = QUESTIONS[city.ask]
        document["answer"] = None if state.waiters >> seat & 1 else city.answer
    return document


def city_facts(state: "Khora", city: "City") -> Document:
    """What always lies open of a city; documents and views begin with it."""
    components = state.components
    return {
        "name": components.city_ids[city.name] if city.name >= 0 else None,
        "development": city.development,
        "drachma": city.drachma,
        "citizens": city.citizens,
        "taxes": city.taxes,
        "glory": city.glory,
        "troops": city.troops,
        "vp": city.vp,
        "philosophy": city.philosophy,
        "economy": city.economy,
        "culture": city.culture,
        "military": city.military,
        "dice": city.dice,
        "minor": knowledge_to_dict(city.minor),
        "major": knowledge_to_dict(city.major),
        "achieved": names_of(city.achieved, components.achievement_ids),
    }


def names_of(chosen: i64, names: tuple[str, ...]) -> list[str]:
    """The members of a set by their names."""
    return [name for i, name in enumerate(names) if chosen >> i & 1]


def members(chosen: i64) -> list[int]:
    """The members of a set of seats or dice."""
    return [i for i in range(8) if chosen >> i & 1]


def knowledge_to_dict(pack: i64) -> dict[str, int]:
    """Three counts in one integer, by colour."""
    return {colour: count(pack, i) for i, colour in enumerate(COLOURS)}


def cards_in(cards: i64) -> list[int]:
    """The cards of a set."""
    return [card for card in range(40) if cards >> card & 1]
