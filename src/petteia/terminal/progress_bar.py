"""A bar for work that takes a while, with an honest word on how long: only on a terminal, and gone when it is done."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text

from petteia.lab.time_left import TimeLeft, in_words
from petteia.terminal.style import make_console


class TimeColumn(ProgressColumn):
    """How long it will still take, as fast as it has lately been."""

    def __init__(self, time_left: TimeLeft) -> None:
        super().__init__()
        self.time_left = time_left

    def render(self, task: Task) -> Text:
        """The words beside the bar."""
        return Text(in_words(self.time_left.seconds_left(time.monotonic())), style="faint")


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar for a number of games; yields the function that is told how many are done."""
    console = make_console(stderr=True)
    time_left = TimeLeft(total)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeColumn(time_left))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)

        def tell(done: int) -> None:
            time_left.report(done, time.monotonic())
            bar.update(task, completed=done)

        yield tell
