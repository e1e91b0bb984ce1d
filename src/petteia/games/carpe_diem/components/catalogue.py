"""A set of components told as one document (figures.py)."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import CELL_NAMES, GOALS, GRID_NAMES, PHASES, ROUNDS, SIDE
from petteia.games.carpe_diem.components.figures import (
    CardFigures,
    Figures,
    FountainFigures,
    FrameFigures,
    KindFigures,
    PanelFigures,
    PartFigures,
    TableFigures,
    TileFigures,
)
from petteia.games.carpe_diem.components.reader import Components
from petteia.games.carpe_diem.components.row_fields import BACKS
from petteia.games.carpe_diem.terms import (
    COUNTED,
    DWELLINGS,
    KINDS,
    LANDSCAPES,
    REWARDS,
    SIDES,
    SINGLES,
    VILLA,
    VINEYARD,
    WARES,
)
from petteia.kernel.bits import members, names_of

MOST_SHOWN: Final = 20  # chimneys


def describe(components: Components) -> Figures:
    sources = (*components.tile_source, *components.card_source, *components.frame_source, *components.panel_source)
    return {
        "name": components.name,
        "reconstruction": "reconstructed" in sources,
        "phases": PHASES,
        "rounds": ROUNDS,
        "district": SIDE,
        "track_last": components.track_last,
        "not_fulfilled": components.unfulfilled,
        "loaves": components.loaves,
        "villa_vp": list(components.villa_vp[: MOST_SHOWN + 1]),
        "kinds": [kind_figures(components, kind) for kind in range(1, len(KINDS))],
        "tiles": [tile_figures(components, tile) for tile in range(len(components.tile_ids))],
        "cards": [card_figures(components, card) for card in range(len(components.card_ids))],
        "fountains": [fountain_figures(components, face) for face in range(len(components.fountain_ids))],
        "frames": [frame_figures(components, piece) for piece in range(len(components.frame_ids))],
        "panels": [panel_figures(components, panel) for panel in range(len(components.panel_ids))],
        "tables": [
            table_figures(components, seats) for seats in range(len(components.taken)) if components.taken[seats]
        ],
        "texts": texts(components),
    }


def texts(components: Components) -> dict[str, int]:
    """The figures that sentences name."""
    return {
        "phases": PHASES,
        "rounds": ROUNDS,
        "goals": GOALS,
        "longest_landscape": components.longest_landscape,
        "loaves": components.loaves,
        "bread_move": components.bread_move,
        "unfulfilled": components.unfulfilled,
        "drawn": components.drawn,
        "items": components.items,
    }


def kind_figures(components: Components, kind: int) -> KindFigures:
    landscape = kind in LANDSCAPES
    told = {
        "id": KINDS[kind],
        "family": "landscape" if landscape else "dwelling" if kind in DWELLINGS else "single",
        "ware": WARES[kind - VINEYARD] if landscape else None,
        "gains": gains_of(components.rewards[kind]),
    }
    if kind == VILLA:
        told["family"] = "villa"
    return cast(KindFigures, told)


def gains_of(gains: vec[i64]) -> dict[str, int]:
    """A reward by its names."""
    return {reward: amount for reward, amount in zip(REWARDS, gains) if amount}


def tile_figures(components: Components, tile: int) -> TileFigures:
    building = components.building[tile]
    told = {
        "id": components.tile_ids[tile],
        "back": "black" if components.tile_black[tile] else "white",
        "copies": components.tile_copies[tile],
        "edges": [KINDS[kind] for kind in components.lying_edges[tile * 4]],
        "parts": part_figures(components, tile),
        "building": KINDS[building] if building in SINGLES else None,
        "chimneys": components.chimneys[tile],
        "turns": components.turns[tile],
        "source": components.tile_source[tile],
    }
    return cast(TileFigures, told)


def part_figures(components: Components, tile: int) -> list[PartFigures]:
    """The parts of features on a tile as it lies without a turn."""
    parts = zip(components.lying_parts[tile * 4], components.part_chimneys[tile * 4])
    told = [{"kind": KINDS[kind], "sides": names_of(sides, SIDES), "chimneys": n} for (kind, sides), n in parts]
    return cast(list[PartFigures], told)


def card_figures(components: Components, card: int) -> CardFigures:
    red = components.card_red[card]
    names = WARES if red else COUNTED
    told = {
        "id": components.card_ids[card],
        "back": components.card_back[card],
        "copies": components.card_copies[card],
        "red": red,
        "needs": {names[what]: number for what, number in components.card_needs[card]},
        "gains": gains_of(components.card_gains[card]),
        "source": components.card_source[card],
    }
    return cast(CardFigures, told)


def fountain_figures(components: Components, face: int) -> FountainFigures:
    """The fountain cards with one face."""
    told = {
        "id": components.fountain_ids[face],
        "kinds": [KINDS[kind] for kind in components.fountain_kinds[face]],
        "copies": components.fountain_copies[face],
        "vp": components.fountain_vp[face],
        "source": components.fountain_source[face],
    }
    return cast(FountainFigures, told)


def frame_figures(components: Components, piece: int) -> FrameFigures:
    goals = [{"kind": KINDS[kind], "place": place, "vp": vp} for kind, place, vp in components.frame_goals[piece]]
    told = {"id": components.frame_ids[piece], "goals": goals, "source": components.frame_source[piece]}
    return cast(FrameFigures, told)


def panel_figures(components: Components, panel: int) -> PanelFigures:
    told = {
        "id": components.panel_ids[panel],
        "shovel": CELL_NAMES[components.shovel[panel]],
        "scrolls": [CELL_NAMES[cell] for cell in members(components.scrolls[panel])],
        "source": components.panel_source[panel],
    }
    return cast(PanelFigures, told)


def table_figures(components: Components, seats: int) -> TableFigures:
    told = {
        "seats": seats,
        "cards": dict(zip(BACKS, components.dealt[seats])),
        "places": [GRID_NAMES[place] for place in components.places[seats]],
        "vp": list(components.start_vp[seats]),
    }
    return cast(TableFigures, told)
