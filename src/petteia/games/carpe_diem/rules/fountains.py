"""Fountains: drawing cards, and giving one back.

The order of the deck is unknown until a card is drawn, so the deck is a set of cards. Cards that were given back lie
under it, in their order, and everybody remembers their own. Which of several equal cards somebody has makes no
difference: cards are asked for and told by their faces.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.carpe_diem.moves import RETURN
from petteia.games.carpe_diem.terms import FOUNTAIN, KINDS
from petteia.kernel.bits import BIT, lowest, size
from petteia.kernel.rng import Rng

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player

CARD_BITS: Final = 6  # of a card's number, which is below LARGEST_DECK (components/row_fields.py)
CARD_MASK: Final = (1 << CARD_BITS) - 1


def draw(state: "CarpeDiem", seat: i64) -> None:
    """Look at some cards; whoever gets fewer, because the deck ends, keeps them (ruling 9)."""
    player = state.player[seat]
    components = state.components
    drawn: i64 = 0
    state.all_learn()
    while size(drawn) < components.drawn and (state.deck or state.under):
        card = draw_one(state)
        drawn |= BIT[card]
        if state.log is not None:
            state.whisper("drawn", seat, components.fountain_ids[components.fountain_face[card]], 1, KINDS[FOUNTAIN])
    if state.log is not None:
        state.tell("draw", seat, "fountain-card", size(drawn), KINDS[FOUNTAIN])
    if size(drawn) == components.drawn:
        player.drawn = drawn
    else:
        player.held |= drawn


def draw_one(state: "CarpeDiem") -> i64:
    """The top card of the deck."""
    if state.deck == 0:
        bottom = state.under[0]
        state.under = state.under[1:]
        return card_of(bottom)
    card = one_of(state.deck, state.rng)
    state.deck &= ~BIT[card]
    return card


def one_of(cards: i64, rng: Rng) -> i64:
    """One of some cards at random."""
    for _ in range(rng.below(size(cards))):
        cards &= cards - 1
    return lowest(cards)


def return_choices(state: "CarpeDiem", player: "Player") -> tuple[int, ...]:
    """One of the cards that were drawn goes back, or one of those of earlier fountains (ruling 10)."""
    cards = player.drawn | player.held
    return tuple([RETURN + face for face, equal in enumerate(state.components.fountain_sets) if cards & equal])


def put_under(state: "CarpeDiem", seat: i64, face: i64) -> None:
    """Put a card under the deck and keep the others."""
    player = state.player[seat]
    player.held |= player.drawn
    player.drawn = 0
    card = lowest(player.held & state.components.fountain_sets[face])
    player.held &= ~BIT[card]
    state.under += (marked(seat, card),)
    if state.log is not None:
        state.whisper("returned", seat, state.components.fountain_ids[face], 1, KINDS[FOUNTAIN])
        state.tell("return", seat, "fountain-card", 1, KINDS[FOUNTAIN])


# A card under the deck is marked with the seat that put it there.


def marked(seat: i64, card: i64) -> i64:
    return seat << CARD_BITS | card


def seat_of(marked_card: i64) -> i64:
    return marked_card >> CARD_BITS


def card_of(marked_card: i64) -> i64:
    return marked_card & CARD_MASK
