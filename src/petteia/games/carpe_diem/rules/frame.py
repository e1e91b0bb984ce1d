"""The frame: goals whose lines run through the district, each met by a complete feature that lies across its line.

The lines are cut out of the district by `line_of` in components/geometry.py.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.carpe_diem.terms import KINDS
from petteia.kernel.bits import BIT, members

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player


def meet_goals(state: "CarpeDiem", seat: i64, kind: i64, cells: i64) -> None:
    """A feature is complete: the goals that it meets count at the end, each once."""
    player = state.player[seat]
    met = goals_across(player, kind, cells) & ~player.met
    if met == 0:
        return
    player.met |= met
    if state.log is not None:
        for number in members(met):
            state.tell("goal", seat, KINDS[kind], player.goals[number][3], str(number))


def goals_across(player: "Player", kind: i64, cells: i64) -> i64:
    """The set of goals that a complete feature meets: it has cells on both sides of their lines (ruling 11)."""
    found: i64 = 0
    goals = player.goals
    for number in range(len(goals)):
        if goals[number][0] == kind and cells & goals[number][1] and cells & goals[number][2]:
            found |= BIT[number]
    return found


def frame_vp(player: "Player") -> i64:
    """What the goals that are met bring at the end."""
    vp: i64 = 0
    for number in members(player.met):
        vp += player.goals[number][3]
    return vp
