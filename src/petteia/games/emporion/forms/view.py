"""What each seat may see: everything but the decks, what the Booty is, and the starting cards that were not needed."""

from typing import TYPE_CHECKING, TypedDict

from petteia.games.emporion.forms.position import action_name, marker_places, names_of, reserved_faces, special_faces
from petteia.games.emporion.rules.legal import blocked, need_of
from petteia.games.emporion.rules.scoring import breakdown, number_of, points
from petteia.games.emporion.terms import (
    ACTIONS,
    COLOURS,
    COUNTED,
    EMPTY,
    ENDINGS,
    KINDS,
    MARKERS,
    MERCHANDISE,
    NOTHING,
    NOWHERE,
    OVER,
    PHASES,
    QUESTIONS,
    TAKES_MERCHANDISE,
    TRADE,
)
from petteia.kernel.counts import by_name, count, wide_count

if TYPE_CHECKING:
    from petteia.games.emporion.state import Domain, Emporion


class Points(TypedDict):
    """What one source of points is worth if the game ended now."""

    source: str
    vp: int


class Marker(TypedDict):
    """A marker: its name, whose it is (None: everybody's), and the action it stands on."""

    name: str
    seat: int | None
    action: str | None


class Question(TypedDict):
    """What the viewer is asked."""

    kind: str
    to_send: int  # cards still to be moved by the expedition
    gaps: int  # places of the Port still to be filled


class DomainView(TypedDict):
    """A Domain. Nobody, not even its owner, sees what the Booty is."""

    cards: list[str]  # in the order in which they were taken
    count: int
    booty: int
    reserved: list[str]
    drachmas: int  # free ones
    resources: dict[str, int]
    ships: int
    kinds: dict[str, int]  # how many cards of each kind
    per: dict[str, int]  # VP for each card of a kind, and for each Booty
    takes: dict[str, list[str]]  # by colour: what its action may also take
    merchandise_trade: int  # what the next Merchandise requires
    merchandise_vp: int  # what it would bring
    points: list[Points]
    vp: int
    asked: str | None


class View(TypedDict):
    """All that a seat, or a spectator, may know."""

    game: str
    options: dict[str, str]
    deck: str
    own_deck: bool  # an owner's file; otherwise the figures are Petteia's own
    seat: int | None
    seats: int
    phase: str
    round: int
    start: int
    turn_order: list[int]
    waiting: list[int]
    ending: str
    last_card: int
    announced: list[int]  # seats with one card less than ends the game
    markers: list[Marker]
    closed: list[str]  # actions that the viewer, or a spectator's next player, may not choose because of markers
    history: int
    progress: int
    port: list[str | None]
    polis: list[str]
    special: list[str]
    removed: list[str]
    question: Question | None
    domains: list[DomainView]
    over: bool
    ranking: list[int]


def view(state: "Emporion", seat: int | None) -> View:
    """What the seat may know; None is a spectator."""
    components = state.components
    ids = components.ids
    closed = blocked(state, seat if seat is not None else state.next_seat())
    return {
        "game": "emporion",
        "options": dict(state.options),
        "deck": components.name,
        "own_deck": components.own_text != "",
        "seat": seat,
        "seats": state.seats,
        "phase": PHASES[state.phase],
        "round": state.round,
        "start": state.start,
        "turn_order": list(state.turn_order()),
        "waiting": list(state.waiting()),
        "ending": ENDINGS[state.ending],
        "last_card": components.last_card,
        "announced": [i for i, domain in enumerate(state.domain) if len(domain.cards) == components.last_card - 1],
        "markers": markers(state),
        "closed": [action for i, action in enumerate(ACTIONS) if closed >> i & 1],
        "history": len(state.history),
        "progress": len(state.progress),
        "port": [ids[face] if face != EMPTY else None for face in state.port],
        "polis": names_of(ids, state.polis),
        "special": names_of(ids, special_faces(state)),
        "removed": names_of(ids, state.removed),
        "question": None if seat is None else question(state, seat),
        "domains": [domain_view(state, number) for number in range(state.seats)],
        "over": state.phase == OVER,
        "ranking": state.ranking(),
    }


def markers(state: "Emporion") -> list[Marker]:
    """The markers: with two players one each, otherwise one for all."""
    found: list[Marker] = []
    for owner, place in enumerate(marker_places(state)):
        if state.seats > 2:
            found.append({"name": MARKERS[0], "seat": None, "action": action_name(place)})
        elif state.names != NOWHERE:
            name = MARKERS[state.names if owner == 0 else 1 - state.names]
            found.append({"name": name, "seat": owner, "action": action_name(place)})
    return found


def question(state: "Emporion", seat: int) -> Question | None:
    """What the seat is asked."""
    if seat not in state.waiting():
        return None
    return {
        "kind": QUESTIONS[state.ask],
        "to_send": state.to_send,
        "gaps": state.gaps,
    }


def domain_view(state: "Emporion", seat: int) -> DomainView:
    """A Domain and what it is worth."""
    components = state.components
    domain = state.domain[seat]
    held = reserved_faces(domain)
    owned = number_of(domain, MERCHANDISE)
    asked = state.ask != NOTHING and state.actor == seat
    return {
        "cards": names_of(components.ids, domain.cards),
        "count": len(domain.cards),
        "booty": len(domain.booty),
        "reserved": names_of(components.ids, held),
        "drachmas": components.drachmas - len(held),
        "resources": by_name(domain.have, COLOURS),
        "ships": domain.ships,
        "kinds": {kind: number_of(domain, i) for i, kind in enumerate(KINDS)},
        "per": {kind: wide_count(domain.per, i) for i, kind in enumerate(COUNTED)},
        "takes": {colour: abilities(domain, i) for i, colour in enumerate(COLOURS)},
        "merchandise_trade": count(need_of(components, domain, components.goods), TRADE),
        "merchandise_vp": components.merchandise_vp[owned + 1] - components.merchandise_vp[owned],
        "points": [{"source": source, "vp": vp} for source, vp in breakdown(components, domain)],
        "vp": points(components, domain),
        "asked": QUESTIONS[state.ask] if asked else None,
    }


def abilities(domain: "Domain", colour: int) -> list[str]:
    """What the action of a colour may take besides History cards."""
    found = ["prestige"] if domain.abilities >> colour & 1 else []
    return [*found, "merchandise"] if domain.abilities >> (colour + TAKES_MERCHANDISE) & 1 else found
