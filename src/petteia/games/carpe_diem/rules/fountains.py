"""Fountains: drawing two cards, and giving one back.

The order of the deck is unknown until a card is drawn, so the deck is counts by kind. Cards that were given back lie
under it, in their order, and everybody remembers the own ones.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.carpe_diem.components.counts import ONE, all_kinds, of_kind
from petteia.games.carpe_diem.terms import FOUNTAIN, KINDS, RETURN
from petteia.kernel.rng import Rng

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player

DRAWN: Final = 2


def draw(state: "CarpeDiem", seat: i64) -> None:
    """Look at two cards; who gets fewer keeps them (ruling 9)."""
    player = state.player[seat]
    drawn: i64 = 0
    cards: i64 = 0
    while cards < DRAWN and (state.deck or state.under):
        kind = draw_one(state)
        drawn += ONE[kind]
        cards += 1
        if state.log is not None:
            state.whisper("drawn", seat, KINDS[kind], 1, KINDS[FOUNTAIN])
    if state.log is not None:
        state.tell("draw", seat, "fountain-card", cards, KINDS[FOUNTAIN])
    if cards == DRAWN:
        player.drawn = drawn
    else:
        player.held += drawn


def draw_one(state: "CarpeDiem") -> i64:
    """The top card of the deck: its kind."""
    if state.deck == 0:
        bottom = state.under[0]
        state.under = state.under[1:]
        return bottom & 15
    kind = one_of(state.deck, state.rng)
    state.deck -= ONE[kind]
    return kind


def one_of(cards: i64, rng: Rng) -> i64:
    """The kind of one of some cards at random."""
    left = rng.below(all_kinds(cards))
    kind: i64 = 1
    while left >= of_kind(cards, kind):
        left -= of_kind(cards, kind)
        kind += 1
    return kind


def return_choices(player: "Player") -> tuple[int, ...]:
    """One of the two cards that were drawn goes back, or one of those of earlier fountains (ruling 10)."""
    pack = player.drawn + player.held
    return tuple([RETURN + kind - 1 for kind in range(1, 13) if of_kind(pack, kind)])


def put_under(state: "CarpeDiem", seat: i64, kind: i64) -> None:
    """Put a card under the deck and keep the others."""
    player = state.player[seat]
    player.held += player.drawn - ONE[kind]
    player.drawn = 0
    state.under += (seat * 16 + kind,)
    if state.log is not None:
        state.whisper("returned", seat, KINDS[kind], 1, KINDS[FOUNTAIN])
        state.tell("return", seat, "fountain-card", 1, KINDS[FOUNTAIN])
