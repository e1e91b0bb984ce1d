"""A decision may be taken back until something hidden was revealed or somebody else acted."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.server.replica import Declined
from tests.server.playing import Play, chance, running


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
