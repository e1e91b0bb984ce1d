"""A game's own measure of how well a seat stands and how good a choice looks. Bots are built on it."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from petteia.kernel.state import Action, State

Weights = dict[str, list[float]]  # named figures, each a short list


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """The measure of a game that has none of its own: points, and the points right after a choice."""

    __slots__ = ()

    def evaluate(self, state: State, seat: i64) -> float:
        """What the seat can expect to score by the end, going by what it may know."""
        return float(state.scores()[seat])

    def worth(self, state: State, seat: i64, action: i64) -> float:
        """How good a legal choice looks to the seat, in points; only differences between choices mean something."""
        after = state.copy()
        after.apply(seat, action)
        return self.evaluate(after, seat)

    def worths(self, state: State, seat: i64, legal: tuple[Action, ...]) -> vec[float]:
        """How good each of the seat's legal choices looks, in their order: what bots ask for."""
        found = vec[float]([0.0] * len(legal))
        for i, action in enumerate(legal):
            found[i] = self.worth(state, seat, action)
        return found

    def stage(self, state: State) -> i64:
        """A number that rises as the game goes on. Decisions of one stage (a round, a turn) belong to one plan, and
        positions are best compared where a stage begins."""
        return state.ply

    def horizon(self) -> i64:
        """How many stages beyond the present one are worth looking ahead when there is no time to look to the end."""
        return 2
