"""The final scoring, and who has won."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.carpe_diem.components.counts import all_wares, of_kind
from petteia.games.carpe_diem.terms import KINDS
from petteia.kernel.state import places

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player

# Where points come from at the end of the game, in the order of the summary panel.
SOURCES: Final = ("villas", "storage", "scroll-track", "fountain-cards", "frame")


def final_scoring(state: "CarpeDiem") -> None:
    """Everybody reveals the fountain cards and adds what the end of the game brings."""
    for seat in state.turn_order():
        player = state.player[seat]
        for kind in range(1, 13):
            for _ in range(of_kind(player.held, kind)):
                state.tell("reveal", seat, KINDS[kind], fountain_card_vp(state, player, kind), "")
        points = end_points(state, player)
        for source, vp in zip(SOURCES, points):
            state.tell("score", seat, source, vp, source)
        player.vp += sum(points)
    state.tell("over", -1, "", 0, "")


def end_points(state: "CarpeDiem", player: "Player") -> list[int]:
    """What each source of SOURCES would bring if the game ended now."""
    return [
        player.villa_vp,
        items(player) // 2,
        player.scroll,
        fountain_cards_vp(state, player),
        frame_vp(player),
    ]


def items(player: "Player") -> i64:
    """What is left over: wares, coins, bread, stored tiles."""
    return all_wares(player.wares) + player.coins + player.bread + len(player.stored)


def fountain_cards_vp(state: "CarpeDiem", player: "Player") -> int:
    """Each fountain card counts the complete features of its kind; two equal cards count both."""
    return sum([of_kind(player.held, kind) * fountain_card_vp(state, player, kind) for kind in range(1, 13)])


def fountain_card_vp(state: "CarpeDiem", player: "Player", kind: i64) -> int:
    """What one fountain card brings."""
    vp: int = state.components.fountain_vp[kind]
    return vp * int(of_kind(player.done, kind))


def frame_vp(player: "Player") -> int:
    """The goals of the frame that are met."""
    return sum([vp for number, (_, _, _, vp) in enumerate(player.goals) if player.met >> number & 1])


def ranking(state: "CarpeDiem") -> list[int]:
    """More VP; then who is further back on the scroll track, the lower disc on one space (ruling 12)."""
    return places([(player.vp, -state.track.index(seat)) for seat, player in enumerate(state.player)])
