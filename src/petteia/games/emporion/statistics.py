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
from petteia.kernel.events import Event
from petteia.kernel.state import State
from petteia.kernel.statistics import MEANS, POINTS, SHARES, Chart, Fact, Item, Statistics

PLACES: Final = ("First", "Second", "Third", "Fourth")
ROUNDS_TOLD: Final = 30  # later ones count with this one
STEP: Final = 5  # rounds that stand together where points are told
FINAL: Final = (
    ("cards", "Cards"),
    ("war", "War granted"),
    ("culture", "Culture granted"),
    ("trade", "Trade granted"),
    ("ships", "Ships"),
    ("booty", "Booty left"),
    ("war-cards", "War cards"),
    ("culture-cards", "Culture cards"),
    ("trade-cards", "Trade cards"),
    ("prestige-cards", "Prestige cards"),
    ("merchandise-cards", "Merchandise cards"),
    ("reserved", "Cards still reserved"),
    ("rounds", "Rounds of the game"),
)
ROUTES: Final = (
    ("prestige", "Prestige"),
    ("merchandise", "Merchandise"),
    ("war", "War: its cards' points"),
    ("culture", "Culture: its cards' points"),
    ("trade", "Trade: its cards' points"),
)
OWNED: Final = 3  # cards of a kind that make it a part of a Domain
EARLY: Final = 3  # rounds
SHOWN: Final = (
    ("two-war", "Two or more points per War card"),
    ("two-booty", "Two or more points per Booty"),
    ("six-ships", "Six ships or more"),
    ("ten-trade", "Ten Trade, Booty counted"),
    ("early", "Could do nothing in the first three rounds"),
    ("late", "Could do nothing later"),
)


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
        facts = [("final", key, seat, value) for (key, _), value in zip(FINAL, final_values(state, domain))]
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
        items: list[Item] = []
        for face, name in enumerate(components.ids):
            key = self.key(name)
            if key not in [item.key for item in items]:
                words = "kind-merchandise" if key != name else str(components.rows[face].get("name", f"card-{name}"))
                items.append(Item(key, words, components.source[face]))
        return items

    def ends(self) -> tuple[Item, ...]:
        """What can end the game."""
        cards = f"{self.components.last_card} cards"
        return items((("cards", cards), ("deck", "Empty History deck"), ("standstill", "Nothing possible")))

    def charts(self, seats: int) -> list[Chart]:
        cards = tuple(self.card_items())
        points = points_note(self.components)
        order = tuple([Item(str(i), place) for i, place in enumerate(PLACES[:seats])])
        kinds = tuple([Item(kind, f"kind-{kind}") for kind in KINDS])
        first = tuple(
            [Item(self.components.ids[face], f"card-{self.components.ids[face]}") for face in self.components.first]
        )
        sources = tuple([Item(source, f"points-{source}") for source in SOURCES])
        stages = tuple([Item(stage, stage) for stage in stages_told()])
        shown = (*[Item(f"per-{kind}", f"points-per-{kind}") for kind in COUNTED], *items(SHOWN))
        return [
            Chart(SHARES, "Turn order", ORDER_NOTE, (("order", "sits there"),), order),
            Chart(SHARES, "Routes", ROUTES_NOTE, (("route", "most points from it"),), items(ROUTES)),
            Chart(SHARES, "Kinds of cards", KINDS_NOTE, (("has", f"{OWNED} or more"),), kinds),
            Chart(POINTS, "Where points come from", points, (("points", "points"),), sources, stages),
            Chart(SHARES, "Cards", CARDS_NOTE, (("taken", "taken"), ("reserved", "reserved")), cards),
            Chart(MEANS, "Copies of each card", COPIES_NOTE, (("copies", "mean"),), cards),
            Chart(SHARES, "First card", FIRST_NOTE, (("first", "begins with it"),), first),
            Chart(SHARES, "What the examples show", SHOWN_NOTE, (("shown", "has it"),), shown),
            Chart(SHARES, "What ends the game", ENDS_NOTE, (("ending", "the start player wins"),), self.ends()),
            Chart(
                MEANS, "Actions", ACTIONS_NOTE, (("actions", "mean"),),
                tuple([Item(action, f"action-{action}") for action in ACTIONS]),
            ),
            Chart(MEANS, "What a Domain has in the end", FINAL_NOTE, (("final", "mean"),), items(FINAL)),
        ]  # fmt: skip


def items(pairs: tuple[tuple[str, str], ...]) -> tuple[Item, ...]:
    """Keys with plain words."""
    return tuple([Item(key, words) for key, words in pairs])


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


def points_note(components: Components) -> str:
    """What the chart of points shows."""
    reserved_card = f"A reserved card costs {-components.reserved_vp} VP until it is added."
    return f"Mean points of a player, by the rounds in which they came. {reserved_card}"


ORDER_NOTE: Final = (
    "The start player is drawn; the others follow clockwise and begin with more Booty. Condition 6 of the deck: no "
    "place wins more than its share by over 5 points of percentage."
)
ROUTES_NOTE: Final = (
    "How often a player wins who got the most points from this kind of card. Condition 6: every route wins sometimes."
)
KINDS_NOTE: Final = "How often a player wins who has so many cards of a kind in the end."
CARDS_NOTE: Final = (
    "How often a player wins who has the card in the end, and who reserved it. Winners should not take a card more "
    "than twice as often as the others: a share of 67% with two players, of 50% with three and of 40% with four."
)
COPIES_NOTE: Final = "How many copies of each card winners have in the end, and how many the others."
FIRST_NOTE: Final = "How often a player wins who begins with this card."
SHOWN_NOTE: Final = (
    "What the rulebook's examples show, and conditions 2 to 4 of the deck demand: how often it comes about, and how "
    "often a player who has it wins. Nobody should be passed over in the first three rounds."
)
ENDS_NOTE: Final = (
    "What ended the game: the numbers beside the bars tell how often. The share is that of the start player, and says "
    "whether one of the ends favours the player who begins."
)
ACTIONS_NOTE: Final = "How often a player chooses each action in a game."
FINAL_NOTE: Final = "What players own when the game ends: the winners, and all the others."
