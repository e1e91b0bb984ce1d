"""Replacing what a seat cannot see: fountain cards of others and in the deck, and the chance to come.

Tiles to come are drawn when they are dealt, so the state's own generator is all that hides them.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.carpe_diem.components.counts import ONE, all_kinds, of_kind
from petteia.games.carpe_diem.rules.fountains import one_of, return_choices
from petteia.games.carpe_diem.terms import ASK_RETURN, FOUNTAIN, OVER
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
    return any(of_kind(player.done, FOUNTAIN) for seat, player in enumerate(state.player) if seat != viewer)


def is_hidden(state: "CarpeDiem", seat: i64, viewer: i64) -> bool:
    """Whether the viewer does not know a player's fountain cards; at the end they are revealed."""
    return seat != viewer and state.part != OVER


def redeal_cards(state: "CarpeDiem", viewer: i64, rng: Rng) -> None:
    """Deal the fountain cards that the viewer does not know to where they are: hands, under the deck, the deck."""
    pool = state.deck
    for seat, player in enumerate(state.player):
        if is_hidden(state, seat, viewer):
            pool += player.held + player.drawn
    for card in state.under:
        if card >> 4 != viewer:
            pool += ONE[card & 15]
    if state.ask == ASK_RETURN and state.asked != viewer:
        pool -= deal_choice(state, state.player[state.asked], pool, rng)
    for seat, player in enumerate(state.player):
        if is_hidden(state, seat, viewer) and not (state.ask == ASK_RETURN and state.asked == seat):
            player.held = some_of(pool, all_kinds(player.held), rng)
            pool -= player.held
    under: list[int] = []
    for card in state.under:
        if card >> 4 != viewer:
            kind = one_of(pool, rng)
            pool -= ONE[kind]
            card = (card >> 4) * 16 + kind
        under.append(card)
    state.under = tuple(under)
    state.deck = pool


def deal_choice(state: "CarpeDiem", player: "Player", pool: i64, rng: Rng) -> i64:
    """Cards for who is choosing among them: that there is a choice is open to all. Returns what was dealt."""
    held = all_kinds(player.held)
    for _ in range(TRIES):
        player.held = some_of(pool, held, rng)
        player.drawn = some_of(pool - player.held, 2, rng)
        state.choices = return_choices(player)
        if len(state.choices) > 1:
            break
    else:
        # All cards to choose from are of one kind: change one for another kind.
        same: i64 = 1
        while not of_kind(player.drawn, same):
            same += 1
        other: i64 = 1
        while other == same or not of_kind(pool - player.held - player.drawn, other):
            other += 1
        player.drawn += ONE[other] - ONE[same]
        state.choices = return_choices(player)
    return player.held + player.drawn


def some_of(pool: i64, cards: i64, rng: Rng) -> i64:
    """So many cards at random."""
    found: i64 = 0
    for _ in range(cards):
        found += ONE[one_of(pool - found, rng)]
    return found
