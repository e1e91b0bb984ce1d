"""A game as a whole: seats, options and seeds are checked before anything is set up; moves by words."""

import pytest

from petteia.kernel.choices import Delta, Reason
from petteia.kernel.errors import (
    BadMove,
    BadOption,
    BadPosition,
    BadSeats,
    BadSeed,
    IllegalAction,
    PetteiaError,
    WrongSeat,
)
from petteia.kernel.game import Game
from petteia.kernel.log import Event
from petteia.kernel.position import digest
from tests.kernel.tiny import GAME


def test_a_table_is_for_as_many_as_can_play_unless_told() -> None:
    assert GAME.new().seats == 3
    assert GAME.new(2).seats == 2


@pytest.mark.parametrize("seats", [-1, 1, 4, 1000])
def test_seats_are_checked(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"tiny is for 2 to 3 players, not {seats}"):
        GAME.new(seats)


def test_options_have_usual_values() -> None:
    assert GAME.check_options({}) == {"prizes": "die"}
    assert GAME.check_options({"prizes": "equal"}) == {"prizes": "equal"}
    assert digest(GAME.new(2, 1)) == digest(GAME.new(2, 1, prizes="die"))


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="tiny has no option 'colour'; it has prizes"):
        GAME.new(colour="red")


def test_an_unknown_value_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="Option prizes cannot be 'large'; it can be die or equal"):
        GAME.new(prizes="large")


def test_a_seed_is_checked() -> None:
    with pytest.raises(BadSeed):
        GAME.new(2, b"short")


def test_moves_by_words() -> None:
    state = GAME.new(2, 1)
    moves = GAME.legal_moves(state, 0)
    assert [GAME.codec.action(move) for move in moves] == list(state.legal(0))
    GAME.do(state, 0, f" {moves[1].notation().upper()} ")
    assert state.waiting() == (1,)
    assert GAME.legal_moves(state, 0) == []


def test_a_move_that_is_none_changes_nothing() -> None:
    state = GAME.new(2, 1)
    before = digest(state)
    with pytest.raises(BadMove):
        GAME.do(state, 0, "bid everything")
    foreign = next(number for number in range(16) if number not in state.legal(0))
    with pytest.raises(IllegalAction):
        GAME.do(state, 0, GAME.codec.move(foreign).notation())
    assert digest(state) == before


def test_why_not() -> None:
    state = GAME.new(2, 1)
    for number in range(16):
        expected = None if number in state.legal(0) else Reason("not-now")
        assert state.why_not(0, number) == expected


def test_reasons_are_values() -> None:
    reason = Reason("too-dear", (("drachma", 2),))
    assert reason == Reason("too-dear", (("drachma", 2),))
    assert reason != Reason("too-dear")
    assert len({reason, Reason("too-dear", (("drachma", 2),))}) == 1
    assert repr(reason) == "Reason('too-dear', (('drachma', 2),))"


def test_a_table_can_be_heard_from_its_set_up_on() -> None:
    heard = GAME.table(2, 1, {}, listening=True)
    assert [event.kind for event in heard.listen()] == ["prize"]
    silent = GAME.table(2, 1, {})
    assert silent.log is None
    assert digest(heard) == digest(silent) == digest(GAME.new(2, 1))


def test_a_table_is_checked_before_it_is_set_up() -> None:
    with pytest.raises(BadSeats):
        GAME.table(4, 1, {})
    with pytest.raises(BadOption):
        GAME.table(2, 1, {"colour": "red"}, listening=True)


def test_what_is_set_up_has_not_begun() -> None:
    state = GAME.set_up(2, 1, GAME.check_options({}))
    events = state.listen()
    assert not events
    state.begin()
    assert digest(state) == digest(GAME.new(2, 1))
    assert len(events) == 1


def test_gains_and_losses_change_a_number() -> None:
    assert GAME.changes(Event("gain", 1, "points", 3, "", -1)) == [Delta(1, "points", 3)]
    assert GAME.changes(Event("lose", 1, "points", 3, "", -1)) == [Delta(1, "points", -3)]
    assert GAME.changes(Event("prize", -1, "", 3, "", -1)) == []


def test_deltas_are_values() -> None:
    delta = Delta(0, "points", 2)
    assert delta == Delta(0, "points", 2)
    assert delta not in (Delta(1, "points", 2), Delta(0, "patience", 2), Delta(0, "points", 1))
    assert len({delta, Delta(0, "points", 2)}) == 1
    assert repr(delta) == "Delta(0, 'points', 2)"


def test_a_plain_game_shows_nothing_more_than_it_must() -> None:
    plain = Game("plain", 1, (1, 2), (), GAME.codec)
    state = plain.new()
    assert plain.components({}) == {}
    assert state.stage() == ""
    assert state.refused(0) == state.preview(0, 0) == []
    assert plain.points(Event("gain", 0, "points", 3, "", -1)) == 0
    assert not state.sealed(0)


def test_every_error_is_one_of_ours() -> None:
    for error in (BadMove, BadOption, BadPosition, BadSeats, BadSeed, IllegalAction):
        assert issubclass(error, PetteiaError)
    assert issubclass(WrongSeat, IllegalAction)
