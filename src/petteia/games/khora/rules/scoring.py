"""The final scoring, and who has won."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.effects import counted, source_id
from petteia.games.khora.terms import OVER
from petteia.kernel.bits import members
from petteia.kernel.counts import total
from petteia.kernel.state import places

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def final_scoring(state: "Khora") -> None:
    """Everybody adds what developments, cards and glory bring at the end of the game."""
    state.phase = OVER
    for seat in state.turn_order():
        city = state.city[seat]
        points = end_points(state, city)
        for source, vp in points:
            state.tell("score", seat, source, vp, source)
        city.vp += sum([vp for _, vp in points])
    state.tell("over", -1, "", 0, "")


def end_points(state: "Khora", city: "City") -> list[tuple[str, int]]:
    """What each card and development in force would bring if the game ended now, and the glory."""
    points: list[tuple[str, int]] = []
    row = city.name * state.components.row
    for source in members(city.in_force):
        vp, what, each = state.components.score[row + source]
        if vp:
            points.append((source_id(state, city, source), vp * (counted(city, what) // each)))
    points.append(("glory", glory_points(city)))
    return points


def glory_points(city: "City") -> i64:
    """Glory times major knowledge."""
    return city.glory * total(city.major)


def ranking(state: "Khora") -> list[int]:
    """More VP; then more drachma; still tied players share a place (ruling 33)."""
    return places([(city.vp, city.drachma) for city in state.city])
