"""Replacing what nobody can see: the order of the decks, Booty, and the starting cards that were not needed.

Everybody sees the same. What is known of hidden cards is whether they are starting cards: Booty of the set-up is, and
where it lies when it has been paid can be followed. So starting cards change places with starting cards only.
"""

from typing import TYPE_CHECKING

from petteia.games.emporion.components.reader import Components
from petteia.kernel.rng import Rng, fork

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion


def redeal(state: "Emporion", rng: Rng) -> None:
    """Replace everything hidden by a random consistent alternative.

    What comes out depends on the generator and on what everybody sees, never on what was hidden before: so all that is
    picked up is put in order first.
    """
    components = state.components
    state.progress.sort()
    rng.shuffle(state.progress)
    starting: list[int] = list(state.left_over)
    others: list[int] = []
    gather(components, state.history, starting, others)
    for domain in state.domain:
        gather(components, domain.booty, starting, others)
    others.sort()
    rng.shuffle(others)
    starting.sort()
    rng.shuffle(starting)
    deal(components, state.history, starting, others)
    for domain in state.domain:
        deal(components, domain.booty, starting, others)
    starting.sort()
    state.left_over = tuple(starting)
    state.rng = fork(rng)


def gather(components: Components, place: list[int], starting: list[int], others: list[int]) -> None:
    """Pick up the cards of a place."""
    alpha = components.alpha
    for face in place:
        if alpha[face]:
            starting.append(face)
        else:
            others.append(face)


def deal(components: Components, place: list[int], starting: list[int], others: list[int]) -> None:
    """Put other cards of the same sort there."""
    alpha = components.alpha
    for i, face in enumerate(place):
        place[i] = starting.pop() if alpha[face] else others.pop()
