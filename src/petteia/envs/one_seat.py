"""Gymnasium: one seat of a table; bots sit on the others."""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium

from petteia.bots.bot import Bot
from petteia.bots.levels import check_bot, make_bot
from petteia.envs.environment import Observation, Table, action_space, observation_space
from petteia.envs.pictures import RENDER_MODES, check_render_mode, picture
from petteia.kernel.errors import BadSeats
from petteia.kernel.game import Game


class OneSeatEnv(gymnasium.Env):
    """A step is a decision of the learner, and everything that the bots decide before the learner is asked again."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}
    players: dict[int, Bot]

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        reward: str = "win",
        on_illegal: str = "raise",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.table = Table(game, seats, reward, on_illegal, options)
        if not 0 <= seat < self.table.seats:
            raise BadSeats(f"There is no seat {seat}; the seats are 0 to {self.table.seats - 1}.")
        self.seat = seat
        others = [other for other in range(self.table.seats) if other != seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise BadSeats(f"There are {len(others)} seats for bots, and {len(names)} bots were named.")
        self.bots = {other: check_bot(name) for other, name in zip(others, names)}  # their names, by seat
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self.table.game)
        self.action_space = action_space(self.table.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game. What the table's options are is said when the environment is made; `options` are not used."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**62)) if seed is None else seed
        self.table.begin(dealt)
        self.players = {
            seat: make_bot(name, self.table.game, dealt * 16 + seat + 1) for seat, name in self.bots.items()
        }
        self.wait()
        return self.table.observed(self.seat), {}

    def step(self, action: object) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.table.running()
        state.play(self.seat, self.table.checked(self.seat, action))
        self.wait()
        paid = self.table.purse.pay(state)[self.seat]
        info = {"scores": state.scores(), "ranking": state.ranking()} if state.over() else {}
        return self.table.observed(self.seat), paid, state.over(), False, info

    def wait(self) -> None:
        """Let the bots decide until the learner is asked, or the game is over."""
        state = self.table.begun()
        while (waiting := state.waiting()) and self.seat not in waiting:
            state.play(waiting[0], self.players[waiting[0]].choose(state, waiting[0]))

    def action_masks(self) -> Any:
        """The flags of the actions that are open, where a library asks for them alone."""
        return self.table.observed(self.seat)["action_mask"]

    def render(self) -> str | None:
        """The table as the learner sees it: text (`ansi`) or an SVG file's text (`svg`)."""
        if self.render_mode is None or self.table.state is None:
            return None
        return picture(self.table.game, self.table.state, self.seat, self.render_mode)
