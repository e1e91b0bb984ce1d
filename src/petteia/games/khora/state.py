"""What is on the table: the cities with all they own, the decks, the board, and what is asked of whom."""

from typing import Final, cast

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.khora.components.reader import Components
from petteia.games.khora.components.row_tuples import EventCard
from petteia.games.khora.forms import observation, packed, position, previews, refusals, view
from petteia.games.khora.moves import PART, PARTS
from petteia.games.khora.rules import redeal, scoring, set_up
from petteia.games.khora.rules.answers import decide
from petteia.games.khora.rules.dice import put_tile, settle_step
from petteia.games.khora.rules.legal import choices, may_pass
from petteia.games.khora.rules.phases import proceed
from petteia.games.khora.rules.questions import decide_together, swap_and_ask_again
from petteia.games.khora.rules.swap import may_swap
from petteia.games.khora.terms import (
    ASK_ACHIEVEMENT,
    ASK_ADVANCE,
    ASK_SETTLE,
    ASK_SWAP,
    ASK_TILE,
    CITIES,
    DICE_PHASE,
    DRAFT,
    NOTHING,
    OVER,
    PASS,
    PHASES,
    SETTLING,
    SWAP,
)
from petteia.kernel.bits import size
from petteia.kernel.choices import Delta, Reason
from petteia.kernel.rng import Rng
from petteia.kernel.state import MOST_SEATS, Action, Document, Seat, State

# The first of a set of seats, or -1.
FIRST: Final = vec[i64]([
    next((seat for seat in range(MOST_SEATS) if seats >> seat & 1), -1) for seats in range(1 << MOST_SEATS)
])  # fmt: skip


class City:
    """A player's city: board, tokens and cards, and what is asked. Sets of cards are integers, a bit a card."""

    __slots__ = (
        "achieved", "acting", "advanced", "again", "answer", "ask", "choices", "chosen", "citizens", "culture",
        "development", "dice", "drachma", "drawn", "economy", "glory", "hand", "in_force", "left", "levels", "major",
        "military", "minor", "name", "pack", "philosophy", "rewards", "roll", "shown", "source", "taxes", "tiles",
        "troops", "unpaid", "vp",
    )  # fmt: skip
    name: i64  # -1 until it is chosen
    development: i64  # how many developments are unlocked
    drachma: i64
    citizens: i64
    taxes: i64
    glory: i64
    troops: i64
    vp: i64
    philosophy: i64
    economy: i64
    culture: i64
    military: i64
    dice: i64
    minor: i64  # knowledge, three counts in one (kernel/counts.py)
    major: i64
    achieved: i64  # set of achievements
    hand: i64
    shown: i64  # cards in hand that everybody has seen go there
    in_force: i64  # cards in play, then the unlocked developments
    pack: i64  # draft: the cards to choose from
    drawn: i64  # Legislation: the cards to choose from
    roll: tuple[int, ...]  # the dice, lowest first
    tiles: tuple[int, ...]  # the tile on each die
    unpaid: i64  # set of dice whose tiles are still to be compared
    acting: i64  # set of tiles to be resolved this round

    # What is asked. `choices` is the set of what may be chosen, counted from the question's base action.
    ask: i64
    choices: i64
    answer: i64  # -1 while it is owed
    left: i64  # how often this question may still come, for one exploration, card, track or knowledge token each
    source: i64  # the card or development whose effect asks it, counted as in `in_force`; -1: none
    chosen: i64  # set of tracks already chosen where each level is on another one
    again: i64  # Military actions still to come
    levels: i64  # Progress phase: levels that take no philosophy token
    advanced: i64  # Progress phase: levels gained so far
    rewards: i64  # Achievement phase: rewards still to be chosen

    def __init__(self) -> None:
        self.name = -1
        self.development = 0
        self.drachma = 0
        self.citizens = 0
        self.taxes = 0
        self.glory = 0
        self.troops = 0
        self.vp = 0
        self.philosophy = 0
        self.economy = 1
        self.culture = 1
        self.military = 1
        self.dice = 0
        self.minor = 0
        self.major = 0
        self.achieved = 0
        self.hand = 0
        self.shown = 0
        self.in_force = 0
        self.pack = 0
        self.drawn = 0
        self.roll = ()
        self.tiles = ()
        self.unpaid = 0
        self.acting = 0
        self.ask = NOTHING
        self.choices = 0
        self.answer = -1
        self.left = 0
        self.source = -1
        self.chosen = 0
        self.again = 0
        self.levels = 0
        self.advanced = 0
        self.rewards = 0

    def copy(self) -> "City":
        """An independent city that is equal to this one."""
        other = City()
        other.name = self.name
        other.development = self.development
        other.drachma = self.drachma
        other.citizens = self.citizens
        other.taxes = self.taxes
        other.glory = self.glory
        other.troops = self.troops
        other.vp = self.vp
        other.philosophy = self.philosophy
        other.economy = self.economy
        other.culture = self.culture
        other.military = self.military
        other.dice = self.dice
        other.minor = self.minor
        other.major = self.major
        other.achieved = self.achieved
        other.hand = self.hand
        other.shown = self.shown
        other.in_force = self.in_force
        other.pack = self.pack
        other.drawn = self.drawn
        other.roll = self.roll
        other.tiles = self.tiles
        other.unpaid = self.unpaid
        other.acting = self.acting
        other.ask = self.ask
        other.choices = self.choices
        other.answer = self.answer
        other.left = self.left
        other.source = self.source
        other.chosen = self.chosen
        other.again = self.again
        other.levels = self.levels
        other.advanced = self.advanced
        other.rewards = self.rewards
        return other

    def times_left(self) -> i64:
        """How often the present question may still come; in the Progress phase, without a philosophy token."""
        if self.ask == ASK_ADVANCE:
            return self.levels
        return self.rewards if self.ask == ASK_ACHIEVEMENT else self.left


class Khora(State):
    """A game of Khôra."""

    __slots__ = (
        "board", "city", "components", "deck", "discard", "events", "fewest", "most", "open", "option_numbers",
        "options", "phase",
        "round", "shown", "shown_at", "tile", "turn", "waiters",
    )  # fmt: skip
    components: Components
    options: dict[str, str]
    option_numbers: bytes  # as observations have them, once one was made
    city: list[City]
    deck: list[int]  # the top card is the last
    discard: i64
    events: tuple[int, ...]  # the event of each round
    board: i64  # set of the spaces still to be explored
    open: i64  # set of the achievements nobody has reached
    round: i64
    phase: i64
    tile: i64  # Action phase: the number being resolved
    turn: i64  # how many have had their turn where players act one after another
    most: i64  # Event resolution: sets of seats, fixed when the phase begins
    fewest: i64
    waiters: i64  # set of the seats that owe a decision
    shown: view.Shown | None  # what all seats see alike, once one has looked (forms/view.py)
    shown_at: i64  # the ply of that

    def __init__(self, seats: i64, rng: Rng, components: Components, options: dict[str, str]) -> None:
        super().__init__(seats, rng)
        self.components = components
        self.options = options
        self.option_numbers = b""
        self.city = []
        self.deck = []
        self.discard = 0
        self.events = ()
        self.board = components.all_tokens
        self.open = components.all_achievements
        self.round = 0
        self.phase = CITIES
        self.tile = 0
        self.turn = 0
        self.most = 0
        self.fewest = 0
        self.waiters = 0
        self.shown = None
        self.shown_at = -1

    def begin(self) -> None:
        set_up.opening(self)
        proceed(self)

    def event(self) -> EventCard:
        """The event of the round."""
        return self.components.events[self.events[self.round - 1]]

    def waiting(self) -> tuple[Seat, ...]:
        waiters = self.waiters
        return tuple([seat for seat in self.turn_order() if waiters >> seat & 1])

    def next_seat(self) -> i64:
        return FIRST[self.waiters]

    def legal(self, seat: i64) -> tuple[Action, ...]:
        if seat < 0 or seat >= MOST_SEATS or not self.waiters >> seat & 1:
            return ()
        city = self.city[seat]
        kind = city.ask
        choices = city.choices
        ready = self.components.answers[kind]
        legal = ready[choices & PARTS - 1]
        choices >>= PART
        part: i64 = PARTS
        while choices:
            if choices & PARTS - 1:
                legal += ready[part + (choices & PARTS - 1)]
            choices >>= PART
            part += PARTS
        if kind == ASK_SETTLE and may_pass(kind, city.choices):
            legal = (PASS, *legal)
        if kind != ASK_SWAP and city.glory > 0 and may_swap(self, city):
            first = 1 if may_pass(kind, city.choices) else 0
            legal = (*legal[:first], SWAP, *legal[first:])
        return legal

    def apply(self, seat: i64, action: i64) -> None:
        self.ply += 1
        city = self.city[seat]
        if action == SWAP:
            swap_and_ask_again(self, seat, city)
        elif city.ask == ASK_TILE:
            put_tile(self, seat, city, action - self.components.base[ASK_TILE])
        elif city.ask == ASK_SETTLE:
            settle_step(self, seat, city, action)
        else:
            city.answer = action
            self.waiters &= ~(1 << seat)
        if not self.waiters:
            decide_together(self)
            proceed(self)

    def decide(self, seat: i64, kind: i64, action: i64) -> None:
        """Carry out an answer, one that answers itself too."""
        decide(self, seat, kind, action)

    def choices_of(self, city: City, kind: i64, drachma: i64) -> i64:
        """The set of what a city with this much drachma may answer to a question, counted from its base action."""
        return choices(self, city, kind, drachma)

    def over(self) -> bool:
        return self.phase == OVER

    def scores(self) -> list[int]:
        return [city.vp for city in self.city]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def copy(self) -> "Khora":
        other = Khora(self.seats, self.rng.copy(), self.components, self.options)
        other.ply = self.ply
        other.option_numbers = self.option_numbers
        other.city = [city.copy() for city in self.city]
        other.deck = self.deck[:]
        other.discard = self.discard
        other.events = self.events
        other.board = self.board
        other.open = self.open
        other.round = self.round
        other.phase = self.phase
        other.tile = self.tile
        other.turn = self.turn
        other.start = self.start
        other.most = self.most
        other.fewest = self.fewest
        other.waiters = self.waiters
        other.shown = self.shown
        other.shown_at = self.shown_at
        return other

    def stage(self) -> str:
        """The set-up, the rounds, the end."""
        if self.phase in (CITIES, DRAFT, OVER):
            return PHASES[self.phase]
        return f"round {self.round}"

    def heading(self) -> str:
        """The round and its phase; paying citizens is the last step of the dice phase."""
        phase = DICE_PHASE if self.phase == SETTLING else self.phase
        return PHASES[phase] if self.phase in (CITIES, DRAFT, OVER) else f"round {self.round}, {PHASES[phase]}"

    def view(self, seat: Seat | None) -> Document:
        return cast(Document, view.view(self, None if seat is None else self.check_seat(seat)))

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return refusals.why_not(self, seat, action)

    def refused(self, seat: Seat) -> list[tuple[Action, Reason]]:
        return refusals.refused(self, self.check_seat(seat))

    def preview(self, seat: Seat, action: Action) -> list[Delta]:
        return previews.preview(self, self.check_seat(seat), action)

    def redeal(self, seat: Seat | None, rng: Rng) -> None:
        self.shown = None
        redeal.redeal(self, -1 if seat is None else self.check_seat(seat), rng)

    def sealed(self, seat: Seat) -> bool:
        """Whether the seat has answered and others are still deciding, or has put some of its tiles.

        Tiles stay secret until everybody has put all of them. Settling is open, and so is a swap of glory between two
        answers: both are told to everybody when they happen.
        """
        city = self.city[self.check_seat(seat)]
        if city.ask == ASK_TILE:
            return len(city.tiles) > 0
        return city.ask not in (NOTHING, ASK_SETTLE) and not self.waiters >> seat & 1

    def hides(self, seat: Seat) -> bool:
        """Whether the seat has cards in hand or to choose from, or answers in secret: tiles, or at once with others."""
        city = self.city[self.check_seat(seat)]
        if city.hand | city.pack | city.drawn or city.ask == ASK_TILE or self.sealed(seat):
            return True
        return bool(self.waiters >> seat & 1) and size(self.waiters) > 1

    def write_observation(self, seat: Seat, out: BytesWriter) -> None:
        observation.write(self, self.check_seat(seat), out)

    def pack(self, out: BytesWriter) -> None:
        packed.write(self, out)

    def to_dict(self) -> Document:
        return position.to_dict(self)

    def own_components(self) -> str:
        return self.components.own_text


def empty_table(seats: i64, rng: Rng, components: Components, options: dict[str, str]) -> Khora:
    """A table with a city board for everybody and nothing dealt."""
    state = Khora(seats, rng, components, options)
    for _ in range(seats):
        city = City()
        city.drachma, city.citizens, city.taxes, city.glory, city.troops, city.vp, city.philosophy, city.dice = (
            components.start
        )
        state.city.append(city)
    return state
