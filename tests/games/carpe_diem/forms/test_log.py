"""How Carpe Diem's events join into lines of the log."""

from petteia.games.carpe_diem.game import GAME
from petteia.kernel.log import Event, Line, lines_of
from tests.games.carpe_diem.table import Table, owns, turn


def lines(game: Table) -> list[Line]:
    """The log, without what every phase begins with."""
    told = lines_of(GAME.joins, game.events)
    return [line for line in told if line.heading or line.first().kind not in ("start", "deal")]


def kinds(line: Line) -> list[list[str]]:
    return [[event.kind for event in clause] for clause in line.clauses]


def test_a_turn_is_one_line_from_the_move_to_what_is_completed() -> None:
    game = turn(ring={"2a": "market"}, p0=owns(district={"c3": "market"}))
    game.do(0, "take 2a", "build c2 0")
    heading, told = lines(game)[:2]
    assert heading.heading == "phase 1, round 1"
    assert kinds(told) == [["move"], ["build"], ["complete"], ["gain"]]


def test_what_a_merchant_takes_is_told_in_one_go() -> None:
    build = Event("build", 0, "black-merchant", 3, "d3")
    sold = [Event("lose", 0, ware, 1, "merchant") for ware in ("fish", "grapes")]
    told = lines_of(GAME.joins, [build, *sold, Event("gain", 0, "coin", 3, "merchant")])
    assert [kinds(line) for line in told] == [[["build"], ["lose", "lose"], ["gain"]]]


def test_the_bread_of_a_move_is_told_with_it() -> None:
    game = turn(p0=owns(bread=1))
    game.do(0, "bread 4a")
    assert kinds(lines(game)[1]) == [["move"]]


def test_tiles_that_are_left_over_are_told_beside_the_turn() -> None:
    game = turn(ring={"2a": "market", "2b": "bakery", "2c": "fountain"}, p0=owns(district={"c3": "market"}))
    game.do(0, "take 2a", "build c2 0")
    told = [kinds(line) for line in lines(game) if not line.heading]
    assert told[0][:2] == [["move"], ["build"]]
    assert told[1] == [["discard"], ["discard"]]


def test_the_log_tells_the_set_up_from_the_first_moment() -> None:
    state = GAME.table(3, 5, {}, listening=True)
    assert state.log is not None
    told = [line.first().kind for line in lines_of(GAME.joins, state.log) if not line.heading]
    assert told == ["start-player", "panel", "panel", "panel"]
    for space in (1, 3, 6):
        GAME.do(state, state.waiting()[0], f"place {space}")
    log = lines_of(GAME.joins, state.log)
    assert [line.heading for line in log if line.heading] == ["set-up", "phase 1, round 1"]
    after = [(line.first().kind, line.first().what) for line in log if not line.heading][4:]
    pawns = [("place", "1"), ("place", "3"), ("place", "6")]
    assert after == [*pawns, ("deal", "black"), *[("gain", "vp")] * 3, ("start", ""), ("deal", "white")]
