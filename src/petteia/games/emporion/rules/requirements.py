"""What a card requires of a Domain: resources as thresholds, Booty for what is missing, abilities."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.terms import MERCHANDISE, TAKES_MERCHANDISE, TAKES_PRESTIGE_BITS, TRADE
from petteia.kernel.counts import ONE, WIDE, WIDEST

if TYPE_CHECKING:
    from petteia.games.emporion.state import Domain


def need_of(components: Components, domain: "Domain", face: i64) -> i64:
    """The resources that a card requires of a Domain: Merchandise, one Trade more for each that is owned."""
    if face >= components.goods and face < components.specials:
        return (components.merchandise_trade + (domain.count >> WIDE * MERCHANDISE & WIDEST)) * ONE[TRADE]
    return components.need[face]


def able(components: Components, domain: "Domain", face: i64) -> i64:
    """The set of colours whose action takes this progress card with an ability in the Domain."""
    merchandise = face >= components.goods and face < components.specials
    return takes_merchandise(domain) if merchandise else takes_prestige(domain)


def takes_prestige(domain: "Domain") -> i64:
    """The set of colours in which the Domain has a card that takes Prestige."""
    return domain.abilities & TAKES_PRESTIGE_BITS


def takes_merchandise(domain: "Domain") -> i64:
    """The set of colours in which the Domain has a card that takes Merchandise."""
    return domain.abilities >> TAKES_MERCHANDISE
