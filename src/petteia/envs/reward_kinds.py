"""What seats are paid, by name.

- `win`: at the end, 1 for the winner; several winners share it.
- `rank`: at the end, 1 for the first place, 0 for the last, and equal steps between; equal places share their mean.
- `margin`: at the end, how many points a seat is ahead of the best other seat (below 0: behind).
- `score`: after every decision, how many points it brought the seat.
"""

from collections.abc import Callable
from typing import Final

from petteia.kernel.errors import BadOption
from petteia.kernel.state import State


def win_shares(state: State) -> list[float]:
    places = state.ranking()
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def rank_shares(state: State) -> list[float]:
    """The part of the others that each seat is ahead of; one that is level counts half."""
    places = state.ranking()
    return [(sum((a < b) + (a == b) / 2 for b in places) - 0.5) / (len(places) - 1) for a in places]


def margins(state: State) -> list[float]:
    scores = state.scores()
    return [float(mine - max(scores[:seat] + scores[seat + 1 :])) for seat, mine in enumerate(scores)]


AT_THE_END: Final[dict[str, Callable[[State], list[float]]]] = {
    "win": win_shares,
    "rank": rank_shares,
    "margin": margins,
}
REWARDS: Final = (*AT_THE_END, "score")


def check_reward(name: str) -> str:
    """The name, if there is a reward of that name."""
    if name not in REWARDS:
        raise BadOption(f"There is no reward {name!r}; there are {', '.join(REWARDS)}.")
    return name


class Purse:
    """What the seats of one game are paid."""

    def __init__(self, reward: str, state: State) -> None:
        self.reward = reward
        self.scores = state.scores()

    def pay(self, state: State) -> list[float]:
        """What everybody gets for what has happened since the last payment."""
        if self.reward == "score":
            before, self.scores = self.scores, state.scores()
            return [float(now - then) for now, then in zip(self.scores, before)]
        return AT_THE_END[self.reward](state) if state.over() else [0.0] * len(self.scores)
