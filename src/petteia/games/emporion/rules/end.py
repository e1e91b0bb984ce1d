"""The end of the game: the last card, an empty History deck or a standstill; the round is played to its end."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.emporion.terms import BY_CARDS, BY_DECK, BY_STANDSTILL, ENDINGS, NOT_YET, OVER

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion


def check_last_card(state: "Emporion", seat: i64) -> None:
    """A Domain with one card to go is announced; the last card ends the game."""
    owned: i64 = len(state.domain[seat].cards)
    if owned == state.components.announced_card:
        state.tell("announce", seat, "cards", owned, "")
    elif owned == state.components.last_card:
        end_soon(state, seat, BY_CARDS)


def check_history_deck(state: "Emporion", seat: i64) -> None:
    """A card of the History deck is wanted: if there is none, the game will end."""
    if not state.history:
        end_soon(state, seat, BY_DECK)


def check_standstill(state: "Emporion", seat: i64) -> None:
    """If nobody could do anything since everybody's last turn, the game will end (ruling 10)."""
    if state.idle >= state.seats:
        end_soon(state, seat, BY_STANDSTILL)


def end_soon(state: "Emporion", seat: i64, ending: i64) -> None:
    """The game will end after this round; the first cause counts."""
    if state.ending == NOT_YET:
        state.ending = ending
        state.tell("ending", seat, ENDINGS[ending], 0, "")


def end_round(state: "Emporion") -> None:
    """The next round, or the end if something has brought it about."""
    if state.ending != NOT_YET:
        state.phase = OVER
        state.tell("over", -1, ENDINGS[state.ending], 0, "")
        return
    state.turn = 0
    state.round += 1
    state.tell("round", -1, "", state.round, "")
