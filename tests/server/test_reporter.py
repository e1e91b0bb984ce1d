"""What is told to a page, and by which form. That it tells nothing hidden is held against it in test_secrets.py."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import petteia
from petteia.kernel.log import EVERYBODY
from petteia.kernel.rng import commitment
from petteia.server.messages import Position, TableInfo
from petteia.server.replica import Replica
from petteia.server.reporter import ENCODER, table_info
from tests.server.examples import bot, seated
from tests.server.playing import KHORA, Play, chance, running, whole_position


@settings(max_examples=10)
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_a_private_event_reaches_its_seat_alone(seed: int, seats: int) -> None:
    play = Play(running(seats, seed=seed % 256))
    rng = chance(seed)
    heard: list[list[tuple[object, ...]]] = [[] for _ in range(seats + 1)]
    private = 0
    while not play.replica.state.over():
        play.random_decision(rng)
        for event in play.replica.state.listen():
            private += event.only != EVERYBODY
            for viewer in range(seats + 1):
                if event.only in (EVERYBODY, viewer):
                    heard[viewer].append((event.kind, event.seat, event.what, event.amount, event.cause))
    for viewer in range(seats + 1):
        told = [told for told in play.replica.chronicle.of(None if viewer == seats else viewer) if told.ply > 0]
        assert [(event.kind, event.seat, event.what, event.amount, event.cause) for event in told] == heard[viewer]
    assert private


def test_each_viewer_gets_the_events_that_they_do_not_have() -> None:
    play = Play(running(3))
    play.play_on(chance(), 50)
    for viewer in (None, 0, 1, 2):
        heard = play.replica.chronicle.of(viewer)
        assert whole_position(play.replica, viewer).events == heard
        assert whole_position(play.replica, viewer, 7).events == heard[7:]
        assert whole_position(play.replica, viewer, 7).first == 7
        assert whole_position(play.replica, viewer, len(heard)).events == []


@pytest.mark.parametrize("since", [-1, 999_999])
def test_a_page_that_has_more_than_there_is_gets_everything(since: int) -> None:
    told = whole_position(Play(running()).replica, 0, since)
    assert told.first == 0


def test_a_seat_is_told_what_it_has_answered_in_secret_and_nobody_else_is() -> None:
    play = Play(running(3))
    assert whole_position(play.replica, 1).answered is None
    assert whole_position(play.replica, 1).hidden == [0, 1, 2]
    move = play.options(1)[0]
    play.do(1, move)
    assert play.replica.state.sealed(1)
    assert whole_position(play.replica, 1).answered == move
    assert [whole_position(play.replica, viewer).answered for viewer in (None, 0, 2)] == [None] * 3


def test_choices_come_with_what_they_would_change() -> None:
    play = Play(running())
    told = whole_position(play.replica, 0)
    assert [choice.move for choice in told.choices] == play.options(0)
    rng = chance()
    while not any(choice.deltas for choice in told.choices):
        told = whole_position(play.replica, play.random_decision(rng))
    assert {refusal.move for refusal in told.refused}.isdisjoint(choice.move for choice in told.choices)


@settings(max_examples=10)
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_choices_are_never_those_of_an_earlier_position(seed: int, seats: int) -> None:
    play = Play(running(seats, seed=seed % 256))
    rng = chance(seed)
    while not play.replica.state.over():
        play.random_decision(rng)
        if rng.below(4) == 0 and play.may_undo(rng.below(seats)):
            play.undo(next(seat for seat in range(seats) if play.may_undo(seat)))
        for seat in range(seats):
            kept = whole_position(play.replica, seat)
            play.replica.offers.clear()
            assert whole_position(play.replica, seat) == kept


def test_only_who_is_asked_gets_choices() -> None:
    play = Play(running(4, seats=[seated(0, "ada"), bot(1), bot(2), bot(3)]))
    assert whole_position(play.replica, 0).choices
    for viewer in (None, 1, 2, 3):  # bots think elsewhere
        assert not whole_position(play.replica, viewer).choices
        assert not whole_position(play.replica, viewer).refused


def test_the_key_of_the_dice_is_told_at_the_end_and_its_commitment_from_the_start() -> None:
    row = running()
    assert row.key is not None
    during = table_info(row, Replica(row, KHORA), "ada")
    assert (during.commitment, during.key) == (commitment(row.key), None)
    frozen = table_info(msgspec.structs.replace(row, status="frozen"), None, "ada")
    assert (frozen.commitment, frozen.key) == (commitment(row.key), None)
    finished = msgspec.structs.replace(row, status="finished", scores=[1, 2], ranking=[2, 1])
    after = table_info(finished, Replica(row, KHORA), None)
    assert (after.commitment, after.key) == (commitment(row.key), row.key.hex())


def test_a_table_tells_each_viewer_which_seats_are_his() -> None:
    row = running(3)
    told = table_info(row, Replica(row, KHORA), "ben", online={"ben", "cleo"}, watching=2)
    assert [seat.mine for seat in told.seats] == [False, True, False]
    assert [seat.online for seat in told.seats] == [False, True, True]
    assert (told.host, told.watching) == (False, 2)
    assert table_info(row, None, "ada").host
    assert not any(seat.mine for seat in table_info(row, None, None).seats)


def test_messages_are_of_the_form_that_the_page_knows() -> None:
    play = Play(running(4))
    rng = chance()
    while not play.replica.state.over():
        seat = play.random_decision(rng)
        msgspec.json.decode(ENCODER.encode(whole_position(play.replica, seat)), type=Position)
    msgspec.json.decode(ENCODER.encode(table_info(play.row, play.replica, "ada")), type=TableInfo)


@pytest.mark.parametrize("name", petteia.known_games())
def test_nothing_is_told_twice_in_one_message(name: str) -> None:
    game = petteia.load(name)
    replica = Replica(running(game=name, rules=game.version, options={}), game)
    seat = replica.waiting[0]
    sent = msgspec.json.decode(ENCODER.encode(whole_position(replica, seat)))
    assert not sent.keys() & sent["view"].keys()
    assert sent["view"] | {beside: sent[beside] for beside in ("seat", "waiting", "over")} == replica.state.view(seat)
    assert "actions" not in (sent["view"]["question"] or {})
