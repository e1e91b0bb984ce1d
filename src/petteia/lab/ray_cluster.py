"""The same work on a Ray cluster. The tasks are pure, so Ray may do one again elsewhere when a process or a machine
dies: the results are those of one machine. Every machine needs Petteia, with the same version of the rules."""

import json
import logging
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from petteia.kernel.errors import BadOption, PetteiaError
from petteia.lab.workers import Portions, Work, do_portion

T = TypeVar("T")

AHEAD: Final = 2  # portions in hand for each core, so that no core waits for the next one
RETRIES: Final = 20  # of a portion whose process died
KNOCK: Final = 3.0  # seconds for a port to answer
GREETING: Final = 90.0  # seconds for a cluster to answer; a busy machine needs half a minute to import Ray

# Ray waits two minutes for a cluster that is not there, deep inside its C++: another process finds out sooner.
PROBE: Final = """
import json, logging, sys, traceback, ray
try:
    ray.init(address=sys.argv[1], log_to_driver=False, logging_level=logging.CRITICAL)
    print(json.dumps({"cpus": ray.cluster_resources().get("CPU", 0)}))
except Exception as error:
    said = str(error).strip().partition("\\n")[0]
    if "AuthenticationError" in traceback.format_exc():
        said = "it wants a token (set RAY_AUTH_MODE=token, and the token as for every Ray program)."
    print(json.dumps({"error": said}))
"""


class NoCluster(PetteiaError):
    """Ray is not installed, or no cluster answers."""


def check_ray(address: str) -> str:
    """The address, if Ray is here and a cluster answers there."""
    if find_spec("ray") is None:
        raise NoCluster("Ray is not installed; 'pip install \"petteia[ray]\"' brings it.")
    if address != "auto" and "://" not in address:
        knock(address)
    try:
        asked = subprocess.run(
            [sys.executable, "-c", PROBE, address], capture_output=True, text=True, timeout=GREETING, check=False
        )
        answer = json.loads(asked.stdout.splitlines()[-1])
    except subprocess.TimeoutExpired:
        raise NoCluster(f"No Ray cluster answers at {address} within {GREETING:.0f} seconds.") from None
    except (ValueError, IndexError):
        raise NoCluster(f"The Ray cluster at {address} cannot be used.") from None
    if "error" in answer:
        raise NoCluster(f"No Ray cluster can be used at {address}: {answer['error']}")
    return address


def knock(address: str) -> None:
    """Make sure that somebody listens at HOST:PORT."""
    host, colon, port = address.rpartition(":")
    if not colon or not host or not port.isdigit() or not 0 < int(port) < 65536:
        raise BadOption(f"A Ray cluster is named 'auto' or HOST:PORT, not {address!r}.")
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()
    except (OSError, UnicodeError) as error:
        raise NoCluster(f"No Ray cluster answers at {address}: {error}.") from None


def spread_on_ray(work: Work[T], numbers: Sequence[int], address: str) -> Iterator[list[T]]:
    """Do the work for all numbers on a cluster and give the results as they come, in portions."""
    import ray

    with redirect_stdout(sys.stderr):  # Ray tells of dead processes, and that is no part of a result
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
        try:
            yield from portions_on_ray(ray, work, numbers)
        except ray.exceptions.RayTaskError as error:
            raise own_error(error) from None
        except ray.exceptions.RayError as error:
            raise NoCluster(f"The Ray cluster failed: {first_line(error)}") from None
        finally:
            ray.shutdown()


def portions_on_ray(ray: Any, work: Work[T], numbers: Sequence[int]) -> Iterator[list[T]]:
    """Keep every core of the cluster busy."""
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(do_portion)
    shared = ray.put(work)
    portions = Portions(numbers, cores(ray))
    running: list[Any] = []
    while True:
        portions.workers = cores(ray)
        while len(running) < AHEAD * portions.workers and (portion := portions.take()):
            running.append(task.remote(shared, portion))
        if not running:
            return
        ready, running = ray.wait(running)
        for seconds, done in ray.get(ready):
            portions.learn(len(done), seconds)
            yield done


def cores(ray: Any) -> int:
    """How many cores the cluster has now."""
    return max(int(ray.cluster_resources().get("CPU", 1)), 1)


def own_error(error: Any) -> Exception:
    """What went wrong inside a task, as it would have gone wrong here."""
    cause = getattr(error, "cause", None)
    if isinstance(cause, PetteiaError):
        return cause
    return NoCluster(f"A task on the Ray cluster failed: {first_line(cause or error)}")


def first_line(error: Exception) -> str:
    """The gist of a long message."""
    return str(error).strip().partition("\n")[0]
