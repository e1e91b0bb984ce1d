"""A deck told as one document (figures.py)."""

from typing import cast

from petteia.games.emporion.components import Components
from petteia.games.emporion.figures import CardFigures, Figures, RuleFigures, Source
from petteia.games.emporion.names import KINDS
from petteia.games.emporion.resources import by_colour


def describe(components: Components) -> Figures:
    """All figures of a deck."""
    return {
        "deck": components.name,
        "own_deck": components.own,
        "digest": components.digest,
        "rules": rules(components),
        "cards": [card(components, face) for face in range(components.faces)],
    }


def rules(components: Components) -> RuleFigures:
    """The figures that belong to no card."""
    return {
        "last_card": components.last_card,
        "drachmas": components.drachmas,
        "reserved_vp": components.reserved_vp,
        "port": components.port,
        "most_ships": components.most_ships,
        "booty": [list(row) for row in components.booty_at_start],
        "merchandise_trade": components.merchandise_trade,
        "merchandise_vp": list(components.merchandise_vp),
    }


def card(components: Components, face: int) -> CardFigures:
    """One card."""
    row = components.rows[face]
    return {
        "id": components.ids[face],
        "name": row.get("name", ""),
        "kind": KINDS[components.kind[face]],
        "copies": components.copies[face],
        "alpha": components.alpha[face],
        "special": face >= components.specials,
        "requires": by_colour(components.need[face]),
        "booty": components.pays[face],
        "grants": by_colour(components.grants[face]),
        "ships": components.ships[face],
        "takes": list(row.get("takes", [])),
        "vp": components.vp[face],
        "per": dict(row.get("per", {})),
        "tie_break": face == components.tie_break,
        "source": cast(Source, components.source[face]),
    }
