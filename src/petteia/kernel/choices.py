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
    """By how much a choice would change one of a seat's numbers."""

    __slots__ = ("amount", "seat", "what")
    seat: int
    what: str
    amount: int

    def __init__(self, seat: int, what: str, amount: int) -> None:
        self.seat = seat
        self.what = what
        self.amount = amount

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Delta) and (self.seat, self.what, self.amount) == (
            other.seat,
            other.what,
            other.amount,
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.what, self.amount))

    def __repr__(self) -> str:
        return f"Delta({self.seat}, {self.what!r}, {self.amount})"
