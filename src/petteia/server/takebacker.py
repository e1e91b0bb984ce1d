"""Which decisions may be taken back: a seat's own last one, until it learned something by it or another person acted.

Bots' answers are taken back with it, as long as they have shown no person anything. Nothing here depends on a
particular game: the rules note which seats have learned something (`State.learned`). Where several seats decide at once
and in secret, an answer may still be changed after others have given theirs, as long as it has stayed secret. At a
practice table every decision of a person can be taken back, whatever has happened since.
"""

from collections.abc import Collection, Sequence

from petteia.kernel.state import State
from petteia.server.chronicle import Ledger


class Decision:
    """A decision that was made and not taken back."""

    __slots__ = ("action", "before", "given", "learned", "ledger", "ply", "seat", "secret")

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
        self.learned = after.learned  # the set of seats that learned something by it

    def shows_something_to(self, seats: Collection[int]) -> bool:
        """Whether one of these seats has learned something by it that could not be unlearned."""
        return any(self.learned >> seat & 1 for seat in seats)


class Takebacker:
    """The decisions of one table, and those among them that may still be taken back."""

    __slots__ = ("decisions", "practice", "reach")

    def __init__(self, practice: bool) -> None:
        self.practice = practice
        self.decisions: list[Decision] = []
        self.reach: list[Decision] = []  # of people

    def decided(self, decision: Decision, after: State, people: Collection[int]) -> None:
        """Add a decision; those of people may be taken back later."""
        self.decisions.append(decision)
        self.reach.append(decision)
        for earlier in self.reach:
            earlier.secret = earlier.secret and after.sealed(earlier.seat)
        is_bot = decision.seat not in people
        gone: list[Decision] = []
        if not self.practice and (not is_bot or decision.shows_something_to(people)):
            gone = [earlier for earlier in self.reach if earlier.seat != decision.seat and not earlier.secret]
        if is_bot:
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
                may = self.practice or decision.secret or (rule and not decision.shows_something_to((seat,)))
                return decision if may else None
        return None

    def decided_last(self, seat: int) -> int:
        """The ply after a seat's last decision that stands; 0 before its first."""
        return next((decision.ply + 1 for decision in reversed(self.decisions) if decision.seat == seat), 0)

    def since(self, decision: Decision) -> list[Decision]:
        """The decisions after this one."""
        return self.decisions[self.decisions.index(decision) + 1 :]

    def taken_back(self, decision: Decision, again: list[Decision], after: State) -> None:
        """Remove a decision and all after it; some of those were made again."""
        number = self.decisions.index(decision)
        self.decisions[number:] = again
        old = [earlier for earlier in self.reach if earlier.ply < decision.ply]
        self.reach = old + [later for later in again if later.before is not None]
        for earlier in self.reach:
            earlier.secret = earlier.secret and after.sealed(earlier.seat)
        if again and not self.practice:  # other seats have acted since
            self.forget([earlier for earlier in old if earlier.seat == decision.seat and not earlier.secret])
