"""One helper builds positions: a table set up in two lines, one decision, and what is on the table afterwards.

    game = table(polis=["hippeis"], p0=owns("hoplites", "macellum"))
    game.do(0, "take hippeis")
    assert game.cards(0) == ["hoplites", "macellum", "hippeis"]

The deck is that of owner.toml, an owner's own file, so that the tests do not change with the deck that is shipped.
Without other wishes it is the turn of seat 0 in round 5, no marker has been put, and a card that nobody can take
(Polemarchos) lies in the Polis; in the Port lie Theatron, Gymnasion, Aristarche and Nomisma.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import petteia
from petteia.games.emporion import terms
from petteia.games.emporion.game import EmporionGame
from petteia.games.emporion.rules.actions import count_card
from petteia.games.emporion.rules.reserve import hold
from petteia.games.emporion.rules.scoring import breakdown
from petteia.games.emporion.rules.turns import proceed
from petteia.games.emporion.state import Domain, Emporion, empty_table
from petteia.kernel.choices import Reason
from petteia.kernel.counts import ONE
from petteia.kernel.rng import rng_from_seed

OWNER_FILE = Path(__file__).with_name("owner.toml")
SHIPPED = cast(EmporionGame, petteia.load("emporion"))
GAME = cast(EmporionGame, SHIPPED.with_components(OWNER_FILE.read_text(encoding="utf-8")))
DECK = GAME.deck
IDS = DECK.ids
PORT = ("theatron", "gymnasion", "aristarche", "nomisma")
POLIS = ("polemarchos",)

Player = dict[str, Any]


def owns(*cards: str, booty: int = 0, reserved: Sequence[str] = (), **have: int) -> Player:
    """What lies before a player. `have` are resources (and ships) beyond those of the cards, out of nowhere."""
    return {"cards": cards, "booty": booty, "reserved": reserved, "have": have}


class Table:
    """A game of Emporion at a chosen moment, with the rulebook's words for asking and deciding."""

    def __init__(self, state: Emporion) -> None:
        self.state = state
        self.events = state.listen()

    def do(self, seat: int, *moves: str) -> "Table":
        """Make decisions by their notation."""
        for move in moves:
            GAME.do(self.state, seat, move)
        return self

    def asked(self, seat: int) -> str:
        """What the seat is asked now ('nothing' if nothing)."""
        return terms.QUESTIONS[self.state.ask] if seat in self.state.waiting() else "nothing"

    def options(self, seat: int) -> list[str]:
        """What the seat may do now, by notation."""
        return [move.notation() for move in GAME.legal_moves(self.state, seat)]

    def refusal(self, seat: int, move: str) -> tuple[str, dict[str, int]] | None:
        """The rule that forbids this to the seat, and what is missing."""
        reason: Reason | None = self.state.why_not(seat, GAME.codec.read(move))
        return None if reason is None else (reason.rule, dict(reason.missing))

    def told(self, *kinds: str) -> list[tuple[str, int, str, int, str]]:
        """The events of these kinds: kind, seat, what, amount, cause."""
        return [(e.kind, e.seat, e.what, e.amount, e.cause) for e in self.events if e.kind in kinds]

    def domain(self, seat: int) -> Domain:
        return self.state.domain[seat]

    def cards(self, seat: int) -> list[str]:
        return [IDS[face] for face in self.domain(seat).cards]

    def booty(self, seat: int) -> int:
        return len(self.domain(seat).booty)

    def reserved(self, seat: int) -> list[str]:
        domain = self.domain(seat)
        return [IDS[face] for face in (domain.reserved, domain.second) if face != terms.EMPTY]

    def port(self) -> list[str | None]:
        return [IDS[face] if face != terms.EMPTY else None for face in self.state.port]

    def polis(self) -> list[str]:
        return [IDS[face] for face in self.state.polis]

    def marker(self, seat: int = 0) -> str | None:
        place = self.state.second_marker if self.state.seats == 2 and seat == 1 else self.state.marker
        return terms.ACTIONS[place] if place != terms.NOWHERE else None

    def points(self, seat: int) -> dict[str, int]:
        """Where the points of a seat come from, but for sources of nothing."""
        return {source: vp for source, vp in breakdown(DECK, self.domain(seat)) if vp}


def face(card: str) -> int:
    return IDS.index(card)


def table(
    seats: int = 2,
    turn: int = 0,
    polis: Sequence[str] = POLIS,
    port: Sequence[str | None] = PORT,
    history: Sequence[str] | None = None,
    progress: Sequence[str] | None = None,
    markers: Sequence[str | None] = (),
    special: bool = False,
    go: bool = True,
    **players: Player,
) -> Table:
    """A table in round 5; `history` and `progress` are whole decks from the top, the rest of the cards is left out."""
    return table_of(seats, players, turn, polis, port, history, progress, markers, special, go)


def table_of(
    seats: int,
    players: dict[str, Player],
    turn: int = 0,
    polis: Sequence[str] = POLIS,
    port: Sequence[str | None] = PORT,
    history: Sequence[str] | None = None,
    progress: Sequence[str] | None = None,
    markers: Sequence[str | None] = (),
    special: bool = False,
    go: bool = True,
) -> Table:
    """The same, with the players in a dictionary."""
    state = empty_table(seats, rng_from_seed(1), DECK, GAME.check_options({"special": "on" if special else "off"}))
    state.phase, state.round, state.turn = terms.PLAY, 5, turn
    state.names = 0 if seats == 2 else terms.NOWHERE
    pool = [card for card in range(DECK.specials) for _ in range(DECK.copies[card])]

    def take(card: str) -> int:
        if face(card) < DECK.specials:
            pool.remove(face(card))
        return face(card)

    for seat in range(seats):
        wanted = players.get(f"p{seat}", owns())
        domain = state.domain[seat]
        for card in wanted["cards"]:
            count_card(DECK, domain, take(card))
        for card in wanted["reserved"]:
            hold(domain, take(card))
        for what, number in wanted["have"].items():
            if what == "ships":
                domain.ships += number
            else:
                domain.have += number * ONE[terms.COLOURS.index(what)]
    state.polis = sorted(take(card) for card in polis)
    state.port = [terms.EMPTY if card is None else take(card) for card in port]
    if special:
        owned = [card for domain in state.domain for card in domain.cards]
        state.special = sum(1 << i for i in range(4) if DECK.specials + i not in owned)
    chosen = None if history is None else [take(card) for card in history]
    upper = None if progress is None else [take(card) for card in progress]
    for seat in range(seats):
        for _ in range(players.get(f"p{seat}", owns())["booty"]):
            state.domain[seat].booty.append(take("sophistes" if face("sophistes") in pool else "macellum"))
    rest = [card for card in pool if card < DECK.histories]
    state.history = (chosen if chosen is not None else [card for card in rest if not DECK.alpha[card]])[::-1]
    state.progress = (upper if upper is not None else [card for card in pool if card >= DECK.histories])[::-1]
    state.left_over = tuple(card for card in rest if DECK.alpha[card])
    for place, action in zip(("marker", "second_marker"), markers):
        setattr(state, place, terms.NOWHERE if action is None else terms.ACTIONS.index(action))
    game = Table(state)
    if go:
        proceed(state)
    return game
