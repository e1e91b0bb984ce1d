"""Many games side by side, for training loops of your own: what is to be known is written into arrays of yours.

| array | shape | numbers | what |
|---|---|---|---|
| `observations` | games, numbers of an observation | int16 | what the seats know that are asked |
| `masks` | games, actions | bool, int8 or uint8 | 1 for each action that is open to them |
| `seats` | games | int64 | who they are |
| `rewards` | games, seats of a table | float32 or float64 | what everybody gets for the step |
| `ended` | games | bool | whether the step ended the game, in whose place another one has begun |

All of them are optional: what is not asked for is not worked out. An array that does not fit raises BadArray, an action
that is not open IllegalAction, and nothing has changed then: neither a game nor an array.
"""

from typing import Any, Final

import numpy

import petteia
from petteia.envs.reward_kinds import AT_THE_END, check_reward
from petteia.kernel.batch import ACTION_BYTES, Batch, Ended
from petteia.kernel.buffers import room
from petteia.kernel.errors import BadSeats, IllegalAction, WrongSeat
from petteia.kernel.game import Game

Array = Any  # numpy's, or another whose memory can be lent

ACTIONS: Final = f"<i{ACTION_BYTES}"  # the type of a batch's actions


class ArrayBatch:
    """A batch (kernel/batch.py) with rewards, in arrays."""

    batch: Batch | None
    scores: Array  # as they stand, where rewards follow from them

    def __init__(
        self, game: str | Game, games: int, seats: int | None = None, *, reward: str = "win", **options: str
    ) -> None:
        if games < 1:
            raise BadSeats(f"There must be at least one game, not {games}.")
        self.game = petteia.load(game) if isinstance(game, str) else game
        self.games = games
        self.seats = self.game.check_seats(self.game.max_seats if seats is None else seats)
        self.options = self.game.check_options(options)
        self.reward = check_reward(reward)
        self.actions = len(self.game.codec.moves)
        self.numbers = sum(len(field.members) for field in self.game.observation_fields())
        self.batch = None

    def reset(self, seed: int, *, apart: int = 0, **arrays: Array) -> None:
        """Begin all games: game g of n plays the seeds `seed + g`, `seed + g + n` and so on.

        Who plays a part of a larger batch gives the first seed of the part, and as `apart` the size of the whole.
        """
        batch = Batch(self.game, self.games, self.seats, seed, self.options, apart)
        into = Rooms(batch, **arrays)
        self.batch = batch
        self.scores = self.scores_now(batch)
        into.write(batch)
        if into.rewards is not None:
            into.rewards[:] = 0
        if into.ended is not None:
            into.ended[:] = False

    def step(self, actions: Array, **arrays: Array) -> list[Ended]:
        """Make a decision in each game; gives back how games ended that did."""
        batch = self.batch
        if batch is None:
            raise WrongSeat("No game has begun; reset the batch first.")
        into = Rooms(batch, **arrays)
        batch.step(self.as_bytes(actions))
        into.write(batch)
        if into.ended is not None:
            into.ended[:] = False
            into.ended[[end.game for end in batch.ended]] = True
        self.pay(batch, into.rewards)
        return batch.ended

    def as_bytes(self, actions: Array) -> bytes:
        """Actions as a batch takes them."""
        given = numpy.asarray(actions)
        if given.shape != (self.games,):
            raise IllegalAction(f"Actions are an array of shape ({self.games},), not {given.shape}.")
        if given.dtype.kind not in "iu":
            raise IllegalAction(f"Actions are whole numbers, not {given.dtype}.")
        if given.dtype != ACTIONS:
            given = given.clip(-1, 2**31 - 1).astype(ACTIONS)
        return given.tobytes()  # type: ignore[no-any-return]

    def pay(self, batch: Batch, rewards: Array) -> None:
        """Write what all seats of all games get for the last step."""
        before, self.scores = self.scores, self.scores_now(batch)
        if rewards is None:
            return
        rewards[:] = 0 if before is None else self.scores - before
        for end in batch.ended:
            rewards[end.game] = AT_THE_END[self.reward](end.state) if before is None else end.scores - before[end.game]

    def scores_now(self, batch: Batch) -> Array:
        if self.reward != "score":
            return None
        scores: Array = numpy.empty((self.games, self.seats), "i4")
        batch.write_scores(batch.room_for_scores(scores))
        return scores


class Rooms:
    """The arrays of one call, all found to fit."""

    def __init__(
        self,
        batch: Batch,
        observations: Array = None,
        masks: Array = None,
        seats: Array = None,
        rewards: Array = None,
        ended: Array = None,
    ) -> None:
        games = len(batch.states)
        self.observations = None if observations is None else batch.room_for_observations(observations)
        self.masks = None if masks is None else batch.room_for_masks(masks)
        self.seats = None if seats is None else batch.room_for_seats(seats)
        self.rewards: Array = None
        self.ended: Array = None
        if rewards is not None:
            self.rewards = numpy.asarray(rewards)
            room(rewards, "rewards", ("float32", "float64"), (games, batch.seats))
        if ended is not None:
            self.ended = numpy.asarray(ended)
            room(ended, "ended", ("bool",), (games,))

    def write(self, batch: Batch) -> None:
        """What can be known of the games as they stand."""
        if self.observations is not None:
            batch.write_observations(self.observations)
        if self.masks is not None:
            batch.write_masks(self.masks)
        if self.seats is not None:
            batch.write_seats(self.seats)
