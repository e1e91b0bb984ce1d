"""What each seat may see: everything but the decks, what the Booty is, and the starting cards that were not needed."""

from typing import TYPE_CHECKING, Literal, TypedDict, cast

from petteia.games.emporion.forms.position import action_name, marker_places, names_of, reserved_faces, special_faces
from petteia.games.emporion.rules.booty import most_booty, price
from petteia.games.emporion.rules.expedition import cards_to_send
from petteia.games.emporion.rules.markers import blocked
from petteia.games.emporion.rules.port import first_gap
from petteia.games.emporion.rules.requirements import need_of
from petteia.games.emporion.rules.scoring import breakdown, number_of, points
from petteia.games.emporion.terms import (
    ACTIONS,
    ASK_REFILL,
    COLOURS,
    COUNTED,
    EMPTY,
    ENDINGS,
    KINDS,
    MARKERS,
    MERCHANDISE,
    NOT_YET,
    NOTHING,
    NOWHERE,
    OVER,
    PHASES,
    QUESTIONS,
    TAKES_MERCHANDISE,
    TRADE,
    Ability,
    ActionCard,
    Colour,
    Counted,
    Ending,
    Kind,
    MarkerName,
    Phase,
    PointSource,
    QuestionKind,
)
from petteia.kernel.counts import by_name, count, wide_count
from petteia.kernel.edits import keep_parts

if TYPE_CHECKING:
    from petteia.games.emporion.components.reader import Components
    from petteia.games.emporion.state import Domain, Emporion


LastTurn = Literal["past", "now", "later"]


class PointsAhead(TypedDict):
    """What one source of points is worth if the game ended now."""

    source: PointSource
    vp: int


class Marker(TypedDict):
    """A marker: its name, whose it is (None: everybody's), and the action it stands on."""

    name: MarkerName
    seat: int | None
    action: ActionCard | None


class Question(TypedDict):
    """What the viewer is asked."""

    kind: QuestionKind
    to_send: int  # cards still to be moved by the expedition
    gaps: int  # places of the Port still to be filled
    gap: int | None  # the one that is filled next, counted from 0


class Requirement(TypedDict):
    """What a card requires of a resource, or the Booty that is paid besides."""

    what: Counted
    amount: int
    missing: int
    by_booty: bool  # Booty stands for what is missing; it fills the first requirements first


class Price(TypedDict):
    """What a card asks of a Domain."""

    requires: list[Requirement]
    booty: int  # for what is missing, and what is paid besides
    within_reach: bool


class Expedition(TypedDict):
    """What an expedition would move and draw."""

    cards: int
    booty: int  # at most


class DomainView(TypedDict):
    """A Domain. Nobody, not even its owner, sees what the Booty is."""

    cards: list[str]  # in the order in which they were taken
    count: int
    booty: int
    reserved: list[str]
    drachmas: int  # free ones
    resources: dict[Colour, int]
    ships: int
    kinds: dict[Kind, int]  # how many cards of each kind
    fleet: dict[Kind, int]  # the ships on the cards of each kind
    per: dict[Counted, int]  # VP for each card of a kind, and for each Booty
    takes: dict[Colour, list[Ability]]  # by colour: what its action may also take
    merchandise_trade: int  # what the next Merchandise requires
    merchandise_vp: int  # what it would bring
    points: list[PointsAhead]
    vp: int
    asked: QuestionKind | None
    last_turn: LastTurn | None  # in the last round; None before it and after it


class View(TypedDict):
    """All that a seat, or a spectator, may know."""

    game: str
    options: dict[str, str]
    deck: str
    own_deck: bool  # an owner's file; otherwise the figures are Petteia's own
    seat: int | None
    seats: int
    phase: Phase
    round: int
    start: int
    turn_order: list[int]
    waiting: list[int]
    ending: Ending
    announced: list[int]  # seats with one card less than ends the game
    markers: list[Marker]
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

    # Of the viewer's turn; for a spectator of the next player's.
    closed: list[ActionCard]  # may not be chosen because of markers
    prices: dict[str, Price]  # of the cards in the Port and the Polis, special and reserved ones
    expedition: Expedition


class Sheet:
    """What is seen of a Domain, for as long as nothing changes that counts for it."""

    __slots__ = ("counts", "means", "priced", "prices", "shown")
    counts: tuple[object, ...]
    shown: DomainView
    means: tuple[int, ...]  # all that prices depend on
    priced: tuple[int, ...]  # the cards whose prices were asked for
    prices: dict[str, Price]

    def __init__(self, state: "Emporion", seat: int, counts: tuple[object, ...], old: "Sheet | None") -> None:
        domain = state.domain[seat]
        self.counts = counts
        self.shown = domain_view(state, seat)
        self.means = (domain.have, len(domain.booty), domain.count)
        self.priced, self.prices = (), {}
        if old is not None:
            keep_parts(old.shown, self.shown)
            if old.means == self.means:
                self.priced, self.prices = old.priced, old.prices


class Shown:
    """What all seats and spectators see alike, a sheet for each Domain, and the cards that have a price."""

    __slots__ = ("faces", "sheets", "view")
    view: View
    sheets: list[Sheet]
    faces: tuple[int, ...]

    def __init__(self, state: "Emporion", before: "Shown | None") -> None:
        """What has not changed since is not made again."""
        if before is None:
            self.sheets = [new_sheet(state, seat, None) for seat in range(state.seats)]
        else:
            self.sheets = [new_sheet(state, seat, before.sheets[seat]) for seat in range(state.seats)]
        self.faces = priced_faces(state)
        self.view = view_of_table(state, [sheet.shown for sheet in self.sheets])
        if before is not None:
            keep_parts(before.view, self.view)


def view(state: "Emporion", seat: int | None) -> View:
    """What the seat may know; None is a spectator."""
    if state.shown is None or state.shown_at != state.ply:
        state.shown = Shown(state, state.shown)
        state.shown_at = state.ply
    found = state.shown.view.copy()
    mover = seat if seat is not None else state.next_seat()
    closed = blocked(state, mover)
    sent = cards_to_send(state, max(mover, 0))
    found["seat"] = seat
    found["question"] = None if seat is None else question(state, seat)
    found["closed"] = [action for i, action in enumerate(ACTIONS) if closed >> i & 1]
    found["prices"] = prices(state, max(mover, 0), state.shown)
    found["expedition"] = {"cards": sent, "booty": most_booty(state, sent)}
    return found


def new_sheet(state: "Emporion", seat: int, old: Sheet | None) -> Sheet:
    """The sheet of a Domain: the old one if nothing has changed."""
    domain = state.domain[seat]
    counts = (
        state.ask if state.actor == seat else NOTHING, last_turn(state, seat), tuple(domain.cards), len(domain.booty),
        domain.reserved, domain.second, domain.have, domain.ships, domain.abilities, domain.count, domain.per,
        domain.printed,
    )  # fmt: skip
    return old if old is not None and old.counts == counts else Sheet(state, seat, counts, old)


def view_of_table(state: "Emporion", domains: list[DomainView]) -> View:
    """What lies open to everybody, with gaps for what differs from seat to seat."""
    components = state.components
    ids = components.ids
    return {
        "game": "emporion",
        "options": dict(state.options),
        "deck": components.name,
        "own_deck": components.own_text != "",
        "seat": None,
        "seats": state.seats,
        "phase": PHASES[state.phase],
        "round": state.round,
        "start": state.start,
        "turn_order": list(state.turn_order()),
        "waiting": list(state.waiting()),
        "ending": ENDINGS[state.ending],
        "announced": [i for i, domain in enumerate(state.domain) if len(domain.cards) == components.announced_card],
        "markers": markers(state),
        "history": len(state.history),
        "progress": len(state.progress),
        "port": [ids[face] if face != EMPTY else None for face in state.port],
        "polis": names_of(ids, state.polis),
        "special": names_of(ids, special_faces(state)),
        "removed": names_of(ids, state.removed),
        "question": None,
        "domains": domains,
        "over": state.phase == OVER,
        "ranking": state.ranking(),
        "closed": [],
        "prices": {},
        "expedition": {"cards": 0, "booty": 0},
    }


def priced_faces(state: "Emporion") -> tuple[int, ...]:
    """The cards on the table, and the reserved ones."""
    faces = {*state.port, *state.polis, *special_faces(state)} - {EMPTY}
    for owner in state.domain:
        faces.update(reserved_faces(owner))
    return tuple(sorted(faces))


def prices(state: "Emporion", seat: int, shown: Shown) -> dict[str, Price]:
    """What each of these cards asks of a Domain."""
    sheet = shown.sheets[seat]
    if sheet.priced != shown.faces:
        components, domain, known = state.components, state.domain[seat], sheet.prices
        sheet.prices = {}
        for face in shown.faces:
            name = components.ids[face]
            sheet.prices[name] = known[name] if name in known else price_of(components, domain, face)
        sheet.priced = shown.faces
    return sheet.prices


def price_of(components: "Components", domain: "Domain", face: int) -> Price:
    """What a card asks of a Domain."""
    need = need_of(components, domain, face)
    paid = components.pays[face]
    owned = len(domain.booty)
    left = owned - paid
    requires: list[Requirement] = []
    for i, colour in enumerate(COLOURS):
        amount = count(need, i)
        if amount:
            missing = max(amount - count(domain.have, i), 0)
            by_booty = 0 < missing <= left
            if by_booty:
                left -= missing
            requires.append({"what": colour, "amount": amount, "missing": missing, "by_booty": by_booty})
    if paid:
        requires.append({"what": "booty", "amount": paid, "missing": max(paid - owned, 0), "by_booty": False})
    cost = price(components, domain, face)
    return {"requires": requires, "booty": cost, "within_reach": cost <= owned}


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
        "gap": first_gap(state) if state.ask == ASK_REFILL else None,
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
        "resources": cast(dict[Colour, int], by_name(domain.have, COLOURS)),
        "ships": domain.ships,
        "kinds": {kind: number_of(domain, i) for i, kind in enumerate(KINDS)},
        "fleet": fleet(components, domain),
        "per": {kind: wide_count(domain.per, i) for i, kind in enumerate(COUNTED)},
        "takes": {colour: abilities(domain, i) for i, colour in enumerate(COLOURS)},
        "merchandise_trade": count(need_of(components, domain, components.goods), TRADE),
        "merchandise_vp": components.merchandise_vp[owned + 1] - components.merchandise_vp[owned],
        "points": [{"source": cast(PointSource, source), "vp": vp} for source, vp in breakdown(components, domain)],
        "vp": points(components, domain),
        "asked": QUESTIONS[state.ask] if asked else None,
        "last_turn": last_turn(state, seat),
    }


def fleet(components: "Components", domain: "Domain") -> dict[Kind, int]:
    """The ships on the cards of each kind."""
    found: dict[Kind, int] = dict.fromkeys(KINDS, 0)
    for face in domain.cards:
        found[KINDS[components.kind[face]]] += components.ships[face]
    return found


def last_turn(state: "Emporion", seat: int) -> LastTurn | None:
    """When a seat has its last turn, once something has brought the end about."""
    if state.ending == NOT_YET or state.phase == OVER:
        return None
    place = (seat - state.start) % state.seats
    return "now" if place == state.turn else "later" if place > state.turn else "past"


def abilities(domain: "Domain", colour: int) -> list[Ability]:
    """What the action of a colour may take besides History cards."""
    found: list[Ability] = ["prestige"] if domain.abilities >> colour & 1 else []
    return [*found, "merchandise"] if domain.abilities >> (colour + TAKES_MERCHANDISE) & 1 else found
