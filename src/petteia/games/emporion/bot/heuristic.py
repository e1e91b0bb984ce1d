"""How good each choice looks: the heuristic's figures, question by question."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.emporion.bot import weights as w
from petteia.games.emporion.bot import worth
from petteia.games.emporion.bot.worth import rounds_left
from petteia.games.emporion.rules.actions import next_merchandise
from petteia.games.emporion.rules.booty import price
from petteia.games.emporion.rules.port import cards_in_port, place_in_port
from petteia.games.emporion.terms import (
    ASK_FIRST,
    ASK_GIVE_UP,
    ASK_REFILL,
    ASK_SEND,
    ASK_TURN,
    BOOTY,
    HISTORY_DECK,
)
from petteia.kernel.counts import wide_count
from petteia.kernel.heuristic import Heuristic
from petteia.kernel.state import Action, State
from petteia.kernel.weights import WeightRow, WeightTable

if TYPE_CHECKING:
    from petteia.games.emporion.state import Domain, Emporion


ROUND: Final = 12  # stages of a round: a number that 2, 3 and 4 players can share
HORIZON: Final = 8  # rounds to look ahead: what a card brings comes turns later


class EmporionHeuristic(Heuristic):
    """Emporion's own measure of positions and choices."""

    __slots__ = ("table",)
    table: WeightTable

    def __init__(self, table: WeightTable) -> None:
        self.table = table

    def evaluate(self, state: State, seat: i64) -> float:
        emporion = cast("Emporion", state)
        return worth.evaluate(self.table.rows[rounds_left(emporion)], emporion, seat)

    def worth(self, state: State, seat: i64, action: i64) -> float:
        emporion = cast("Emporion", state)
        return choice_worth(self.table.rows[rounds_left(emporion)], emporion, seat, action)

    def worths(self, state: State, seat: i64, legal: tuple[Action, ...]) -> vec[float]:
        emporion = cast("Emporion", state)
        row = self.table.rows[rounds_left(emporion)]
        found = vec[float]([0.0] * len(legal))
        domain = emporion.domain[seat]
        for i, action in enumerate(legal):
            if emporion.ask == ASK_TURN:
                found[i] = turn_worth(row, emporion, domain, action)
            else:
                found[i] = choice_worth(row, emporion, seat, action)
        return found

    def stage(self, state: State) -> i64:
        # Each turn is a plan of its own. With rounds the first player would plan for all others, the last for none.
        emporion = cast("Emporion", state)
        return emporion.round * ROUND + emporion.turn * ROUND // emporion.seats

    def horizon(self) -> i64:
        return HORIZON * ROUND - 1


def choice_worth(row: WeightRow, state: "Emporion", seat: i64, action: i64) -> float:
    kind = state.ask
    components = state.components
    domain = state.domain[seat]
    if kind == ASK_TURN:
        return turn_worth(row, state, domain, action)
    if kind == ASK_SEND:
        return send_worth(row, state, seat, action - components.send)
    if kind == ASK_REFILL:
        return 0.0 if action == components.refill + HISTORY_DECK else row[w.PROGRESS_CARD]
    if kind == ASK_FIRST:
        return worth.card_worth(row, components, domain, components.first[action - components.first_card])
    if kind == ASK_GIVE_UP:
        return -worth.promise(row, components, domain, action - components.give_up)
    return 0.0


def turn_worth(row: WeightRow, state: "Emporion", domain: "Domain", action: i64) -> float:
    """How good an action looks: what the card brings, less the Booty it costs."""
    components = state.components
    if action == components.expedition:
        return expedition_worth(row, state, domain)
    if action < components.take_by:
        return add_worth(row, state, domain, action - components.take)
    if action < components.play:
        return add_worth(row, state, domain, progress_face(state, (action - components.take_by) % components.groups))
    if action >= components.reserve:
        face = action - components.reserve
        return row[w.RESERVE] + row[w.HELD] * worth.promise(row, components, domain, face)
    back = -float(components.reserved_vp)
    if action < components.play_by:
        return back + add_worth(row, state, domain, action - components.play)
    group = (action - components.play_by) % components.portable
    return back + add_worth(row, state, domain, components.histories + group)


def progress_face(state: "Emporion", group: i64) -> i64:
    """The card of the Polis, or beside it, that a group means."""
    components = state.components
    if group >= components.portable:
        return components.specials + group - components.portable
    face = components.histories + group
    return next_merchandise(state) if face == components.goods else face


def add_worth(row: WeightRow, state: "Emporion", domain: "Domain", face: i64) -> float:
    """What adding a card is worth: what it brings, less the Booty it costs."""
    components = state.components
    cost = worth.booty_cost(row, components, domain, face, price(components, domain, face))
    return worth.card_worth(row, components, domain, face) - cost


def expedition_worth(row: WeightRow, state: "Emporion", domain: "Domain") -> float:
    """What an expedition is worth: Booty, and new cards in the Polis."""
    ships = min(domain.ships, state.components.most_ships)
    moved = min(ships, cards_in_port(state))
    booty: i64 = len(domain.booty)
    gained = worth.booty_value(row, booty + moved) - worth.booty_value(row, booty)
    return row[w.EXPEDITION] + gained + float(moved * wide_count(domain.per, BOOTY))


def send_worth(row: WeightRow, state: "Emporion", seat: i64, chosen: i64) -> float:
    """What moving a card to the Polis is worth: what it promises the mover, and the rival who wants it most."""
    components = state.components
    face = state.port[place_in_port(state, chosen)]
    own = worth.promise(row, components, state.domain[seat], face)
    theirs = 0.0
    for other, domain in enumerate(state.domain):
        if other != seat:
            theirs = max(theirs, worth.promise(row, components, domain, face))
    return row[w.SEND_OWN] * own + row[w.SEND_RIVAL] * theirs
