"""The interpreted and the compiled engine play the same games, whatever the hash seed.

Where nothing is compiled the two are the same engine, and the test says no more than that chance is the state's own.
"""

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

GAMES = {"carpe-diem": 9, "emporion": 18, "khora": 72}  # and how many are played: three with each options and seats
PLAY = """
import sys

import petteia
from petteia.bots.levels import make_bot
from petteia.kernel.playout import play_on, playout
from petteia.kernel.position import digest
from petteia.testing.tables import as_text, tables

game = petteia.load(sys.argv[1])
for table in tables(game, None, 3, 1000):
    state = table.new()
    events = state.listen()
    marks = [digest(state)]
    rng = table.rng()
    while play_on(state, rng, 50):
        other = state.copy()
        other.redeal(0, rng)
        marks += [digest(state), digest(other), as_text(state.observe(0)), as_text(state.view(1))]
        if state.waiting():
            bots = [make_bot(bot, game, 1) for bot in ("greedy", "expert@4")]
            marks += [str(bot.choose(state, state.waiting()[0])) for bot in bots]
        playout(other, rng)
        marks.append(digest(other))
    print(table, state.ply, state.scores(), state.ranking(), len(events), *marks)
    print(*[as_text(event.to_dict()) for event in events])
"""


def games(game: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game], env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def expected(game: str) -> str:
    return games(game, PETTEIA_INTERPRETED="", PYTHONHASHSEED="0")


def test_it_is_so_many_games(game: str, expected: str) -> None:
    assert expected.count("\n") == 2 * GAMES[game]


@pytest.mark.parametrize("interpreted", ["", "1"])
@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_the_same_games(game: str, expected: str, interpreted: str, hash_seed: str) -> None:
    played = games(game, PETTEIA_INTERPRETED=interpreted, PYTHONHASHSEED=hash_seed)
    for line, other in zip(expected.splitlines(), played.splitlines()):
        assert line == other
    assert played == expected
