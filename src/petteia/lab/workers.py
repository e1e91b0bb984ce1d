"""The same work in several processes at once. Work is a function of a number, and pure: whoever does it, whenever and
how often, the result is the same. So nothing depends on the number of processes, and one that dies is replaced."""

import os
import signal
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final, Generic, TypeVar, cast

from petteia.kernel.errors import BadOption, PetteiaError

T = TypeVar("T")
Work = Callable[[int], T]

PORTION: Final = 0.25  # seconds of work handed out at once: enough that handing it out costs nothing
LOSSES: Final = 5  # processes lost without one portion done in between, before we give up
MOST: Final = 1024


class WorkerLost(PetteiaError):
    """Processes die faster than they work."""


class Portions:
    """Hands out numbers: one each at first, then as many as make a portion, and less towards the end."""

    def __init__(self, numbers: Sequence[int], workers: int) -> None:
        self.numbers = numbers
        self.workers = workers
        self.given = 0
        self.seconds = 0.0  # for one number, as measured lately

    def take(self) -> list[int]:
        """The next portion; nothing if all are given out."""
        fair = -(-(len(self.numbers) - self.given) // (2 * self.workers))
        count = min(int(PORTION / self.seconds) if self.seconds else 1, fair)
        first = self.given
        self.given = min(first + max(count, 1), len(self.numbers))
        return list(self.numbers[first : self.given])

    def learn(self, count: int, seconds: float) -> None:
        """A portion took so long."""
        each = max(seconds / count, 1e-6)
        self.seconds = (self.seconds + each) / 2 if self.seconds else each


def usual_workers() -> int:
    """As many as this process has cores."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_workers(workers: int) -> int:
    """The number of workers, if it can be."""
    if not 1 <= workers <= MOST:
        raise BadOption(f"The number of workers should be from 1 to {MOST}, not {workers}.")
    return workers


def spread(work: Work[T], numbers: Sequence[int], workers: int) -> Iterator[list[T]]:
    """Do the work for all numbers and give the results as they come, in portions. One worker is this process itself."""
    crew = min(check_workers(workers), len(numbers))
    if crew <= 1:
        for number in numbers:
            yield [work(number)]
        return
    team = Team(work, Portions(numbers, crew))
    try:
        team.hire(crew)
        while team.members:
            yield from team.results()
    finally:
        team.dismiss()


def do_portion(work: Work[T], numbers: list[int]) -> tuple[float, list[T]]:
    """A portion's results, and how long it took."""
    begun = time.perf_counter()
    done = [work(number) for number in numbers]
    return time.perf_counter() - begun, done


class Member:
    """A process, the pipe to it, and what it is working on."""

    __slots__ = ("pipe", "portion", "process")

    def __init__(self, process: BaseProcess, pipe: Connection, portion: list[int]) -> None:
        self.process = process
        self.pipe = pipe
        self.portion = portion


class Team(Generic[T]):
    """The processes that work on one thing."""

    def __init__(self, work: Work[T], portions: Portions) -> None:
        self.work = work
        self.portions = portions
        self.members: dict[Connection, Member] = {}
        self.losses = 0

    def hire(self, count: int) -> None:
        """Start a number of processes, if there is work for them."""
        for _ in range(count):
            if portion := self.portions.take():
                self.start(portion)

    def start(self, portion: list[int]) -> None:
        """Start a process, as a fresh interpreter: a fork of a process with threads (a progress bar) may hang."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self.work), daemon=True)
        with interrupts_held():
            process.start()
        theirs.close()
        self.members[ours] = Member(process, ours, portion)
        self.hand_out(self.members[ours])

    def hand_out(self, member: Member) -> None:
        """Send a member its portion. One that is dead shows when its answer is read."""
        with suppress(OSError):
            member.pipe.send(member.portion)

    def results(self) -> Iterator[list[T]]:
        """Wait for some portions; their results."""
        for ready in wait(list(self.members)):
            member = self.members[cast(Connection, ready)]
            try:
                seconds, done = member.pipe.recv()
            except (EOFError, OSError):
                self.replace(member)
                continue
            if isinstance(done, BaseException):
                raise done
            self.losses = 0
            self.portions.learn(len(done), seconds)
            member.portion = self.portions.take()
            if member.portion:
                self.hand_out(member)
            else:
                self.release(member)
            yield done

    def replace(self, member: Member) -> None:
        """A process died: another one does its portion."""
        self.losses += 1
        self.release(member)
        if self.losses >= LOSSES:
            code = member.process.exitcode
            raise WorkerLost(f"Worker processes keep dying (exit code {code}); is there enough memory?")
        self.start(member.portion)

    def release(self, member: Member) -> None:
        """A process is no longer needed."""
        del self.members[member.pipe]
        member.pipe.close()
        member.process.join(timeout=5)

    def dismiss(self) -> None:
        """Stop everybody at once."""
        for member in self.members.values():
            member.process.terminate()
        for member in self.members.values():
            member.process.join()
            member.pipe.close()
        self.members.clear()


def serve(pipe: Connection, work: Work[T]) -> None:
    """A worker's life: portions in, results out, until nobody sends any more."""
    Thread(target=outlive_nobody, daemon=True).start()
    while True:
        try:
            numbers = pipe.recv()
        except EOFError:
            return
        answer: tuple[float, list[T] | Exception]
        try:
            answer = do_portion(work, numbers)
        except Exception as error:
            if not isinstance(error, PetteiaError):
                error.add_note(traceback.format_exc())
            answer = 0.0, error
        try:
            pipe.send(answer)
        except OSError:
            return


def outlive_nobody() -> None:
    """End this process when the main one has been killed, in the middle of a game if need be."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C is for the main process, which then stops the others: they are started with it blocked, and keep it so."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Started with the first process, it would unblock the signal for that one.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
