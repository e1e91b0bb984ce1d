"""The game of one table, as its log tells it. It knows nothing of networks, and all times come from the log.

The log is the truth. A wish becomes a `Change`: an entry to be stored, and what it leads to. A change does nothing by
itself; once its entry is stored, `take` carries it out. Entries that another process stored become changes too.
"""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Final, Literal

import msgspec

import petteia
from petteia.kernel.edits import Known
from petteia.kernel.errors import PetteiaError, UnknownGame
from petteia.kernel.game import Game
from petteia.kernel.log import EVERYBODY, Event
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State
from petteia.server.chronicle import Chronicle, Ledger, add_points, no_points, told_points
from petteia.server.clocks import Clocks
from petteia.server.keys import derived_seed
from petteia.server.storage.rows import Entry, EntryKind, TableRow
from petteia.server.takebacker import Decision, Takebacker

Gone = Literal["no", "resigned", "out-of-time"]
ChoiceRow = tuple[int, str, list[tuple[int, str, int, str]]]  # the fields of a Choice, and of its Deltas
RefusalRow = tuple[int, str, str, list[tuple[str, int]]]  # the fields of a Refusal, and of what is Missing
Offer = tuple[list[ChoiceRow], list[RefusalRow]]  # what a seat may do, and what it may not

LOGGER: Final = logging.getLogger("petteia")
SUBSTITUTE: Final = "skilled"  # the level of a bot that plays on for a person
NOBODY: Final = -1
TAKES_BACK: Final = ("undo", "back")  # kinds of entries
MOST_UNDOS: Final = 500  # of a seat in one game: every undo stays in the log, which is replayed and told to newcomers
MARKED_EVERY: Final = 16  # entries, because a mark takes longer than the decision itself
IN_ORDER: Final = msgspec.json.Encoder(order="deterministic")


class Declined(PetteiaError):
    """A wish is not possible, and nothing has changed. `code` is for the page's texts."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Frozen(PetteiaError):
    """The log cannot be replayed by these rules. The table waits until the right ones are back."""


class Change:
    """An entry of the log, and what it leads to."""

    __slots__ = ("again", "entry", "events", "ledger", "state", "undone")

    def __init__(self, entry: Entry, state: State, ledger: Ledger) -> None:
        self.entry = entry
        self.state = state
        self.ledger = ledger
        self.events: list[Event] = []
        self.undone: Decision | None = None  # if one is taken back; and the decisions that are made again without it
        self.again: list[Decision] = []


class Replica:
    """A running or finished game of one table."""

    def __init__(self, row: TableRow, game: Game) -> None:
        assert row.started is not None
        self.row = row
        self.game = game
        self.state, events = first_position(row, game)
        self.ply = 0  # entries in the log
        self.at = row.started  # the time of the last of them
        self.marked = True  # whether the last entry has a mark of its position
        self.gone: list[Gone] = ["no"] * len(row.seats)
        self.undos = [0] * len(row.seats)
        self.went_back = 0  # the ply after the game last went back over decisions of several seats
        self.questions: list[tuple[int, ...]] = [()] * len(row.seats)  # legal actions; none if not asked
        self.asked = [0] * len(row.seats)  # the ply at which it was asked
        self.since = [row.started] * len(row.seats)  # when a seat was asked that is asked now
        self.acted = [0] * len(row.seats)  # the ply after its own last entry
        self.ledger = add_points(game, no_points(len(row.seats)), events)
        self.points = told_points(self.ledger)
        self.chronicle = Chronicle(game, len(row.seats))
        self.chronicle.hear(0, events, self.at)
        self.clocks = Clocks(row.clock, len(row.seats))
        self.takebacker = Takebacker(row.practice)
        self.offers: dict[int, Offer] = {}  # what seats were last offered, until that may change
        self.known: Known = {}  # what has changed since the last position, for viewers who share it
        self.waiting: tuple[int, ...] = ()
        self.note_questions(NOBODY)

    # Seats.

    def level(self, seat: int) -> str | None:
        """The level of the bot that plays a seat; None for a person."""
        row = self.row.seats[seat]
        if row.who == "bot":
            return row.level or SUBSTITUTE
        return None if self.gone[seat] == "no" else SUBSTITUTE

    def waiting_bots(self) -> list[int]:
        """The seats of bots that owe a decision."""
        return [seat for seat in self.waiting if self.level(seat) is not None]

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(len(self.gone)) if self.level(seat) is None]

    def waiting_people(self) -> list[int]:
        """The seats of people that owe a decision."""
        return [seat for seat in self.waiting if self.level(seat) is None]

    def seen_by_bot(self, seat: int) -> State:
        """The position with everything redealt that the seat cannot see."""
        state = self.state.copy()
        state.redeal(seat, rng_from_seed(self.bot_seed("deal", seat)))
        return state

    def bot_seed(self, purpose: str, seat: int) -> int:
        """A seed for the next decision of a bot. It does not depend on the order in which several seats answer."""
        assert self.row.key is not None
        made = sum(decision.seat == seat for decision in self.takebacker.decisions)
        return derived_seed(self.row.key, purpose, seat, made)

    # Wishes, which become changes or are declined.

    def decide(self, seat: int, ply: int, action: int, at: int) -> Change:
        """Decide, as an answer to the position of that ply."""
        self.check_going_on()
        if seat not in self.waiting or not self.asked[seat] <= ply <= self.ply:
            raise Declined("late", "The table has moved on since; this decision changed nothing.")
        if action not in self.questions[seat]:
            raise Declined("illegal", f"{self.notation(action)} is not open to seat {seat} now.")
        return self.decision(seat, action, at)

    def undo(self, seat: int, ply: int, at: int) -> Change:
        """Take a seat's last decision back, and what bots (at a practice table, all) have answered to it."""
        self.check_going_on()
        if not self.acted[seat] <= ply <= self.ply:
            raise Declined("late", "The table has moved on since; nothing was taken back.")
        last = self.may_undo(seat, at)
        if last is None:
            raise Declined("no-undo", "The last decision cannot be taken back.")
        if self.undos[seat] >= MOST_UNDOS:
            raise Declined("too-many-undos", f"A seat takes back {MOST_UNDOS} decisions in a game at most.")
        if self.goes_over(last):
            return self.back_to(last, at)
        try:
            return self.without(last, at)
        except PetteiaError:
            if self.row.practice:
                return self.back_to(last, at)
            raise Declined("no-undo", "Others have decided since, and could not have done so without it.") from None

    def resign(self, seat: int, at: int) -> Change:
        """Give a seat up."""
        self.check_going_on()
        if self.gone[seat] != "no":
            raise Declined("gone", "A bot plays for this seat already.")
        return self.standing("resigned", seat, -1, at)

    def out_of_time(self, at: int) -> Change | None:
        """Give up the first seat whose time has run out; None if there is none."""
        out = [] if self.state.over() else self.clocks.out_of_time(at)
        return self.standing("out-of-time", out[0], -1, at) if out else None

    def time_stood(self, since: int, at: int) -> Change | None:
        """Give clocks the time back in which the server was down; None if none was running."""
        seconds = (at - max(since, self.at)) // 1000
        if self.state.over() or seconds < 1 or self.clocks.next_end() is None:
            return None
        return self.standing("time-stood", NOBODY, seconds, at)

    def check_going_on(self) -> None:
        """Decline if the game is over."""
        if self.state.over():
            raise Declined("over", "The game is over.")

    def may_undo(self, seat: int, at: int) -> Decision | None:
        """The decision that a seat may take back now, or None."""
        last = self.takebacker.last_of(seat, self.row.undo)
        return last if last is not None and self.clocks.may_take_back(seat, last.given, at) else None

    def goes_over(self, last: Decision) -> int:
        """How many decisions of others are taken back together with one. Secret answers leave those of others alone."""
        return 0 if last.secret else len(self.takebacker.since(last))

    def notation(self, action: int) -> str:
        """An action in notation, or its number if there is no such action."""
        try:
            return repr(self.game.codec.move(action).notation())
        except PetteiaError:
            return f"Action {action}"

    # Changes.

    def change_of(self, entry: Entry) -> Change:
        """The change of a stored entry; raises Frozen if these rules do not allow it."""
        try:
            if entry.ply != self.ply:
                raise Frozen(f"entry {self.ply} is missing")
            if entry.kind == "decide":
                if not 0 <= entry.seat < len(self.questions) or entry.action not in self.questions[entry.seat]:
                    raise Frozen(f"{self.notation(entry.action)} was not open to seat {entry.seat}")
                return self.decision(entry.seat, entry.action, entry.at)
            if entry.kind == "undo":
                return self.without(self.last_decision(entry.seat), entry.at)
            if entry.kind == "back":
                return self.back_to(self.decision_at(entry.seat, entry.action), entry.at)
            return self.standing(entry.kind, entry.seat, entry.action, entry.at)
        except PetteiaError as error:
            raise Frozen(f"Entry {entry.ply} of the log cannot have been made by these rules: {error}") from None

    def last_decision(self, seat: int) -> Decision:
        """The decision that an undo in the log took back."""
        for decision in reversed(self.takebacker.reach):
            if decision.seat == seat:
                return decision
        raise Frozen(f"seat {seat} had nothing to take back")

    def decision_at(self, seat: int, ply: int) -> Decision:
        """The decision before which the game stood again, as the log says."""
        for decision in self.takebacker.reach:
            if (decision.seat, decision.ply) == (seat, ply):
                return decision
        raise Frozen(f"seat {seat} could not go back to entry {ply}")

    def decision(self, seat: int, action: int, at: int) -> Change:
        """The change of a decision, which must be one of the seat's legal actions."""
        after = self.state.copy()
        events = after.listen()
        after.apply(seat, action)
        change = Change(
            self.entry("decide", seat, action, at, after), after, add_points(self.game, self.ledger, events)
        )
        change.events = events
        return change

    def without(self, undone: Decision, at: int) -> Change:
        """The change of an undo: the position before the decision, with what others have decided since made again."""
        assert undone.before is not None
        state, ledger, again = undone.before, undone.ledger, []
        for later in self.takebacker.since(undone):
            before, state = state, state.copy()
            events = state.listen()
            state.play(later.seat, later.action)
            made = Decision(later.ply, later.seat, later.action, before, state, ledger, later.given)
            made.secret = later.secret
            if later.before is None:
                made.before = None
            again.append(made)
            ledger = add_points(self.game, ledger, events)
        change = Change(self.entry("undo", undone.seat, -1, at, state), state, ledger)
        change.undone, change.again = undone, again
        return change

    def back_to(self, undone: Decision, at: int) -> Change:
        """The change of an undo over decisions of others: the position before the decision, and nothing since."""
        assert undone.before is not None
        change = Change(self.entry("back", undone.seat, undone.ply, at, undone.before), undone.before, undone.ledger)
        change.undone = undone
        return change

    def standing(self, kind: EntryKind, seat: int, action: int, at: int) -> Change:
        """A change that leaves the position as it is."""
        return Change(self.entry(kind, seat, action, at, self.state), self.state, self.ledger)

    def entry(self, kind: EntryKind, seat: int, action: int, at: int, after: State) -> Entry:
        """The next entry of the log, in which time never runs backwards."""
        marked = self.ply % MARKED_EVERY == MARKED_EVERY - 1 or after.over()
        return Entry(self.ply, kind, seat, action, max(at, self.at), mark(after) if marked else "")

    # Taking changes, once their entries are stored.

    def take(self, change: Change) -> None:
        """Carry out a change, whose entry is stored by now."""
        entry = change.entry
        self.known = {}
        self.ply += 1
        self.at = entry.at
        if entry.kind == "decide":
            self.take_decision(change)
        elif entry.kind == "undo" or entry.kind == "back":
            self.take_back(change)
        elif entry.kind == "time-stood":
            self.clocks.stood(entry.at, entry.action * 1000)
            self.chronicle.say(self.ply, "time-stood", NOBODY, entry.action, self.at)
        else:
            self.gone[entry.seat] = entry.kind
            self.takebacker.forget_seat(entry.seat)
            self.chronicle.say(self.ply, entry.kind, entry.seat, 0, self.at)
        self.state, self.marked = change.state, bool(entry.digest)
        if change.ledger is not self.ledger:
            self.ledger, self.points = change.ledger, told_points(change.ledger)
        if entry.seat != NOBODY:
            self.acted[entry.seat] = self.ply
        self.forget_offers(change)
        self.note_questions(entry.seat if entry.kind in ("decide", *TAKES_BACK) else NOBODY)

    def take_decision(self, change: Change) -> None:
        seat = change.entry.seat
        given = self.clocks.decided(seat, change.entry.at)
        decision = Decision(change.entry.ply, seat, change.entry.action, self.state, change.state, self.ledger, given)
        decision.secret = all(event.only == seat for event in change.events)
        self.takebacker.decided(decision, change.state, self.people())
        self.chronicle.hear(self.ply, change.events, self.at)

    def take_back(self, change: Change) -> None:
        assert change.undone is not None
        self.undos[change.entry.seat] += 1
        self.clocks.taken_back(change.entry.seat, change.undone.given, change.entry.at)
        self.takebacker.taken_back(change.undone, change.again, change.state)
        self.chronicle.say(self.ply, change.entry.kind, change.entry.seat, change.undone.ply + 1, self.at)
        if change.entry.kind == "back":
            self.went_back = self.ply

    def forget_offers(self, change: Change) -> None:
        """Forget the offers that may have changed. A secret answer changes nothing for other seats."""
        if change.entry.kind in TAKES_BACK or any(event.only == EVERYBODY for event in change.events):
            self.offers.clear()
        self.offers.pop(change.entry.seat, None)
        for event in change.events:
            self.offers.pop(event.only, None)

    def note_questions(self, actor: int) -> None:
        """Note whose questions have changed, and let the clocks of the people run who are asked."""
        self.waiting = self.state.waiting()
        for seat in range(len(self.questions)):
            question = self.state.legal(seat) if seat in self.waiting else ()
            if seat == actor or not self.questions[seat]:
                self.since[seat] = self.at
            if seat == actor or question != self.questions[seat] or self.went_back == self.ply > 0:
                self.asked[seat] = self.ply
                self.questions[seat] = question
                self.offers.pop(seat, None)
        self.clocks.run(self.waiting_people(), self.at)

    def read(self, entries: Sequence[Entry]) -> None:
        """Follow stored entries; raises Frozen if they do not lead to the same position as before.

        A position follows from all entries before it, so only the last mark is compared.
        """
        last_mark = max((entry.ply for entry in entries if entry.digest), default=NOBODY)
        with frozen_by_faults(self.row):
            for entry in entries:
                self.take(self.change_of(entry))
                if entry.ply == last_mark and mark(self.state) != entry.digest:
                    raise Frozen("The log does not lead to the same position any more.")


def mark(state: State) -> str:
    """A hash of the whole position, much faster than the digest of a record."""
    return blake2b(IN_ORDER.encode(state.to_dict()), digest_size=8).hexdigest()


def first_position(row: TableRow, game: Game) -> tuple[State, list[Event]]:
    """The position before the first decision, and the events until then."""
    assert row.key is not None
    state = game.table(len(row.seats), row.key, row.options, listening=True)
    return state, state.listen()


@contextmanager
def frozen_by_faults(row: TableRow) -> Iterator[None]:
    """Raise Frozen for a fault of the rules, perhaps another package's: it is the trouble of this table alone."""
    try:
        yield
    except Frozen:
        raise
    except Exception as error:
        LOGGER.exception("The rules of %s fail at table %s", row.game, row.id)
        raise Frozen(f"The rules of this server fail at this table ({type(error).__name__}).") from None


def open_table(row: TableRow, entries: Sequence[Entry]) -> Replica:
    """Replay the log of a table; raises Frozen if these rules cannot."""
    with frozen_by_faults(row):
        replica = Replica(row, game_of(row))
        replica.read(entries)
        return replica


def game_of(row: TableRow) -> Game:
    """The game of a table, as it was begun; raises Frozen if there is none."""
    try:
        game = petteia.load(row.game, row.components)
    except UnknownGame:
        raise Frozen(f"This server does not know the game {row.game}.") from None
    except PetteiaError as error:
        raise Frozen(f"The table's own components cannot be played with on this server: {error}") from None
    if row.rules != game.version:
        raise Frozen(
            f"This game was begun by version {row.rules} of the rules; this server plays by version {game.version}."
        )
    return game
