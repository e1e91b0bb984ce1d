"""Many games of one kind side by side, for learners: one call makes a decision in each of them.

Where several seats are asked at once, they answer one after another in the order of `State.waiting`. A game that ends
starts anew at once, with the next seed of its own: game g of n plays the seeds `seed + g`, `seed + g + n` and so on.
"""

from typing import Final

from librt.strings import BytesWriter, read_i32_le
from mypy_extensions import i64

from petteia.kernel.errors import IllegalAction
from petteia.kernel.game import Game, Options
from petteia.kernel.state import State

ACTION_BYTES: Final = 4  # of an action that is handed in


def mask_of(state: State, seat: i64, actions: i64) -> bytes:
    """A byte for each of so many actions: 1 if it is legal for the seat now."""
    out = BytesWriter()
    put_mask(out, state, seat, bytes(actions))
    return out.getvalue()


def put_mask(out: BytesWriter, state: State, seat: i64, zeros: bytes) -> None:
    begun: i64 = len(out)
    out.write(zeros)
    for action in state.legal(seat):
        at: i64 = begun + action
        out[at] = 1


class Ended:
    """How a game of a batch ended."""

    __slots__ = ("game", "plies", "ranking", "scores", "seat", "state")

    def __init__(self, game: int, seat: int, state: State) -> None:
        self.game = game
        self.seat = seat  # which made the last decision
        self.state = state
        self.plies = state.ply
        self.scores = state.scores()
        self.ranking = state.ranking()


class Batch:
    """Games that wait for a decision each."""

    __slots__ = ("actions", "ended", "game", "mask", "options", "seats", "seed", "seen", "states", "to_move", "zeros")
    game: Game
    seats: int
    options: Options
    states: list[State]
    to_move: list[int]  # the seat that is asked, by game
    seed: list[int]  # the next one, by game
    actions: i64  # how many there are
    mask: BytesWriter  # a byte for each action of each game: 1 if it is legal
    seen: BytesWriter  # what was last observed
    zeros: bytes
    ended: list[Ended]  # by the last step

    def __init__(self, game: Game, games: int, seats: int, seed: int, options: Options) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.check_options(options)
        self.seed = [seed + number for number in range(games)]
        self.states = []
        self.to_move = []
        self.actions = len(game.codec.moves)
        self.mask = BytesWriter()
        self.seen = BytesWriter()
        self.zeros = bytes(self.actions)
        self.ended = []
        for number in range(games):
            state = self.begun(number)
            self.states.append(state)
            self.to_move.append(state.next_seat())
        self.write_mask()

    def begun(self, number: int) -> State:
        """A new game in a place of the batch."""
        seed = self.seed[number]
        self.seed[number] = seed + len(self.seed)
        return self.game.table(self.seats, seed, self.options)

    def step(self, actions: bytes) -> None:
        """Make a decision in each game: actions of four bytes, the low one first. An IllegalAction changes nothing."""
        self.check(actions)
        self.ended = []
        for number in range(len(self.states)):
            state = self.states[number]
            state.apply(self.to_move[number], i64(read_i32_le(actions, number * ACTION_BYTES)))
            seat = state.next_seat()
            if seat < 0:
                self.ended.append(Ended(number, self.to_move[number], state))
                state = self.begun(number)
                self.states[number] = state
                seat = state.next_seat()
            self.to_move[number] = seat
        self.write_mask()

    def check(self, actions: bytes) -> None:
        """Raise an IllegalAction if the actions do not fit the games."""
        games: i64 = len(self.states)
        if len(actions) != games * ACTION_BYTES:
            raise IllegalAction(f"There are {games} games, and {len(actions) // ACTION_BYTES} actions were given.")
        for number in range(games):
            action = i64(read_i32_le(actions, number * ACTION_BYTES))
            if not 0 <= action < self.actions or not self.mask[number * self.actions + action]:
                seat = self.to_move[number]
                raise IllegalAction(f"In game {number}, action {action} is not open to seat {seat} now.")

    def write_mask(self) -> None:
        """Note which actions are legal now."""
        self.mask.truncate(0)
        for number in range(len(self.states)):
            put_mask(self.mask, self.states[number], self.to_move[number], self.zeros)

    def masks(self) -> bytes:
        """All masks, game after game."""
        return self.mask.getvalue()

    def observations(self) -> bytes:
        """What the seats know that are asked, game after game (`State.observation`)."""
        self.seen.truncate(0)
        for number in range(len(self.states)):
            self.states[number].write_observation(self.to_move[number], self.seen)
        return self.seen.getvalue()
