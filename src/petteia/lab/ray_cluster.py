"""The same work on a Ray cluster. The tasks are pure, so Ray may do one again elsewhere when a process or a machine
dies: the results are those of one machine. Every machine needs Petteia, with the same version of the rules.

Ray's own code sometimes crashes while a program leaves a cluster, and would take our results along. So an envoy, a
process that may die, goes to the cluster for us."""

import json
import logging
import socket
import subprocess
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout, suppress
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final, TypeVar

from petteia.kernel.errors import BadOption, PetteiaError
from petteia.lab.workers import LOSSES, Portions, Work, do_portion, interrupts_held, outlive_nobody

T = TypeVar("T")

AHEAD: Final = 2  # portions in hand for each core, so that no core waits for the next one
RETRIES: Final = 20  # of a portion whose process died
KNOCK: Final = 3.0  # seconds for a port to answer
GREETING: Final = 90.0  # seconds for a cluster to answer; a busy machine needs half a minute to import Ray

# Ray waits two minutes for a cluster that is not there, deep inside its C++: another process finds out sooner.
PROBE: Final = """
import json, logging, os, sys, traceback, ray
try:
    ray.init(address=sys.argv[1], log_to_driver=False, logging_level=logging.CRITICAL)
    print(json.dumps({"cpus": ray.cluster_resources().get("CPU", 0)}), flush=True)
except Exception as error:
    said = str(error).strip().partition("\\n")[0]
    if "AuthenticationError" in traceback.format_exc():
        said = "it wants a token (set RAY_AUTH_MODE=token, and the token as for every Ray program)."
    print(json.dumps({"error": said}), flush=True)
os._exit(0)
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
    from ray import cloudpickle

    parcel = cloudpickle.dumps(work)  # as Ray does it: also functions of a script, which no other process could import
    rest = Rest(numbers)
    losses = 0
    while rest:
        try:
            for portion, done in results_of_envoy(parcel, rest, address):
                losses = 0
                rest.strike(portion)
                yield done
        except EnvoyLost as lost:
            losses += 1
            if losses >= LOSSES:
                raise NoCluster(f"The process that talks to the Ray cluster keeps dying ({lost}).") from None


class Rest:
    """What is left to do of the numbers. Few are done before others that come earlier, so that little need be kept."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = numbers
        self.first = 0  # all before it are done
        self.done: set[int] = set()  # of those after it

    def __bool__(self) -> bool:
        return self.first < len(self.numbers)

    def strike(self, portion: Sequence[int]) -> None:
        """These are done."""
        self.done.update(portion)
        while self and self.numbers[self.first] in self.done:
            self.done.remove(self.numbers[self.first])
            self.first += 1


class EnvoyLost(Exception):
    """The envoy died before everything was done."""


def results_of_envoy(parcel: bytes, rest: Rest, address: str) -> Iterator[tuple[list[int], list[Any]]]:
    """Send an envoy for what is left; the portions that it brings, with their results."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    left = rest.numbers[rest.first :]
    envoy = context.Process(target=be_envoy, args=(theirs, parcel, left, set(rest.done), address), daemon=True)
    with interrupts_held():
        envoy.start()
    theirs.close()
    try:
        while (said := ours.recv()) is not None:
            if isinstance(said, BaseException):
                raise said
            yield said
    except (EOFError, ConnectionError):
        envoy.join()
        raise EnvoyLost(f"exit code {envoy.exitcode}") from None
    finally:
        envoy.kill()  # it has said everything: the cluster notices that it is gone, and Ray's own farewell may hang
        envoy.join()
        ours.close()


def be_envoy(pipe: Connection, parcel: bytes, numbers: Sequence[int], done: set[int], address: str) -> None:
    """The envoy's life: tell of each portion that is done, and at the end what went wrong, or nothing."""
    Thread(target=outlive_nobody, daemon=True).start()
    import ray

    answer: Exception | None = None
    # Ray tells of dead processes, and that is no part of a result. Nobody listens any more: there is nothing to tell.
    with redirect_stdout(sys.stderr), suppress(OSError):
        try:
            work = ray.cloudpickle.loads(parcel)
            ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
            for portion in portions_on_ray(ray, work, numbers, done):
                pipe.send(portion)
        except ray.exceptions.RayTaskError as error:
            answer = own_error(error)
        except ray.exceptions.RayError as error:
            answer = NoCluster(f"The Ray cluster failed: {first_line(error)}")
        except Exception as error:
            error.add_note(traceback.format_exc())
            answer = error
        pipe.send(answer)


def portions_on_ray(
    ray: Any, work: Work[T], numbers: Sequence[int], done: set[int]
) -> Iterator[tuple[list[int], list[T]]]:
    """Keep every core of the cluster busy with those numbers that are not done; the portions, with their results."""
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(do_portion)
    shared = ray.put(work)
    portions = Portions(numbers, cores(ray))
    running: dict[Any, list[int]] = {}
    while True:
        portions.workers = cores(ray)
        while len(running) < AHEAD * portions.workers and (portion := portions.take()):
            if missing := [number for number in portion if number not in done]:
                running[task.remote(shared, missing)] = missing
        if not running:
            return
        for ready in ray.wait(list(running))[0]:
            seconds, results = ray.get(ready)
            portions.learn(len(results), seconds)
            yield running.pop(ready), results


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
