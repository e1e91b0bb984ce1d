"""Taking back the player's last decision, as long as it has shown them nothing and nobody has acted since."""

from petteia.kernel.record import Recorder
from petteia.kernel.state import State


class Checkpoint:
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
        self.checkpoints: list[Checkpoint] = []

    def remember(self, recorder: Recorder, told: int) -> None:
        """Keep where the game stands, just before a decision."""
        before = recorder.state.copy()
        before.learned = recorder.state.learned  # by the decision before it, which can be taken back after this one
        recorder.state.learned = 0
        self.checkpoints.append(Checkpoint(before, len(recorder.record.decisions), told))

    def refusal(self, recorder: Recorder) -> str:
        """Why the last decision cannot be taken back: the id of a text, or nothing."""
        if not self.checkpoints:
            return "ui-undo-nothing"
        checkpoint = self.checkpoints[-1]
        since = recorder.record.decisions[checkpoint.decisions :]
        if any(seat != self.seat for seat, _ in since):
            return "ui-undo-others"
        return "ui-undo-revealed" if recorder.state.has_learned(self.seat) else ""

    def undo(self, recorder: Recorder) -> int:
        """Go back to before the last decision; returns how many events had been told then."""
        checkpoint = self.checkpoints.pop()
        recorder.state = checkpoint.state
        del recorder.record.decisions[checkpoint.decisions :]
        return checkpoint.told
