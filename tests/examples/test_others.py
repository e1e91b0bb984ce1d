"""The examples run, and say what they are there to say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import petteia

EXAMPLES = Path(__file__).parents[2] / "examples"

pytestmark = pytest.mark.slow


def run(name: str, *arguments: str) -> str:
    done = subprocess.run([sys.executable, EXAMPLES / name, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", petteia.known_games())
def test_a_search_of_openspiel(game: str) -> None:
    said = run("openspiel_search.py", game, "--games", "1", "--simulations", "2")
    assert re.fullmatch(r"1 games: the search wins [01]\.\d\d of them\n", said)


@pytest.mark.parametrize("game", petteia.known_games())
def test_a_table_of_pettingzoo(game: str) -> None:
    lines = run("pettingzoo_table.py", game, "--games", "2").splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "player_0, NearSighted",
        "player_1, Random",
        "player_2, Random",
    ]


def test_whoever_takes_what_it_can_get_gets_more_in_emporion() -> None:
    points = [float(found) for found in re.findall(r": (\S+) points", run("pettingzoo_table.py", "emporion"))]
    assert points[0] > max(points[1:])


def test_the_walk(tmp_path: Path) -> None:
    said = run("walk.py", str(tmp_path))
    assert len(set(re.findall(r"seat 1 may hold (.*)", said))) == 3
    pictures = sorted(path.name for path in tmp_path.iterdir())
    assert pictures == ["1-begin.svg", "2-asked.svg", "3-third-round.svg", "4-end.svg"]
    for name in pictures:
        assert (tmp_path / name).read_text(encoding="utf-8").startswith("<svg")
