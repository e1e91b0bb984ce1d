"""The same games on a real Ray cluster here, with a process killed in the middle; and clear words without a cluster."""

import json
import multiprocessing
import operator
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from petteia.kernel.errors import BadOption
from petteia.lab import ray_cluster
from petteia.lab.ray_cluster import NoCluster, Rest, check_ray, spread_on_ray

pytest.importorskip("ray")
pytestmark = pytest.mark.slow

CLUSTER = """
import logging, sys, ray

started = ray.init(
    num_cpus=2, object_store_memory=80_000_000, include_dashboard=False, logging_level=logging.ERROR,
    _temp_dir=sys.argv[1],
)
print(started.address_info["gcs_address"], flush=True)
sys.stdin.read()
"""
# A bot that plays at random; in the middle of the first game it kills the process it plays in.
MORTAL = """
import os, signal
from pathlib import Path

from petteia.bots.bot import Bot
from petteia.kernel.rng import rng_from_seed

DEAD = Path(__file__).with_name("dead")


class Mortal(Bot):
    def __init__(self, game, seed):
        self.rng = rng_from_seed(seed)

    def choose(self, state, seat):
        if state.ply > 40 and not DEAD.exists():
            DEAD.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        legal = state.legal(seat)
        return legal[self.rng.below(len(legal))]
"""
GAMES = 100
MANY_PROCESSES = Path(__file__).parents[2] / "examples" / "many_processes.py"


class Cluster:
    """A cluster of two cores, and what its programs need to know of it."""

    def __init__(self, process: subprocess.Popen[str], address: str, environment: dict[str, str]) -> None:
        self.process = process
        self.address = address
        self.environment = environment


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    own_token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16), "RAY_USAGE_STATS_ENABLED": "0"}
    environment = os.environ | own_token
    folder = tempfile.mkdtemp(prefix="petteia-ray-")  # the path of a socket must be short, so not tmp_path
    process = subprocess.Popen(
        [sys.executable, "-c", CLUSTER, folder],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    yield Cluster(process, process.stdout.readline().strip(), environment)
    process.stdin.close()
    process.stdout.close()
    process.wait()
    shutil.rmtree(folder, ignore_errors=True)


def petteia_command(*words: str) -> list[str]:
    return [sys.executable, "-m", "petteia", *words, "--json"]


def figures(text: str) -> dict[str, object]:
    summary: dict[str, object] = json.loads(text)
    return summary | {"seconds": 0}


def test_a_killed_worker_changes_nothing(cluster: Cluster, tmp_path: Path) -> None:
    (tmp_path / "mortal.py").write_text(MORTAL, encoding="utf-8")
    run = tmp_path / "run"
    simulate = ["simulate", "khora", "--games", str(GAMES), "--bots", f"{tmp_path / 'mortal.py'}:Mortal", "--seed", "5"]
    on_ray = subprocess.run(
        petteia_command(*simulate, "--ray", cluster.address, "--out", str(run)),
        env=cluster.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert on_ray.returncode == 0, on_ray.stderr
    assert (tmp_path / "dead").exists()
    here = subprocess.run(petteia_command(*simulate), capture_output=True, text=True, check=True)
    assert figures(on_ray.stdout) == figures(here.stdout)
    numbers = [json.loads(line)["number"] for line in run.read_text(encoding="utf-8").splitlines()[1:]]
    assert sorted(numbers) == list(range(GAMES))


def test_a_tournament_is_the_same_on_ray(cluster: Cluster) -> None:
    command = petteia_command("tournament", "khora", "--bots", "greedy", "random", "--games", "8")
    on_ray = subprocess.run(
        [*command, "--ray", cluster.address], env=cluster.environment, capture_output=True, text=True, check=False
    )
    assert on_ray.returncode == 0, on_ray.stderr
    here = subprocess.run(command, capture_output=True, text=True, check=True)
    assert figures(on_ray.stdout) == figures(here.stdout)


def test_batches_of_games_are_the_same_in_one_process_in_two_and_on_ray(cluster: Cluster) -> None:
    small = ("emporion", "--shares", "3", "--games", "4", "--steps", "250")
    said = []
    for where in (("--processes", "1"), ("--processes", "2"), ("--ray", cluster.address)):
        done = subprocess.run(
            [sys.executable, MANY_PROCESSES, *small, *where],
            env=cluster.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        said.append([line for line in done.stdout.splitlines() if line.startswith("share ")])
    assert said[0] == said[1] == said[2]
    assert len(set(said[0])) == 3


def test_an_envoy_that_dies_is_followed_by_another(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in cluster.environment.items():
        monkeypatch.setenv(name, value)
    numbers = range(1_000_000)  # their results are more than a pipe holds, so that the first envoy cannot have sent all
    portions = spread_on_ray(operator.neg, numbers, cluster.address)
    done = next(portions)
    [envoy] = multiprocessing.active_children()
    os.kill(envoy.pid or 0, signal.SIGSEGV)
    for portion in portions:
        done += portion
    assert sorted(done) == [-number for number in reversed(numbers)]


class Deadly:
    """Kills whoever unpacks it."""

    def __call__(self, number: int) -> int:
        return number

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (3,)


def test_envoys_that_keep_dying() -> None:
    with pytest.raises(NoCluster, match=r"keeps dying \(exit code 3\)"):
        list(spread_on_ray(Deadly(), range(3), "127.0.0.1:1"))


def test_the_rest_is_what_nobody_has_done() -> None:
    rest = Rest([7, 8, 9, 10])
    rest.strike([9])
    assert (rest.first, rest.done) == (0, {9})
    rest.strike([7, 8])
    assert (rest.first, rest.done) == (3, set())
    rest.strike([10])
    assert not rest


def test_nobody_answers() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
        with pytest.raises(NoCluster, match="No Ray cluster answers"):
            check_ray(f"127.0.0.1:{port}")


def test_somebody_answers_who_is_not_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "GREETING", 2.0)
    with socket.create_server(("127.0.0.1", 0)) as server, pytest.raises(NoCluster, match="within 2 seconds"):
        check_ray(f"127.0.0.1:{server.getsockname()[1]}")


@pytest.mark.parametrize("address", ["somewhere", "host:", ":1", "host:many", "host:70000"])
def test_an_address_has_a_host_and_a_port(address: str) -> None:
    with pytest.raises(BadOption, match="HOST:PORT"):
        check_ray(address)


def test_ray_may_not_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "find_spec", lambda name: None)
    with pytest.raises(NoCluster, match=r"petteia\[ray\]"):
        check_ray("auto")
