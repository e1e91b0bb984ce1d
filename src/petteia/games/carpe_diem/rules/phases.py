"""The course of the game: set-up, phases of several rounds with a scoring after each, and when it ends.

Each answer is carried out and leads to the next question; a question with one answer answers itself (`go`).
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import PHASES, ROUNDS, SLOTS, SPACES
from petteia.games.carpe_diem.moves import CRAFT, DISC, FIRST, LOAVES, PAY, PLACE, RETURN, STORE
from petteia.games.carpe_diem.rules import (
    building,
    craftsman,
    fountains,
    rewards,
    ring,
    scoring,
    scoring_phase,
    set_up,
)
from petteia.games.carpe_diem.terms import (
    ASK_BUILD,
    ASK_CRAFT,
    ASK_DISC,
    ASK_FIRST,
    ASK_LOAVES,
    ASK_PAY,
    ASK_PLACE,
    ASK_RETURN,
    ASK_TAKE,
    NOTHING,
    OVER,
    SCORING,
    TURNS,
)

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem


def go(state: "CarpeDiem", action: i64) -> None:
    """Carry out an answer, and every step after it that leaves no choice."""
    answer(state, action)
    while len(state.choices) == 1:
        answer(state, state.choices[0])


def answer(state: "CarpeDiem", action: i64) -> None:
    """Carry out one answer, and ask what comes next."""
    kind = state.ask
    seat = state.asked
    if kind == ASK_BUILD:
        if action == STORE:
            building.store(state, seat)
        else:
            building.build(state, seat, action >> 2, action & 3)
        after_building(state)
    elif kind == ASK_TAKE:
        ring.take(state, seat, action)
        ask(state, ASK_BUILD, seat)
    elif kind == ASK_CRAFT:
        craftsman.craft(state, seat, action - CRAFT)
        ask(state, ASK_BUILD, seat)
    elif kind == ASK_RETURN:
        fountains.put_under(state, seat, action - RETURN)
        after_building(state)
    elif kind == ASK_PLACE:
        set_up.put_pawn(state, seat, action - PLACE)
        after_pawn(state)
    elif kind == ASK_DISC:
        scoring_phase.put_disc(state, seat, action - DISC)
        ask(state, ASK_FIRST, seat)
    elif kind == ASK_FIRST:
        scoring_phase.begin_card(state, seat, action - FIRST)
        fulfil_card(state)
    elif kind == ASK_PAY:
        scoring_phase.pay(state, seat, action - PAY)
        fulfil_card(state)
    else:
        scoring_phase.use_loaves(state, seat, action - LOAVES)
        fulfil_card(state)


def ask(state: "CarpeDiem", kind: i64, seat: i64) -> None:
    """Put a question to a seat."""
    state.ask = kind
    state.asked = seat
    state.choices = choices(state)


def choices(state: "CarpeDiem") -> tuple[int, ...]:
    """All answers to the present question, in ascending order."""
    kind = state.ask
    if kind == NOTHING:
        return ()
    player = state.player[state.asked]
    if kind == ASK_BUILD:
        return building.build_choices(state, player, state.hand)
    if kind == ASK_TAKE:
        return ring.take_choices(state, player)
    if kind == ASK_CRAFT:
        return craftsman.craft_choices(state)
    if kind == ASK_RETURN:
        return fountains.return_choices(state, player)
    if kind == ASK_PLACE:
        return set_up.pawn_choices(state)
    if kind == ASK_DISC:
        return scoring_phase.disc_choices(state)
    if kind == ASK_FIRST:
        return scoring_phase.first_choices(state, player)
    if kind == ASK_PAY:
        return scoring_phase.pay_choices(state, player)
    return scoring_phase.loaves_choices(state, player)


# Set-up.


def begin(state: "CarpeDiem") -> None:
    """Lay the table out, and ask for the first pawn."""
    set_up.lay_out(state)
    ask(state, ASK_PLACE, state.start)


def after_pawn(state: "CarpeDiem") -> None:
    """The next pawn; after the last one tiles are laid open, and the first phase begins."""
    state.turn += 1
    if state.turn < state.seats:
        ask(state, ASK_PLACE, state.turn_order()[state.turn])
        return
    craftsman.deal_row(state)
    deal(state, False)
    set_up.give_points(state)
    begin_phase(state)


# The turns of a phase.


def deal(state: "CarpeDiem", black: bool) -> None:
    """Fill every space of the ring with tiles that are left of their back."""
    state.all_learn()
    tiles = list(state.black if black else state.white)
    state.rng.shuffle(tiles)
    state.ring = vec[i64](tiles[:SLOTS])
    left = bytes(sorted(tiles[SLOTS:]))
    if black:
        state.black = left
    else:
        state.white = left
    state.spaces = (1 << SPACES) - 1


def begin_phase(state: "CarpeDiem") -> None:
    """The first turn of a phase; its tiles lie on the ring."""
    state.part = TURNS
    state.round = 1
    state.turn = 0
    if state.log is not None:
        state.tell("phase", -1, "", state.phase, "")
        state.tell("start", state.start, "", 0, "")
        state.tell("deal", -1, "black" if state.phase == PHASES else "white", SLOTS, "ring")
        state.tell("round", -1, "", 1, "")
    ask(state, ASK_TAKE, state.start)


def after_building(state: "CarpeDiem") -> None:
    """A tile has been built or stored: settle what it completed, first the cards of a fountain, then the tiles of
    craftsmen, last the sale of merchants (ruling 7). Then the turn ends."""
    seat = state.asked
    if state.player[seat].drawn:
        ask(state, ASK_RETURN, seat)
    elif craftsman.call_craftsman(state):
        ask(state, ASK_CRAFT, seat)
    else:
        rewards.settle_sales(state, seat)
        end_turn(state)


def end_turn(state: "CarpeDiem") -> None:
    """The next player's turn; after the last round the scoring."""
    state.turn += 1
    if state.turn == state.seats:
        state.turn = 0
        state.round += 1
        if state.round > ROUNDS:
            begin_scoring(state)
            return
        if state.log is not None:
            state.tell("round", -1, "", state.round, "")
    seat = state.start + state.turn
    ask(state, ASK_TAKE, seat if seat < state.seats else seat - state.seats)


# The scoring after a phase.


def begin_scoring(state: "CarpeDiem") -> None:
    """Everybody puts one disc between two cards, whoever is furthest on the scroll track first."""
    state.part = SCORING
    state.round = ROUNDS
    state.scored = 0
    if state.log is not None:
        state.tell("scoring", -1, "", state.phase, "")
    next_disc(state)


def next_disc(state: "CarpeDiem") -> None:
    """Ask the next one for a disc; after all of them comes the next phase."""
    seat = scoring_phase.next_to_score(state)
    if seat < 0:
        end_phase(state)
        return
    state.scored |= 1 << seat
    ask(state, ASK_DISC, seat)


def fulfil_card(state: "CarpeDiem") -> None:
    """Ask what is open for the present card: paying, then bread; then turn to the other card or player."""
    seat = state.asked
    while True:
        ask(state, ASK_PAY, seat)
        if len(state.choices) > 0:
            return
        ask(state, ASK_LOAVES, seat)
        if len(state.choices) > 0:
            return
        if not scoring_phase.end_card(state, seat):
            next_disc(state)
            return


def end_phase(state: "CarpeDiem") -> None:
    """New tiles, black ones for the last phase; the start marker goes to the left. After the last phase the end."""
    state.scored = 0
    if state.phase == PHASES:
        state.part = OVER
        scoring.final_scoring(state)
        state.ask = NOTHING
        state.asked = -1
        state.choices = ()
        return
    state.phase += 1
    state.start = (state.start + 1) % state.seats
    deal(state, state.phase == PHASES)
    begin_phase(state)
