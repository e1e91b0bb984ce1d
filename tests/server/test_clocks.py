"""How long everybody may still think."""

import pytest

from petteia.server.clocks import DAY, MINUTE
from petteia.server.replica import Declined
from petteia.server.reporter import table_info
from tests.server.examples import bot, seated
from tests.server.playing import DAYS, KHORA, LIVE, START, Play, running

SECOND = 1000


def left(play: Play, at: int) -> list[int]:
    return [clock.left for clock in play.replica.clocks.told(at)]


def test_a_live_clock_runs_for_everybody_who_is_asked() -> None:
    play = Play(running(clock=LIVE))
    assert left(play, START + 10 * SECOND) == [50 * SECOND, 50 * SECOND]
    assert [clock.running for clock in play.replica.clocks.told(START)] == [True, True]


def test_each_decision_gives_some_seconds_more() -> None:
    play = Play(running(clock=LIVE))
    play.take(play.replica.decide(0, 0, KHORA.codec.read("put culture"), START + 10 * SECOND))
    assert left(play, START + 12 * SECOND) == [53 * SECOND, 48 * SECOND]


def test_the_clock_of_who_is_not_asked_stands() -> None:
    play = Play(running(clock=LIVE))
    play.do(0, "put culture", "put trade")
    assert [clock.running for clock in play.replica.clocks.told(play.at)] == [False, True]
    assert left(play, play.at + 99 * SECOND)[0] == 68 * SECOND


def test_a_clock_of_days_begins_anew_with_every_decision() -> None:
    play = Play(running(clock=DAYS))
    play.take(play.replica.decide(0, 0, KHORA.codec.read("put culture"), START + DAY))
    assert left(play, START + DAY) == [2 * DAY, DAY]


def test_taking_back_gives_no_time() -> None:
    play = Play(running(clock=LIVE))
    play.take(play.replica.decide(0, 0, KHORA.codec.read("put culture"), START + 10 * SECOND))
    play.take(play.replica.undo(0, 1, START + 13 * SECOND))
    assert left(play, START + 13 * SECOND)[0] == 47 * SECOND


def test_taking_back_gives_no_days() -> None:
    play = Play(running(clock=DAYS))
    play.take(play.replica.decide(0, 0, KHORA.codec.read("put culture"), START + DAY))
    play.take(play.replica.undo(0, 1, START + DAY + MINUTE))
    assert left(play, START + DAY + MINUTE)[0] == DAY - MINUTE


def test_somebody_who_has_no_time_without_what_the_decision_gave_takes_nothing_back() -> None:
    play = Play(running(clock=LIVE))
    play.take(play.replica.decide(0, 0, KHORA.codec.read("put culture"), START + 59 * SECOND))
    with pytest.raises(Declined):
        play.replica.undo(0, 1, START + 61 * SECOND)


def test_a_bot_plays_on_for_who_is_out_of_time() -> None:
    play = Play(running(clock=LIVE))
    play.do(0, "put culture", "put trade")
    end = play.replica.clocks.next_end()
    assert end == START + MINUTE
    assert play.replica.out_of_time(end - 1) is None
    play.take(play.replica.out_of_time(end))
    assert play.replica.gone == ["no", "out-of-time"]
    assert play.replica.waiting_bots() == [1]
    assert play.replica.out_of_time(end + DAY) is None
    assert [event.kind for event in play.replica.chronicle.of(0)][-1] == "out-of-time"


def test_no_clock_runs_while_the_server_is_away() -> None:
    play = Play(running(clock=LIVE))
    play.do(0, "put culture")
    step = play.replica.time_stood(START + 11 * SECOND, START + 3611 * SECOND)
    assert step is not None
    play.take(step)
    assert left(play, START + 3612 * SECOND) == [MINUTE - SECOND + 5 * SECOND - 11 * SECOND, MINUTE - 12 * SECOND]
    assert play.replica.out_of_time(START + 3612 * SECOND) is None
    assert left(play, play.at) == [clock.left for clock in play.again().clocks.told(play.at)]


def test_time_stands_only_since_the_last_entry() -> None:
    play = Play(running(clock=LIVE))
    play.take(play.replica.decide(0, 0, KHORA.codec.read("put culture"), START + 30 * SECOND))
    step = play.replica.time_stood(START + 10 * SECOND, START + 40 * SECOND)
    assert step is not None
    assert step.entry.action == 10


def test_a_table_without_running_clocks_does_not_note_that_time_stood() -> None:
    assert Play(running()).replica.time_stood(START, START + DAY) is None


def test_bots_have_no_clock() -> None:
    play = Play(running(clock=LIVE, seats=[seated(0, "ada"), bot(1)]))
    assert [clock.running for clock in play.replica.clocks.told(START)] == [True, False]
    assert left(play, START + 2 * MINUTE) == [0, MINUTE]


def test_a_table_without_a_clock_tells_none() -> None:
    play = Play(running())
    assert play.replica.clocks.told(START) == []
    assert play.replica.clocks.next_end() is None
    assert play.replica.out_of_time(START + 99 * DAY) is None


def test_a_table_tells_since_when_one_is_asked_and_until_when() -> None:
    play = Play(running(clock=LIVE))
    first = table_info(play.replica.row, play.replica, "ada")
    assert (first.since, first.until) == (START, START + LIVE.minutes * MINUTE)
    play.at += 5000
    play.do(0, "put trade")
    ada, bert = (table_info(play.replica.row, play.replica, seat.person) for seat in play.replica.row.seats)
    assert ada.since == play.replica.at > START  # they are asked for another tile since then
    assert (bert.since, bert.until) == (START, START + LIVE.minutes * MINUTE)
    assert table_info(play.replica.row, play.replica, None).since == START
    assert table_info(play.replica.row, play.replica, None).until is None
