"""Gymnasium: many games side by side, and one learner on all their seats (self-play).

A step makes a decision in each game, for the seat that it asks: `infos["seat"]`. Where several seats are asked at once,
they answer one after another in turn order. A finished game starts anew in the same step (`AutoresetMode.SAME_STEP`).
"""

from typing import Any, ClassVar

import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from petteia.envs.arrays import Array, ArrayBatch
from petteia.envs.environment import FLAGS, NUMBERS, Observation, action_space, observation_space
from petteia.kernel.batch import Ended
from petteia.kernel.errors import WrongSeat
from petteia.kernel.game import Game


class SelfPlayVectorEnv(VectorEnv):
    """Rewards are those of the seats that have decided; `infos["rewards"]` has everybody's, game by game.

    Every step fills new arrays; with `copy=False` always the same ones, so that what was seen before is gone.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
    arrays: dict[str, Array]

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | None = None,
        *,
        reward: str = "win",
        copy: bool = True,
        **options: str,
    ) -> None:
        self.games = ArrayBatch(game, num_envs, seats, reward=reward, **options)
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space: spaces.Dict = observation_space(self.games.game)
        self.single_action_space: spaces.Discrete = action_space(self.games.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.arrays = self.new_arrays()

    def new_arrays(self) -> dict[str, Array]:
        games = self.games
        return {
            "observations": numpy.empty((self.num_envs, games.numbers), NUMBERS),
            "masks": numpy.empty((self.num_envs, games.actions), FLAGS),
            "seats": numpy.empty(self.num_envs, "i8"),
            "rewards": numpy.empty((self.num_envs, games.seats)),
            "ended": numpy.empty(self.num_envs, bool),
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games: game g of n plays the seeds `seed + g`, `seed + g + n` and so on; `options` are not used."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(2**62)) if seed is None else seed
        if self.copy:
            self.arrays = self.new_arrays()
        self.games.reset(first, **self.arrays)
        return self.seen(), {"seat": self.arrays["seats"]}

    def step(self, actions: Any) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Make a decision in each game; an IllegalAction changes nothing."""
        if self.games.batch is None:
            raise WrongSeat("No game has begun; reset the environment first.")
        decided = list(self.games.batch.to_move)
        arrays = self.new_arrays() if self.copy else self.arrays
        ended = self.games.step(actions, **arrays)
        self.arrays = arrays
        mine = arrays["rewards"][numpy.arange(self.num_envs), decided]
        infos = {"seat": arrays["seats"], "rewards": arrays["rewards"], **self.endings(ended)}
        return self.seen(), mine, arrays["ended"], numpy.zeros(self.num_envs, bool), infos

    def seen(self) -> Observation:
        """What the seats know that are asked, a row for each game."""
        return {"observation": self.arrays["observations"], "action_mask": self.arrays["masks"]}

    def endings(self, ended: list[Ended]) -> dict[str, Any]:
        """What is told of the games that ended: scores, ranking, what the seat sees at the end that decided last."""
        if not ended:
            return {}
        there: Array = numpy.zeros(self.num_envs, bool)
        scores: Array = numpy.zeros((self.num_envs, self.games.seats), "i8")
        ranking: Array = numpy.zeros((self.num_envs, self.games.seats), "i8")
        last: Array = numpy.full(self.num_envs, None, object)
        for end in ended:
            there[end.game] = True
            scores[end.game], ranking[end.game] = end.scores, end.ranking
            last[end.game] = self.final(end)
        told = {"scores": scores, "_scores": there, "ranking": ranking, "_ranking": there}
        return {"final_obs": last, "_final_obs": there, "final_info": told, "_final_info": there}

    def final(self, end: Ended) -> Observation:
        seen = numpy.frombuffer(end.state.observation(end.seat), NUMBERS).copy()
        return {"observation": seen, "action_mask": numpy.zeros(self.single_action_space.n, FLAGS)}
