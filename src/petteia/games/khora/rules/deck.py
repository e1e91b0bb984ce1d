"""The deck of politics cards and its discard pile."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.kernel.bits import BIT, members, size

if TYPE_CHECKING:
    from petteia.games.khora.state import Khora


def draw(state: "Khora", seat: i64, cards: i64, cause: str) -> i64:
    """Draw from the politics deck; it is refilled from the discard pile when a card is wanted (rulings 23, 30)."""
    drawn: i64 = 0
    state.all_learn()
    for _ in range(cards):
        if not state.deck:
            refill(state)
        if not state.deck:
            break
        card = state.deck.pop()
        drawn |= BIT[card]
        if state.log is not None:
            state.whisper("drawn", seat, state.components.card_ids[card], 1, cause)
    if state.log is not None:
        state.tell("draw", seat, "card", size(drawn), cause)
    return drawn


def refill(state: "Khora") -> None:
    """Shuffle the discard pile into a new deck."""
    if not state.discard:
        return
    state.deck = members(state.discard)
    state.discard = 0
    state.rng.shuffle(state.deck)
    state.tell("refill", -1, "card", len(state.deck), "")


def put_under(state: "Khora", card: i64) -> None:
    """Put a card under the deck: one that Legislation has drawn and that is not kept (ruling 30)."""
    state.deck.insert(0, card)


def discard(state: "Khora", seat: i64, card: i64) -> None:
    """Put a card from the hand on the discard pile."""
    city = state.city[seat]
    city.hand &= ~BIT[card]
    city.shown &= ~BIT[card]
    state.discard |= BIT[card]
    state.others_learn(seat)
    if state.log is not None:
        state.tell("discard", seat, state.components.card_ids[card], 1, "")
