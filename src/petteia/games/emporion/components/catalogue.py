"""A deck told as one document (figures.py)."""

from typing import cast

from petteia.games.emporion.components.figures import CardFigures, Figures, Multipliers, RuleFigures, Source
from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.terms import COLOURS, KINDS, Colour
from petteia.kernel.counts import by_name


def describe(components: Components) -> Figures:
    return {
        "deck": components.name,
        "own_deck": components.own_text != "",
        "digest": components.digest,
        "rules": rules(components),
        "cards": [card(components, face) for face in range(components.faces)],
        "texts": texts(components),
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
        "merchandise_set": components.merchandise_set,
        "merchandise_vp": list(components.merchandise_vp),
        "first": [components.ids[face] for face in components.first],
    }


def texts(components: Components) -> dict[str, int | str]:
    """The figures that sentences name."""
    one_set = components.merchandise_set
    return {
        "last_card": components.last_card,
        "announced_card": components.last_card - 1,
        "drachmas": components.drachmas,
        "reserved_cost": -components.reserved_vp,
        "most_ships": components.most_ships,
        "merchandise_trade": components.merchandise_trade,
        "merchandise_set": one_set,
        "merchandise_values": ", ".join([str(vp) for vp in components.merchandise_vp[1 : one_set + 1]]),
    }


def card(components: Components, face: int) -> CardFigures:
    row = components.rows[face]
    return {
        "id": components.ids[face],
        "name": row.get("name", ""),
        "kind": KINDS[components.kind[face]],
        "copies": components.copies[face],
        "alpha": components.alpha[face],
        "special": face >= components.specials,
        "requires": resources(components.need[face]),
        "booty": components.pays[face],
        "grants": resources(components.grants[face]),
        "ships": components.ships[face],
        "takes": list(row.get("takes", [])),
        "vp": components.vp[face],
        "per": cast(Multipliers, dict(row.get("per", {}))),
        "tie_break": face == components.tie_break,
        "source": cast(Source, components.source[face]),
    }


def resources(pack: int) -> dict[Colour, int]:
    """Resources by their colours."""
    return cast(dict[Colour, int], by_name(pack, COLOURS))
