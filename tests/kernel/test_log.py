"""Events join into lines, and lines stand under headings."""

from petteia.kernel.log import Event, Join, Line, Log, lines_of, usual_join


def told(kind: str, seat: int = 0, cause: str = "", heading: str = "round 1") -> Event:
    return Event(kind, seat, "coin", 1, cause, heading=heading)


def kinds(lines: list[Line]) -> list[str | list[list[str]]]:
    """Headings as they are, and of other lines the events by their kinds."""
    return [line.heading or [[event.kind for event in clause] for clause in line.clauses] for line in lines]


def joins(line: Line | None, event: Event) -> Join:
    """A game in which leaves fall beside whatever else happens, and nobody is told of whispers."""
    if event.kind == "whisper":
        return "untold"
    return "beside" if event.kind == "leaf" else usual_join(line, event)


def test_a_line_for_each_turn_of_a_seat() -> None:
    events = [told("take"), told("build"), told("take", 1), told("rain", -1), told("rain", -1)]
    assert kinds(lines_of(usual_join, events)) == ["round 1", [["take"], ["build"]], [["take"]], [["rain"]], [["rain"]]]


def test_gains_of_one_seat_by_one_cause_come_together() -> None:
    events = [told("gain", 0, "tax"), told("gain", 0, "tax"), told("gain", 0, "card"), told("gain", 1, "card")]
    assert kinds(lines_of(usual_join, events)) == ["round 1", [["gain", "gain"], ["gain"]], [["gain"]]]


def test_a_new_heading_begins_a_new_line() -> None:
    events = [told("take"), told("take", heading="round 2"), told("build", heading="round 2")]
    assert kinds(lines_of(usual_join, events)) == ["round 1", [["take"]], "round 2", [["take"], ["build"]]]


def test_what_is_not_told_leaves_no_heading() -> None:
    events = [told("take"), told("whisper", heading="round 2"), told("take", heading="round 3")]
    assert kinds(lines_of(joins, events)) == ["round 1", [["take"]], "round 3", [["take"]]]


def test_a_line_beside_the_one_that_goes_on() -> None:
    events = [told("take"), told("leaf"), told("leaf"), told("build"), told("take", 1), told("leaf")]
    assert kinds(lines_of(joins, events)) == [
        "round 1",
        [["take"], ["build"]],
        [["leaf"], ["leaf"]],
        [["take"]],
        [["leaf"]],
    ]


def test_nothing_lies_open_that_something_could_be_beside() -> None:
    assert kinds(lines_of(joins, [told("leaf"), told("take")])) == ["round 1", [["leaf"], ["take"]]]


def test_only_what_is_new() -> None:
    events = [told("take"), told("build"), told("take", 1)]
    assert kinds(lines_of(usual_join, events, since=1)) == [[["build"]], [["take"]]]
    assert kinds(lines_of(usual_join, events, since=3)) == []


def test_bit_by_bit_the_same_lines() -> None:
    log = Log(usual_join)
    events = [told("gain", 0, "tax"), told("gain", 0, "tax"), told("gain", 1, "tax")]
    assert [kinds(log.lines([event])) for event in events] == [["round 1", [["gain"]]], [[["gain"]]], [[["gain"]]]]


def test_a_line_that_is_closed_does_not_go_on() -> None:
    log = Log(usual_join)
    assert log.hear(told("take")) == "line"
    log.close()
    assert log.hear(told("build")) == "line"


def test_the_seats_of_a_line() -> None:
    line = Line()
    for seat in (2, 0, 2):
        line.put(told("gain", seat), "clause")
    assert line.seats() == [2, 0]
