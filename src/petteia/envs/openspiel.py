"""OpenSpiel: after `register()`, `pyspiel.load_game("petteia_khora(players=3)")`.

All chance is one node at the beginning, which deals one of so many seeds (`deals`); from then on nothing is left to
chance. An agent that looks ahead in a clone therefore sees the dice to come. One that plays fair looks at what
`resample_from_infostate` gives: another world that the player cannot tell from the real one, with other dice.

Where several players are asked at once, they answer one after another in turn order; no answer shows before the last.
An information state is all that the player has ever seen, been told and decided, in its order (perfect recall): as a
string its digest, as a tensor its numbers (kernel/history.py), followed by zeros up to a fixed length (`memory`). An
observation is what the player knows now, as the game's `observation_fields` describe it.
"""

from typing import Any, Final

import numpy
import pyspiel

import petteia
from petteia.envs.environment import NUMBERS
from petteia.envs.reward_kinds import AT_THE_END, check_reward
from petteia.kernel.errors import BadOption, IllegalAction
from petteia.kernel.game import Game
from petteia.kernel.history import History, Memory
from petteia.kernel.position import digest
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State

DEALS: Final = 1024  # as many seeds as usual
MEMORY: Final = 2**15  # numbers of a history that a tensor has room for; random games need less than half of it
LONGEST: Final = 10_000  # decisions; no game comes near it
WIDEST: Final = 10_000.0  # points that a seat may be ahead or behind
RESAMPLES: Final = 2.0**53  # how many worlds a number between 0 and 1 can choose from


def spiel_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return "petteia_" + game.name.replace("-", "_")


def register() -> None:
    """Tell OpenSpiel of every game."""
    for name in petteia.known_games():
        game = petteia.load(name)
        if spiel_name(game) not in pyspiel.registered_names():
            # A class of its own: OpenSpiel keeps it beyond Python's end, where a function or a partial cannot be freed.
            own = type(f"{SpielGame.__name__}_{game.name}", (SpielGame,), {"rules": game})
            pyspiel.register_game(game_type(game, "win"), own)


def game_type(game: Game, reward: str) -> Any:
    """What kind of game it is; who is paid by rank or by wins shares a fixed sum."""
    utilities, models = pyspiel.GameType.Utility, pyspiel.GameType.RewardModel
    return pyspiel.GameType(
        short_name=spiel_name(game),
        long_name=f"Petteia: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.CONSTANT_SUM if reward in ("win", "rank") else utilities.GENERAL_SUM,
        reward_model=models.REWARDS if reward == "score" else models.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.max_seats,
            "deals": DEALS,
            "memory": MEMORY,
            "reward": "win",
            **{option.name: option.values[0] for option in game.options},
        },
    )


def game_info(game: Game, players: int, deals: int, reward: str) -> Any:
    """The bounds of a game."""
    shares = reward in ("win", "rank")
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.codec.moves),
        max_chance_outcomes=deals,
        num_players=players,
        min_utility=0.0 if shares else -WIDEST,
        max_utility=1.0 if shares else WIDEST,
        utility_sum={"win": 1.0, "rank": players / 2}.get(reward),
        max_game_length=LONGEST,
    )


class SpielGame(pyspiel.Game):
    """A game with its number of players, its deals, its reward and its options."""

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen, game = params or {}, self.rules
        self.players = game.check_seats(chosen.get("players", game.max_seats))
        self.deals = chosen.get("deals", DEALS)
        if self.deals < 1:
            raise BadOption(f"There must be at least one deal, not {self.deals}.")
        self.memory = chosen.get("memory", MEMORY)
        if self.memory < 1:
            raise BadOption(f"A memory has room for at least one number, not {self.memory}.")
        self.reward = check_reward(chosen.get("reward", "win"))
        names = {option.name for option in game.options}
        self.options = game.check_options({name: value for name, value in chosen.items() if name in names})
        super().__init__(game_type(game, self.reward), game_info(game, self.players, self.deals, self.reward), chosen)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Recall | Sight | None":
        """What one player knows: now, or with perfect recall. There is no observer of anything less."""
        if params:
            raise BadOption(f"An observation has no parameters; {params} were given.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Recall(self.memory) if kind.perfect_recall else Sight(self.rules)


class SpielState(pyspiel.State):
    """A table: before its deal, or at one of its decisions."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.memory: Memory | None = None  # the table, and what everybody remembers
        self.paid = [0.0] * game.players  # by the last decision
        self.total = [0.0] * game.players

    @property
    def table(self) -> State | None:
        return self.memory.state if self.memory else None

    def history_of(self, player: int) -> History:
        """What a player remembers."""
        if self.memory is None:
            return History(player)
        return self.memory.histories[self.memory.state.check_seat(player)]

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.next_seat()
        return int(seat) if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.table.legal(player)) if self.table and player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.memory is None:
            if not 0 <= action < game.deals:
                raise IllegalAction(f"There is no deal {action}; the deals are 0 to {game.deals - 1}.")
            self.memory = Memory(game.rules.table(game.players, action, game.options, True))
            return
        table = self.memory.state
        before = table.scores()
        self.memory.play(table.next_seat(), action)
        self.paid = self.payment(table, before)
        self.total = [sum(both) for both in zip(self.total, self.paid)]

    def payment(self, table: State, before: list[int]) -> list[float]:
        reward = self.get_game().reward
        if reward == "score":
            return [float(now - then) for now, then in zip(table.scores(), before)]
        return AT_THE_END[reward](table) if table.over() else [0.0] * len(before)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().rules.codec.move(action).notation())

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over()

    def rewards(self) -> list[float]:
        return list(self.paid)

    def returns(self) -> list[float]:
        return list(self.total)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another world that the player cannot tell from this one: other hands, decks and dice to come."""
        world: SpielState = self.clone()
        if world.memory is not None:
            world.memory.redeal(world.memory.state.check_seat(player), rng_from_seed(int(sampler() * RESAMPLES)))
        return world

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        return f"{self.table.stage()}, {self.table.ply} decisions, {digest(self.table)}"


class Sight:
    """What a player knows now, as a tensor and in words."""

    def __init__(self, game: Game) -> None:
        self.columns = [column for field in game.observation_fields() for column in field.columns()]
        self.tensor: Any = numpy.zeros(len(self.columns), numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        table = state.table
        self.tensor[:] = numpy.frombuffer(table.observation(table.check_seat(player)), NUMBERS) if table else 0

    def string_from(self, state: SpielState, player: int) -> str:
        table = state.table
        numbers = table.observe(table.check_seat(player)) if table else []
        return " ".join(f"{column}={number}" for column, number in zip(self.columns, numbers) if number)


class Recall:
    """All that a player has ever known, as a tensor; as a string, its digest."""

    def __init__(self, room: int) -> None:
        self.tensor: Any = numpy.zeros(room, numpy.float32)
        self.dict = {"history": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        remembered = state.history_of(player).numbers()
        room = len(self.tensor)
        if len(remembered) > room:
            raise BadOption(f"A history has {len(remembered)} numbers, and memory={room} has no room for them.")
        self.tensor[:] = 0
        self.tensor[: len(remembered)] = remembered

    def string_from(self, state: SpielState, player: int) -> str:
        return f"{player} {state.history_of(player).digest()}"
