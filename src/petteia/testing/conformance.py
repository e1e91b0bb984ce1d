"""The one suite that every game passes or fails, and the first thing that an author of a new game runs.

    from petteia.testing.conformance import conformance
    conformance(game)

It is made of named checks. Those of a game look at its codec and its set-ups, those of a table play whole games, and
those of positions look at moments of random games. The first broken promise is a ConformanceError: which check, at
which table, after how many decisions, and what was wrong. Everything is drawn from `seed`, so a failure comes again.
"""

from collections.abc import Callable

from petteia.kernel.game import Game
from petteia.kernel.rng import Rng, fork, rng_from_seed
from petteia.testing.checks_of_games import CHECKS_OF_GAMES, CHECKS_OF_TABLES
from petteia.testing.checks_of_positions import CHECKS_OF_POSITIONS, check_legal, check_scores, check_waiting
from petteia.testing.checks_of_secrets import CHECKS_OF_SECRETS
from petteia.testing.checks_of_showing import CHECKS_OF_FIGURES, CHECKS_OF_SHOWING, CHECKS_OF_STORIES
from petteia.testing.tables import LONGEST_GAME, ConformanceError, Table, random_decision, tables

__all__ = ["ConformanceError", "conformance"]

IN_EVERY_POSITION = (check_waiting, check_legal, check_scores)
IN_SOME_POSITIONS = CHECKS_OF_POSITIONS + CHECKS_OF_SECRETS + CHECKS_OF_SHOWING


def conformance(game: Game, seats: int | None = None, games: int = 1, seed: int = 1, positions: int = 6) -> None:
    """Raise a ConformanceError if the game breaks a promise of the kernel.

    Random games are played with every number of seats (or with `seats`) and every choice of options, `games` of each;
    in each of them every check looks at about `positions` positions.
    """
    for check in CHECKS_OF_GAMES + CHECKS_OF_FIGURES:
        run(check, game.name, game)
    for table in tables(game, seats, games, seed):
        for at_table in CHECKS_OF_TABLES + CHECKS_OF_STORIES:
            run(at_table, str(table), table)
        examine(table, positions)


def examine(table: Table, positions: int) -> None:
    """Play a game and look at its positions: with the quick checks at all, with every check at some."""
    length = len_of_game(table)
    rng = table.rng()
    chance = fork(rng_from_seed(length))
    chosen = {0, length, *(chance.below(length + 1) for _ in range(positions - 2))}
    state = table.new()
    for ply in range(length + 1):
        where = f"{table}, after {ply} decisions"
        for check in IN_SOME_POSITIONS if ply in chosen else IN_EVERY_POSITION:
            run(check, where, table.game, state, fork(chance))
        if ply < length:
            state.play(*random_decision(state, rng))


def len_of_game(table: Table) -> int:
    """How many decisions the table's random game has."""
    state = table.new()
    rng: Rng = table.rng()
    for ply in range(LONGEST_GAME):
        if state.over():
            return ply
        state.play(*random_decision(state, rng))
    raise ConformanceError(f"{table}: the game does not end.")


def run(check: Callable[..., None], where: str, *arguments: object) -> None:
    """Run a check; whatever goes wrong in it is a broken promise."""
    try:
        check(*arguments)
    except Exception as error:
        what = str(error) if isinstance(error, ConformanceError) else f"{type(error).__name__}: {error}"
        broken = ConformanceError(f"{check.__name__} ({where}): {what}")
        broken.check = check.__name__
        raise broken from error
