"""Tables for tests: every set-up that a game allows, and random play that is the same on every machine."""

import json
from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple

from petteia.kernel.game import Game, Options
from petteia.kernel.log import Event
from petteia.kernel.position import digest
from petteia.kernel.rng import Rng, Seed, rng_from_seed
from petteia.kernel.state import State

LONGEST_GAME = 100_000  # decisions; a game that takes more does not end

SeatAction = tuple[int, int]  # seat, action


class ConformanceError(AssertionError):
    """A game does not keep one of the kernel's promises. `check` is the name of the check that found it."""

    check = ""


def demand(kept: bool, sentence: str) -> None:
    """Say which promise is broken, if it is."""
    if not kept:
        raise ConformanceError(sentence)


Errors = type[Exception] | tuple[type[Exception], ...]


def refused(error: Errors, accepted: str, deed: Callable[..., object], *arguments: object) -> None:
    """The deed must raise this error, and no other."""
    expected = error.__name__ if isinstance(error, type) else error[0].__name__
    try:
        deed(*arguments)
    except error:
        return
    except Exception as other:
        demand(False, f"{accepted}? {type(other).__name__} was raised instead of {expected}: {other}")
    demand(False, f"{accepted}; {expected} was expected.")


class Table(NamedTuple):
    """One way to set up a game."""

    game: Game
    seats: int
    options: Options
    seed: Seed

    def new(self, listening: bool = False) -> State:
        """The first position, or with all that was told on the way there."""
        return self.game.table(self.seats, self.seed, self.options, listening)

    def rng(self) -> Rng:
        """Where the players' choices come from: not the table's own chance, and the same every time."""
        return rng_from_seed(0 if isinstance(self.seed, bytes) else self.seed + 1_000_003)

    def __str__(self) -> str:
        options = "".join(f", {name} {value}" for name, value in self.options.items())
        seed = "sealed" if isinstance(self.seed, bytes) else self.seed
        return f"{self.game.name}, {self.seats} seats{options}, seed {seed}"


def tables(game: Game, seats: int | None, games: int, seed: int) -> Iterator[Table]:
    """Every number of seats (or the one that is wanted) with every choice of options, `games` of each."""
    numbers = range(game.min_seats, game.max_seats + 1) if seats is None else [game.check_seats(seats)]
    names = [option.name for option in game.options]
    for number in numbers:
        for values in product(*(option.values for option in game.options)):
            for _ in range(games):
                yield Table(game, number, dict(zip(names, values)), seed)
                seed += 1


def random_decision(state: State, rng: Rng) -> SeatAction:
    """A seat that is waited for, and an action that is open to it, both at random."""
    waiting = state.waiting()
    seat = waiting[rng.below(len(waiting))]
    actions = state.legal(seat)
    demand(len(actions) > 0, f"Seat {seat} is waited for and has no legal action.")
    return seat, actions[rng.below(len(actions))]


def play_randomly(state: State, rng: Rng, decisions: int = LONGEST_GAME) -> list[SeatAction]:
    """Play at random, to the end or for a number of decisions; return them."""
    made: list[SeatAction] = []
    while len(made) < decisions and state.waiting():
        made.append(random_decision(state, rng))
        state.play(*made[-1])
    demand(len(made) < LONGEST_GAME, f"The game does not end: {LONGEST_GAME} decisions were made.")
    return made


def play_in_step(one: State, other: State, rng: Rng, what: str) -> None:
    """Play two equal states to the end by the same decisions: they must stay equal and tell the same events."""
    heard: tuple[list[Event], list[Event]] = (one.listen(), other.listen())
    for _ in range(LONGEST_GAME):
        demand(one.waiting() == other.waiting(), f"{what} waits for other seats.")
        if not one.waiting():
            break
        seat, action = random_decision(one, rng)
        demand(one.legal(seat) == other.legal(seat), f"{what} allows seat {seat} other actions.")
        one.play(seat, action)
        other.play(seat, action)
    demand(digest(one) == digest(other), f"{what} plays on to another end.")
    demand(heard[0] == heard[1], f"{what} tells other events.")


def as_text(document: object) -> str:
    """A document as text, for comparing and for showing."""
    return json.dumps(document, sort_keys=True)


def difference(one: object, other: object, where: str = "") -> str:
    """Where two documents differ first, for a person: `cities.1.hand: [..] became [..]`."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if one.get(key) != other.get(key) or (key in one) != (key in other):
                return difference(one.get(key), other.get(key), f"{where}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (a, b) in enumerate(zip(one, other)):
            if a != b:
                return difference(a, b, f"{where}.{i}")
    return f"{where.lstrip('.') or 'all of it'}: {str(one)[:80]} became {str(other)[:80]}"
