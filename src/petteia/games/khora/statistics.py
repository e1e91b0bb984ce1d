"""What a played game tells about the balance of Khôra: cities, cards, achievements, and where the points came from."""

from typing import Final, cast

from petteia.games.khora.components.reader import Components
from petteia.games.khora.state import City, Khora
from petteia.games.khora.terms import SOURCES
from petteia.kernel.bits import names_of, size
from petteia.kernel.counts import total
from petteia.kernel.events import Event
from petteia.kernel.state import State
from petteia.kernel.statistics import MEANS, POINTS, SHARES, Chart, Fact, Item, Statistics

END: Final = "end"
GLORY: Final = "glory"
ORIGINS: Final = (
    ("culture", "Culture actions"),
    ("track", "Economy track"),
    ("card", "Politics cards"),
    ("development", "Developments"),
    ("token", "Exploration tokens"),
    ("event", "Events"),
    ("end-card", "End-of-game cards"),
    ("end-development", "End-of-game developments"),
    ("glory", "Glory × major knowledge"),
)
FINAL: Final = (
    ("economy", "Economy level"),
    ("culture", "Culture level"),
    ("military", "Military level"),
    ("development", "Developments unlocked"),
    ("cards", "Politics cards in play"),
    ("minor", "Minor knowledge"),
    ("major", "Major knowledge"),
    ("glory", "Glory left"),
    ("taxes", "Taxes"),
    ("drachma", "Drachmas left"),
    ("achievements", "Achievements"),
)
ORDER: Final = ("First", "Second", "Third", "Fourth")


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
        """Points of a seat."""
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
            for (key, _), value in zip(FINAL, final_values(city)):
                facts.append(("final", key, seat, value))
        for (seat, place), amount in self.points.items():
            facts.append(("points", place, seat, amount))
        return sorted(facts)

    def charts(self, seats: int) -> list[Chart]:
        components = self.components
        cities = [Item(city, f"city-{city}", self.city_source(i)) for i, city in enumerate(components.city_ids)]
        cards = [
            Item(card, f"card-{card}", source) for card, source in zip(components.card_ids, components.card_source)
        ]
        rounds = [Item(str(n), str(n)) for n in range(1, components.rounds + 1)]
        sources = tuple([Item(key, words) for key, words in ORIGINS])
        final = tuple([Item(key, words) for key, words in FINAL])
        achievements = tuple([Item(name, f"achievement-{name}") for name in components.achievement_ids])
        return [
            Chart(SHARES, "Cities", CITIES_NOTE, (("city", "leads it"),), tuple(cities)),
            Chart(
                POINTS, "Where points come from", POINTS_NOTE, (("points", "points"),), sources,
                (*rounds, Item(END, "End")),
            ),
            Chart(SHARES, "Politics cards", CARDS_NOTE, (("drafted", "drafted"), ("played", "played")), tuple(cards)),
            Chart(
                SHARES, "Achievements", ACHIEVEMENTS_NOTE,
                (("alone", "claimed alone"), ("shared", "claimed with others")), achievements,
            ),
            Chart(
                SHARES, "Turn order in the first round", ORDER_NOTE, (("order", "at that place"),),
                tuple([Item(str(i), place) for i, place in enumerate(ORDER[:seats])]),
            ),
            Chart(MEANS, "What a city has in the end", FINAL_NOTE, (("final", "mean"),), final),
        ]  # fmt: skip

    def city_source(self, city: int) -> str:
        """The worst source among the four developments of a city."""
        worst = 0
        for source in self.components.dev_source[4 * city : 4 * city + 4]:
            worst = max(worst, SOURCES.index(source))
        return SOURCES[worst]


def final_values(city: City) -> tuple[int, ...]:
    """In the order of FINAL."""
    return (
        city.economy, city.culture, city.military, city.development, size(city.in_force) - city.development,
        total(city.minor), total(city.major), city.glory, city.taxes, city.drachma, size(city.achieved),
    )  # fmt: skip


CITIES_NOTE: Final = "How often the player who leads a city wins."
POINTS_NOTE: Final = (
    "Mean points of a player, by the round in which they came; the end is the final scoring. "
    "Achievements bring taxes and glory, never points, so they show through other sources."
)
CARDS_NOTE: Final = (
    "How often a player wins who drafted the card (it was in the hand when the first round began), and who played it "
    "at least once. A card that needs a thriving city is played by those who thrive: what is drafted says more about "
    "the card than what is played."
)
ACHIEVEMENTS_NOTE: Final = "How often a player wins who claimed it alone (a tax or a glory) or with others (a tax)."
ORDER_NOTE: Final = "The lowest roll of each round starts; this is the order of the first round only."
FINAL_NOTE: Final = "What players own when the game ends: the winners, and all the others."
