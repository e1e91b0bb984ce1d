"""A table in play, as its log tells it."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.kernel.position import digest
from petteia.kernel.record import Record, verify
from petteia.server.replica import MOST_UNDOS, Declined, Frozen, Replica, mark, open_table
from petteia.server.reporter import ENCODER
from tests.server.examples import bot, seated
from tests.server.playing import KHORA, LIVE, START, Play, chance, running, whole_position


def facts(replica: Replica) -> tuple[object, ...]:
    """All that two replicas of one log must agree on."""
    messages = [
        ENCODER.encode(whole_position(replica, seat, 0, replica.at)) for seat in (None, *range(len(replica.gone)))
    ]
    return mark(replica.state), replica.ply, replica.asked, replica.acted, replica.gone, replica.clocks.left, messages


@settings(max_examples=20)
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_the_log_tells_the_same_game_again(seed: int, seats: int) -> None:
    play = Play(running(seats, clock=LIVE))
    rng = chance(seed)
    for _ in range(60):
        play.random_decision(rng)
        if rng.below(3) == 0:
            seat = rng.below(seats)
            if play.may_undo(seat):
                play.undo(seat)
    assert facts(play.again()) == facts(play.replica)


@settings(max_examples=20)
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_what_counts_in_the_end_is_a_game_by_the_rules(seed: int, seats: int) -> None:
    row = running(seats, seed=seed % 256)
    play = Play(row)
    play.play_with_undos(chance(seed))
    assert row.key is not None
    record = Record("khora", KHORA.version, seats, KHORA.check_options(row.options), row.key)
    record.decisions = [(decision.seat, decision.action) for decision in play.replica.takebacker.decisions]
    record.digest = digest(play.replica.state)
    assert verify(KHORA, record).scores() == play.replica.state.scores()


@settings(max_examples=20)
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_points_add_up_to_the_scores_at_any_time(seed: int, seats: int) -> None:
    play = Play(running(seats, seed=seed % 256))
    rng = chance(seed)
    while not play.replica.state.over():
        seat = play.random_decision(rng)
        if rng.below(4) == 0 and play.may_undo(seat):
            play.undo(seat)
        assert [sum(ledger.values()) for ledger in play.replica.ledger] == play.replica.state.scores()


# Late and repeated messages.


def test_a_decision_answers_the_position_that_the_seat_saw() -> None:
    play = Play(running())
    seen = play.replica.ply
    play.do(1, "put trade")  # seat 0 is still asked the same
    action = KHORA.codec.read("put culture")
    play.take(play.replica.decide(0, seen, action, play.now()))
    assert play.replica.ply == 2


def test_a_repeated_decision_changes_nothing() -> None:
    play = Play(running())
    action = KHORA.codec.read("put culture")
    play.take(play.replica.decide(0, 0, action, play.now()))
    for ply in (0, 7):
        with pytest.raises(Declined) as declined:
            play.replica.decide(0, ply, action, play.now())
        assert declined.value.code == "late"
    assert play.replica.ply == 1


def test_a_log_does_not_grow_with_undos_for_ever() -> None:
    play = Play(running())
    declined = set()
    for _ in range(20_000):
        if 0 in play.replica.waiting:
            play.decide(0, play.replica.questions[0][0])
        try:
            play.undo(0)
        except Declined as error:
            declined.add(error.code)
    assert sum(entry.kind == "undo" for entry in play.log) == MOST_UNDOS
    assert declined == {"too-many-undos"}
    play.decide(1, play.replica.questions[1][0])
    play.undo(1)
    assert play.again().undos == [MOST_UNDOS, 1]


def test_a_repeated_undo_takes_back_one_decision_only() -> None:
    play = Play(running())
    play.do(0, "put culture", "put trade")
    seen = play.replica.ply
    play.take(play.replica.undo(0, seen, play.now()))
    with pytest.raises(Declined) as declined:
        play.replica.undo(0, seen, play.now())
    assert declined.value.code == "late"
    assert "put trade" in play.options(0)
    assert "put culture" not in play.options(0)


@pytest.mark.parametrize("action", [0, 282, 283, 511])
def test_an_illegal_decision_changes_nothing(action: int) -> None:
    play = Play(running())
    before = facts(play.replica)
    with pytest.raises(Declined) as declined:
        play.decide(0, action)
    assert declined.value.code == "illegal"
    assert facts(play.replica) == before


def test_a_seat_that_is_not_asked_is_late() -> None:
    play = Play(running())
    play.do(0, "put culture", "put trade")
    with pytest.raises(Declined) as declined:
        play.decide(0, KHORA.codec.read("put military"))
    assert declined.value.code == "late"


def test_after_the_end_nothing_is_possible() -> None:
    play = Play(running())
    play.play_on(chance())
    for wish in (
        lambda: play.decide(0, 7),
        lambda: play.undo(0),
        lambda: play.undo(1),
        lambda: play.replica.resign(0, play.now()),
    ):
        with pytest.raises(Declined) as declined:
            wish()
        assert declined.value.code == "over"


# Bots and those who have gone.


def test_a_bot_plays_on_for_who_resigns() -> None:
    play = Play(running())
    assert play.replica.waiting_people() == [0, 1]
    play.take(play.replica.resign(1, play.now()))
    assert play.replica.waiting_bots() == [1]
    assert play.replica.level(1) == "skilled"
    assert play.replica.gone == ["no", "resigned"]
    assert [event.kind for event in play.replica.chronicle.of(None)][-1] == "resigned"
    with pytest.raises(Declined) as declined:
        play.replica.resign(1, play.now())
    assert declined.value.code == "gone"
    assert play.again().gone == ["no", "resigned"]


def test_a_seat_that_a_bot_has_taken_over_is_asked_the_same_still() -> None:
    play = Play(running())
    play.take(play.replica.resign(1, play.now()))
    play.decide(1, play.replica.questions[1][0])
    assert play.replica.ply == 2


def test_a_bot_is_shown_a_position_that_looks_the_same_to_it() -> None:
    play = Play(running(4, seats=[seated(0, "ada"), bot(1), bot(2), bot(3)]))
    play.play_on(chance(), 40)
    for seat in range(4):
        shown = play.replica.seen_by_bot(seat)
        assert shown.view(seat) == play.replica.state.view(seat)
        assert shown.rng.text() != play.replica.state.rng.text()
        assert "sealed" not in shown.rng.text()


# Logs that no longer fit.


def test_another_version_of_the_rules_freezes_the_table() -> None:
    with pytest.raises(Frozen, match="version 99"):
        open_table(running(rules=99), [])


def test_an_unknown_game_freezes_the_table() -> None:
    with pytest.raises(Frozen, match="senet"):
        open_table(running(game="senet"), [])


WRONG = "0123456789abcdef"


def test_the_log_says_now_and_then_and_at_the_end_which_position_it_led_to() -> None:
    play = Play(running())
    play.play_on(chance(), 40)
    assert [entry.ply for entry in play.log if entry.digest] == [15, 31]
    play.play_on(chance())
    assert play.log[-1].digest == mark(play.replica.state)


@pytest.mark.parametrize("decisions", [16, 20, 35])
def test_a_log_that_leads_elsewhere_freezes_the_table(decisions: int) -> None:
    play = Play(running())
    play.play_on(chance(), decisions)
    marked = max(entry.ply for entry in play.log if entry.digest)
    play.log[marked] = msgspec.structs.replace(play.log[marked], digest=WRONG)
    with pytest.raises(Frozen, match="same position"):
        open_table(play.row, play.log)


def test_a_log_whose_every_entry_says_where_it_led_is_read_and_checked_too() -> None:
    """The first servers wrote such logs."""
    play = Play(running())
    log = []
    for _ in range(20):
        play.random_decision(chance())
        log.append(msgspec.structs.replace(play.log[-1], digest=mark(play.replica.state)))
    assert facts(open_table(play.row, log)) == facts(play.replica)
    with pytest.raises(Frozen, match="same position"):
        open_table(play.row, [*log[:-1], msgspec.structs.replace(log[-1], digest=WRONG)])


@pytest.mark.parametrize(
    "changes", [{"action": 0}, {"action": 999}, {"seat": 3}, {"ply": 9}, {"kind": "undo", "seat": 1}]
)
def test_an_impossible_entry_freezes_the_table(changes: dict[str, object]) -> None:
    play = Play(running())
    play.do(0, "put culture")
    wrong = msgspec.structs.replace(play.log[0], **changes)
    with pytest.raises(Frozen, match="Entry"):
        open_table(play.row, [wrong])


def test_times_in_the_log_never_run_backwards() -> None:
    play = Play(running())
    play.do(0, "put culture")
    step = play.replica.decide(0, 1, KHORA.codec.read("put trade"), START - 5)
    assert step.entry.at == play.log[-1].at
