"""The record of a game in which decisions were taken back."""

from petteia.server.archive import told_decisions
from petteia.server.storage.rows import Entry
from tests.server.examples import entry
from tests.server.playing import KHORA, Play, running

UNDOS = 2000


class CountedSeat(int):
    """A seat that counts how often it is compared."""

    compared = 0

    def __eq__(self, other: object) -> bool:
        CountedSeat.compared += 1
        return int(self) == other

    __hash__ = int.__hash__


def test_an_undo_takes_back_the_last_decision_of_its_own_seat() -> None:
    play = Play(running())
    first, second = play.options(0)[0], play.options(1)[0]
    play.do(0, first)
    play.do(1, second)
    play.undo(0)
    assert told_decisions(KHORA, play.log) == [f"# taken back: seat 0: {first}", f"1. seat 1: {second}"]


def test_going_back_takes_back_all_that_came_after_a_decision() -> None:
    decisions = [("decide", 0), ("decide", 1), ("decide", 0), ("decide", 1), ("undo", 1), ("decide", 2), ("back", 0)]
    log = [Entry(ply, kind, seat, 2 if kind == "back" else 7, ply, "") for ply, (kind, seat) in enumerate(decisions)]  # type: ignore[arg-type]
    move = KHORA.codec.move(7).notation()
    kept, gone = [0, 1], [0, 1, 2]
    assert told_decisions(KHORA, log) == [
        *(f"{number}. seat {seat}: {move}" for number, seat in enumerate(kept, 1)),
        *(f"# taken back: seat {seat}: {move}" for seat in gone),
    ]


def test_the_record_of_a_game_with_many_undos_is_not_searched_again_for_each() -> None:
    seat, action = CountedSeat(0), entry(0).action
    kinds = ("decide",) * UNDOS + ("undo",) * UNDOS
    entries = [Entry(ply, kind, seat, action, ply, "") for ply, kind in enumerate(kinds)]  # type: ignore[arg-type]
    assert len(told_decisions(KHORA, entries)) == UNDOS
    assert CountedSeat.compared <= 4 * len(entries)
