"""PettingZoo: all seats of a table are agents, `player_0` to `player_3`.

`SequentialEnv` (an AECEnv) asks one seat after another, `ParallelEnv` all at once whom the game asks at once. A cycle
is the same in both: everybody who is waited for when it begins answers once, in turn order; a seat that must go on
deciding does so in the next cycle. No answer shows before all that were asked at once have answered.
"""

from typing import Any, ClassVar

import numpy
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo import ParallelEnv as ParallelBase

from petteia.envs.environment import Observation, Table, action_space, observation_space
from petteia.envs.pictures import RENDER_MODES, check_render_mode, picture
from petteia.kernel.errors import BadOption, IllegalAction, WrongSeat
from petteia.kernel.game import Game


class Agents:
    """What both have in common: the agents, their spaces, and how a game begins."""

    agents: list[str]

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        reward: str = "win",
        max_cycles: int | None = None,
        on_illegal: str = "raise",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.table = Table(game, seats, reward, on_illegal, options)
        if max_cycles is not None and max_cycles < 1:
            raise BadOption(f"A game lasts for at least one cycle, not {max_cycles}.")
        self.max_cycles = max_cycles  # after which a game is truncated; None: it is played to its end
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents = []
        self.chance = numpy.random.default_rng()
        self.cycles = 0
        seen, actions = observation_space(self.table.game), action_space(self.table.game)
        self.observation_spaces = {agent: type(seen)(seen.spaces) for agent in self.possible_agents}
        self.action_spaces = {agent: type(actions)(actions.n) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[self.known(agent)]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[self.known(agent)]

    def begin(self, seed: int | None) -> None:
        """A new game: of the seed, or of the next one that the last seed leads to."""
        if seed is not None:
            self.chance = numpy.random.default_rng(abs(seed))
        self.table.begin(int(self.chance.integers(2**62)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0

    def known(self, agent: str) -> str:
        """The agent, if there is one of that name."""
        if agent not in self.possible_agents:
            raise WrongSeat(f"There is no agent {agent!r}; there are {', '.join(self.possible_agents)}.")
        return agent

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(self.known(agent))

    def out_of_cycles(self) -> bool:
        return self.max_cycles is not None and self.cycles >= self.max_cycles

    def render(self) -> str | None:
        """The table as its spectators see it: text (`ansi`) or an SVG file's text (`svg`)."""
        if self.render_mode is None or self.table.state is None:
            return None
        return picture(self.table.game, self.table.state, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class SequentialEnv(Agents, AECEnv):
    """One agent acts at a time: among several that are asked at once, the first in turn order first."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "petteia_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False,
    }  # fmt: skip
    asked: list[int]  # the seats that have still to answer in this cycle

    def __str__(self) -> str:
        return f"petteia_{self.table.game.name}_v0"

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. What the table's options are is said when the environment is made; `options` are not used."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.asked = list(self.table.running().waiting())
        self.agent_selection = self.possible_agents[self.asked[0]]

    def observe(self, agent: str) -> Observation:
        return self.table.observed(self.seat_of(agent))

    def step(self, action: object) -> None:
        if not self.agents:
            raise WrongSeat("No game is under way; reset the environment first.")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = self.seat_of(self.agent_selection)
        chosen = self.table.checked(seat, action)
        state = self.table.running()
        state.play(seat, chosen)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.agents, self.table.purse.pay(state)))
        self._accumulate_rewards()
        self.go_on()

    def go_on(self) -> None:
        """Find who is asked next, or end the game."""
        state = self.table.begun()
        del self.asked[0]
        if not self.asked:
            self.cycles += 1
            self.asked = list(state.waiting())
            self.terminations = dict.fromkeys(self.agents, state.over())
            self.truncations = dict.fromkeys(self.agents, not state.over() and self.out_of_cycles())
        self.agent_selection = self.possible_agents[self.asked[0]] if self.asked else self.agents[0]


class ParallelEnv(Agents, ParallelBase):
    """All agents act at once; who is not asked has no flag in the mask, and whatever they answer is not looked at."""

    metadata: ClassVar[dict[str, Any]] = {"name": "petteia_parallel_v0", "render_modes": list(RENDER_MODES)}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game. What the table's options are is said when the environment is made; `options` are not used."""
        self.begin(seed)
        return self.seen(), self.told()

    def seen(self) -> dict[str, Observation]:
        return {agent: self.table.observed(seat) for seat, agent in enumerate(self.possible_agents)}

    def told(self) -> dict[str, dict[str, Any]]:
        """Whether each agent is asked now."""
        waiting = self.table.begun().waiting()
        return {agent: {"asked": seat in waiting} for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        if not self.agents:
            raise WrongSeat("No game is under way; reset the environment first.")
        state = self.table.running()
        for seat, action in self.answers(actions):
            state.play(seat, action)
        self.cycles += 1
        over = state.over()
        truncated = not over and self.out_of_cycles()
        rewards = dict(zip(self.possible_agents, self.table.purse.pay(state)))
        ended, cut = (dict.fromkeys(self.possible_agents, end) for end in (over, truncated))
        self.agents = [] if over or truncated else self.agents
        return self.seen(), rewards, ended, cut, self.told()

    def answers(self, actions: dict[str, Any]) -> list[tuple[int, int]]:
        """The decisions of those who are asked, all checked before the first is carried out."""
        for agent in actions:
            self.seat_of(agent)
        waiting = self.table.running().waiting()
        missing = [self.possible_agents[seat] for seat in waiting if self.possible_agents[seat] not in actions]
        if missing:
            raise IllegalAction(f"There is no action of {', '.join(missing)}, who must decide now.")
        return [(seat, self.table.checked(seat, actions[self.possible_agents[seat]])) for seat in waiting]
