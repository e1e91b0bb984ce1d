"""A round: tables of all games are played to the end while there is trouble, then looked through and removed."""

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from random import Random

import httpx

import petteia
from petteia.kernel.record import components_of, game_of, parse_record, verify
from petteia.server.admin import opened
from petteia.server.storage.rows import Entry, TableRow
from petteia.server.storage.store import Store
from tests.server.live import ME, NOVICE, OPEN, PATIENCE, Person
from tests.soak.players import Player, Visitor
from tests.soak.site import Site
from tests.soak.troubles import Troubles

CLOCKS = (  # nobody needs that long: what the servers, the database or the clock take away is given back
    {"kind": "none"}, {"kind": "live", "minutes": 60, "increment": 5}, {"kind": "days", "days": 1},
)  # fmt: skip
NEVER = 2**53
UNLOADED = 660  # seconds after which a table that nobody looks at takes no memory
GIVEN_BACK = ("rooms", "due", "leases", "thinking", "petteia_sockets")
LOOK = 0.1  # seconds
MOST_WAITING = 120.0  # seconds until nothing is kept any more: servers look for it every ten, and machines are busy
BETWEEN_LOOKS = 15.0  # seconds between two looks whether something goes on
MOST_LOOKS = 20  # in vain


class SoakError(AssertionError):
    """Something is not as it was acknowledged."""


@dataclass
class Account:
    """What came of rounds."""

    games: int = 0
    acknowledged: int = 0
    entries: int = 0
    records: int = 0


class Round:
    """Tables, and the people at them."""

    def __init__(self, site: Site, chance: Random, troubles: Troubles, tables: int, pause: float) -> None:
        self.site = site
        self.chance = chance
        self.troubles = troubles
        self.count = tables
        self.pause = pause
        self.people: list[Person] = []
        self.players: list[Player] = []

    async def run(self, spared: str = "") -> Account:
        """Play everything to the end; raises SoakError if something is not as it should be."""
        async with AsyncExitStack() as stack:
            for name in ("Ada", "Ben", "Cleo"):
                person = Person(self.chance.choice(self.site.wires), name)
                self.people.append(await stack.enter_async_context(person))
            for number in range(self.count):
                await self.seat_people(number)
            await self.play(spared)
            account = await self.looked_through()
        await self.remove()
        self.say_what_is_wrong([*self.site.faults(), *self.site.orphans()])
        return account

    async def seat_people(self, number: int) -> None:
        """Make a table of one of the games, with two or three people or bots, and start it."""
        game = petteia.known_games()[number % len(petteia.known_games())]
        host, *others = self.chance.sample(self.people, len(self.people))
        guests = others[: self.chance.randint(0, 2)]
        bots = [NOVICE] * self.chance.randint(0 if guests else 1, 2 - len(guests))
        own = petteia.load(game).components_text() if self.chance.random() < 0.2 else ""
        seats = [ME, *(OPEN for _ in guests), *bots]
        practice = self.chance.random() < 0.25
        clock = CLOCKS[0] if practice else self.chance.choice(CLOCKS)
        wishes = {"clock": clock, "components": own, "practice": practice}
        made = await host.post("/api/tables", game=game, seats=seats, **wishes)
        table = str(made["id"])
        for guest in guests:
            await guest.join(table)
        await host.start(table)
        for seat, person in enumerate([host, *guests]):
            chance = Random(self.chance.random())
            self.players.append(
                Player(person, table, seat, self.site.wires, chance, self.troubles.progress, self.pause)
            )

    async def play(self, spared: str) -> None:
        """Let everybody play while there is trouble; then nothing more happens, and all games end."""
        file = petteia.load("khora").components_text()
        visitor = Visitor(self.site.wires, Random(self.chance.random()), file)
        besides = [self.troubles.go_on(spared), visitor.visit(), self.notice_standstill()]
        tasks = [asyncio.create_task(work) for work in besides]
        playing = asyncio.create_task(self.play_to_the_end())
        try:
            await asyncio.wait([playing, *tasks], return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task
            await playing
        finally:
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing

    async def play_to_the_end(self) -> None:
        await asyncio.gather(*(player.play() for player in self.players))

    async def notice_standstill(self) -> None:
        """Raise SoakError if nobody is acknowledged anything for long."""
        acknowledged, looks = -1, 0
        while looks < MOST_LOOKS:
            looks = looks + 1 if acknowledged == self.troubles.progress.acknowledged else 0
            acknowledged = self.troubles.progress.acknowledged
            if looks:
                self.troubles.told("\n".join(["nothing goes on", *self.waiting()]))
            await asyncio.sleep(BETWEEN_LOOKS)
        raise SoakError("\n".join(["Nothing goes on.", *self.waiting()]))

    def waiting(self) -> list[str]:
        return [player.standing() for player in self.players if player.doing != "over"]

    # What became of it.

    async def looked_through(self) -> Account:
        """Compare all logs with what was acknowledged, and verify the records."""
        account, wrong = Account(), list[str]()
        store = await self.site.store()
        try:
            for table in self.tables():
                wrong += await self.faults_of(table, store, account)
        finally:
            await store.close()
        self.say_what_is_wrong(wrong)
        return account

    def tables(self) -> list[str]:
        return list(dict.fromkeys(player.table for player in self.players))

    async def faults_of(self, table: str, store: Store, account: Account) -> list[str]:
        """What is wrong at a table."""
        row, log = await store.table(table), await store.log(table)
        assert row is not None
        players = [player for player in self.players if player.table == table]
        account.games += 1
        account.entries += len(log)
        account.acknowledged += sum(len(player.acknowledged) for player in players)
        found = [*faults_of_log(row, log), *(said for player in players for said in player.differences(log))]
        if not found:
            found += await self.faults_of_record(row)
            account.records += 1
        acknowledged = sorted((ply, player.seat, wish) for player in players for ply, wish in player.acknowledged)
        there = [(entry.ply, entry.seat, entry.kind, entry.action, entry.at) for entry in log]
        told = f"\nacknowledged: {json.dumps(acknowledged)}\nfound: {json.dumps(there)}"
        return [f"Table {table} of {row.game}: {said}{told}" for said in found]

    async def faults_of_record(self, row: TableRow) -> list[str]:
        """Read the record as anybody can, and verify it."""
        url = self.chance.choice(self.site.wires).url
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False) as http:
            text = (await http.get(f"/api/tables/{row.id}/record")).raise_for_status().text
        game = petteia.load(game_of(text), components_of(text))
        state = verify(game, parse_record(game, text))
        return [] if state.scores() == row.scores else [f"the record leads to {state.scores()}, not {row.scores}"]

    async def remove(self) -> None:
        """Remove the tables and the people, and wait until no server knows of them any more."""
        async with opened(self.site.url) as admin:
            for table in self.tables():
                await admin.delete_table(table)
            await admin.store.retention.remove("guests", NEVER, len(self.people))

    def say_what_is_wrong(self, wrong: Sequence[str]) -> None:
        if wrong:
            raise SoakError("\n".join(wrong))


def faults_of_log(row: TableRow, log: Sequence[Entry]) -> list[str]:
    """What no log may have."""
    found: list[str] = []
    if [entry.ply for entry in log] != list(range(len(log))):
        found.append("the entries are not numbered one after another")
    if [entry.at for entry in log] != sorted(entry.at for entry in log):
        found.append("time runs backwards")
    if row.status != "finished" or row.scores is None:
        found.append(f"the game is {row.status}")
    found += [f"seat {entry.seat} is {entry.kind}" for entry in log if entry.kind in ("out-of-time", "resigned")]
    return found


async def unloaded(site: Site) -> list[dict[str, int]]:
    """How the servers stand when nobody has looked at a table for long; raises SoakError if they keep something."""
    site.clock.move(UNLOADED)
    standing = await site.standing()
    began = time.monotonic()
    while any(server[kept] for server in standing for kept in GIVEN_BACK):
        if time.monotonic() - began > MOST_WAITING:
            raise SoakError("\n".join(["Servers keep what nobody needs.", *map(str, standing), *await site.kept()]))
        await asyncio.sleep(LOOK)
        standing = await site.standing()
    return standing
