"""The course of the game, in the rulebook's order: the set-up, then phases A to G of each round, then the end."""

from typing import TYPE_CHECKING

from petteia.games.khora.rules.achievements import achievement, last_chances, rewards
from petteia.games.khora.rules.actions import begin
from petteia.games.khora.rules.dice import reveal, roll
from petteia.games.khora.rules.effects import cut_to_cap, gain, trigger
from petteia.games.khora.rules.events import event_announcement, event_choices, event_resolution
from petteia.games.khora.rules.progress import progress
from petteia.games.khora.rules.questions import ask
from petteia.games.khora.rules.scoring import final_scoring
from petteia.games.khora.rules.set_up import choose_cities, draft
from petteia.games.khora.terms import (
    ACHIEVEMENT,
    ACTION,
    ANNOUNCEMENT,
    ASK_SWAP,
    CITIES,
    CITIZENS,
    DICE_PHASE,
    DRACHMA,
    DRAFT,
    LAST_SWAPS,
    MILITARY_TILE,
    ON_TAX,
    PROGRESS,
    RESOLUTION,
    SETTLING,
    TAX,
    TILES,
)

if TYPE_CHECKING:
    from petteia.games.khora.state import Khora


def proceed(state: "Khora") -> None:
    """Let the game go on by itself until somebody owes a decision or it is over."""
    while not state.waiters:
        phase = state.phase
        everybody = state.turn == state.seats  # has had their turn, where players act one after another
        if phase == ACTION:
            action(state)
        elif phase == PROGRESS:
            if everybody:
                event_resolution(state)
            else:
                progress(state)
        elif phase == DICE_PHASE:
            reveal(state)
        elif phase == SETTLING:
            state.phase = ACTION
            state.tile = 0
            state.turn = 0
        elif phase == RESOLUTION:
            if everybody:
                last_chances(state)
            else:
                event_choices(state)
        elif phase == ACHIEVEMENT:
            if not everybody:
                achievement(state)
            elif rewards(state):
                end_round(state)
        elif phase == ANNOUNCEMENT:
            event_announcement(state)
        elif phase == TAX:
            tax(state)
            roll(state)
        elif phase == DRAFT:
            draft(state)
        elif phase == CITIES:
            choose_cities(state)
        elif phase == LAST_SWAPS:
            final_scoring(state)
        else:
            return


def tax(state: "Khora") -> None:
    """Phase B: everybody gains drachma by taxes, then the cards that speak in this phase."""
    state.phase = TAX
    for seat in state.turn_order():
        taxes = state.city[seat].taxes
        if taxes:
            gain(state, seat, DRACHMA, taxes, "tax")
    for seat in state.turn_order():
        trigger(state, seat, ON_TAX)


def action(state: "Khora") -> None:
    """Phase D: tile numbers in ascending order, everybody with it at once, but Military in turn order (ruling 2)."""
    tile = state.tile
    if tile == len(TILES):
        end_action(state)
    elif state.turn == state.seats:
        state.tile += 1
        state.turn = 0
    elif tile == MILITARY_TILE:
        seat = state.turn_order()[state.turn]
        state.turn += 1
        if state.city[seat].acting >> tile & 1:
            begin(state, seat, tile)
    else:
        state.turn = state.seats
        for seat in state.turn_order():
            if state.city[seat].acting >> tile & 1:
                begin(state, seat, tile)


def end_action(state: "Khora") -> None:
    """Citizens above their cap are cut at the end of phase D (ruling 5).

    Troops were cut after each Military action: `end_military` in actions.py.
    """
    for seat, city in enumerate(state.city):
        city.acting = 0
        cut_to_cap(state, seat, CITIZENS)
    state.phase = PROGRESS
    state.turn = 0


def end_round(state: "Khora") -> None:
    """The next round; after the last one Thebes may swap once more (ruling 24), and then comes the final scoring."""
    if state.round < state.components.rounds:
        state.phase = ANNOUNCEMENT
        return
    state.phase = LAST_SWAPS
    for seat in state.turn_order():
        ask(state, seat, ASK_SWAP)
