"""Positions as documents: every fact on the table by its name. The way back is in position_reader.py."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import CELL_NAMES, DISC_NAMES, GRID_NAMES
from petteia.games.carpe_diem.rules.fountains import card_of, seat_of
from petteia.games.carpe_diem.terms import NOTHING, PARTS, QUESTIONS, WARES
from petteia.kernel.bits import size
from petteia.kernel.counts import by_name
from petteia.kernel.state import Document

if TYPE_CHECKING:
    from petteia.games.carpe_diem.components.reader import Components
    from petteia.games.carpe_diem.state import CarpeDiem, Player

VERSION: Final = 2  # of the rules: it rises when a fix changes what a record replays to


def to_dict(state: "CarpeDiem") -> Document:
    """The whole position. What follows from the tiles on the panels is not written down."""
    tiles = state.components.tile_ids
    fountains = state.components.fountain_ids
    faces = state.components.fountain_face
    return {
        "game": "carpe-diem",
        "rules": VERSION,
        "components": state.components.mark,
        "options": dict(state.options),
        "part": PARTS[state.part],
        "phase": state.phase,
        "round": state.round,
        "turn": state.turn,
        "start": state.start,
        "ply": state.ply,
        "rng": state.rng.text(),
        "track": list(state.track),
        "ring": names_of(list(state.ring), tiles),
        "row": names_of(list(state.row), tiles),
        "white": names_of(list(state.white), tiles),
        "black": names_of(list(state.black), tiles),
        "box": names_of(list(state.box), tiles),
        "deck": cards_to_dict(state.components, state.deck),
        "under": [{"seat": seat_of(card), "kind": fountains[faces[card_of(card)]]} for card in state.under],
        "grid": names_of(list(state.grid), state.components.card_ids),
        "discs": [None if seat < 0 else seat for seat in state.discs],
        "scored": [seat for seat in range(state.seats) if state.scored >> seat & 1],
        "question": question_to_dict(state),
        "players": [player_to_dict(state, player) for player in state.player],
    }


def question_to_dict(state: "CarpeDiem") -> Document | None:
    """What is asked of whom, and all that belongs to the question alone."""
    if state.ask == NOTHING:
        return None
    return {
        "kind": QUESTIONS[state.ask],
        "seat": state.asked,
        "hand": state.components.tile_ids[state.hand] if state.hand >= 0 else None,
        "disc": DISC_NAMES[state.disc] if state.disc >= 0 else None,
        "card": GRID_NAMES[state.card] if state.card >= 0 else None,
        "second": state.second,
        "times": state.times,
        "may_pay": state.may_pay,
        "may_use_bread": state.may_use_bread,
        "crafting": state.crafting,
        "selling": state.selling,
    }


def player_to_dict(state: "CarpeDiem", player: "Player") -> Document:
    """One player with everything, open or hidden."""
    components = state.components
    return {
        "frame": [components.frame_ids[piece] for piece in player.frame],
        "panel": components.panel_ids[player.panel],
        "pawn": player.pawn + 1 if player.pawn >= 0 else None,
        "district": district_to_dict(state, player),
        "wares": by_name(player.wares, WARES),
        "coins": player.coins,
        "bread": player.bread,
        "stored": names_of(list(player.stored), components.tile_ids),
        "held": cards_to_dict(components, player.held),
        "drawn": cards_to_dict(components, player.drawn),
        "vp": player.vp,
        "scroll": player.scroll,
    }


def district_to_dict(state: "CarpeDiem", player: "Player") -> dict[str, Document]:
    """The tiles of a district by their cells, with their quarter turns."""
    return {
        CELL_NAMES[cell]: {"tile": state.components.tile_ids[lying >> 2], "turn": lying & 3}
        for cell, lying in enumerate(player.cells)
        if lying >= 0
    }


def names_of(members: list[int], names: tuple[str, ...]) -> list[str | None]:
    """Things by their names; nothing for -1."""
    return [names[member] if member >= 0 else None for member in members]


def cards_to_dict(components: "Components", cards: i64) -> dict[str, int]:
    """How many fountain cards of each face there are, without those of which there are none."""
    found: dict[str, int] = {}
    if cards:
        for face, equal in enumerate(components.fountain_sets):
            if cards & equal:
                found[components.fountain_ids[face]] = size(cards & equal)
    return found
