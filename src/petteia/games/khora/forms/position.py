"""Positions as documents: every fact on the table by its name. The way back is in position_reader.py."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.khora.rules.effects import source_id
from petteia.games.khora.terms import (
    COLOURS,
    NOTHING,
    PHASES,
    QUESTIONS,
    TILES,
    TRACKS,
)
from petteia.kernel.bits import members, names_of
from petteia.kernel.counts import by_name
from petteia.kernel.state import Document

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora

VERSION: Final = 2  # of the rules: it rises when a fix changes what a record replays to


def to_dict(state: "Khora") -> Document:
    """The whole position."""
    components = state.components
    own: Document = {"components": components.mark} if components.own_text else {}
    return {
        "game": "khora",
        "rules": VERSION,
        **own,
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
        "played": names_of(city.in_force & state.components.all_cards, cards),
        "pack": names_of(city.pack, cards),
        "drawn": names_of(city.drawn, cards),
        "roll": list(city.roll),
        "tiles": [TILES[tile] for tile in city.tiles],
        "unpaid": members(city.unpaid),
        "acting": names_of(city.acting, TILES),
        "left": city.left,
        "source": source_id(state, city, city.source) if city.source >= 0 else None,
        "chosen": names_of(city.chosen, TRACKS),
        "again": city.again,
        "levels": city.levels,
        "advanced": city.advanced,
        "rewards": city.rewards,
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
        "minor": by_name(city.minor, COLOURS),
        "major": by_name(city.major, COLOURS),
        "achieved": names_of(city.achieved, components.achievement_ids),
    }
