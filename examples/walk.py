# %% [markdown]
# # A walk through a game
# Each cell stands for itself; editors that know cells (VS Code, PyCharm, Jupytext) run them one by one and show the
# pictures. As a program, `python examples/walk.py FOLDER` writes the pictures into a folder.

# %% A table of three, and its spectators' view of it
import sys
from pathlib import Path

import petteia
from petteia.bots.levels import make_bot
from petteia.envs.pictures import picture
from petteia.kernel.rng import rng_from_seed

folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
khora = petteia.load("khora")
state = khora.new(seats=3, seed=11)


def show(name, seat=None):
    """Write what a seat sees, or a spectator, as a picture."""
    (folder / f"{name}.svg").write_text(picture(khora, state, seat, "svg"), encoding="utf-8")


show("1-begin")

# %% Who is asked, and what they may do. Seat 0 sees its own cards, and nobody else's.
seat = state.waiting()[0]
for action in state.legal(seat)[:5]:
    print(action, khora.codec.move(action).notation())
show("2-asked", seat)

# %% What a choice would change, before it is made
for action in state.legal(seat)[:5]:
    print(khora.codec.move(action).notation(), state.preview(seat, action))

# %% Three bots play on for two rounds
bots = [make_bot("greedy", khora, seed) for seed in range(3)]
while not state.over() and state.view(None)["round"] < 3:
    for waiting in state.waiting():
        state.play(waiting, bots[waiting].choose(state, waiting))
print(state.stage(), state.scores())
show("3-third-round")

# %% What seat 0 cannot know: three worlds that look alike to it, and different to seat 1
for number in range(3):
    world = state.copy()
    world.redeal(0, rng_from_seed(number))
    assert world.observe(0) == state.observe(0)
    print("seat 1 may hold", world.view(1)["cities"][1]["hand"])

# %% To the end
while not state.over():
    for waiting in state.waiting():
        state.play(waiting, bots[waiting].choose(state, waiting))
print(state.scores(), state.ranking())
show("4-end")
