"""Self-play for the study of balance: many games of one bot against itself, and what the game tells of each."""

import time
from collections.abc import Callable, Sequence
from typing import Final

import petteia
from petteia.bots.levels import make_bot
from petteia.kernel.game import Game
from petteia.lab.balance_data import BadData, DataFile, Run, StudiedGame
from petteia.lab.matches import SPREAD
from petteia.lab.workers import spread

MOST_SEATS: Final = 16  # more than any game has


def collect(
    game: Game,
    run: Run,
    seats: Sequence[int],
    games: int,
    workers: int = 1,
    file: DataFile | None = None,
    on_game: Callable[[int], None] | None = None,
) -> list[StudiedGame]:
    """Play the games for each number of players that the file does not have yet.

    The result is the same for any number of workers, in the order of players and games. `on_game` is told after each
    game how many of this run are there.
    """
    wanted = {(players, number) for players in seats for number in range(games)}
    done: dict[tuple[int, int], StudiedGame] = {}
    for played in file.played if file is not None else ():
        if (played.seats, played.number) in wanted:
            done[played.seats, played.number] = played
    if on_game is not None:
        on_game(len(done))
    # Game by game, so that whoever stops early has as many with two players as with four.
    missing = sorted(number * MOST_SEATS + players for players, number in wanted - done.keys())
    for portion in spread(SelfPlay(game, run), missing, workers):
        for played in portion:
            if file is not None:
                file.add(played)
            done[played.seats, played.number] = played
            if on_game is not None:
                on_game(len(done))
    return [done[place] for place in sorted(done)]


class SelfPlay:
    """All games of a run; called with a place, written as a number, it plays that game. It can go to other processes,
    which find the game by its name."""

    def __init__(self, game: Game, run: Run) -> None:
        self.game = game
        self.run = run

    def __call__(self, place: int) -> StudiedGame:
        number, seats = divmod(place, MOST_SEATS)
        return play_game(self.game, self.run, seats, number)

    def __reduce__(self) -> tuple[Callable[[Run], "SelfPlay"], tuple[Run]]:
        return self_play_by_name, (self.run,)


def self_play_by_name(run: Run) -> SelfPlay:
    """A run in a worker, which must know the same rules."""
    game = petteia.load(run.game, run.components)
    if game.version != run.rules:
        raise BadData(f"A worker has version {game.version} of the rules of {run.game}; here it is {run.rules}.")
    return SelfPlay(game, run)


def play_game(game: Game, run: Run, seats: int, number: int) -> StudiedGame:
    """Play one game of a run and listen to it."""
    game_seed = run.seed * SPREAD + number
    state = game.table(seats, game_seed, run.options)
    statistics = game.statistics(run.options)
    events = state.listen()
    players = [make_bot(run.bot, game, game_seed * 16 + seat + 1) for seat in range(seats)]
    begun = time.perf_counter()
    statistics.begin(state)
    while not state.over():
        for seat in state.waiting():
            state.play(seat, players[seat].choose(state, seat))
            statistics.hear(state, events)
            events.clear()
    seconds = round(time.perf_counter() - begun, 6)
    facts = tuple(statistics.end(state))
    return StudiedGame(seats, number, tuple(state.scores()), tuple(state.ranking()), state.ply, seconds, facts)
