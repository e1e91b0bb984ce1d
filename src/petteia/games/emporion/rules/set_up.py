"""The set-up: shuffling the decks and filling the Port."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion


def lay_out(state: "Emporion") -> None:
    """Draw the start player, shuffle History and Progress cards, fill the Port and lay out special Prestige."""
    components = state.components
    rng = state.rng
    state.start = rng.below(state.seats)
    for face in range(components.histories):
        cards = [face] * components.copies[face]
        if components.alpha[face]:
            state.left_over += tuple(cards)
        else:
            state.history += cards
    rng.shuffle(state.history)
    for face in range(components.histories, components.specials):
        state.progress += [face] * components.copies[face]
    rng.shuffle(state.progress)
    state.port = [state.history.pop() for _ in range(components.port)]
    if state.options["special"] == "on":
        state.special = (1 << (components.faces - components.specials)) - 1
