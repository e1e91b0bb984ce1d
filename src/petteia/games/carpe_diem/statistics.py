"""What a played game tells about the balance of Carpe Diem: cards, goals, features, and where the points came from."""

from typing import Final, cast

from petteia.games.carpe_diem.components.board import DISC_SPACES, PHASES
from petteia.games.carpe_diem.components.reader import Components
from petteia.games.carpe_diem.rules.features import of_kind
from petteia.games.carpe_diem.state import CarpeDiem, Player
from petteia.games.carpe_diem.terms import AMOUNT_OF_KIND, COUNTED, EDGE_KINDS, KINDS, REWARDS, WARES
from petteia.kernel.log import Event
from petteia.kernel.state import State
from petteia.kernel.statistics import MEANS, POINTS, SHARES, Chart, Fact, Item, Statistics, items, turn_order

END: Final = "end"
SOURCES: Final = (
    "start", "card-A", "card-B", "card-C", "card-D", "failed", "beyond", "villas", "storage", "scroll-track",
    "fountain-cards", "frame",
)  # fmt: skip
FINAL: Final = ("tiles", "stored", "crafted", "chimneys", "goals", "scrolls", "bread", "wares")
HABITS: Final = ("crafted", "bread", "wares")  # of FINAL: what is counted on the way


class CarpeDiemStatistics(Statistics):
    """Listens to games of Carpe Diem with one set of components."""

    __slots__ = ("components", "counts", "facts", "order", "phase", "points")
    components: Components
    facts: list[Fact]
    points: dict[tuple[int, str], int]  # seat, phase/source
    counts: dict[tuple[int, str], int]  # seat, habit
    order: tuple[int, ...]  # the turn order of the first phase
    phase: str

    def __init__(self, components: Components) -> None:
        self.components = components
        self.facts = []
        self.points = {}
        self.counts = {}
        self.order = ()
        self.phase = "1"

    def begin(self, state: State) -> None:
        self.facts = []
        self.points = {}
        self.counts = {}
        self.order = cast(CarpeDiem, state).turn_order()
        self.phase = "1"

    def hear(self, state: State, events: list[Event]) -> None:
        for event in events:
            kind = event.kind
            if kind == "gain" or kind == "lose":
                self.hear_change(event)
            elif kind == "score":
                self.score(event.seat, END, event.what, event.amount)
            elif kind == "phase":
                self.phase = str(event.amount)
            elif kind == "take" and event.cause == "row":
                self.count(event.seat, "crafted", 1)
            elif kind == "fulfil":
                self.note("fulfilled", event.what, event.seat)

    def hear_change(self, event: Event) -> None:
        """Something was gained or lost."""
        if event.what == "vp":
            amount = event.amount if event.kind == "gain" else -event.amount
            self.score(event.seat, self.phase, self.source(event), amount)
        elif event.kind == "gain" and event.what in WARES:
            self.count(event.seat, "wares", event.amount)
        elif event.kind == "lose" and event.cause == "bread-move":
            self.count(event.seat, "bread", event.amount)

    def source(self, event: Event) -> str:
        """Where points come from."""
        if event.cause == "start":
            return "start"
        if event.cause == "scroll-track":
            return "beyond"
        if event.kind == "lose":
            return "failed"
        return "card-" + self.components.card_back[self.components.card_ids.index(event.cause)]

    def score(self, seat: int, phase: str, source: str, amount: int) -> None:
        if amount:
            place = (seat, phase + "/" + source)
            self.points[place] = self.points.get(place, 0) + amount

    def count(self, seat: int, habit: str, amount: int) -> None:
        """Something that is added up over a game."""
        self.counts[seat, habit] = self.counts.get((seat, habit), 0) + amount

    def note(self, table: str, key: str, seat: int) -> None:
        """Something that counts once in a game, however often it happens."""
        fact = (table, key, seat, 1)
        if fact not in self.facts:
            self.facts.append(fact)

    def end(self, state: State) -> list[Fact]:
        table = cast(CarpeDiem, state)
        facts = self.facts
        for seat, player in enumerate(table.player):
            facts.append(("order", str(self.order.index(seat)), seat, 1))
            facts.append(("panel", self.components.panel_ids[player.panel], seat, 1))
            facts += self.goals(seat, player)
            for key, value in zip(FINAL, self.final_values(seat, player)):
                facts.append(("final", key, seat, value))
            for kind in range(1, len(KINDS)):
                facts.append(("complete", KINDS[kind], seat, of_kind(player.done, kind)))
        for space, owner in enumerate(table.discs):
            for place in DISC_SPACES[space]:
                if owner >= 0:
                    self.note("chosen", self.components.card_ids[table.grid[place]], owner)
        for (seat, place_of_points), amount in self.points.items():
            facts.append(("points", place_of_points, seat, amount))
        return sorted(facts)

    def goals(self, seat: int, player: Player) -> list[Fact]:
        """The frame goals of a player by their kind, met or not."""
        found: list[Fact] = []
        for number, goal in enumerate(player.goals):
            fact = ("met" if player.met >> number & 1 else "missed", KINDS[goal[0]], seat, 1)
            if fact not in found:
                found.append(fact)
        return found

    def final_values(self, seat: int, player: Player) -> tuple[int, ...]:
        """In the order of FINAL."""
        built = len([lying for lying in player.cells if lying >= 0])
        met = len([number for number in range(len(player.goals)) if player.met >> number & 1])
        crafted, bread, wares = [self.counts.get((seat, habit), 0) for habit in HABITS]
        return (built, len(player.stored), crafted, player.chimneys, met, player.scroll, bread, wares)

    def charts(self, seats: int) -> list[Chart]:
        components = self.components
        cards = [
            Item(card, card_name(components, number), origin(components.card_source[number]))
            for number, card in enumerate(components.card_ids)
        ]
        boards = zip(components.panel_ids, components.panel_source)
        panels = [Item(panel, f"panel-number:{panel}", origin(source)) for panel, source in boards]
        stages = [*[Item(str(phase), f"stage-phase:{phase}") for phase in range(1, PHASES + 1)], Item(END, "stage-end")]
        return [
            Chart(SHARES, "order", ("order",), turn_order(seats)),
            Chart(POINTS, "points", ("points",), items("points", SOURCES), tuple(stages)),
            Chart(SHARES, "cards", ("chosen", "fulfilled"), tuple(cards)),
            Chart(SHARES, "goals", ("met", "missed"), items("kind", KINDS[1:EDGE_KINDS])),
            Chart(SHARES, "panels", ("panel",), tuple(panels)),
            Chart(MEANS, "complete", ("complete",), items("kind", KINDS[1:])),
            Chart(MEANS, "final", ("final",), items("final", FINAL)),
        ]


def origin(source: str) -> str:
    """A figure's source as charts mark it: not at all if it is of an owner's file."""
    return "" if source == "own" else source


def card_name(components: Components, card: int) -> str:
    """A scoring card in short: `A · amount-fish:2 → amount-vp:4`."""
    asked = [
        (WARES[what] if components.card_red[card] else AMOUNT_OF_KIND.get(COUNTED[what], COUNTED[what]), number)
        for what, number in components.card_needs[card]
    ]
    needs = " + ".join([f"amount-{what}:{number}" for what, number in asked])
    gains = " + ".join([f"amount-{REWARDS[i]}:{n}" for i, n in enumerate(components.card_gains[card]) if n])
    return f"{components.card_back[card]} · {needs} → {gains}"
