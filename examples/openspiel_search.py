"""An agent of OpenSpiel at one of our tables: its information-set tree search against random play.

    python examples/openspiel_search.py emporion --games 10 --simulations 50

The search plays fair: before each of its simulations it asks for another world that its player cannot tell from the
real one (`resample_from_infostate`).
"""

import argparse

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

import petteia
from petteia.envs.openspiel import register, spiel_name


def play(game, bots, deal):
    """A whole game of a deal; gives back what everybody is paid."""
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=petteia.known_games())
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50, help="for each decision")
    chosen = parser.parse_args()
    register()
    game = pyspiel.load_game(f"{spiel_name(petteia.load(chosen.game))}(players=2)")
    chance = numpy.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    final = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    won = 0.0
    for deal in range(chosen.games):
        seat = deal % 2
        search = ismcts.ISMCTSBot(
            game, rollouts, uct_c=1.4, max_simulations=chosen.simulations, random_state=chance,
            final_policy_type=final, allow_inconsistent_action_sets=True,
        )  # fmt: skip
        bots = {seat: search, 1 - seat: UniformRandomBot(1 - seat, chance)}
        won += play(game, bots, deal)[seat]
    print(f"{chosen.games} games: the search wins {won / chosen.games:.2f} of them")


if __name__ == "__main__":
    main()
