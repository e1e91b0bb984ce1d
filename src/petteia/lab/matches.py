"""One game between bots, and its result. The same seed gives the same game, on every machine."""

from collections.abc import Sequence
from typing import NamedTuple

from petteia.bots.names import make_bot
from petteia.kernel.game import Game, Options

SPREAD = 1_000_003  # games of one run have neighbouring seeds; runs lie this far apart


class Result(NamedTuple):
    """How a game ended; `bots` are in the order of the seats."""

    number: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    decisions: int

    def win_share(self, seat: int) -> float:
        """1 for a winner alone; winners who share the first place share this too."""
        return 1 / self.ranking.count(1) if self.ranking[seat] == 1 else 0.0


def play_match(game: Game, bots: Sequence[str], options: Options, seed: int, number: int) -> Result:
    """Play game `number` of a run. The bots change seats from game to game."""
    seats = len(bots)
    seated = tuple(bots[(seat + number) % seats] for seat in range(seats))
    game_seed = seed * SPREAD + number
    state = game.set_up(seats, game_seed, options)
    players = [make_bot(name, game, game_seed * 16 + seat + 1) for seat, name in enumerate(seated)]
    while not state.over():
        for seat in state.waiting():
            state.play(seat, players[seat].choose(state, seat))
    return Result(number, game_seed, seated, tuple(state.scores()), tuple(state.ranking()), state.ply)
