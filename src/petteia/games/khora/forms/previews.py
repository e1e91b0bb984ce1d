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
MINOR: Final = tuple([f"{colour}-minor" for colour in COLOURS])
MAJOR: Final = tuple([f"{colour}-major" for colour in COLOURS])


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
    for seat, before in enumerate(state.city):
        after = other.city[seat]
        note(deltas, seat, "drachma", after.drachma - before.drachma)
        note(deltas, seat, "citizens", after.citizens - before.citizens)
        note(deltas, seat, "taxes", after.taxes - before.taxes)
        note(deltas, seat, "glory", after.glory - before.glory)
        note(deltas, seat, "troops", after.troops - before.troops)
        note(deltas, seat, "vp", after.vp - before.vp)
        note(deltas, seat, "philosophy", after.philosophy - before.philosophy)
        note(deltas, seat, "economy", after.economy - before.economy)
        note(deltas, seat, "culture", after.culture - before.culture)
        note(deltas, seat, "military", after.military - before.military)
        note(deltas, seat, "dice", after.dice - before.dice)
        if after.hand != before.hand:
            note(deltas, seat, CARD, size(after.hand) - size(before.hand))
        note_knowledge(deltas, seat, MINOR, before.minor, after.minor)
        note_knowledge(deltas, seat, MAJOR, before.major, after.major)
    return deltas


def note(deltas: list[Delta], seat: i64, what: str, more: i64) -> None:
    """Note by how much a number has grown, if it has changed."""
    if more:
        deltas.append(Delta(seat, what, more))


def note_knowledge(deltas: list[Delta], seat: i64, words: tuple[str, ...], before: i64, after: i64) -> None:
    if after != before:
        for colour, word in enumerate(words):
            note(deltas, seat, word, count(after, colour) - count(before, colour))
