"""What an open choice would change in the numbers that everybody sees, going by what the chooser can know.

A copy of the state carries the choice out alone, and the numbers are compared. Which cards are drawn stays unsaid, as
only numbers are told; so a preview rests on nothing that is hidden from the chooser.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.khora.rules.actions import begin
from petteia.games.khora.rules.dice import settle_step
from petteia.games.khora.rules.swap import swap_glory
from petteia.games.khora.terms import (
    ACTION,
    ASK_SETTLE,
    ASK_TILE,
    COLOURS,
    LEGISLATION_TILE,
    NOTHING,
    SWAP,
)
from petteia.kernel.bits import size
from petteia.kernel.choices import Delta
from petteia.kernel.counts import count

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora

CARD: Final = "card"  # in hand
WORDS: Final = (
    "drachma", "citizens", "taxes", "glory", "troops", "vp", "philosophy", "economy", "culture", "military", "dice",
    CARD, *[f"{colour}-minor" for colour in COLOURS], *[f"{colour}-major" for colour in COLOURS],
)  # fmt: skip


def preview(state: "Khora", seat: i64, action: i64) -> list[Delta]:
    """What the choice would change at once; of a tile, what it will cost and what its action will surely bring."""
    if action not in state.legal(seat):
        return []
    other = state.copy()
    city = other.city[seat]
    if action == SWAP:
        swap_glory(other, seat)
    elif city.ask == ASK_TILE:
        resolve_tile(other, seat, city, action - state.components.base[ASK_TILE])
    elif city.ask == ASK_SETTLE:
        settle_step(other, seat, city, action)
    else:
        kind = city.ask
        city.ask = NOTHING
        other.decide(seat, kind, action)
    return differences(state, other)


def resolve_tile(state: "Khora", seat: i64, city: "City", tile: i64) -> None:
    """Pay for the tile on the next die, even with citizens that are not there, and take its action right away."""
    above = tile - city.roll[len(city.tiles)]
    if above > 0:
        city.citizens -= above
    city.ask = NOTHING
    state.phase = ACTION
    hand = city.hand
    everybodys = state.components.legislation_draw * state.seats  # what all may draw by Legislation
    plenty = len(state.deck) + size(state.discard) >= everybodys
    begin(state, seat, tile)
    if tile == LEGISLATION_TILE:
        city.hand = hand | (city.drawn & -city.drawn) if plenty else hand


def differences(state: "Khora", other: "Khora") -> list[Delta]:
    """Where the numbers of two states of a table differ."""
    deltas: list[Delta] = []
    for seat, city in enumerate(state.city):
        for word, before, after in zip(WORDS, numbers(city), numbers(other.city[seat])):
            if after != before:
                deltas.append(Delta(seat, word, after - before))
    return deltas


def numbers(city: "City") -> tuple[int, ...]:
    """A city's numbers in the order of WORDS."""
    return (
        city.drachma, city.citizens, city.taxes, city.glory, city.troops, city.vp, city.philosophy, city.economy,
        city.culture, city.military, city.dice, size(city.hand),
        *[count(city.minor, colour) for colour in range(3)], *[count(city.major, colour) for colour in range(3)],
    )  # fmt: skip
