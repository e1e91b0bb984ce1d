"""Which decisions may be taken back: a seat's own last one, until it learned something by it or somebody else acted.

Nothing here depends on a particular game: the rules note which seats have learned something (`State.has_learned`).
Where several seats decide at once and in secret, an answer may still be changed after others have given theirs, as long
as it has stayed secret.
"""

from collections.abc import Sequence

from petteia.kernel.state import State
from petteia.server.chronicle import Ledger


class Decision:
    """A decision that was made and not taken back."""

    __slots__ = ("action", "before", "given", "ledger", "ply", "revealing", "seat", "secret")

    def __init__(
        self, ply: int, seat: int, action: int, before: State, after: State, ledger: Ledger, given: int
    ) -> None:
        self.ply = ply  # of its entry in the log
        self.seat = seat
        self.action = action
        self.before: State | None = before  # None when it is too late to take it back
        self.ledger = ledger  # the points before it, for as long
        self.given = given  # the time that was added for it
        self.secret = False  # whether it is still the seat's own secret
        self.revealing = after.has_learned(seat)  # something that could not be unlearned


class Takebacker:
    """The decisions of one table, and those among them that may still be taken back."""

    __slots__ = ("decisions", "reach")

    def __init__(self) -> None:
        self.decisions: list[Decision] = []
        self.reach: list[Decision] = []

    def decided(self, decision: Decision, after: State, keep: bool) -> None:
        """Add a decision; `keep` if it may be taken back later."""
        self.decisions.append(decision)
        self.reach.append(decision)
        for earlier in self.reach:
            earlier.secret = earlier.secret and after.sealed(earlier.seat)
        gone = [earlier for earlier in self.reach if earlier.seat != decision.seat and not earlier.secret]
        if not keep or after.over():
            gone.append(decision)
        if after.over():
            gone = self.reach
        self.forget(gone)

    def forget(self, gone: Sequence[Decision]) -> None:
        """Keep these decisions from being taken back."""
        for decision in gone:
            decision.before, decision.ledger = None, ()
        self.reach = [decision for decision in self.reach if decision.before is not None]

    def forget_seat(self, seat: int) -> None:
        """Keep the decisions of a seat from being taken back."""
        self.forget([decision for decision in self.reach if decision.seat == seat])

    def last_of(self, seat: int, rule: bool) -> Decision | None:
        """The decision that a seat may take back now, or None. Secret answers may change whatever the rule is."""
        for decision in reversed(self.reach):
            if decision.seat == seat:
                return decision if decision.secret or (rule and not decision.revealing) else None
        return None

    def without(self, decision: Decision) -> list[Decision]:
        """The decisions after this one, all by other seats, which have to be made again without it."""
        return self.decisions[self.decisions.index(decision) + 1 :]

    def taken_back(self, decision: Decision, again: list[Decision], after: State) -> None:
        """Remove a decision; those after it were made again."""
        number = self.decisions.index(decision)
        self.decisions[number:] = again
        old = [earlier for earlier in self.reach if earlier.ply < decision.ply]
        self.reach = old + [later for later in again if later.before is not None]
        for earlier in self.reach:
            earlier.secret = earlier.secret and after.sealed(earlier.seat)
        if again:  # other seats have acted since
            self.forget([earlier for earlier in old if earlier.seat == decision.seat and not earlier.secret])
