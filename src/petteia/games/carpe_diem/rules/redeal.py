"""Replacing what a seat cannot see: fountain cards of others and in the deck, and the chance to come.

Tiles to come are drawn when they are dealt, so the state's own generator is all that hides them.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.carpe_diem.rules.features import of_kind
from petteia.games.carpe_diem.rules.fountains import card_of, marked, one_of, return_choices, seat_of
from petteia.games.carpe_diem.terms import ASK_RETURN, FOUNTAIN, OVER
from petteia.kernel.bits import BIT, lowest, size
from petteia.kernel.rng import Rng, fork

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player

TRIES: Final = 20


def redeal(state: "CarpeDiem", viewer: i64, rng: Rng) -> None:
    """Replace everything that the viewer cannot see (-1: a spectator) by a random consistent alternative.

    What comes out depends on the generator and on what the viewer sees, never on what was hidden before.
    """
    if any_built(state, viewer):
        redeal_cards(state, viewer, rng)
    state.rng = fork(rng)


def any_built(state: "CarpeDiem", viewer: i64) -> bool:
    """Whether somebody else has built a fountain."""
    for seat, player in enumerate(state.player):  # noqa: SIM110 (compiled, a loop is faster than a generator)
        if seat != viewer and of_kind(player.done, FOUNTAIN):
            return True
    return False


def is_hidden(state: "CarpeDiem", seat: i64, viewer: i64) -> bool:
    """Whether the viewer does not know a player's fountain cards; at the end they are revealed."""
    return seat != viewer and state.part != OVER


def redeal_cards(state: "CarpeDiem", viewer: i64, rng: Rng) -> None:
    """Deal the fountain cards that the viewer does not know to where they are: hands, under the deck, the deck."""
    pool = state.deck
    for seat, player in enumerate(state.player):
        if is_hidden(state, seat, viewer):
            pool |= player.held | player.drawn
    for card in state.under:
        if seat_of(card) != viewer:
            pool |= BIT[card_of(card)]
    if state.ask == ASK_RETURN and state.asked != viewer:
        pool &= ~deal_choice(state, state.player[state.asked], pool, rng)
    for seat, player in enumerate(state.player):
        if is_hidden(state, seat, viewer) and not (state.ask == ASK_RETURN and state.asked == seat):
            player.held = some_of(pool, size(player.held), rng)
            pool &= ~player.held
    under: list[int] = []
    for card in state.under:
        if seat_of(card) != viewer:
            dealt = one_of(pool, rng)
            pool &= ~BIT[dealt]
            card = marked(seat_of(card), dealt)
        under.append(card)
    state.under = tuple(under)
    state.deck = pool


def deal_choice(state: "CarpeDiem", player: "Player", pool: i64, rng: Rng) -> i64:
    """Cards for somebody who is choosing among them: that there is a choice is open to all. Returns what was dealt."""
    components = state.components
    held = size(player.held)
    for _ in range(TRIES):
        player.held = some_of(pool, held, rng)
        player.drawn = some_of(pool & ~player.held, components.drawn, rng)
        state.choices = return_choices(state, player)
        if len(state.choices) > 1:
            break
    else:
        # All cards to choose from are equal: change one for another.
        same = lowest(player.drawn)
        equal = components.fountain_sets[components.fountain_face[same]]
        player.drawn = player.drawn & ~BIT[same] | BIT[lowest(pool & ~player.held & ~equal)]
        state.choices = return_choices(state, player)
    return player.held | player.drawn


def some_of(pool: i64, cards: i64, rng: Rng) -> i64:
    """Some cards of a set at random."""
    found: i64 = 0
    for _ in range(cards):
        found |= BIT[one_of(pool & ~found, rng)]
    return found
