"""A district as views tell it: its tiles, features and frame goals. All views share it until the next tile is laid."""

from typing import TYPE_CHECKING, cast

from petteia.games.carpe_diem.components.board import CELL_NAMES, GOALS, SIDE
from petteia.games.carpe_diem.components.geometry import NEXT, cells_before
from petteia.games.carpe_diem.rules.features import Feature, features, of_kind
from petteia.games.carpe_diem.terms import EAST, KINDS, NORTH, SIDES, SOUTH, VILLA, Kind
from petteia.kernel.bits import members
from petteia.kernel.state import Document

if TYPE_CHECKING:
    from petteia.games.carpe_diem.components.reader import Components
    from petteia.games.carpe_diem.forms.view import FeatureView, GoalView
    from petteia.games.carpe_diem.state import Player


def district_view(components: "Components", player: "Player") -> Document:
    """A player's frame and district."""
    found = features(components, player)
    return {
        "frame": [components.frame_ids[piece] for piece in player.frame],
        "goals": goals(components, player, found),
        "panel": components.panel_ids[player.panel],
        "shovel": CELL_NAMES[components.shovel[player.panel]],
        "scrolls": [CELL_NAMES[cell] for cell in members(player.scrolls)],
        "pawn": None,
        "district": {
            CELL_NAMES[cell]: {"tile": components.tile_ids[lying >> 2], "turn": lying & 3}
            for cell, lying in enumerate(player.cells)
            if lying >= 0
        },
        "features": [feature_view(components, feature) for feature in found],
        "complete": complete(player),
        "chimneys": player.chimneys,
    }


def goals(components: "Components", player: "Player", found: list[Feature]) -> list["GoalView"]:
    """The goals of a frame, clockwise from the north."""
    told: list[GoalView] = []
    for side, piece in enumerate(player.frame):
        for number, (kind, place, vp) in enumerate(components.frame_goals[piece]):
            met = bool(player.met >> (side * GOALS + number) & 1)
            after = cells_before(side, place)
            told.append({
                "side": SIDES[side],
                "after": after,
                "kind": cast(Kind, KINDS[kind]),
                "vp": vp,
                "met": met,
                "crossing": crossing(components, player, side, after, kind, found) if met else None,
            })  # fmt: skip
    return told


def crossing(
    components: "Components", player: "Player", side: int, after: int, kind: int, found: list[Feature]
) -> list[str] | None:
    """Where a complete feature of the kind crosses a goal's line, nearest to the goal: the cells on both sides."""
    upright = side in (NORTH, SOUTH)
    across = EAST if upright else SOUTH
    steps = list(range(int(SIDE)))
    for step in steps[::-1] if side in (EAST, SOUTH) else steps:
        cell = step * int(SIDE) + after - 1 if upright else (after - 1) * int(SIDE) + step
        lying, other = player.cells[cell], NEXT[cell * 4 + across]
        if lying >= 0 and components.lying_edges[lying][across] == kind:
            for feature in found:
                both = feature.cells >> cell & feature.cells >> other & 1
                if feature.complete and feature.kind == kind and both:
                    return [CELL_NAMES[cell], CELL_NAMES[other]]
    return None


def feature_view(components: "Components", feature: Feature) -> "FeatureView":
    """One feature of a district."""
    return {
        "kind": cast(Kind, KINDS[feature.kind]),
        "cells": feature.names,
        "complete": feature.complete,
        "size": feature.size,
        "vp": components.villa_vp[feature.size] if feature.kind == VILLA and feature.complete else 0,
    }


def complete(player: "Player") -> dict[str, int]:
    """The complete features by kind."""
    done = player.done
    return {KINDS[kind]: of_kind(done, kind) for kind in range(VILLA, len(KINDS)) if of_kind(done, kind)}
