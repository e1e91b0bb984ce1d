"""What pages are told of a game: a position whole, then what changes."""

from typing import Any

import msgspec
import pytest

import petteia
from petteia.kernel.rng import rng_from_seed
from petteia.server import sight
from petteia.server.replica import Replica
from petteia.server.reporter import ENCODER
from petteia.server.room import Room
from petteia.server.sight import KEPT, NOWHERE, Sight
from tests.server.live import next_position
from tests.server.playing import LIVE, START, Play, chance, running, whole_position

Document = dict[str, Any]


class Page:
    """As much of a page as knows a position."""

    def __init__(self, viewer: Sight) -> None:
        self.sight = viewer
        self.position: Document = {"ply": NOWHERE}
        self.events: list[Document] = []
        self.kinds: list[str] = []

    def hear(self, replica: Replica) -> str:
        text = self.sight.text(replica, self.position["ply"], len(self.events))
        for line in text.splitlines():
            message = msgspec.json.decode(line)
            self.kinds.append(message["type"])
            self.position = next_position(self.position, message) if message["type"] == "change" else message
            self.events = self.events[: self.position["first"]] + self.position["events"]
        return text


@pytest.fixture(autouse=True)
def now(monkeypatch: pytest.MonkeyPatch) -> None:
    """All looks are at the same time."""
    monkeypatch.setattr(sight, "now", lambda: START)


def without_news(position: Document) -> str:
    """A position without what was told since the last one, to the letter and in its order."""
    return msgspec.json.encode({**position, "first": 0, "events": []}).decode()


@pytest.mark.parametrize("name", petteia.known_games())
def test_whoever_hears_all_changes_knows_what_a_newcomer_is_told(name: str) -> None:
    game = petteia.load(name)
    replica = Replica(running(3, game=name, rules=game.version, options=game.check_options({}), clock=LIVE), game)
    pages = [Page(Sight(viewer)) for viewer in (None, 0, 1, 2)]
    rng = rng_from_seed(6)
    while not replica.state.over():
        for page in pages:
            page.hear(replica)
            newcomer = msgspec.json.decode(ENCODER.encode(whole_position(replica, page.sight.seat)))
            assert without_news(page.position) == without_news(newcomer)
            assert page.events == newcomer["events"]
        seat = replica.waiting[rng.below(len(replica.waiting))]
        if rng.below(5) == 0 and replica.may_undo(seat, START):
            replica.take(replica.undo(seat, replica.ply, START))
        else:
            action = replica.questions[seat][rng.below(len(replica.questions[seat]))]
            replica.take(replica.decide(seat, replica.ply, action, START))
    assert all(set(page.kinds[1:]) == {"change"} for page in pages)


def test_pages_of_one_viewer_are_told_the_same_text() -> None:
    play, viewer = Play(running()), Sight(None)
    one, other = Page(viewer), Page(viewer)
    for page in (one, other):
        page.hear(play.replica)
    play.random_decision(chance())
    assert one.hear(play.replica) is other.hear(play.replica)


@pytest.mark.parametrize(("missed", "told"), [(1, ["change"] * 2), (KEPT - 1, ["change"] * KEPT), (KEPT, ["position"])])
def test_a_page_that_has_missed_positions_is_told_them_or_the_last_whole(missed: int, told: list[str]) -> None:
    play, viewer = Play(running()), Sight(0)
    quick, slow = Page(viewer), Page(viewer)
    for page in (quick, slow):
        page.hear(play.replica)
    for _ in range(missed + 1):
        play.random_decision(chance())
        quick.hear(play.replica)
    slow.hear(play.replica)
    assert slow.kinds[1:] == told
    assert without_news(slow.position) == without_news(quick.position)
    assert slow.events == quick.events


def test_what_nobody_has_looked_at_is_part_of_the_next_change() -> None:
    play = Play(running())
    page = Page(Sight(0))
    page.hear(play.replica)
    play.play_on(chance(), 3)
    page.hear(play.replica)
    assert (page.kinds, page.position["ply"]) == (["position", "change"], 3)
    assert page.events == msgspec.json.decode(ENCODER.encode(whole_position(play.replica, 0)))["events"]


def test_a_change_that_is_told_late_tells_the_right_time(monkeypatch: pytest.MonkeyPatch) -> None:
    play, viewer = Play(running(clock=LIVE)), Sight(0)
    quick, slow = Page(viewer), Page(viewer)
    for page in (quick, slow):
        page.hear(play.replica)
    play.random_decision(chance())
    quick.hear(play.replica)
    monkeypatch.setattr(sight, "now", lambda: START + 5000)
    slow.hear(play.replica)
    assert (slow.kinds[-1], slow.position["at"]) == ("change", START + 5000)
    assert slow.position["clocks"] == msgspec.to_builtins(play.replica.clocks.told(START + 5000))


def test_nobody_makes_a_view_that_nobody_looks_at() -> None:
    play = Play(running(4))
    room = Room(play.row, play.replica)
    room.sight(1).text(play.replica, NOWHERE, 0)
    assert list(play.replica.offers) == [1]  # nobody else's choices were thought through


@pytest.mark.parametrize("since", [-1, 0, 10**9])
def test_a_newcomer_who_claims_to_have_more_than_there_is_gets_everything(since: int) -> None:
    told = msgspec.json.decode(Sight(None).text(Play(running()).replica, NOWHERE, since))
    assert (told["type"], told["first"]) == ("position", 0)
