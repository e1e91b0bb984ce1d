"""Whose bot thinks next, and for how long: simulated, without bots and without a clock."""

import heapq
from itertools import count

import pytest

from petteia.server.think_queue import IN_TIME, LEAST, Costs, ThinkQueue, Ticket

NOVICE, EXPERT, MASTER = 0.01, 0.4, 1.0  # seconds
OVERHEAD = 0.02  # of each thought


class Bot:
    """A bot that is asked again some time after each answer."""

    def __init__(self, person: str, cost: float, pause: float = 0.0) -> None:
        self.person = person
        self.cost = cost
        self.pause = pause
        self.waits: list[float] = []  # until each answer
        self.limits: list[float] = []


def simulate(bots: list[Bot], seconds: float) -> None:
    """Let one process think for all of them. All are asked at the same moment at first."""
    queue, numbers, at = ThinkQueue(), count(), 0.0
    asked: list[tuple[float, int, Bot]] = []  # when, and who
    for bot in bots:
        heapq.heappush(asked, (0.0, next(numbers), bot))
    owners: dict[Ticket, Bot] = {}
    while at < seconds:
        while asked and asked[0][0] <= at:
            since, _, bot = heapq.heappop(asked)
            ticket = Ticket(bot.person, bot.cost, since)
            owners[ticket] = bot
            queue.add(ticket)
        if not queue.waiting:
            at = asked[0][0]
            continue
        ticket = queue.take(at)
        bot = owners.pop(ticket)
        spent = (min(bot.cost, ticket.limit) if ticket.limit else bot.cost) + OVERHEAD
        at += spent
        queue.thought(ticket, spent)
        bot.waits.append(at - ticket.arrived)
        bot.limits.append(ticket.limit)
        heapq.heappush(asked, (at + bot.pause, next(numbers), bot))


def longest(bots: list[Bot]) -> float:
    return max(max(bot.waits) for bot in bots)


def test_a_bot_that_is_alone_thinks_as_long_as_it_likes() -> None:
    bots = [Bot("ada", MASTER)]
    simulate(bots, 20)
    assert set(bots[0].limits) == {0.0}


def test_a_few_masters_are_not_cut_short() -> None:
    bots = [Bot("ada", MASTER) for _ in range(4)]
    simulate(bots, 30)
    assert {limit for bot in bots for limit in bot.limits} == {0.0}


@pytest.mark.parametrize("people", [1, 7, 50])
def test_fifty_masters_are_cut_short_and_nobody_waits_long(people: int) -> None:
    masters = [Bot(f"person {number % people}", MASTER) for number in range(50)]
    novices = [Bot(f"guest {number}", NOVICE, pause=0.5) for number in range(10)]
    simulate(masters + novices, 120)
    assert longest(masters) < 10
    assert longest(novices) < 2
    assert all(LEAST <= limit < MASTER for bot in masters for limit in bot.limits)
    assert min(len(bot.waits) for bot in masters) > 10


def test_masters_that_come_at_once_and_do_not_come_back_all_have_their_turn_in_time() -> None:
    masters = [Bot(f"person {number}", MASTER, pause=1000) for number in range(50)]
    simulate(masters, 60)
    assert longest(masters) < 10
    assert max(limit for bot in masters for limit in bot.limits) < 2 * IN_TIME / 50


def test_short_thoughts_come_first() -> None:
    queue = ThinkQueue()
    for person, cost in (("ada", MASTER), ("ben", EXPERT), ("cleo", NOVICE), ("dion", NOVICE)):
        queue.add(Ticket(person, cost, 0.0))
    assert [queue.take(0.0).person for _ in range(4)] == ["cleo", "dion", "ada", "ben"]


def test_many_short_thoughts_do_not_keep_a_long_one_waiting_for_ever() -> None:
    novices = [Bot(f"guest {number}", NOVICE) for number in range(100)]
    master = Bot("ada", MASTER)
    simulate([*novices, master], 60)
    assert longest([master]) < 10
    assert longest(novices) < 10


def test_somebody_with_many_tables_does_not_slow_down_somebody_with_one() -> None:
    many = [Bot("ada", EXPERT) for _ in range(12)]
    one = Bot("ben", EXPERT, pause=1.0)
    simulate([*many, one], 120)
    assert sum(one.waits) / len(one.waits) < sum(many[0].waits) / len(many[0].waits) / 2


def test_one_among_fifty_masters_of_somebody_else_is_hardly_slowed_down_and_slows_nobody_down() -> None:
    many = [Bot("ada", MASTER) for _ in range(50)]
    one = Bot("ben", MASTER)
    simulate([*many, one], 120)
    assert longest([one]) < 2
    assert longest(many) < 10


def test_somebody_who_has_long_been_away_gets_no_more_than_others() -> None:
    """Otherwise everybody would have to wait until somebody new has thought as much as they have."""
    queue = ThinkQueue()
    for _ in range(30):
        queue.add(Ticket("ada", MASTER, 0.0))
        queue.thought(queue.take(0.0), MASTER)
    for person in ("ada", "ada", "ada", "ben", "ben", "ben"):
        queue.add(Ticket(person, MASTER, 1.0))
    turns = []
    while queue.waiting:
        ticket = queue.take(1.0)
        queue.thought(ticket, MASTER)
        turns.append(ticket.person)
    assert turns == ["ben", "ada", "ben", "ada", "ben", "ada"]


def test_somebody_who_leaves_is_not_asked() -> None:
    queue = ThinkQueue()
    one, two = Ticket("ada", MASTER, 0.0), Ticket("ben", MASTER, 0.0)
    queue.add(one)
    queue.add(two)
    queue.remove(one)
    assert queue.take(1.0) is two


def test_what_a_level_costs_is_learnt() -> None:
    costs = Costs()
    assert costs.of("khora", "novice") < costs.of("khora", "expert") < costs.of("khora", "master")
    for _ in range(100):
        costs.learn("khora", "expert", 0.05)
    assert costs.of("khora", "expert") == pytest.approx(0.05, abs=0.001)
    assert costs.of("emporion", "expert") == costs.FIRST["expert"]
