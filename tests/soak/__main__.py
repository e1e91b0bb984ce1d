"""`python -m tests.soak`: servers that are played at and hurt for as long as one likes, which `make soak` starts."""

import argparse
import asyncio
import signal
import sys
import time
import traceback

from tests.soak.campaign import Campaign, Plan
from tests.soak.site import SiteKind

KINDS: tuple[SiteKind, ...] = ("sqlite", "postgresql")


def show(line: str) -> None:
    print(time.strftime("%H:%M:%S"), line, flush=True)


async def soak(plan: Plan, kinds: list[SiteKind]) -> int:
    """Returns 1 if something was wrong."""
    this = asyncio.current_task()
    assert this is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)  # and nothing stays behind
    ended = await asyncio.gather(*(Campaign(kind, plan, show).run() for kind in kinds), return_exceptions=True)
    for end in ended:
        if isinstance(end, BaseException):
            traceback.print_exception(end)
        else:
            show(f"ENDED WELL {end.line()}")
    return int(any(isinstance(end, BaseException) for end in ended))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0, help="at least so long")
    parser.add_argument("--kills", type=int, default=0, help="at least so many at each site")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=12, help="that are played at the same time")
    parser.add_argument("--every", type=int, default=25, help="decisions between two troubles")
    parser.add_argument("--pause", type=float, default=0.1, help="seconds that people think")
    parser.add_argument("--site", choices=KINDS, action="append", help="where; at all, if none is named")
    given = parser.parse_args()
    plan = Plan(given.seed, given.kills, given.minutes, given.tables, given.every, given.pause)
    return asyncio.run(soak(plan, given.site or list(KINDS)))


if __name__ == "__main__":
    sys.exit(main())
