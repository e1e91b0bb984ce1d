"""What is on the table: everybody's Domain, the Port, the Polis, the decks, the markers, and what is asked of whom."""

from typing import cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.forms import observation, packed, position, previews, refusals, view
from petteia.games.emporion.rules import redeal, scoring
from petteia.games.emporion.rules.turns import decide, proceed
from petteia.games.emporion.terms import EMPTY, NOT_YET, NOTHING, NOWHERE, OVER, PHASES, PLAY, SET_UP
from petteia.kernel.choices import Delta, Reason
from petteia.kernel.rng import Rng
from petteia.kernel.state import Action, Document, Seat, State


class Domain:
    """A player's cards, and what they are worth together.

    All from `have` on follows from the cards; it is kept, so that nobody has to count them again.
    """

    __slots__ = (
        "abilities", "booty", "cards", "count", "have", "per", "printed", "reserved", "second", "ships",
    )  # fmt: skip
    cards: list[int]  # in the order in which they were taken
    booty: list[int]  # History cards face down: nobody knows them
    reserved: i64  # the cards under the two drachmas; EMPTY: a free drachma
    second: i64
    have: i64  # resources, three counts in one (kernel/counts.py)
    ships: i64
    abilities: i64  # set, a bit for each colour whose action takes Prestige, then Merchandise
    count: i64  # cards by their kind, five counts in one
    per: i64  # VP for each card of a kind and for each Booty, six counts in one
    printed: i64  # VP that the cards print

    def __init__(self, cards: list[int], booty: list[int]) -> None:
        self.cards = cards
        self.booty = booty
        self.reserved = EMPTY
        self.second = EMPTY
        self.have = 0
        self.ships = 0
        self.abilities = 0
        self.count = 0
        self.per = 0
        self.printed = 0

    def copy(self) -> "Domain":
        """An independent Domain that is equal to this one."""
        other = Domain(self.cards[:], self.booty[:])
        other.reserved = self.reserved
        other.second = self.second
        other.have = self.have
        other.ships = self.ships
        other.abilities = self.abilities
        other.count = self.count
        other.per = self.per
        other.printed = self.printed
        return other


Piles = tuple[list[Domain], list[int], list[int], list[int], list[int]]  # Domains, decks, Port, Polis


class Emporion(State):
    __slots__ = (
        "actor", "ask", "choices", "components", "domain", "ending", "gaps", "history", "idle", "left_over", "marker",
        "moved", "names", "option_numbers", "options", "phase", "polis", "port", "progress", "removed", "round",
        "second_marker", "shown", "shown_at", "special", "to_send", "turn", "used",
    )  # fmt: skip
    components: Components
    options: dict[str, str]
    option_numbers: bytes  # as observations have them, once one was made
    domain: list[Domain]
    history: list[int]  # the decks; the top card is the last
    progress: list[int]
    port: list[int]  # its four places; EMPTY: a gap
    polis: list[int]  # ascending
    special: i64  # set of the special Prestige still to be had, counted from the first
    removed: tuple[int, ...]  # cards that were given up
    left_over: tuple[int, ...]  # starting cards that were not needed, face down
    marker: i64  # the action on which the marker stands; with two players, that of seat 0
    second_marker: i64  # with two players, that of seat 1
    names: i64  # with two players: the marker of seat 0, or NOWHERE until it is chosen
    phase: i64
    round: i64
    turn: i64  # how many have had their turn in this round, or have chosen their first card
    ending: i64  # what will end the game after this round
    idle: i64  # turns in a row in which nothing could be done

    # An expedition that is under way.
    to_send: i64  # cards still to be moved
    moved: i64  # cards that were moved
    gaps: i64  # places of the Port still to be filled
    used: i64  # set of the decks that have filled one

    # What is asked of whom.
    ask: i64
    actor: i64
    choices: tuple[Action, ...]

    # What all views of a position have in common, kept for the next seat that looks (forms/view.py).
    shown: view.Shown | None
    shown_at: i64  # the ply of that position

    def __init__(self, seats: i64, rng: Rng, components: Components, options: dict[str, str], table: Piles) -> None:
        super().__init__(seats, rng)
        self.components = components
        self.options = options
        self.option_numbers = b""
        self.domain, self.history, self.progress, self.port, self.polis = table
        self.special = 0
        self.removed = ()
        self.left_over = ()
        self.marker = NOWHERE
        self.second_marker = NOWHERE
        self.names = NOWHERE
        self.phase = SET_UP
        self.round = 0
        self.turn = 0
        self.ending = NOT_YET
        self.idle = 0
        self.to_send = 0
        self.moved = 0
        self.gaps = 0
        self.used = 0
        self.ask = NOTHING
        self.actor = 0
        self.choices = ()
        self.shown = None
        self.shown_at = 0

    def waiting(self) -> tuple[Seat, ...]:
        return (self.actor,) if self.ask != NOTHING else ()

    def next_seat(self) -> i64:
        if self.ask == NOTHING:
            return -1
        return self.actor

    def legal(self, seat: i64) -> tuple[Action, ...]:
        return self.choices if self.ask != NOTHING and seat == self.actor else ()

    def apply(self, seat: i64, action: i64) -> None:
        self.ply += 1
        decide(self, action)

    def over(self) -> bool:
        return self.phase == OVER

    def scores(self) -> list[int]:
        return [scoring.points(self.components, domain) for domain in self.domain]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def copy(self) -> "Emporion":
        table = (
            [domain.copy() for domain in self.domain],
            self.history[:],
            self.progress[:],
            self.port[:],
            self.polis[:],
        )
        other = Emporion(self.seats, self.rng.copy(), self.components, self.options, table)
        other.ply = self.ply
        other.option_numbers = self.option_numbers
        other.special = self.special
        other.removed = self.removed
        other.left_over = self.left_over
        other.marker = self.marker
        other.second_marker = self.second_marker
        other.names = self.names
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.start = self.start
        other.ending = self.ending
        other.idle = self.idle
        other.to_send = self.to_send
        other.moved = self.moved
        other.gaps = self.gaps
        other.used = self.used
        other.ask = self.ask
        other.actor = self.actor
        other.choices = self.choices
        other.shown = self.shown
        other.shown_at = self.shown_at
        return other

    def begin(self) -> None:
        proceed(self)
        self.shown = None

    def stage(self) -> str:
        return f"round {self.round}" if self.phase == PLAY else PHASES[self.phase]

    def view(self, seat: Seat | None) -> Document:
        return cast(Document, view.view(self, None if seat is None else self.check_seat(seat)))

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return refusals.why_not(self, seat, action)

    def refused(self, seat: Seat) -> list[tuple[Action, Reason]]:
        return refusals.refused(self, seat)

    def preview(self, seat: Seat, action: Action) -> list[Delta]:
        return previews.preview(self, seat, action)

    def own_components(self) -> str:
        return self.components.own_text

    def redeal(self, seat: Seat | None, rng: Rng) -> None:
        if seat is not None:
            self.check_seat(seat)
        self.shown = None
        redeal.redeal(self, rng)

    def hides(self, seat: Seat) -> bool:
        """Never: what is hidden in Emporion is hidden from everybody."""
        return False

    def write_observation(self, seat: Seat, out: BytesWriter) -> None:
        observation.write(self, self.check_seat(seat), out)

    def pack(self, out: BytesWriter) -> None:
        packed.write(self, out)

    def to_dict(self) -> Document:
        return position.to_dict(self)


def empty_table(seats: i64, rng: Rng, components: Components, options: dict[str, str]) -> Emporion:
    """A table with a Domain for everybody and nothing dealt."""
    domains = [Domain([], []) for _ in range(seats)]
    return Emporion(seats, rng, components, options, (domains, [], [], [], []))
