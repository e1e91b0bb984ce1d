"""The games of a run between bots, each with its result. Game number k follows from the run and k alone, so the same
seed gives the same games: in any order, in any number of processes, on every machine. (A bot with a budget of
milliseconds is the one exception: it thinks further on a faster machine.)"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import petteia
from petteia.bots.levels import check_bot, make_bot
from petteia.kernel.errors import BadSeats, PetteiaError
from petteia.kernel.game import Game, Options
from petteia.kernel.record import Recorder, print_record
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State

SPREAD = 1_000_003  # games of one run have neighbouring seeds; runs lie this far apart
ROTATION: Final = 1 << 64  # bots' seeds in the rotations of one deal lie this far apart

FactValue = str | int | float
Facts = dict[str, FactValue]


class WrongRules(PetteiaError):
    """Another machine has other rules than this one."""


def share_of_win(ranking: Sequence[int], seat: int) -> float:
    """1 for a winner alone; winners who share the first place share this too."""
    return 1 / ranking.count(1) if ranking[seat] == 1 else 0.0


class PlayedGame(NamedTuple):
    """How a game ended; `bots` are in the order of the seats."""

    number: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    decisions: int
    facts: tuple[Facts, ...] = ()  # what lies open of each seat at the end, if that was asked for
    record: str = ""  # the record's text, if that was asked for

    def win_share(self, seat: int) -> float:
        return share_of_win(self.ranking, seat)


@dataclass(frozen=True)
class Series:
    """All games of a run; calling it with a number plays that game.

    A simulation deals anew for every game, and the bots move one seat further each time. A tournament is `duplicate`:
    every deal is played once from every rotation of its line-up. Line-ups take turns from deal to deal.
    """

    game: Game
    lineups: tuple[tuple[str, ...], ...]
    seed: int
    options: Options
    duplicate: bool = False
    facts: bool = False
    records: bool = False

    @property
    def seats(self) -> int:
        return len(self.lineups[0])

    def place(self, number: int) -> tuple[int, int]:
        """The deal of a game, and how far its line-up is rotated."""
        return divmod(number, self.seats) if self.duplicate else (number, number % self.seats)

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots of a game in the order of the seats."""
        deal, shift = self.place(number)
        lineup = self.lineups[deal % len(self.lineups)]
        order = list(range(self.seats))
        if self.duplicate:  # who sits to whose left changes from deal to deal
            rng_from_seed(self.game_seed(deal)).shuffle(order)
        return tuple(lineup[order[(seat + shift) % self.seats]] for seat in range(self.seats))

    def game_seed(self, deal: int) -> int:
        return self.seed * SPREAD + deal

    def __call__(self, number: int) -> PlayedGame:
        deal, shift = self.place(number)
        seed = self.game_seed(deal)
        bots = self.seated(number)
        recorder = Recorder(self.game, self.seats, seed, self.options)
        bot_seed = seed + shift * ROTATION if self.duplicate else seed
        play_out(recorder, bots, bot_seed)
        state = recorder.state
        facts = open_facts(self.game, state) if self.facts else ()
        text = print_record(self.game, recorder.finish()) if self.records else ""
        return PlayedGame(number, seed, bots, tuple(state.scores()), tuple(state.ranking()), state.ply, facts, text)

    def __reduce__(self) -> tuple[Callable[..., "Series"], tuple[object, ...]]:
        """To another process goes the game's name, and an owner's file if there is one: it has the rules itself."""
        fields = (self.lineups, self.seed, self.options, self.duplicate, self.facts, self.records)
        return series_by_name, (self.game.name, self.game.version, fields, self.game.own_components)


def series_by_name(
    name: str,
    version: int,
    fields: tuple[tuple[tuple[str, ...], ...], int, Options, bool, bool, bool],
    components: str = "",
) -> Series:
    """A series in another process, which must know the same rules."""
    game = petteia.load(name, components)
    if game.version != version:
        raise WrongRules(f"A worker has version {game.version} of the rules of {name}; here it is version {version}.")
    return Series(game, *fields)


def play_out(recorder: Recorder, bots: Sequence[str], seed: int) -> None:
    """Let the bots play a game to its end."""
    players = [make_bot(name, recorder.game, seed * 16 + seat + 1) for seat, name in enumerate(bots)]
    state = recorder.state
    while not state.over():
        for seat in state.waiting():
            recorder.play(seat, players[seat].choose(state, seat))


def open_facts(game: Game, state: State) -> tuple[Facts, ...]:
    """What a spectator sees of each seat: the figures and words in lists of the view with an entry for each seat."""
    facts: list[Facts] = [{} for _ in range(state.seats)]
    for part in state.view(None).values():
        if isinstance(part, list) and len(part) == state.seats and all(isinstance(entry, dict) for entry in part):
            for seat, entry in enumerate(part):
                facts[seat].update(
                    (name, value) for name, value in entry.items() if isinstance(value, str | int | float)
                )
    return tuple(facts) if any(facts) else ()


def line_up(seats: int, bots: Sequence[str]) -> list[str]:
    """A bot for every seat: one name stands for all."""
    for bot in bots:
        check_bot(bot)
    if len(bots) == 1:
        return [bots[0]] * seats
    if len(bots) != seats:
        raise BadSeats(f"There are {seats} seats and {len(bots)} bots; name one bot, or one for each seat.")
    return list(bots)


def play_match(game: Game, bots: Sequence[str], options: Options, seed: int, number: int) -> PlayedGame:
    """Play game `number` of a simulation. The bots change seats from game to game."""
    return Series(game, (tuple(bots),), seed, options)(number)
