"""What a played game tells about the balance of Khôra: cities, cards, achievements, and where the points came from."""

from typing import Final, cast

from petteia.games.khora.components.reader import Components
from petteia.games.khora.state import City, Khora
from petteia.games.khora.terms import COUNTS, SOURCES
from petteia.kernel.bits import names_of, size
from petteia.kernel.counts import total
from petteia.kernel.log import Event
from petteia.kernel.state import State
from petteia.kernel.statistics import MEANS, POINTS, SHARES, Chart, Fact, Item, Statistics, items, turn_order

END: Final = "end"
GLORY: Final = "glory"
ORIGINS: Final = (
    "culture", "track", "card", "development", "token", "event", "end-card", "end-development", GLORY,
)  # fmt: skip
FINAL: Final = (
    "economy", "culture", "military", "development", "cards", "minor", "major", "glory", "taxes", "drachma",
    "achievements",
)  # fmt: skip


class KhoraStatistics(Statistics):
    """Listens to games of Khôra with one set of components."""

    __slots__ = ("components", "facts", "first", "kind", "points", "stage")
    components: Components
    kind: dict[str, str]  # of every cause of points
    facts: list[Fact]
    points: dict[tuple[int, str], int]  # seat, stage/source
    stage: int
    first: int  # the start player of the first round

    def __init__(self, components: Components) -> None:
        self.components = components
        self.kind = {"culture": "culture", "track": "track", GLORY: GLORY}
        for card in components.card_ids:
            self.kind[card] = "card"
        for city in components.city_ids:
            self.kind[city] = "development"
        for token in components.token_ids:
            self.kind[token] = "token"
        for event in components.events:
            self.kind[event.id] = "event"
        self.facts = []
        self.points = {}
        self.stage = 0
        self.first = 0

    def begin(self, state: State) -> None:
        khora = cast(Khora, state)
        self.facts = []
        self.points = {}
        self.stage = khora.round
        self.first = khora.start
        for seat, city in enumerate(khora.city):  # hands that were dealt and need no draft
            self.facts += [("drafted", card, seat, 1) for card in names_of(city.hand, self.components.card_ids)]

    def hear(self, state: State, events: list[Event]) -> None:
        for event in events:
            kind = event.kind
            if kind == "gain":
                if event.what == "vp":
                    self.score(event.seat, str(self.stage), self.kind[event.cause], event.amount)
            elif kind == "lose":
                if event.what == "vp":
                    self.score(event.seat, str(self.stage), self.kind[event.cause], -event.amount)
            elif kind == "score":
                source = self.kind[event.what]
                self.score(event.seat, END, source if source == GLORY else "end-" + source, event.amount)
            elif kind == "draft" or (kind == "drawn" and event.cause == "deal"):
                self.facts.append(("drafted", event.what, event.seat, 1))
            elif kind == "play":
                self.note("played", event.what, event.seat)
            elif kind == "achieve":
                self.note("alone" if event.amount == 1 else "shared", event.what, event.seat)
            elif kind == "round":
                self.stage = event.amount
            elif kind == "start" and self.stage == 1:
                self.first = event.seat

    def score(self, seat: int, stage: str, source: str, amount: int) -> None:
        if amount:
            place = (seat, stage + "/" + source)
            self.points[place] = self.points.get(place, 0) + amount

    def note(self, table: str, key: str, seat: int) -> None:
        """Something that counts once in a game, however often it happens."""
        fact = (table, key, seat, 1)
        if fact not in self.facts:
            self.facts.append(fact)

    def end(self, state: State) -> list[Fact]:
        khora = cast(Khora, state)
        facts = self.facts
        seats = len(khora.city)
        for seat, city in enumerate(khora.city):
            facts.append(("city", self.components.city_ids[city.name], seat, 1))
            facts.append(("order", str((seat - self.first) % seats), seat, 1))
            for key, value in zip(FINAL, final_values(city)):
                facts.append(("final", key, seat, value))
        for (seat, place), amount in self.points.items():
            facts.append(("points", place, seat, amount))
        return sorted(facts)

    def charts(self, seats: int) -> list[Chart]:
        components = self.components
        cities = [Item(city, f"city-{city}", self.city_source(i)) for i, city in enumerate(components.city_ids)]
        cards = [
            Item(card, f"card-{card}", origin(source))
            for card, source in zip(components.card_ids, components.card_source)
        ]
        achievements = [
            Item(achievement, f"goal-{COUNTS[what]}:{number}")
            for achievement, (what, number) in zip(components.achievement_ids, components.achievement_needs)
        ]
        stages = [*[Item(str(n), str(n)) for n in range(1, components.rounds + 1)], Item(END, "stage-end")]
        return [
            Chart(SHARES, "cities", ("city",), tuple(cities)),
            Chart(POINTS, "points", ("points",), items("points", ORIGINS), tuple(stages)),
            Chart(SHARES, "cards", ("drafted", "played"), tuple(cards)),
            Chart(SHARES, "achievements", ("alone", "shared"), tuple(achievements)),
            Chart(SHARES, "order", ("order",), turn_order(seats)),
            Chart(MEANS, "final", ("final",), items("final", FINAL)),
        ]

    def city_source(self, city: int) -> str:
        """The worst source among the four developments of a city."""
        worst = 0
        for source in self.components.dev_source[4 * city : 4 * city + 4]:
            if origin(source):
                worst = max(worst, SOURCES.index(source))
        return SOURCES[worst]


def origin(source: str) -> str:
    """A figure's source as charts mark it: not at all if it is of an owner's file."""
    return "" if source == "own" else source


def final_values(city: City) -> tuple[int, ...]:
    """In the order of FINAL."""
    return (
        city.economy, city.culture, city.military, city.development, size(city.in_force) - city.development,
        total(city.minor), total(city.major), city.glory, city.taxes, city.drachma, size(city.achieved),
    )  # fmt: skip
