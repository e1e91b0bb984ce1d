"""The final scoring, and who has won. The scoring after a phase is in scoring_phase.py."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.carpe_diem.rules.features import of_kind
from petteia.games.carpe_diem.rules.frame import frame_vp
from petteia.games.carpe_diem.terms import SOURCES
from petteia.kernel.bits import members
from petteia.kernel.counts import total
from petteia.kernel.state import places

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player


def final_scoring(state: "CarpeDiem") -> None:
    """Everybody reveals the fountain cards and adds what the end of the game brings.

    The last phase leads here: `end_phase` in phases.py.
    """
    state.all_learn()
    for seat in state.turn_order():
        player = state.player[seat]
        for card in members(player.held):
            face = state.components.fountain_face[card]
            state.tell("reveal", seat, state.components.fountain_ids[face], fountain_card_vp(state, player, face), "")
        points = end_points(state, player)
        for source, vp in zip(SOURCES, points):
            state.tell("score", seat, source, vp, source)
        player.vp += sum(points)
    state.tell("over", -1, "", 0, "")


def end_points(state: "CarpeDiem", player: "Player") -> list[int]:
    """What each source of SOURCES would bring if the game ended now."""
    return [
        player.villa_vp,
        items(player) // state.components.items,
        player.scroll,
        fountain_cards_vp(state, player),
        frame_vp(player),
    ]


def villa_points(state: "CarpeDiem", chimneys: i64) -> i64:
    """What a complete villa brings, by its chimneys. They are added up when villas are completed (rewards.py)."""
    return state.components.villa_vp[chimneys]


def items(player: "Player") -> i64:
    """What is left over: wares, coins, bread, stored tiles."""
    return total(player.wares) + player.coins + player.bread + len(player.stored)


def fountain_cards_vp(state: "CarpeDiem", player: "Player") -> i64:
    """Each fountain card counts complete features; two equal cards count both."""
    vp: i64 = 0
    for card in members(player.held):
        vp += fountain_card_vp(state, player, state.components.fountain_face[card])
    return vp


def fountain_card_vp(state: "CarpeDiem", player: "Player", face: i64) -> i64:
    """What one fountain card brings."""
    features: i64 = 0
    for kind in state.components.fountain_kinds[face]:
        features += of_kind(player.done, kind)
    return features * state.components.fountain_vp[face]


def ranking(state: "CarpeDiem") -> list[int]:
    """More VP; then the place further back on the scroll track, the lower disc on one space (ruling 12)."""
    return places([(player.vp, -state.track.index(seat)) for seat, player in enumerate(state.player)])
