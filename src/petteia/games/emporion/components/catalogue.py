"""A deck told as one document (figures.py)."""

from typing import cast

from petteia.games.emporion.components.figures import (
    CardFigures,
    Figures,
    MerchandiseFigures,
    Multipliers,
    RuleFigures,
    Size,
    Source,
)
from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.moves import ACTION_OF
from petteia.games.emporion.terms import ACTIONS, COLOURS, KINDS, Colour
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
        "merchandise": [merchandise(components, owned) for owned in range(components.last_card + 1)],
        "sizes": [size(components, cards) for cards in range(components.last_card + 1)],
        "first": [components.ids[face] for face in components.first],
        "actions": {verb: ACTIONS[action] for verb, action in ACTION_OF.items()},
    }


def merchandise(components: Components, owned: int) -> MerchandiseFigures:
    """A number of Merchandise cards: a complete set is shown until another is begun."""
    whole: int = components.merchandise_set
    sets = max(owned - 1, 0) // whole
    taken = owned - sets * whole
    places = whole + 1 if taken == whole else whole
    values = components.merchandise_vp[sets * whole + 1 :]
    return {"vp": components.merchandise_vp[owned], "sets": sets, "taken": taken, "places": list(values[:places])}


def size(components: Components, cards: int) -> Size:
    """How near the end a Domain with this many cards is."""
    if cards == components.last_card:
        return "full"
    return "announced" if cards == components.announced_card else "growing"


def texts(components: Components) -> dict[str, int | str]:
    """The figures that sentences name."""
    one_set = components.merchandise_set
    return {
        "last_card": components.last_card,
        "announced_card": components.announced_card,
        "drachmas": components.drachmas,
        "reserved_cost": -components.reserved_vp,
        "most_ships": components.most_ships,
        "merchandise_trade": components.merchandise_trade,
        "merchandise_set": one_set,
        "merchandise_values": ", ".join([str(vp) for vp in components.merchandise_vp[1 : one_set + 1]]),
        "tie_break": components.rows[components.tie_break].get("name", components.ids[components.tie_break]),
    }


def card(components: Components, face: int) -> CardFigures:
    row = components.rows[face]
    return {
        "id": components.ids[face],
        "name": row.get("name", ""),
        "kind": KINDS[components.kind[face]],
        "group": group(components, face),
        "action": ACTIONS[components.kind[face]] if face < components.histories else None,
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


def group(components: Components, face: int) -> str:
    """How moves name a card."""
    if face < components.histories:
        return components.ids[face]
    return components.group_ids()[components.group[face - components.histories]]


def resources(pack: int) -> dict[Colour, int]:
    """Resources by their colours."""
    return cast(dict[Colour, int], by_name(pack, COLOURS))
