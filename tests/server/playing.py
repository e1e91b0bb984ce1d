"""Tables in play without any server: what tests of the pure part start from."""

from contextlib import suppress
from typing import Any

import petteia
from petteia.kernel.rng import Rng, rng_from_seed
from petteia.server.messages import Clock, Position
from petteia.server.replica import Change, Declined, Replica
from petteia.server.reporter import document, position
from petteia.server.storage.rows import Entry, TableRow
from tests.server.examples import bot, seated, table

KHORA = petteia.load("khora")
START = 1_000_000
PEOPLE = ("ada", "ben", "cleo", "dion")


def alone(game: str, bots: int = 2, seed: int = 1, **changes: Any) -> TableRow:
    """A running table at which Ada plays with bots."""
    loaded = petteia.load(game)
    seats = [seated(0, "ada"), *(bot(seat, "novice") for seat in range(1, bots + 1))]
    facts = {"game": game, "rules": loaded.version, "options": loaded.check_options({}), "seats": seats}
    return running(seed=seed, **{**facts, **changes})


def running(people: int = 2, seed: int = 1, **changes: Any) -> TableRow:
    """A running table of Khôra with this number of people."""
    key = bytes([seed]) * 32
    facts = {"status": "running", "started": START, "key": key, "rules": KHORA.version}
    seats = [seated(seat, PEOPLE[seat]) for seat in range(people)]
    return table("t", "ada", **{"seats": seats, **facts, **changes})


class Play:
    """A game that writes down its log. A second passes with every entry."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = petteia.load(row.game)
        self.replica = Replica(row, self.game)
        self.log: list[Entry] = []
        self.at = START

    def now(self) -> int:
        self.at += 1000
        return self.at

    def do(self, seat: int, *moves: str) -> None:
        """Decide by notation."""
        for move in moves:
            self.decide(seat, self.game.codec.read(move))

    def decide(self, seat: int, action: int) -> None:
        self.take(self.replica.decide(seat, self.replica.ply, action, self.now()))

    def undo(self, seat: int) -> None:
        self.take(self.replica.undo(seat, self.replica.ply, self.now()))

    def take(self, change: Change | None) -> None:
        assert change is not None
        self.log.append(change.entry)
        self.replica.take(change)

    def may_undo(self, seat: int) -> bool:
        return self.replica.may_undo(seat, self.at) is not None

    def options(self, seat: int) -> list[str]:
        return [self.game.codec.move(action).notation() for action in self.replica.questions[seat]]

    def random_decision(self, rng: Rng) -> int:
        """Let a random seat that is asked decide at random. Returns the seat."""
        waiting = self.replica.waiting
        seat = waiting[rng.below(len(waiting))]
        options = self.replica.questions[seat]
        self.decide(seat, options[rng.below(len(options))])
        return seat

    def play_on(self, rng: Rng, decisions: int = 1_000_000) -> None:
        """Decide at random, this number of times or to the end."""
        while decisions and not self.replica.state.over():
            self.random_decision(rng)
            decisions -= 1

    def play_with_undos(self, rng: Rng) -> None:
        """Play to the end at random; now and then somebody takes a decision back, if they may."""
        while not self.replica.state.over():
            self.random_decision(rng)
            if rng.below(3) == 0:
                with suppress(Declined):
                    self.undo(rng.below(len(self.row.seats)))

    def again(self) -> Replica:
        """The same game, replayed from its log."""
        replica = Replica(self.row, self.game)
        replica.read(self.log)
        return replica


def whole_position(replica: Replica, seat: int | None, since: int = 0, at: int = START) -> Position:
    """What a viewer who has heard `since` events already is told."""
    return position(replica, seat, document(replica, seat, at), since, at)


def chance(seed: int = 0) -> Rng:
    return rng_from_seed(seed)


LIVE = Clock(kind="live", minutes=1, increment=5)
DAYS = Clock(kind="days", days=2)
