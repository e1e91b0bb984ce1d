"""What a Domain is worth: Prestige, Merchandise, multipliers; and who has won, ties included."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.terms import BOOTY, COUNTED, EMPTY, MERCHANDISE, PRESTIGE
from petteia.kernel.counts import WIDE, WIDEST, wide_count
from petteia.kernel.state import places

if TYPE_CHECKING:
    from petteia.games.emporion.state import Domain, Emporion

Breakdown = list[tuple[str, int]]  # a source of points, and how many
NOBODY_LISTENS: Final[Breakdown] = []


def points(components: Components, domain: "Domain") -> i64:
    """The VP of a Domain as it stands: printed ones, Merchandise, multipliers, less what is still reserved.

    Merchandise counts by sets: `merchandise_points` of components/reader.py makes the table of their VP.
    """
    count = domain.count
    total = domain.printed + components.merchandise_vp[count >> WIDE * MERCHANDISE & WIDEST]
    total += components.reserved_vp * reserved(domain)
    per = domain.per
    if per:
        for kind in range(BOOTY):
            total += (per >> WIDE * kind & WIDEST) * (count >> WIDE * kind & WIDEST)
        total += (per >> WIDE * BOOTY & WIDEST) * len(domain.booty)
    return total


def reserved(domain: "Domain") -> i64:
    """How many cards lie under a drachma."""
    return (1 if domain.reserved != EMPTY else 0) + (1 if domain.second != EMPTY else 0)


def number_of(domain: "Domain", kind: i64) -> i64:
    """How many cards of a kind a Domain has, or how many Booty."""
    if kind == BOOTY:
        return len(domain.booty)
    return wide_count(domain.count, kind)


def breakdown(components: Components, domain: "Domain") -> Breakdown:
    """Where the VP of a Domain come from, source by source; they sum to its points."""
    prestige: i64 = 0
    for card in domain.cards:
        if components.kind[card] == PRESTIGE:
            prestige += components.vp[card]
    return [
        ("prestige", prestige),
        ("merchandise", components.merchandise_vp[number_of(domain, MERCHANDISE)]),
        *[("per-" + name, wide_count(domain.per, kind) * number_of(domain, kind)) for kind, name in enumerate(COUNTED)],
        ("printed", domain.printed - prestige),
        ("reserved", components.reserved_vp * reserved(domain)),
    ]


# How the points of a seat change, told source by source while somebody listens.


def points_before(state: "Emporion", seat: i64) -> Breakdown:
    """Where the seat's points come from before a change."""
    return breakdown(state.components, state.domain[seat]) if state.log is not None else NOBODY_LISTENS


def tell_points(state: "Emporion", seat: i64, before: Breakdown, what: str) -> None:
    """Tell what a change brought the seat: what it was, how much, and the source of points that it came from."""
    if state.log is None:
        return
    for (source, old), (_, new) in zip(before, breakdown(state.components, state.domain[seat])):
        if new != old:
            state.tell("points", seat, what, new - old, source)


# The end of the game.


def ranking(state: "Emporion") -> list[int]:
    """More VP; then more copies of Emporion; then more Prestige and Merchandise; still tied players share a place."""
    components = state.components
    keys: list[tuple[int, ...]] = [
        (
            points(components, domain),
            domain.cards.count(components.tie_break),
            number_of(domain, PRESTIGE) + number_of(domain, MERCHANDISE),
        )
        for domain in state.domain
    ]
    return places(keys)
