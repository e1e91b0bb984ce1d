"""What a played game tells about the balance of Emporion: cards, routes to victory, turn order, ends, points."""

from typing import Final, cast

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.rules.scoring import breakdown, number_of, reserved
from petteia.games.emporion.state import Domain, Emporion
from petteia.games.emporion.terms import (
    ACTIONS,
    BOOTY,
    COLOURS,
    COUNTED,
    CULTURE,
    ENDINGS,
    KINDS,
    MERCHANDISE,
    PRESTIGE,
    SOURCES,
    TRADE,
    WAR,
)
from petteia.kernel.counts import count, wide_count
from petteia.kernel.log import Event
from petteia.kernel.state import State
from petteia.kernel.statistics import MEANS, POINTS, SHARES, Chart, Fact, Item, Statistics, items, turn_order

ROUNDS_TOLD: Final = 30  # later ones count with this one
STEP: Final = 5  # rounds that stand together where points are told
FINAL: Final = (
    "cards", "war", "culture", "trade", "ships", "booty", "war-cards", "culture-cards", "trade-cards",
    "prestige-cards", "merchandise-cards", "reserved", "rounds",
)  # fmt: skip
ROUTES: Final = ("prestige", "merchandise", "war", "culture", "trade")
OWNED: Final = 3  # cards of a kind that make it a part of a Domain
EARLY: Final = 3  # rounds
SHOWN: Final = ("two-war", "two-booty", "six-ships", "ten-trade", "early", "late")


class EmporionStatistics(Statistics):
    """Listens to games of Emporion with one deck."""

    __slots__ = ("components", "facts", "points", "round")
    components: Components
    facts: list[Fact]
    points: dict[tuple[int, str], int]  # seat, stage/source
    round: int

    def __init__(self, components: Components) -> None:
        self.components = components
        self.facts = []
        self.points = {}
        self.round = 0

    def begin(self, state: State) -> None:
        self.facts = []
        self.points = {}
        self.round = cast(Emporion, state).round
        for seat, domain in enumerate(cast(Emporion, state).domain):
            for source, vp in breakdown(self.components, domain):
                self.score(seat, source, vp)

    def hear(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == "points":
                self.score(event.seat, event.cause, event.amount)
            elif event.kind == "round":
                self.round = event.amount
            elif event.kind == "reserve":
                self.note("reserved", self.key(event.what), event.seat)
            elif event.kind == "first":
                self.note("first", event.what, event.seat)
            elif event.kind in ("skip", "give-up"):
                self.note("shown", "early" if self.round <= EARLY else "late", event.seat)
            elif event.kind == "action":
                self.facts.append(("action", event.what, event.seat, 1))

    def key(self, card: str) -> str:
        """What a card counts as: all Merchandise is one."""
        kind = self.components.kind[self.components.ids.index(card)]
        return KINDS[MERCHANDISE] if kind == MERCHANDISE else card

    def score(self, seat: int, source: str, vp: int) -> None:
        """Points of a seat, by the rounds in which they came."""
        if vp:
            place = (seat, f"{stage_of(self.round)}/{source}")
            self.points[place] = self.points.get(place, 0) + vp

    def note(self, table: str, key: str, seat: int) -> None:
        """Note what counts once in a game, however often it happens."""
        fact = (table, key, seat, 1)
        if fact not in self.facts:
            self.facts.append(fact)

    def end(self, state: State) -> list[Fact]:
        emporion = cast(Emporion, state)
        acted: dict[tuple[int, str], int] = {}
        facts: list[Fact] = []
        for table, key, seat, value in self.facts:
            if table == "action":
                acted[seat, key] = acted.get((seat, key), 0) + 1
            else:
                facts.append((table, key, seat, value))
        for seat, domain in enumerate(emporion.domain):
            facts.append(("order", str((seat - emporion.start) % emporion.seats), seat, 1))
            facts += [("actions", action, seat, acted.get((seat, action), 0)) for action in ACTIONS]
            facts += self.domain_facts(emporion, seat, domain)
        facts.append(("ending", ENDINGS[emporion.ending], emporion.start, 1))
        facts += [("points", place, seat, vp) for (seat, place), vp in self.points.items()]
        return sorted(facts)

    def domain_facts(self, state: Emporion, seat: int, domain: Domain) -> list[Fact]:
        """What a Domain has in the end."""
        facts = [("final", key, seat, value) for key, value in zip(FINAL, final_values(state, domain))]
        cards = [self.key(self.components.ids[face]) for face in domain.cards]
        for card in dict.fromkeys(cards):
            facts.append(("taken", card, seat, 1))
        facts += [("copies", item.key, seat, cards.count(item.key)) for item in self.card_items()]
        facts.append(("route", route_of(self.components, domain), seat, 1))
        facts += [("has", kind, seat, 1) for i, kind in enumerate(KINDS) if number_of(domain, i) >= OWNED]
        return facts + [("shown", key, seat, 1) for key in examples_shown(domain)]

    def card_items(self) -> list[Item]:
        """All cards, with where their figures come from."""
        components = self.components
        found: list[Item] = []
        for face, name in enumerate(components.ids):
            key = self.key(name)
            if key not in [item.key for item in found]:
                words = "kind-merchandise" if key != name else str(components.rows[face].get("name", f"card-{name}"))
                found.append(Item(key, words, components.source[face]))
        return found

    def charts(self, seats: int) -> list[Chart]:
        cards = tuple(self.card_items())
        first = [self.components.ids[face] for face in self.components.first]
        stages = tuple([Item(stage, stage) for stage in stages_told()])
        shown = (*items("points", [f"per-{kind}" for kind in COUNTED]), *items("shown", SHOWN))
        return [
            Chart(SHARES, "order", ("order",), turn_order(seats)),
            Chart(SHARES, "routes", ("route",), items("route", ROUTES)),
            Chart(SHARES, "kinds", ("has",), items("kind", KINDS)),
            Chart(POINTS, "points", ("points",), items("points", SOURCES), stages),
            Chart(SHARES, "cards", ("taken", "reserved"), cards),
            Chart(MEANS, "copies", ("copies",), cards),
            Chart(SHARES, "first", ("first",), items("card", first)),
            Chart(SHARES, "shown", ("shown",), shown),
            Chart(SHARES, "ends", ("ending",), items("ends", ENDINGS[1:])),
            Chart(MEANS, "actions", ("actions",), items("action", ACTIONS)),
            Chart(MEANS, "final", ("final",), items("final", FINAL)),
        ]


def stage_of(number: int) -> str:
    """The rounds that a round stands with, where points are told: `6-10`."""
    if number == 0:
        return "1-5"
    low = (min(number, ROUNDS_TOLD) - 1) // STEP * STEP + 1
    return f"{low}-{low + STEP - 1}"


def stages_told() -> list[str]:
    return [stage_of(number) for number in range(1, ROUNDS_TOLD + 1, STEP)]


def final_values(state: Emporion, domain: Domain) -> list[int]:
    """In the order of FINAL."""
    granted = [count(domain.have, colour) for colour in range(len(COLOURS))]
    cards = [number_of(domain, kind) for kind in range(len(KINDS))]
    return [len(domain.cards), *granted, domain.ships, len(domain.booty), *cards, reserved(domain), state.round]


def examples_shown(domain: Domain) -> list[str]:
    """What of the rulebook's examples a Domain shows in the end."""
    found = [f"per-{kind}" for i, kind in enumerate(COUNTED) if wide_count(domain.per, i)]
    for key, shown in (
        ("two-war", wide_count(domain.per, WAR) >= 2),
        ("two-booty", wide_count(domain.per, BOOTY) >= 2),
        ("six-ships", domain.ships >= 6),
        ("ten-trade", count(domain.have, TRADE) + len(domain.booty) >= 10),
    ):
        if shown:
            found.append(key)
    return found


def route_of(components: Components, domain: Domain) -> str:
    """The kind of card that brought a Domain the most points: its printed ones, its sets, its multipliers."""
    totals = [0] * len(KINDS)
    for face in domain.cards:
        kind = components.kind[face]
        totals[kind] += components.vp[face]
        for i in range(len(COUNTED)):
            totals[kind] += wide_count(components.per[face], i) * number_of(domain, i)
    totals[MERCHANDISE] += components.merchandise_vp[number_of(domain, MERCHANDISE)]
    ordered = (PRESTIGE, MERCHANDISE, WAR, CULTURE, TRADE)
    return KINDS[max(ordered, key=lambda kind: totals[kind])]
