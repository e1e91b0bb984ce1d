"""What befalls a site: its processes are killed, its lines cut, its clock moved, its disk filled."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random

from tests.soak.players import Progress
from tests.soak.site import Site, kill

SHARES = {"server": 8, "thinker": 5, "examiner": 2, "cut": 2, "clock": 2, "disk": 1, "database": 3}
ONE_OF_EACH = dict.fromkeys(SHARES, 1)
KILLS = ("server", "thinker", "examiner", "database")
CLOCK_STEPS = (-7200, -90, -6, 4, 45, 3600, 30_000)  # seconds
LOOKS = 60  # at most, while something is away
LOOK = 0.05  # seconds


class Troubles:
    """Makes trouble at moments of chance, which are counted in acknowledged decisions, not in time."""

    def __init__(
        self, site: Site, chance: Random, progress: Progress, every: int, shares: dict[str, int] = SHARES
    ) -> None:
        self.site = site
        self.chance = chance
        self.progress = progress
        self.every = every  # decisions between two troubles, on average
        self.told: Callable[[str], None] = lambda _: None
        self.done: Counter[str] = Counter()
        self.shares = {kind: share for kind, share in shares.items() if kind != "database" or site.cluster is not None}
        self.deck: list[str] = []

    @property
    def kills(self) -> int:
        return sum(self.done[kind] for kind in KILLS)

    async def go_on(self, spared: str = "") -> None:
        """Make one trouble after another until it is cancelled, but none of the spared kind."""
        while True:
            await self.moment(self.chance.randint(1, 2 * self.every - 1))
            if (kind := self.next_kind()) != spared:
                await self.make(kind)

    def next_kind(self) -> str:
        """The next trouble of a shuffled deck, so that none is left out for long."""
        if not self.deck:
            self.deck = self.chance.sample(list(self.shares), sum(self.shares.values()), counts=self.shares.values())
        return self.deck.pop()

    async def moment(self, decisions: int) -> None:
        """Wait for so many more acknowledged decisions, and a little longer: until the next is half done."""
        until = self.progress.acknowledged + decisions
        while self.progress.acknowledged < until:
            await asyncio.sleep(LOOK / 5)
        await asyncio.sleep(self.chance.uniform(0, LOOK))

    async def make(self, kind: str) -> None:
        """Make trouble of a kind, and set things right again. Whoever cancels waits for that."""
        makers: dict[str, Callable[[], Awaitable[str]]] = {
            "server": self.kill_servers,
            "thinker": lambda: self.kill_helper("thinker"),
            "examiner": lambda: self.kill_helper("examiner"),
            "database": self.crash_database,
            "cut": self.cut,
            "clock": self.move_clock,
            "disk": self.fill_disk,
        }
        work = asyncio.ensure_future(makers[kind]())
        try:
            said = await asyncio.shield(work)
        except asyncio.CancelledError:
            await work
            raise
        self.told(f"{kind}: {said}")

    async def kill_servers(self, all_of_them: bool = False, gone: int = 0) -> str:
        """Kill a server, or all, which are gone for so many seconds. If one is left, it is alone for a while."""
        up = [server for server in self.site.servers if server.is_up]
        killed = up if all_of_them or self.chance.random() < 0.3 else [self.chance.choice(up)]
        for server in killed:
            await asyncio.to_thread(server.kill)
            self.done["server"] += 1
        self.site.clock.move(gone)
        if len(killed) < len(up):
            await self.look_on(self.progress.acknowledged + self.chance.randint(0, self.every))
        await self.site.start()
        return f"{len(killed)} killed"

    async def kill_helper(self, kind: str) -> str:
        """Kill a process of bots, or one that looks through files."""
        pids = [pid for server in self.site.servers for pid in server.helpers(f"petteia.server.{kind}")]
        if not pids:
            return "there is none"
        killed = kill(self.chance.choice(pids))
        self.done[kind] += killed
        return "killed" if killed else "gone"

    async def crash_database(self) -> str:
        """Let PostgreSQL crash; perhaps a server dies before it is back."""
        assert self.site.cluster is not None
        await asyncio.to_thread(self.site.cluster.crash)
        self.done["database"] += 1
        said = await self.perhaps_killed()
        await asyncio.to_thread(self.site.cluster.start)
        await self.site.start()
        return f"crashed, {said}"

    async def cut(self) -> str:
        self.done["cut"] += 1
        return f"{sum(wire.cut(self.chance) for wire in self.site.wires)} lines"

    async def move_clock(self) -> str:
        step = self.chance.choice(CLOCK_STEPS)
        self.site.clock.move(step)
        self.done["clock"] += 1
        return f"{step} seconds"

    async def fill_disk(self) -> str:
        """Leave no room; perhaps a server dies before there is room again."""
        self.site.disk.fill(self.site.writers())
        self.done["disk"] += 1
        await self.look_on(None)
        said = await self.perhaps_killed()
        self.site.disk.clear()
        await self.revive_database()
        await self.site.start()
        return f"full, {said}"

    async def revive_database(self) -> None:
        """Start PostgreSQL again if it has given up."""
        cluster = self.site.cluster
        if cluster is not None and not (cluster.folder / "data" / "postmaster.pid").exists():
            await asyncio.to_thread(cluster.start)

    async def perhaps_killed(self) -> str:
        """Kill a server now and then, and do not start it yet."""
        if self.chance.random() < 0.3:
            server = self.chance.choice(self.site.servers)
            await asyncio.to_thread(server.kill)
            self.done["server"] += 1
            return "a server killed meanwhile"
        await self.look_on(None)
        return "all servers stayed"

    async def look_on(self, until: int | None) -> None:
        """Wait for so many decisions, or for somebody to be refused, but not for long."""
        refused = self.progress.refused
        for _ in range(LOOKS):
            if self.progress.acknowledged >= until if until is not None else self.progress.refused > refused:
                return
            await asyncio.sleep(LOOK)
