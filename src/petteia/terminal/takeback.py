"""Taking back the player's last decision, as long as it has shown them nothing and nobody has acted since."""

from typing import Final

from petteia.kernel.errors import PetteiaError
from petteia.kernel.game import Game
from petteia.kernel.record import Recorder
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State

TRIALS: Final = 16


class Step:
    """Where a game stood before a decision."""

    __slots__ = ("decisions", "state", "told")

    def __init__(self, state: State, decisions: int, told: int) -> None:
        self.state = state
        self.decisions = decisions
        self.told = told  # how many events had been told


class History:
    """The decisions of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.steps: list[Step] = []

    def remember(self, recorder: Recorder, told: int) -> None:
        """Keep where the game stands, just before a decision."""
        self.steps.append(Step(recorder.state.copy(), len(recorder.record.decisions), told))

    def refusal(self, recorder: Recorder) -> str:
        """Why the last decision cannot be taken back: the id of a text, or nothing."""
        if not self.steps:
            return "ui-undo-nothing"
        step = self.steps[-1]
        since = recorder.record.decisions[step.decisions :]
        if any(seat != self.seat for seat, _ in since):
            return "ui-undo-others"
        return "ui-undo-revealed" if revealed(recorder.game, step.state, self.seat, since, recorder.state) else ""

    def undo(self, recorder: Recorder) -> int:
        """Go back to before the last decision; returns how many events had been told then."""
        step = self.steps.pop()
        recorder.state = step.state
        del recorder.record.decisions[step.decisions :]
        return step.told


def revealed(game: Game, before: State, seat: int, decisions: list[tuple[int, int]], after: State) -> bool:
    """Whether the seat has learned something by its decisions.

    It has not if it would see the same now, whatever was hidden from it then: other hands, decks, secret answers,
    dice to come.
    """
    seen = after.view(seat)
    for trial in range(TRIALS):
        other = before.copy()
        other.redeal(seat, rng_from_seed(trial))
        try:
            for who, action in decisions:
                other.play(who, action)
        except PetteiaError:
            return True
        if other.view(seat) != seen:
            return True
    return False
