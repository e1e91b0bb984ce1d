"""Whose bot thinks next, and how long it may, when more of them wait than can think. All times are given, in seconds.

- Short thoughts come before long ones. Lest they keep long ones waiting for ever, a long one has its turn after a run
  of short ones.
- Otherwise whoever's bots have thought least has the next turn, so nobody is slowed down by somebody else's many
  tables; but whoever has waited for long comes first.
- When many wait, long thoughts are cut short, so that all have their turn in time. When few wait, none is.
"""

from typing import Final

SHORT: Final = 0.15  # a thought that is expected to take no longer is a short one
RUN: Final = 0.5  # of short thoughts, before a long one that waits has its turn
IN_TIME: Final = 6.0  # in which everybody should have had their turn; whoever waits longer is next
LEAST: Final = 0.04  # that any thought may take
WEIGHT: Final = 0.1  # of the last thought in what is learnt from all of them
MOST_PEOPLE: Final = 10_000  # whose share is remembered


class Ticket:
    """A bot that waits for its turn."""

    __slots__ = ("arrived", "cost", "limit", "person")

    def __init__(self, person: str, cost: float, arrived: float) -> None:
        self.person = person  # at whose table it plays
        self.cost = cost  # how long it is expected to think
        self.arrived = arrived
        self.limit = 0.0  # how long it may think, once it is its turn; 0 for as long as it likes

    @property
    def is_short(self) -> bool:
        return self.cost <= SHORT


class ThinkQueue:
    """The bots that wait for one process, in the order in which they came."""

    def __init__(self) -> None:
        self.waiting: list[Ticket] = []
        self._shares: dict[str, float] = {}  # how long each person's bots have thought
        self._floor = 0.0  # the share of whoever had the last turn: whoever comes back has no less
        self._run = 0.0  # of short thoughts since the last long one
        self._overrun = 0.0  # by how much thoughts that are cut short take longer than they may, as a rule

    def add(self, ticket: Ticket) -> None:
        """Let a bot wait."""
        if all(other.person != ticket.person for other in self.waiting):
            self._shares[ticket.person] = max(self._shares.get(ticket.person, 0.0), self._floor)
        self.waiting.append(ticket)

    def remove(self, ticket: Ticket) -> None:
        """Let a bot wait no more."""
        self.waiting.remove(ticket)

    def take(self, at: float) -> Ticket:
        """The bot whose turn it is, with the limit of its thought."""
        ticket = self._next(at)
        ticket.limit = self._limit(ticket, at)
        self.waiting.remove(ticket)
        self._floor = self._shares[ticket.person]
        return ticket

    def thought(self, ticket: Ticket, seconds: float) -> None:
        """Note how long a bot has thought."""
        self._run = self._run + seconds if ticket.is_short else 0.0
        if ticket.limit:
            self._overrun += WEIGHT * (seconds - ticket.limit - self._overrun)
        self._shares[ticket.person] = self._shares.get(ticket.person, self._floor) + seconds
        if len(self._shares) > MOST_PEOPLE:
            waiting = {other.person for other in self.waiting}
            self._shares = {person: self._shares[person] for person in waiting}

    def _next(self, at: float) -> Ticket:
        short = [ticket for ticket in self.waiting if ticket.is_short]
        long = [ticket for ticket in self.waiting if not ticket.is_short]
        if not long or (short and self._run < RUN):
            return self._fairest(short)
        if at - long[0].arrived > IN_TIME:
            return long[0]
        return self._fairest(long)

    def _fairest(self, tickets: list[Ticket]) -> Ticket:
        return min(tickets, key=lambda ticket: (self._shares[ticket.person], ticket.arrived))

    def _limit(self, ticket: Ticket, at: float) -> float:
        """How long a bot may think, so that the others who wait can have as much in time."""
        if ticket.is_short:
            return 0.0
        ends = [other.arrived + IN_TIME - at for other in self.waiting if not other.is_short]
        share = min(end / number for number, end in enumerate(ends, start=1))
        return 0.0 if share >= ticket.cost else max(share - self._overrun, LEAST)


class Costs:
    """How long bots think if nothing cuts them short, by game and level."""

    FIRST: Final = {
        "random": 0.001,
        "greedy": 0.02,
        "novice": 0.02,
        "skilled": 0.02,
        "expert": 0.5,
    }  # until it is known
    LONGEST: Final = 1.0

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], float] = {}

    def of(self, game: str, level: str) -> float:
        """How long such a bot is expected to think."""
        return self._known.get((game, level), self.FIRST.get(level, self.LONGEST))

    def learn(self, game: str, level: str, seconds: float) -> None:
        """Note how long such a bot has thought."""
        before = self.of(game, level)
        self._known[game, level] = before + WEIGHT * (seconds - before)
