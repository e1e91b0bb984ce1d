"""Many games of one kind side by side, for learners: one call makes a decision in each of them.

Where several seats are asked at once, they answer one after another in the order of `State.waiting`. A game that ends
starts anew at once, with the next seed of its own: game g of n plays the seeds `seed + g`, `seed + g + n` and so on.

What is to be known after a step is given as bytes, or written into arrays of the caller: first ask for the `room` in
each array, which checks it, and then `write` as often as you like.
"""

from typing import Final

from librt.strings import BytesWriter, read_i32_le, write_i32_le, write_i64_le
from mypy_extensions import i32, i64

from petteia.kernel.buffers import room
from petteia.kernel.errors import BadSeats, IllegalAction
from petteia.kernel.game import Game, Options
from petteia.kernel.observation import WIDTH
from petteia.kernel.state import State

ACTION_BYTES: Final = 4  # of an action that is handed in
AT_HAND: Final = 8  # games whose observations are copied while they are still in the processor's nearest memory


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

    __slots__ = (
        "actions", "apart", "ended", "game", "mask", "numbers", "options", "seats", "seed", "seen", "states",
        "to_move", "zeros",
    )  # fmt: skip
    game: Game
    seats: int
    options: Options
    states: list[State]
    to_move: list[int]  # the seat that is asked, by game
    seed: list[int]  # the next one, by game
    apart: int  # from one seed of a game to its next
    actions: i64  # how many there are
    numbers: i64  # of an observation
    mask: BytesWriter  # a byte for each action of each game: 1 if it is legal
    seen: BytesWriter  # what was last observed
    zeros: bytes
    ended: list[Ended]  # by the last step

    def __init__(self, game: Game, games: int, seats: int, seed: int, options: Options, apart: int = 0) -> None:
        """Begin all games. Who plays a part of a larger batch says by `apart` how many games that has."""
        if games < 1:
            raise BadSeats(f"There must be at least one game, not {games}.")
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.check_options(options)
        self.seed = [seed + number for number in range(games)]
        self.apart = apart or games
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
        self.numbers = len(self.states[0].observation(0)) // WIDTH
        self.note_masks()

    def begun(self, number: int) -> State:
        """A new game in a place of the batch."""
        seed = self.seed[number]
        self.seed[number] = seed + self.apart
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
        self.note_masks()

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

    def note_masks(self) -> None:
        """Note which actions are legal now."""
        self.mask.truncate(0)
        for number in range(len(self.states)):
            put_mask(self.mask, self.states[number], self.to_move[number], self.zeros)

    # As bytes.

    def masks(self) -> bytes:
        """All masks, game after game."""
        return self.mask.getvalue()

    def observations(self) -> bytes:
        """What the seats know that are asked, game after game (`State.observation`)."""
        return self.observations_of(0, len(self.states))

    def observations_of(self, begin: int, end: int) -> bytes:
        """What the seats know that are asked in some of the games."""
        self.seen.truncate(0)
        for number in range(begin, end):
            self.states[number].write_observation(self.to_move[number], self.seen)
        return self.seen.getvalue()

    # Into arrays of the caller.

    def room_for_masks(self, array: object) -> memoryview:
        """A row for each game and a flag for each action: 1 if it is legal."""
        return room(array, "masks", ("bool", "int8", "uint8"), (len(self.states), self.actions))

    def room_for_observations(self, array: object) -> memoryview:
        """A row for each game: what the seat knows that is asked."""
        return room(array, "observations", ("int16",), (len(self.states), self.numbers))

    def room_for_seats(self, array: object) -> memoryview:
        """For each game the seat that is asked."""
        return room(array, "seats", ("int64",), (len(self.states),))

    def room_for_scores(self, array: object) -> memoryview:
        """For each game the points of all seats as they stand."""
        return room(array, "scores", ("int32",), (len(self.states), self.seats))

    def write_masks(self, into: memoryview) -> None:
        into[:] = self.mask.getvalue()

    def write_observations(self, into: memoryview) -> None:
        row = self.numbers * WIDTH
        games = len(self.states)
        for begin in range(0, games, AT_HAND):
            end = min(begin + AT_HAND, games)
            into[begin * row : end * row] = self.observations_of(begin, end)

    def write_seats(self, into: memoryview) -> None:
        out = BytesWriter()
        for seat in self.to_move:
            write_i64_le(out, seat)
        into[:] = out.getvalue()

    def write_scores(self, into: memoryview) -> None:
        out = BytesWriter()
        for state in self.states:
            for points in state.scores():
                write_i32_le(out, i32(points))
        into[:] = out.getvalue()
