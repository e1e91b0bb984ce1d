"""A decision may be taken back until something hidden was revealed or another person acted; over bots' answers, too."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.server.replica import Declined, Frozen
from petteia.server.storage.rows import Entry
from petteia.server.takebacker import Decision
from tests.server.examples import bot, seated
from tests.server.playing import LIVE, Play, alone, chance, running, whole_position

GAMES = ("khora", "carpe-diem", "emporion")


def code_of(declined: pytest.ExceptionInfo[Declined]) -> str:
    return declined.value.code


# Secret answers.


def test_a_secret_tile_may_be_changed_though_others_have_put_theirs() -> None:
    play = Play(running(3))
    play.do(0, "put culture", "put trade")
    play.do(1, "put trade", "put military")
    play.do(2, "put legislation")
    play.undo(0)
    play.undo(0)
    play.do(0, "put military", "put politics")
    play.do(2, "put culture")  # the last one: now all tiles are revealed
    assert play.replica.state.view(None)["cities"][0]["tiles"] == ["military", "politics"]  # type: ignore[index]
    assert play.replica.state.view(None)["cities"][1]["tiles"] == ["trade", "military"]  # type: ignore[index]


def test_a_change_of_a_secret_answer_is_kept_in_the_log_and_told() -> None:
    play = Play(running())
    play.do(0, "put culture")
    play.undo(0)
    assert [entry.kind for entry in play.log] == ["decide", "undo"]
    for viewer in (None, 0, 1):
        told = play.replica.chronicle.of(viewer)[-1]
        assert (told.kind, told.seat, told.ply, told.amount) == ("undo", 0, 2, 1)


def test_somebody_who_was_told_of_a_secret_answer_has_nothing_to_take_back() -> None:
    play = Play(running())
    play.do(0, "put culture")
    with pytest.raises(Declined) as declined:
        play.undo(1)
    assert code_of(declined) == "no-undo"


def test_after_the_reveal_nobody_changes_their_tiles() -> None:
    play = Play(running())
    play.do(0, "put culture", "put trade")
    play.do(1, "put trade", "put military")
    for seat in (0, 1):
        assert not play.may_undo(seat)
        with pytest.raises(Declined) as declined:
            play.undo(seat)
        assert code_of(declined) == "no-undo"


def test_a_table_without_undo_still_lets_a_secret_answer_be_changed() -> None:
    play = Play(running(undo=False))
    play.do(0, "put culture")
    assert play.may_undo(0)
    play.undo(0)
    assert "put culture" in play.options(0)


def test_others_may_change_their_secret_answers_after_somebody_has_changed_his() -> None:
    play = Play(running(3))
    play.do(0, "put culture")
    play.do(1, "put trade", "put military")
    play.undo(0)
    assert play.may_undo(1)
    play.undo(1)
    play.do(1, "put politics")
    play.undo(1)
    play.undo(1)
    assert not play.may_undo(1)
    assert play.replica.takebacker.decisions == []


# Open decisions.


def open_choice(undo: bool = True) -> tuple[Play, int]:
    """A table at which one seat alone is asked, and its answer reveals nothing."""
    for seed in range(200):
        play = Play(running(3, seed=seed, undo=undo))
        rng = chance(seed)
        play.play_on(rng, 12)
        while len(play.replica.waiting) != 1 and not play.replica.state.over():
            play.random_decision(rng)
        if play.replica.state.over():
            continue
        seat = play.replica.waiting[0]
        state = play.replica.state
        action = play.replica.questions[seat][-1]
        after = state.copy()
        after.play(seat, action)
        if not after.has_learned(seat) and not state.sealed(seat):
            play.decide(seat, action)
            if play.replica.waiting and play.replica.waiting != (seat,):
                return play, seat
    raise AssertionError("no such table found")


def test_an_open_decision_may_be_taken_back_until_somebody_else_acts() -> None:
    play, seat = open_choice()
    assert play.may_undo(seat)
    other = next(waiting for waiting in play.replica.waiting if waiting != seat)
    play.decide(other, play.replica.questions[other][0])
    assert not play.may_undo(seat)


def test_a_table_may_forbid_taking_back() -> None:
    play, seat = open_choice(undo=False)
    assert not play.may_undo(seat)
    with pytest.raises(Declined):
        play.undo(seat)


@settings(max_examples=20)
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_undo_leads_back_to_the_position_before(seed: int, seats: int) -> None:
    play = Play(running(seats, seed=seed % 256))
    rng = chance(seed)
    for _ in range(40):
        before = play.replica.state.to_dict()
        ledger = play.replica.ledger
        seat = play.random_decision(rng)
        if play.may_undo(seat):
            action = play.log[-1].action
            play.undo(seat)
            assert play.replica.state.to_dict() == before
            assert play.replica.ledger == ledger
            play.decide(seat, action)


@settings(max_examples=20)
@given(st.integers(0, 10_000))
def test_after_a_roll_or_a_drawn_card_nothing_is_taken_back(seed: int) -> None:
    play = Play(running(3, seed=seed % 256))
    rng = chance(seed)
    found = 0
    while not play.replica.state.over():
        before = len(play.replica.chronicle.of(None))
        play.random_decision(rng)
        kinds = {told.kind for told in play.replica.chronicle.of(None)[before:]}
        if kinds & {"roll", "draw"}:
            found += 1
            assert not any(play.may_undo(seat) for seat in range(3))
    assert found >= 9  # a roll for each round


@settings(max_examples=20)
@given(st.integers(0, 10_000))
def test_only_secret_answers_are_taken_back_after_others_have_acted(seed: int) -> None:
    play = Play(running(3, seed=seed % 256))
    rng = chance(seed)
    for _ in range(60):
        play.random_decision(rng)
        for seat in range(3):
            own = [number for number, entry in enumerate(play.log) if entry.seat == seat]
            if own and play.may_undo(seat) and own[-1] != len(play.log) - 1:
                assert play.replica.state.sealed(seat)


def test_somebody_who_is_gone_takes_nothing_back() -> None:
    play = Play(running())
    play.do(0, "put culture")
    play.take(play.replica.resign(0, play.now()))
    assert not play.may_undo(0)


# Against bots.


def own_last(play: Play, seat: int = 0) -> Decision:
    """The last decision of a seat."""
    return next(decision for decision in reversed(play.replica.takebacker.decisions) if decision.seat == seat)


def answered(game: str, **changes: Any) -> Play:
    """A table at which all bots have answered an open decision of Ada's, and have shown nothing by it."""
    for seed in range(100):
        play = Play(alone(game, seed=seed, **changes))
        rng = chance(seed)
        while not play.replica.state.over():
            play.random_decision(rng)
            last = next((one for one in reversed(play.replica.takebacker.decisions) if one.seat == 0), None)
            if last is not None and len(play.replica.takebacker.since(last)) >= 2 and last.before is not None:
                if play.replica.waiting == (0,) and not last.secret and not last.shows_something_to((0,)):
                    return play
    raise AssertionError("no such table found")


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_over_the_answers_of_bots(game: str) -> None:
    play = answered(game)
    last, decisions, bots = own_last(play), list(play.replica.takebacker.decisions), play.replica.bot_seed("think", 1)
    number = decisions.index(last)
    before, ledger = last.before, last.ledger
    assert before is not None
    whole = whole_position(play.replica, 0)
    assert (whole.undo, whole.back) == (True, len(decisions) - number - 1)
    play.undo(0)
    assert (play.log[-1].kind, play.log[-1].seat, play.log[-1].action) == ("back", 0, last.ply)
    assert play.replica.state.to_dict() == before.to_dict()
    assert play.replica.ledger == ledger
    assert play.replica.takebacker.decisions == decisions[:number]
    assert play.replica.bot_seed("think", 1) != bots  # bots decide as if they had never answered
    for viewer in (None, 0, 1):
        told = play.replica.chronicle.of(viewer)[-1]
        assert (told.kind, told.seat, told.ply, told.amount) == ("back", 0, play.replica.ply, last.ply + 1)
    assert play.again().state.to_dict() == play.replica.state.to_dict()


def test_what_bots_thought_before_the_game_went_back_is_too_late() -> None:
    play = answered("carpe-diem")
    seen = play.replica.ply
    play.undo(0)
    action = play.replica.questions[0][0]
    for seat in range(3):
        with pytest.raises(Declined) as declined:
            play.replica.decide(seat, seen, action, play.now())
        assert code_of(declined) == "late"
    with pytest.raises(Declined) as declined:  # the same wish, said again after the line broke
        play.replica.undo(0, seen, play.now())
    assert code_of(declined) == "late"


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 10_000))
def test_over_bots_undo_unlearns_nothing_and_replays(game: str, seed: int) -> None:
    """Whenever it is allowed, none of the decisions since has shown the person anything, or let chance decide."""
    play = Play(alone(game, bots=1 + seed % 3, seed=seed % 256))
    rng = chance(seed)
    went_back = 0
    while not play.replica.state.over():
        play.random_decision(rng)
        if not play.may_undo(0) or rng.below(3):
            continue
        last = own_last(play)
        since = play.replica.takebacker.since(last)
        assert last.secret or not any(decision.learned & 1 for decision in [last, *since])
        play.undo(0)
        went_back += play.log[-1].kind == "back"
    again = play.again()
    assert again.state.to_dict() == play.replica.state.to_dict()
    assert again.undos == play.replica.undos
    assert [one.ply for one in again.takebacker.decisions] == [one.ply for one in play.replica.takebacker.decisions]
    assert went_back or game != "carpe-diem"  # there, bots answer in the open all the time


def test_a_bot_that_shows_a_person_something_ends_it() -> None:
    """Carpe Diem's bots turn new tiles up when the ring is empty."""
    play = Play(alone("carpe-diem", seed=3))
    rng = chance(3)
    found = 0
    while not play.replica.state.over():
        seat = play.random_decision(rng)
        decision = play.replica.takebacker.decisions[-1]
        if seat != 0 and decision.learned & 1:
            found += 1
            assert not play.may_undo(0)
    assert found


def test_undo_does_not_go_over_another_person() -> None:
    seats = [seated(0, "ada"), seated(1, "ben"), bot(2)]
    for seed in range(50):
        play = Play(alone("carpe-diem", seed=seed, seats=seats))
        rng = chance(seed)
        over_bots = False
        while not play.replica.state.over():
            seat = play.random_decision(rng)
            if seat == 1:
                assert not play.may_undo(0)
            elif seat == 2:
                over_bots |= play.may_undo(1)
        if over_bots:
            return
    raise AssertionError("nobody could take anything back")


def test_a_table_without_undo_lets_nobody_go_back_over_bots() -> None:
    play = answered("carpe-diem", undo=False)
    assert not play.may_undo(0)


def test_the_time_that_was_added_for_a_decision_is_taken_back_with_it() -> None:
    play = answered("carpe-diem", clock=LIVE)
    last = own_last(play)
    left = play.replica.clocks.remaining(0, play.at)
    assert last.given == 5000
    play.undo(0)
    assert play.replica.clocks.remaining(0, play.at) == left - 5000 - 1000  # a second passes with every entry
    assert play.replica.clocks.since[0] == play.at


def test_a_log_that_goes_back_over_what_was_shown_is_no_log_of_ours() -> None:
    play = Play(alone("carpe-diem"))
    rng = chance(1)
    while not any(one.seat and one.learned & 1 for one in play.replica.takebacker.decisions):
        play.random_decision(rng)
    first = next(one for one in play.replica.takebacker.decisions if one.seat == 0)
    with pytest.raises(Frozen):
        play.replica.read([Entry(play.replica.ply, "back", 0, first.ply, play.now(), "")])
