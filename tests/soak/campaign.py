"""Rounds at a site until there were enough kills and enough time has passed, and whether everything is as at first."""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from tests.soak.players import Progress
from tests.soak.rounds import Account, Round, SoakError, unloaded
from tests.soak.site import Site, SiteKind
from tests.soak.troubles import SHARES, Troubles

# What a server may have more of than after its first round: pools of connections and threads have upper limits, which
# they need not have reached, and the thinker and the examiner that were killed come back when they are needed.
MAY_DIFFER = {"kilobytes": 24_000, "files": 24, "threads": 10, "tasks": 4, "helpers": 2}
LONG_GONE = 3600  # seconds
MAY_GROW = ("news", "settings")  # rows; both are bounded


@dataclass
class Plan:
    """How long and how hard."""

    seed: int
    kills: int
    minutes: float
    tables: int = 12  # in each round
    every: int = 25  # decisions between two troubles
    pause: float = 0.1  # seconds of thinking
    gentle: int = 3  # rounds at the end in which no server is killed, so that they can be compared with one another
    shares: dict[str, int] = field(default_factory=lambda: SHARES)  # of the kinds of trouble


@dataclass
class Tally:
    """What came of a campaign."""

    kind: SiteKind
    seed: int
    rounds: int = 0
    minutes: float = 0.0
    account: Account = field(default_factory=Account)
    troubles: Counter[str] = field(default_factory=Counter)
    refused: int = 0
    connected: int = 0

    def add(self, account: Account) -> None:
        self.rounds += 1
        for name in vars(account):
            setattr(self.account, name, getattr(self.account, name) + getattr(account, name))

    def line(self) -> str:
        troubles = ", ".join(f"{kind} {number}" for kind, number in sorted(self.troubles.items()))
        return (
            f"{self.kind}, seed {self.seed}: {self.rounds} rounds in {self.minutes:.1f} minutes; {vars(self.account)}; "
            f"{self.refused} refused, {self.connected} connections; {troubles}"
        )


class Campaign:
    """All rounds at a site."""

    def __init__(self, kind: SiteKind, plan: Plan, show: Callable[[str], None]) -> None:
        self.plan = plan
        self.kind = kind
        self.show = show
        self.chance = Random(f"{kind} {plan.seed}")
        self.progress = Progress()
        self.tally = Tally(kind, plan.seed)
        self.began = time.monotonic()

    async def run(self) -> Tally:
        """Raises an AssertionError that names the seed if something was wrong."""
        try:
            async with Site(self.kind) as site:
                await self.run_at(site)
        except Exception as error:
            self.show(f"FAULT {type(error).__name__}: {error}\n{self.tally.line()}")
            raise
        return self.tally

    async def run_at(self, site: Site) -> None:
        self.troubles = Troubles(site, self.chance, self.progress, self.plan.every, self.plan.shares)
        self.troubles.told = lambda said: self.show(f"{self.kind}: {self.progress.acknowledged} {said}")
        rows = await site.rows()
        while self.troubles.kills < self.plan.kills or self.minutes() < self.plan.minutes:
            await self.round(site)
        await self.troubles.kill_servers(all_of_them=True)
        standings = []
        for _ in range(self.plan.gentle):
            await self.round(site, spared="server")
            standings.append(await unloaded(site))
        self.compare_standings(standings[0], standings[-1])
        await self.troubles.kill_servers(all_of_them=True, gone=LONG_GONE)  # who starts forgets those from before
        self.compare_rows(rows, await site.rows(), len(site.servers))

    def minutes(self) -> float:
        return (time.monotonic() - self.began) / 60

    async def round(self, site: Site, spared: str = "") -> None:
        made = Round(site, self.chance, self.troubles, self.plan.tables, self.plan.pause)
        self.tally.add(await made.run(spared))
        self.tally.minutes = self.minutes()
        self.tally.troubles = self.troubles.done.copy()
        self.tally.refused, self.tally.connected = self.progress.refused, self.progress.connected
        self.show(self.tally.line())

    def compare_standings(self, first: list[dict[str, int]], last: list[dict[str, int]]) -> None:
        self.show(f"{self.kind}: after the first gentle round {first}, after the last {last}")
        for before, after in zip(first, last):
            grown = {
                name: now - before[name] for name, now in after.items() if now - before[name] > MAY_DIFFER.get(name, 0)
            }
            if grown:
                raise SoakError(f"A server does not give back what it took: {grown} more of {before}")

    def compare_rows(self, first: dict[str, int], last: dict[str, int], servers: int) -> None:
        self.show(f"{self.kind}: rows at first {first}, at last {last}")
        grown = {
            name: number
            for name, number in last.items()
            if name not in MAY_GROW and number > max(first[name], servers if name == "processes" else 0)
        }
        if grown:
            raise SoakError(f"There are more rows than at first: {grown}")
