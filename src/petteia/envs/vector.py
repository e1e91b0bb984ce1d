"""Gymnasium: many games side by side, and one learner on all their seats (self-play).

A step makes a decision in each game, for the seat that it asks: `infos["seat"]`. Where several seats are asked at once,
they answer one after another in turn order. A finished game starts anew in the same step (`AutoresetMode.SAME_STEP`).
"""

from typing import Any, ClassVar

import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import petteia
from petteia.envs.rewards import AT_THE_END, check_reward
from petteia.envs.table import FLAGS, NUMBERS, Observation, action_space, observation_space
from petteia.kernel.batch import ACTION_BYTES, Batch, Ended
from petteia.kernel.errors import BadSeats, IllegalAction, WrongSeat
from petteia.kernel.game import Game

Arrays = Any  # numpy's


class SelfPlayVectorEnv(VectorEnv):
    """Rewards are those of the seats that have decided; `infos["rewards"]` has everybody's, game by game."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
    batch: Batch | None
    scores: Arrays  # as they stand, where rewards follow from them

    def __init__(
        self, game: str | Game, num_envs: int, seats: int | None = None, *, reward: str = "win", **options: str
    ) -> None:
        if num_envs < 1:
            raise BadSeats(f"There must be at least one game, not {num_envs}.")
        self.game = petteia.load(game) if isinstance(game, str) else game
        self.seats = self.game.check_seats(self.game.max_seats if seats is None else seats)
        self.options = self.game.check_options(options)
        self.reward = check_reward(reward)
        self.num_envs = num_envs
        self.single_observation_space: spaces.Dict = observation_space(self.game)
        self.single_action_space: spaces.Discrete = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games: game g of n plays the seeds `seed + g`, `seed + g + n` and so on; `options` are not used."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(2**62)) if seed is None else seed
        self.batch = Batch(self.game, self.num_envs, self.seats, first, self.options)
        self.scores = self.scores_now(self.batch)
        return self.observed(self.batch), {"seat": numpy.array(self.batch.to_move, "i8")}

    def step(self, actions: Any) -> tuple[Observation, Arrays, Arrays, Arrays, dict[str, Any]]:
        """Make a decision in each game; an IllegalAction changes nothing."""
        batch = self.batch
        if batch is None:
            raise WrongSeat("No game has begun; reset the environment first.")
        decided = numpy.array(batch.to_move, "i8")
        batch.step(self.as_bytes(actions))
        ended: Arrays = numpy.zeros(self.num_envs, bool)
        ended[[end.game for end in batch.ended]] = True
        rewards = self.paid(batch)
        infos = {"seat": numpy.array(batch.to_move, "i8"), "rewards": rewards, **self.endings(batch.ended)}
        mine = rewards[numpy.arange(self.num_envs), decided]
        return self.observed(batch), mine, ended, numpy.zeros(self.num_envs, bool), infos

    def as_bytes(self, actions: Any) -> bytes:
        """Actions as a batch takes them."""
        given = numpy.asarray(actions)
        if given.shape != (self.num_envs,):
            raise IllegalAction(f"Actions are an array of shape ({self.num_envs},), not {given.shape}.")
        if given.dtype.kind not in "iu":
            raise IllegalAction(f"Actions are whole numbers, not {given.dtype}.")
        return given.clip(-1, 2**31 - 1).astype(f"<i{ACTION_BYTES}").tobytes()  # type: ignore[no-any-return]

    def observed(self, batch: Batch) -> Observation:
        """What the seats know that are asked, a row for each game."""
        return {
            "observation": numpy.frombuffer(batch.observations(), NUMBERS).reshape(self.num_envs, -1).copy(),
            "action_mask": numpy.frombuffer(batch.masks(), FLAGS).reshape(self.num_envs, -1).copy(),
        }

    def paid(self, batch: Batch) -> Arrays:
        """What all seats of all games get for the last step."""
        if self.reward == "score":
            before, self.scores = self.scores, self.scores_now(batch)
            reached = self.scores.copy()
            for end in batch.ended:
                reached[end.game] = end.scores
            return reached - before
        rewards = numpy.zeros((self.num_envs, self.seats))
        for end in batch.ended:
            rewards[end.game] = AT_THE_END[self.reward](end.state)
        return rewards

    def scores_now(self, batch: Batch) -> Arrays:
        if self.reward != "score":
            return None
        return numpy.array([state.scores() for state in batch.states], "f8")

    def endings(self, ended: list[Ended]) -> dict[str, Any]:
        """What is told of the games that ended: scores, ranking, what the seat sees at the end that decided last."""
        if not ended:
            return {}
        there: Arrays = numpy.zeros(self.num_envs, bool)
        scores: Arrays = numpy.zeros((self.num_envs, self.seats), "i8")
        ranking: Arrays = numpy.zeros((self.num_envs, self.seats), "i8")
        last: Arrays = numpy.full(self.num_envs, None, object)
        for end in ended:
            there[end.game] = True
            scores[end.game], ranking[end.game] = end.scores, end.ranking
            last[end.game] = self.final(end)
        told = {"scores": scores, "_scores": there, "ranking": ranking, "_ranking": there}
        return {"final_obs": last, "_final_obs": there, "final_info": told, "_final_info": there}

    def final(self, end: Ended) -> Observation:
        seen = numpy.frombuffer(end.state.observation(end.seat), NUMBERS).copy()
        return {"observation": seen, "action_mask": numpy.zeros(self.single_action_space.n, FLAGS)}
