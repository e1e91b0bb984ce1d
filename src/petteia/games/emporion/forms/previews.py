"""What a choice would change at once, going by what can be known, and which numbers an event has changed."""

from typing import TYPE_CHECKING, Final

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.rules.turns import carry_out
from petteia.games.emporion.terms import COLOURS, KINDS
from petteia.kernel.choices import Delta
from petteia.kernel.counts import count
from petteia.kernel.log import Event

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion

NUMBERS: Final = (*COLOURS, "ships", "booty", "cards", "vp", "reserved", "prestige", "merchandise")


def preview(state: "Emporion", seat: int, action: int) -> list[Delta]:
    """The seat's numbers that a choice changes before anything else is decided or anybody else acts."""
    if action not in state.legal(seat):
        return []
    after = state.copy()
    heard = after.listen()
    carry_out(after, action)
    sums = dict.fromkeys(NUMBERS, 0)
    for event in heard:
        for delta in changes(event, state.components):
            sums[delta.what] += delta.amount
    return [Delta(seat, what, amount) for what, amount in sums.items() if amount]


def changes(event: Event, components: Components) -> list[Delta]:
    """Which of a seat's numbers an event has changed."""
    kind = event.kind
    if kind in ("first", "take"):
        return card_changes(event, components)
    if kind == "points":
        return [Delta(event.seat, "vp", event.amount)]
    if kind in ("booty", "pay"):
        return [Delta(event.seat, "booty", event.amount if kind == "booty" else -event.amount)]
    if kind in ("reserve", "give-up"):
        return [Delta(event.seat, "reserved", 1 if kind == "reserve" else -1)]
    return []


def card_changes(event: Event, components: Components) -> list[Delta]:
    """What a card that is added brings, besides points."""
    face = components.ids.index(event.what)
    kind = components.kind[face]
    brought: list[tuple[str, int]] = [(colour, count(components.grants[face], i)) for i, colour in enumerate(COLOURS)]
    brought += [("ships", components.ships[face]), ("cards", 1)]
    if kind >= len(COLOURS):
        brought.append((KINDS[kind], 1))
    if event.cause == "reserve":
        brought.append(("reserved", -1))
    return [Delta(event.seat, what, amount) for what, amount in brought if amount]
