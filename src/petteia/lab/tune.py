"""Finding good weights for a game's heuristic, by CMA-ES and self-play.

In every generation some sets of weights near the present best one are tried: each plays, as one greedy bot, the same
deals from every seat against greedy bots, and is measured by its wins and its lead. The rivals have the weights that
the game ships with, or those that were best some generations ago: a bot that only had to beat the last rivals would
learn what these overlook, and lose to the first. The weights begin with those that the game ships with, so a run goes
on from where the last one ended. The same call gives the same weights.
"""

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import petteia
from petteia.bots.greedy import Greedy
from petteia.kernel.errors import BadOption, PetteiaError
from petteia.kernel.game import Game
from petteia.kernel.heuristic import Heuristic, Weights
from petteia.kernel.rng import rng_from_seed
from petteia.lab.workers import spread

if TYPE_CHECKING:
    from cmaes import CMA
    from numpy import ndarray

STEP: Final = 0.3  # how far the first generation goes, in parts of a weight
SMALLEST: Final = 0.05  # the step of a weight that is 0
NEW_RIVALS: Final = 30  # generations after which the best weights join the rivals
LEAD: Final = 60.0  # points of lead that count as much as a win


class NoCma(PetteiaError):
    """The library cmaes is not installed."""


class Generation(NamedTuple):
    """How far tuning has come."""

    number: int
    best: float  # of this generation
    mean: float
    weights: Weights


class Trial:
    """One generation's sets of weights; called with a number, it plays that one's games and measures it."""

    def __init__(
        self, game: Game, seats: int, sets: Sequence[Weights], rivals: Sequence[Weights], deals: Sequence[int]
    ) -> None:
        self.game = game
        self.seats = seats
        self.sets = sets
        self.rivals = rivals
        self.deals = deals

    def __reduce__(self) -> tuple[Callable[..., "Trial"], tuple[object, ...]]:
        return trial_by_name, (self.game.name, self.seats, self.sets, self.rivals, self.deals)

    def __call__(self, number: int) -> tuple[int, float]:
        own = self.game.heuristic(self.sets[number])
        rivals = [self.game.heuristic(weights) for weights in self.rivals]
        measures = [
            measure(self.game, self.seats, own, rivals, seat, deal) for deal in self.deals for seat in range(self.seats)
        ]
        return number, sum(measures) / len(measures)


def trial_by_name(
    name: str, seats: int, sets: Sequence[Weights], rivals: Sequence[Weights], deals: Sequence[int]
) -> Trial:
    """In a worker, which finds the game by its name."""
    return Trial(petteia.load(name), seats, sets, rivals, deals)


def measure(game: Game, seats: int, own: Heuristic, rivals: Sequence[Heuristic], seat: int, deal: int) -> float:
    """One game: the share of the win, and the lead over the best rival. The deal says which rivals play."""
    state = game.new(seats, deal)
    playing = [own if i == seat else rivals[(deal + i) % len(rivals)] for i in range(seats)]
    bots = [Greedy(heuristic, rng_from_seed(deal * 16 + i)) for i, heuristic in enumerate(playing)]
    while not state.over():
        acting = state.next_seat()
        state.apply(acting, bots[acting].choose(state, acting))
    scores, ranking = state.scores(), state.ranking()
    win = 1 / ranking.count(1) if ranking[seat] == 1 else 0.0
    return win + (scores[seat] - max(score for i, score in enumerate(scores) if i != seat)) / LEAD


def tune(
    game: Game,
    seats: int,
    generations: int,
    deals: int,
    seed: int = 0,
    workers: int = 1,
    on_generation: Callable[[Generation], None] | None = None,
) -> Weights:
    """The weights after a number of generations."""
    shipped = game.weights()
    if not shipped:
        raise BadOption(f"The heuristic of {game.name} has no weights to tune.")
    if generations < 1 or deals < 1:
        raise BadOption("Tuning needs at least one generation and one deal.")
    names = [(name, i) for name, figures in shipped.items() for i in range(len(figures))]
    cma, steps = start_cma(shipped, names, seed)
    rivals = [shipped]
    best = shipped
    for number in range(1, generations + 1):
        points = [cma.ask() for _ in range(cma.population_size)]
        sets = [as_weights(shipped, names, steps, point) for point in points]
        chance = random.Random(f"{seed} {number}")
        trial = Trial(game, seats, sets, rivals, [chance.randrange(1 << 40) for _ in range(deals)])
        found = dict(pair for portion in spread(trial, range(len(sets)), workers) for pair in portion)
        cma.tell([(point, -found[i]) for i, point in enumerate(points)])
        best = as_weights(shipped, names, steps, cma.mean)
        if on_generation is not None:
            on_generation(Generation(number, max(found.values()), sum(found.values()) / len(found), best))
        if number % NEW_RIVALS == 0:
            rivals.append(best)
    return best


def start_cma(shipped: Weights, names: Sequence[tuple[str, int]], seed: int) -> tuple["CMA", list[float]]:
    """The optimizer at the shipped weights, and how far one unit of it goes for each weight."""
    try:
        import numpy
        from cmaes import CMA
    except ImportError:
        raise NoCma("Tuning needs the library cmaes: pip install 'petteia[lab]'.") from None
    steps = [max(abs(shipped[name][i]) * STEP, SMALLEST) for name, i in names]
    return CMA(mean=numpy.zeros(len(names)), sigma=1.0, seed=seed), steps


def as_weights(shipped: Weights, names: Sequence[tuple[str, int]], steps: Sequence[float], point: "ndarray") -> Weights:
    """The weights at a point of the optimizer's space."""
    weights = {name: list(figures) for name, figures in shipped.items()}
    for (name, i), step, value in zip(names, steps, point):
        weights[name][i] = round(shipped[name][i] + step * float(value), 4)
    return weights


def weights_text(weights: Weights) -> str:
    """The weights as lines of a weights.toml."""
    return "".join(f"{name} = {figures}\n" for name, figures in weights.items())
