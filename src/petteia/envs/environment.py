"""What all environments of one table have in common: a game in numpy's words, and actions that are checked."""

from operator import index
from typing import Any, Final

import numpy
from gymnasium import spaces

import petteia
from petteia.envs.reward_kinds import Purse, check_reward
from petteia.kernel.batch import mask_of
from petteia.kernel.errors import BadOption, IllegalAction, WrongSeat
from petteia.kernel.game import Game, Options
from petteia.kernel.state import State

Observation = dict[str, Any]  # `observation`: what a seat knows; `action_mask`: 1 for each action that is open to it
ON_ILLEGAL: Final = ("raise", "replace")
NUMBERS: Final = "<i2"  # the type of an observation's numbers
FLAGS: Final = "i1"  # the type of a mask's flags, as Gymnasium's spaces want it


def observation_space(game: Game) -> spaces.Dict:
    """The ranges of everything that is observed, and a flag for each action."""
    columns = [field for field in game.observation_fields() for _ in field.members]
    low, high = (numpy.array(ends, NUMBERS) for ends in ([c.low for c in columns], [c.high for c in columns]))
    seen = spaces.Box(low, high, dtype=numpy.int16)
    mask = spaces.Box(0, 1, (len(game.codec.moves),), numpy.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(len(game.codec.moves))


def observed(game: Game, state: State, seat: int) -> Observation:
    """What a seat knows, in arrays of the caller's own."""
    mask = mask_of(state, seat, len(game.codec.moves))
    return {
        "observation": numpy.frombuffer(state.observation(seat), NUMBERS).copy(),
        "action_mask": numpy.frombuffer(mask, FLAGS).copy(),
    }


def as_action(action: object) -> int:
    """A whole number, be it Python's or numpy's."""
    if not isinstance(action, (bool, numpy.bool_)):
        try:
            return index(action)  # type: ignore[arg-type]  # whatever it is
        except TypeError:
            pass
    raise IllegalAction(f"An action is one whole number, not {str(action)[:60]!r} ({type(action).__name__}).")


class Table:
    """A game that begins anew whenever it is told to, and pays its seats."""

    state: State | None
    purse: Purse

    def __init__(self, game: str | Game, seats: int | None, reward: str, on_illegal: str, options: Options) -> None:
        if on_illegal not in ON_ILLEGAL:
            raise BadOption(f"What is to be done with illegal actions is 'raise' or 'replace', not {on_illegal!r}.")
        self.game = petteia.load(game) if isinstance(game, str) else game
        self.seats = self.game.check_seats(self.game.max_seats if seats is None else seats)
        self.options = self.game.check_options(options)
        self.reward = check_reward(reward)
        self.replaces = on_illegal == "replace"
        self.state = None

    def begin(self, seed: int) -> State:
        """Set up a new game."""
        self.state = self.game.table(self.seats, seed, self.options)
        self.purse = Purse(self.reward, self.state)
        return self.state

    def begun(self) -> State:
        """The game, which has begun."""
        if self.state is None:
            raise WrongSeat("No game has begun; reset the environment first.")
        return self.state

    def running(self) -> State:
        """The game, which has begun and has not ended."""
        state = self.begun()
        if state.over():
            raise WrongSeat("The game is over; reset the environment.")
        return state

    def checked(self, seat: int, action: object) -> int:
        """An action that the seat may choose now: the one given, or one in its place if that is wished."""
        state = self.running()
        number = as_action(action)
        legal = state.legal(seat)
        if number in legal or not legal:
            return number
        if self.replaces:  # the next one above, or else the lowest
            return next((other for other in legal if other > number), legal[0])
        raise IllegalAction(f"Action {number} is masked: seat {seat} may choose {', '.join(map(str, legal))} now.")

    def observed(self, seat: int) -> Observation:
        return observed(self.game, self.begun(), seat)
