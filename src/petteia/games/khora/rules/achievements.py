"""Phase G: who has reached an achievement first, and the rewards."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.effects import amount_of, counted, gain, gain_all
from petteia.games.khora.rules.questions import ask
from petteia.games.khora.terms import ACHIEVEMENT, ASK_ACHIEVEMENT, ASK_SWAP, TAXES
from petteia.kernel.bits import members

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def last_chances(state: "Khora") -> None:
    """Before phase G, Thebes may swap glory for an achievement (ruling 24)."""
    state.phase = ACHIEVEMENT
    state.turn = 0
    for seat in state.turn_order():
        ask(state, seat, ASK_SWAP)


def achievement(state: "Khora") -> None:
    """Phase G: each open achievement goes to all who meet it now; all are judged on the same state (ruling 22)."""
    state.turn = state.seats
    shared: list[int] = []
    for number in members(state.open):
        seats = meeting(state, number)
        if not seats:
            continue
        state.open &= ~(1 << number)
        for seat in seats:
            state.city[seat].achieved |= 1 << number
            state.tell("achieve", seat, state.components.achievement_ids[number], len(seats), "")
        if len(seats) == 1:
            state.city[seats[0]].rewards += 1
        else:
            shared += seats
    for seat in shared:
        gain_all(state, seat, state.components.shared, "achievement")


def meeting(state: "Khora", number: i64) -> list[int]:
    """The seats that meet an achievement, in turn order."""
    what = state.components.achievement_counts[number]
    needed = state.components.achievement_number[number]
    seats: i64 = 0
    for seat, city in enumerate(state.city):
        if counted(city, what) >= needed:
            seats |= 1 << seat
    return [seat for seat in state.turn_order() if seats >> seat & 1] if seats else []


def rewards(state: "Khora") -> bool:
    """Phase G: those who were alone choose a reward for each achievement. Says whether all have theirs."""
    for seat in state.turn_order():
        if state.city[seat].rewards > 0:
            ask(state, seat, ASK_ACHIEVEMENT)
    return not state.waiters and not any(city.rewards > 0 for city in state.city)


def rewards_with_room(state: "Khora", city: "City") -> i64:
    """The set of rewards for an achievement that are not at their caps (ruling 22)."""
    components = state.components
    found: i64 = 0
    for number, (resource, _) in enumerate(components.alone):
        if amount_of(city, resource) < (components.cap_taxes if resource == TAXES else components.cap_glory):
            found |= 1 << number
    return found


def claim(state: "Khora", seat: i64, chosen: i64) -> None:
    """Take the reward for an achievement reached alone."""
    state.city[seat].rewards -= 1
    resource, amount = state.components.alone[chosen]
    gain(state, seat, resource, amount, "achievement")
