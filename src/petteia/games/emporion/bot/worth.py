"""What things are worth to a Domain: a few features with weights, in points at the end of the game.

`row` is a row of weights for the number of rounds left (weights.py).
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.emporion.bot import weights as w
from petteia.games.emporion.bot.weights import ROUNDS
from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.rules.requirements import able, need_of
from petteia.games.emporion.rules.scoring import points
from petteia.games.emporion.terms import (
    BOOTY,
    CULTURE,
    EMPTY,
    MERCHANDISE,
    NOT_YET,
    TAKES_MERCHANDISE,
    TAKES_PRESTIGE_BITS,
    TRADE,
    WAR,
)
from petteia.kernel.counts import MOST, WIDE, WIDEST, WIDTH, missing
from petteia.kernel.weights import WeightRow

if TYPE_CHECKING:
    from petteia.games.emporion.state import Domain, Emporion

FAR: Final = 4  # resources that are missing: a card that needs more promises nothing


def rounds_left(state: "Emporion") -> i64:
    """About how many rounds are still to come, by the cards in the Domains and the History deck."""
    if state.ending != NOT_YET:
        return 0
    most: i64 = 0
    for domain in state.domain:
        cards: i64 = len(domain.cards)
        most = max(most, cards)
    deck: i64 = len(state.history)
    left = min(state.components.last_card - most, deck)
    return min(left, ROUNDS - 1)


def evaluate(row: WeightRow, state: "Emporion", seat: i64) -> float:
    """What the seat can be expected to score in the end."""
    components = state.components
    domain = state.domain[seat]
    worth = float(points(components, domain)) + row[w.CARD] * float(len(domain.cards))
    worth += resources_value(row, domain.have) + ships_value(row, domain.ships) + abilities_value(row, domain.abilities)
    worth += booty_value(row, len(domain.booty)) + multipliers_growth(row, domain.per)
    for face in (domain.reserved, domain.second):
        if face != EMPTY:
            worth += row[w.HELD] * (promise(row, components, domain, face) - float(components.reserved_vp))
    return worth + row[w.PROSPECT] * best_promise(row, state, domain)


# What a Domain has.


def resources_value(row: WeightRow, have: i64) -> float:
    """The worth of resources of all colours."""
    return (
        row[w.RESOURCES + WAR * w.NUMBERS + (have >> WIDTH * WAR & MOST)]
        + row[w.RESOURCES + CULTURE * w.NUMBERS + (have >> WIDTH * CULTURE & MOST)]
        + row[w.RESOURCES + TRADE * w.NUMBERS + (have >> WIDTH * TRADE & MOST)]
    )


def ships_value(row: WeightRow, ships: i64) -> float:
    """Ships: the first, the second, and all others."""
    if ships == 0:
        return 0.0
    if ships == 1:
        return row[w.SHIP]
    return row[w.SHIP] + row[w.SHIP + 1] + row[w.SHIP + 2] * float(ships - 2)


def abilities_value(row: WeightRow, abilities: i64) -> float:
    """Prestige and Merchandise abilities: of one colour, and of each further one."""
    prestige, merchandise = abilities & TAKES_PRESTIGE_BITS, abilities >> TAKES_MERCHANDISE
    return colours_value(row, prestige, w.TAKES_PRESTIGE) + colours_value(row, merchandise, w.TAKES_MERCHANDISE)


def colours_value(row: WeightRow, colours: i64, weight: i64) -> float:
    """An ability by the set of colours that have it."""
    if colours == 0:
        return 0.0
    more = (colours & 1) + (colours >> 1 & 1) + (colours >> 2) - 1
    return row[weight] + row[weight + 1] * float(more)


def booty_value(row: WeightRow, booty: i64) -> float:
    """The worth of Booty, besides what multipliers count."""
    worth = row[w.BOOTY] * float(booty)
    return worth + row[w.BOOTY_BEYOND_SOME] * float(booty - w.SOME) if booty > w.SOME else worth


def multipliers_growth(row: WeightRow, per: i64) -> float:
    """What multipliers will still bring by what is still to come."""
    worth = 0.0
    kind: i64 = w.GROWTH
    while per:
        worth += row[kind] * float(per & WIDEST)
        per >>= WIDE
        kind += 1
    return worth


# What a card brings.


def card_worth(row: WeightRow, components: Components, domain: "Domain", face: i64) -> float:
    """What adding a card brings a Domain, whatever it costs."""
    kind: i64 = components.kind[face]
    worth = float(components.vp[face] + (domain.per >> WIDE * kind & WIDEST)) + row[w.CARD]
    if kind == MERCHANDISE:
        owned = domain.count >> WIDE * MERCHANDISE & WIDEST
        return worth + float(components.merchandise_vp[owned + 1] - components.merchandise_vp[owned])
    grants: i64 = components.grants[face]
    if grants:
        worth += resources_value(row, domain.have + grants) - resources_value(row, domain.have)
    ships: i64 = components.ships[face]
    if ships:
        worth += ships_value(row, domain.ships + ships) - ships_value(row, domain.ships)
    takes: i64 = components.takes[face]
    if takes & ~domain.abilities:
        worth += abilities_value(row, domain.abilities | takes) - abilities_value(row, domain.abilities)
    per: i64 = components.per[face]
    if per:
        worth += float(multiplied(per, domain, kind)) + multipliers_growth(row, per)
    return worth


def multiplied(per: i64, domain: "Domain", kind: i64) -> i64:
    """The points of a new card's multipliers, itself counted."""
    worth = per >> WIDE * kind & WIDEST
    cards = domain.count
    for other in range(BOOTY):
        worth += (per >> WIDE * other & WIDEST) * (cards >> WIDE * other & WIDEST)
    return worth + (per >> WIDE * BOOTY & WIDEST) * len(domain.booty)


def booty_cost(row: WeightRow, components: Components, domain: "Domain", face: i64, paid: i64) -> float:
    """What paying Booty for a card costs a Domain, multipliers included: also those of the card itself."""
    if paid == 0:
        return 0.0
    owned: i64 = len(domain.booty)
    per: i64 = domain.per + components.per[face]
    lost = float(paid * (per >> WIDE * BOOTY & WIDEST))
    return lost + booty_value(row, owned) - booty_value(row, owned - paid)


def promise(row: WeightRow, components: Components, domain: "Domain", face: i64) -> float:
    """What a card that lies somewhere promises a Domain: its worth, less what is missing for it; never below 0."""
    lacking = missing(domain.have, need_of(components, domain, face)) + components.pays[face]
    short = lacking - len(domain.booty)
    if short > FAR:
        return 0.0
    worth = card_worth(row, components, domain, face)
    if short > 0:
        worth -= row[w.LACKING] * float(short)
        lacking = len(domain.booty)
    worth -= booty_cost(row, components, domain, face, lacking)
    if face >= components.histories and not able(components, domain, face):
        worth -= row[w.UNABLE]
    return worth if worth > 0.0 else 0.0


def best_promise(row: WeightRow, state: "Emporion", domain: "Domain") -> float:
    """The most that a card of the Polis promises."""
    components = state.components
    best = 0.0
    last: i64 = -1
    for face in state.polis:
        if face != last:
            found = promise(row, components, domain, face)
            best = max(best, found)
            last = face
    return best
