"""The bot that searches: information-set Monte Carlo tree search for hidden information and simultaneous decisions.

Every iteration replaces what the seat cannot see by a random alternative (`redeal`) and plays on from there. Each seat
has a tree of its own over its own decisions, so that nobody's choice depends on what that seat cannot know. The trees
reach to the end of the present stage of the game; from there on decisions are guided by the game's heuristic, and after
`depth` more stages (or `cut` such decisions) everybody's standing is estimated by it. What a seat gets is a mixture of
winning and of points.
"""

import time
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from petteia.bots.bot import GRAIN, NO_WORTH, Bot
from petteia.kernel.heuristic import Heuristic
from petteia.kernel.rng import Rng
from petteia.kernel.state import State

LOOK: Final = 16  # iterations between two looks at the clock and at what is decided
LEAST_WEIGHT: Final = 0.02  # by which every choice attracts, before all are divided by their sum
OVER: Final = 4.0  # how much sharper leads count once the game is over
STEEPEST: Final = 600.0  # the largest exponent whose power fits a float
MANY_POINTS: Final = 100.0  # that count as a whole reward


class SearchSettings:
    """How a search thinks. A budget of 0 is no limit; one of the two has to be set."""

    __slots__ = (
        "curiosity", "cut", "decided_early", "depth", "iterations", "milliseconds", "noise", "points", "sharpness",
        "temperature",
    )  # fmt: skip
    iterations: i64
    milliseconds: float
    decided_early: bool  # whether to stop when no other choice could still be visited as often
    depth: i64  # stages beyond the present one
    cut: i64  # guided decisions after which an iteration ends in any case
    curiosity: float  # how much untried choices attract
    temperature: float  # points by which a choice may look worse and still be tried often
    noise: float  # points by which guided decisions err
    sharpness: float  # points of lead that make winning likely
    points: float  # the part of what a seat gets that comes from its own points

    def __init__(self, iterations: i64 = 0, milliseconds: float = 0.0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.decided_early = True
        self.depth = 1000
        self.cut = 1000
        self.curiosity = 0.7
        self.temperature = 1.5
        self.noise = 1.0
        self.sharpness = 8.0
        self.points = 0.3


class Edge:
    """A choice in a tree: how often it could be and was taken, and what came of it."""

    __slots__ = ("available", "child", "total", "visits", "weight", "worth")
    worth: float  # how good it looks to the heuristic
    weight: float  # how much it attracts, from 0 to 1
    visits: i64
    available: i64
    total: float
    child: "Node | None"

    def __init__(self, worth: float) -> None:
        self.worth = worth
        self.weight = 0.0
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.child = None


class Node:
    """A point in a seat's own line of decisions, with the choices that were met there."""

    __slots__ = ("edges",)
    edges: dict[int, Edge]

    def __init__(self) -> None:
        self.edges = {}


class Search(Bot):
    """Thinks ahead in many sampled games."""

    __slots__ = ("done", "heuristic", "path", "path_seats", "ply", "rng", "root", "seat", "settings", "stage", "trees")
    heuristic: Heuristic
    settings: SearchSettings
    rng: Rng
    root: Node | None  # the tree of its own seat, kept between decisions of one stage
    stage: i64  # of the last decision, as the next two: a tree that does not follow from it is not used again
    seat: i64
    ply: i64
    done: i64  # iterations of the last decision
    trees: list[Node | None]  # where each seat stands in its tree; None: it has left it
    path: list[Edge]
    path_seats: list[int]

    def __init__(self, heuristic: Heuristic, settings: SearchSettings, rng: Rng) -> None:
        self.heuristic = heuristic
        self.settings = settings
        self.rng = rng
        self.root = None
        self.stage = -1000
        self.seat = -1
        self.ply = -1
        self.done = 0
        self.trees = []
        self.path = []
        self.path_seats = []

    def choose(self, state: State, seat: int) -> int:
        stage = self.heuristic.stage(state)
        root = self.root
        if root is None or stage != self.stage or seat != self.seat or state.ply <= self.ply:
            root = Node()
        self.stage = stage
        self.ply = state.ply
        self.seat = seat
        self.think(state, seat, root)
        action = most_visited(root, state.legal(seat))
        taken = root.edges.get(action)
        self.root = taken.child if taken is not None else None
        return action

    def think(self, state: State, seat: i64, root: Node) -> None:
        """Iterate until the budget is used up, or no other choice could be visited as often as the best one."""
        settings = self.settings
        begun = time.perf_counter()
        end = begun + settings.milliseconds / 1000.0 if settings.milliseconds > 0.0 else 0.0
        roots: list[Node] = [Node() for _ in range(state.seats)]
        roots[seat] = root
        self.done = 0
        while settings.iterations == 0 or self.done < settings.iterations:
            if self.done % LOOK == LOOK - 1:
                left = settings.iterations - self.done
                if end > 0.0:
                    now = time.perf_counter()
                    left = int((end - now) / (now - begun) * float(self.done)) + 1
                    if now >= end:
                        break
                if settings.decided_early and lead(root, state.legal(seat)) > left:
                    break
            self.iterate(state, seat, roots)
            self.done += 1

    def iterate(self, state: State, seat: i64, roots: list[Node]) -> None:
        """One sampled game, up to where it is judged."""
        sample = state.copy()
        sample.redeal(seat, self.rng)
        heuristic = self.heuristic
        last = self.stage + self.settings.depth
        self.trees = list(roots)
        self.path.clear()
        self.path_seats.clear()
        left = self.settings.cut
        acting = sample.next_seat()
        while acting >= 0 and left > 0:
            stage = heuristic.stage(sample)
            if stage > last:
                break
            node = self.trees[acting] if stage == self.stage else None
            legal = sample.legal(acting)
            if node is None:
                action = self.guided(sample, acting, legal)
                left -= 1
            else:
                action = self.descend(node, sample, acting, legal)
            sample.apply(acting, action)
            acting = sample.next_seat()
        self.learn(sample)

    def descend(self, node: Node, state: State, seat: i64, legal: tuple[int, ...]) -> i64:
        """Choose in a tree, and go on there or leave it."""
        edges = node.edges
        met: list[Edge] = []
        fresh = False
        visits: i64 = 0
        gained = 0.0
        for action in legal:
            edge = edges.get(action)
            if edge is None:
                edge = Edge(self.heuristic.worth(state, seat, action))
                edges[action] = edge
                fresh = True
            edge.available += 1
            visits += edge.visits
            gained += edge.total
            met.append(edge)
        if fresh:
            self.weigh(node)
        mean = gained / float(visits) if visits > 0 else 0.5
        best = 0
        most = NO_WORTH
        for i, edge in enumerate(met):
            value = edge.total / float(edge.visits) if edge.visits > 0 else mean
            attraction = self.settings.curiosity * edge.weight * sqrt(float(edge.available)) / float(1 + edge.visits)
            if value + attraction > most:
                most = value + attraction
                best = i
        edge = met[best]
        self.path.append(edge)
        self.path_seats.append(seat)
        if edge.child is None:
            edge.child = Node()
            self.trees[seat] = None if edge.visits == 0 else edge.child
        else:
            self.trees[seat] = edge.child
        return legal[best]

    def weigh(self, node: Node) -> None:
        """How much each choice of a node attracts: by how good it looks beside the best one."""
        top = NO_WORTH
        for edge in node.edges.values():
            if edge.worth > top:
                top = edge.worth
        whole = 0.0
        for edge in node.edges.values():
            edge.weight = exp((edge.worth - top) / self.settings.temperature) + LEAST_WEIGHT
            whole += edge.weight
        for edge in node.edges.values():
            edge.weight /= whole

    def guided(self, state: State, seat: i64, legal: tuple[int, ...]) -> i64:
        """A decision outside the trees: what looks best, with some noise."""
        noise = self.settings.noise / float(GRAIN)
        rng = self.rng
        worths = self.heuristic.worths(state, seat, legal)
        best: i64 = 0
        most = NO_WORTH
        for i in range(i64(len(worths))):
            worth = worths[i] + noise * float(rng.below(GRAIN))
            if worth > most:
                most = worth
                best = i
        return legal[best]

    def learn(self, state: State) -> None:
        """Carry what every seat gets back along its own decisions."""
        gets = self.utilities(state)
        for i, edge in enumerate(self.path):
            edge.visits += 1
            edge.total += gets[self.path_seats[i]]

    def utilities(self, state: State) -> list[float]:
        """What each seat gets, from 0 to 1: winning by its lead over the best other, and its own points."""
        settings = self.settings
        if state.over():
            points = [float(score) for score in state.scores()]
            sharpness = settings.sharpness / OVER
        else:
            points = [self.heuristic.evaluate(state, seat) for seat in range(state.seats)]
            sharpness = settings.sharpness
        gets: list[float] = []
        for seat, own in enumerate(points):
            rival = NO_WORTH
            for other, theirs in enumerate(points):
                if other != seat and theirs > rival:
                    rival = theirs
            winning = 1.0 / (1.0 + exp(min((rival - own) / sharpness, STEEPEST)))
            gets.append((1.0 - settings.points) * winning + settings.points * own / MANY_POINTS)
        return gets


def lead(root: Node, legal: tuple[int, ...]) -> i64:
    """By how many visits the most visited choice leads."""
    first: i64 = 0
    second: i64 = 0
    for action in legal:
        edge = root.edges.get(action)
        if edge is not None:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
    return first - second


def most_visited(root: Node, legal: tuple[int, ...]) -> int:
    """The choice that the search came to, among those that are legal."""
    best = legal[0]
    most: i64 = -1
    for action in legal:
        edge = root.edges.get(action)
        if edge is not None and edge.visits > most:
            most = edge.visits
            best = action
    return best
