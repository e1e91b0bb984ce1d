"""What a seat is told of what happened since its last decision: what it was told then, and no more."""

from collections.abc import Callable

import msgspec
import pytest

import petteia
from petteia.kernel.rng import rng_from_seed
from petteia.server.lookback import since
from petteia.server.replica import Replica
from petteia.server.reporter import ENCODER, view_of
from tests.server.live import next_position
from tests.server.playing import START, Play, chance, running
from tests.server.visitors import Refused, Visitor


def told(replica: Replica, seat: int) -> dict[int, object]:
    """By ply, the views that a seat is told of."""
    answer = msgspec.json.decode(ENCODER.encode(since(replica, seat)))
    position = answer["position"]
    views = {position["ply"]: position["view"]}
    for change in answer["changes"]:
        position = next_position(position, change)
        views[position["ply"]] = position["view"]
    return views


@pytest.mark.parametrize("name", petteia.known_games())
def test_a_seat_is_told_what_it_saw_and_nothing_from_before_its_last_decision(name: str) -> None:
    game = petteia.load(name)
    replica = Replica(running(3, game=name, rules=game.version, options=game.check_options({})), game)
    rng = rng_from_seed(8)
    saw: list[dict[int, object]] = [{}, {}, {}]
    while not replica.state.over():
        for seat in range(3):
            saw[seat][replica.ply] = msgspec.json.decode(ENCODER.encode(view_of(replica.state, seat)))
        if replica.ply % 10 == 5:
            for seat in range(3):
                decided = replica.takebacker.decided_last(seat)
                assert told(replica, seat) == {ply: view for ply, view in saw[seat].items() if ply >= decided}
        seat = replica.waiting[rng.below(len(replica.waiting))]
        options = replica.questions[seat]
        replica.take(replica.decide(seat, replica.ply, options[rng.below(len(options))], START))


def test_what_was_taken_back_is_not_told() -> None:
    play = Play(running())
    play.do(0, "put culture")
    play.do(1, "put culture")
    play.do(0, "put philosophy")
    play.undo(1)
    assert list(told(play.replica, 0)) == [3]
    play.undo(0)
    assert list(told(play.replica, 0)) == [1]
    assert list(told(play.replica, 1)) == [0, 1]


def test_the_time_is_told_when_it_changes_to_each_who_hears_of_it() -> None:
    play = Play(running())
    rng = chance(3)
    for _ in range(40):
        play.random_decision(rng)
        play.at += 3000  # and a second for each decision
    for viewer in (None, 0, 1):
        times = [event.at for event in play.replica.chronicle.of(viewer)]
        assert times[0] == START
        minutes = [at // 60_000 for at in times if at]
        assert minutes == [16, 17, 18, 19]


@pytest.mark.anyio
async def test_only_who_sits_there_may_ask(visitor: Callable[[], Visitor]) -> None:
    ann, bob = await visitor().called("Ann"), await visitor().called("Bob")
    table = (await ann.makes_table("me", "open"))["id"]
    with pytest.raises(Refused, match="not-begun"):
        await ann.get(f"/api/tables/{table}/since?seat=0")
    await bob.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    answer = await ann.get(f"/api/tables/{table}/since?seat=0")
    assert (answer["position"]["ply"], answer["position"]["seat"], answer["changes"]) == (0, 0, [])
    for somebody, seat in ((ann, 1), (bob, 0), (ann, 5)):
        with pytest.raises(Refused, match="not-yours"):
            await somebody.get(f"/api/tables/{table}/since?seat={seat}")
    with pytest.raises(Refused, match="no-table"):
        await ann.get("/api/tables/nowhere/since?seat=0")
