"""What is said about a choice: why it is refused, and what it would change."""


class Reason:
    """Why a move is refused: the rule that forbids it, and what is missing, each with how many."""

    __slots__ = ("missing", "rule")
    rule: str
    missing: tuple[tuple[str, int], ...]

    def __init__(self, rule: str, missing: tuple[tuple[str, int], ...] = ()) -> None:
        self.rule = rule
        self.missing = missing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.missing == other.missing

    def __hash__(self) -> int:
        return hash((self.rule, self.missing))

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.missing!r})"


class Delta:
    """By how much a choice would change one of a seat's numbers, and why where a game tells it.

    A number whose name begins with `end-` is what the end of the game would bring, and one with `next-` what the next
    questions will let the seat take: no event of the choice tells of them.
    """

    __slots__ = ("amount", "cause", "seat", "what")
    seat: int
    what: str
    amount: int
    cause: str

    def __init__(self, seat: int, what: str, amount: int, cause: str = "") -> None:
        self.seat = seat
        self.what = what
        self.amount = amount
        self.cause = cause

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Delta) and (self.seat, self.what, self.amount, self.cause) == (
            other.seat,
            other.what,
            other.amount,
            other.cause,
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.what, self.amount, self.cause))

    def __repr__(self) -> str:
        why = f", {self.cause!r}" if self.cause else ""
        return f"Delta({self.seat}, {self.what!r}, {self.amount}{why})"
