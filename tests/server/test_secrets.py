"""Nothing hidden goes over the line: if all that a viewer may not know were different, they would be sent the same.

The viewers of whole random games are every seat, a spectator and a stranger who gave no name. `make secrets` plays on
until many more messages were compared.
"""

import copy
import os
from collections.abc import Callable, Iterator

import pytest
from litestar import Litestar

import petteia
from petteia.kernel.game import Game
from petteia.kernel.rng import Rng, rng_from_seed
from petteia.kernel.state import State
from petteia.server import sight
from petteia.server.chronicle import Chronicle
from petteia.server.messages import WhyNot
from petteia.server.replica import Replica
from petteia.server.reporter import ENCODER, refusal, refusal_row, view_of
from petteia.server.room import Room
from petteia.server.sight import NOWHERE
from petteia.server.storage.rows import Entry, TableRow
from tests.server.playing import LIVE, START, running, whole_position
from tests.server.visitors import Visitor

MESSAGES = int(os.environ.get("PETTEIA_MESSAGES", "6000")) // len(petteia.known_games())  # compared in each game
QUESTIONS = 3  # moves of which a seat asks at every decision why they are not open
SPECTATOR, STRANGER = "zoe", None


@pytest.fixture(autouse=True)
def now(monkeypatch: pytest.MonkeyPatch) -> None:
    """All looks are at the same time."""
    monkeypatch.setattr(sight, "now", lambda: START)


def random_table(game: Game, rng: Rng) -> TableRow:
    """A running table with any options and any number of seats."""
    options = {option.name: option.values[rng.below(len(option.values))] for option in game.options}
    seats = game.min_seats + rng.below(min(game.max_seats, 4) - game.min_seats + 1)
    row = running(seats, game=game.name, rules=game.version, options=game.check_options(options), clock=LIVE)
    row.key = bytes(rng.below(256) for _ in range(32))
    return row


class Page:
    """As much of a page as gets messages: those of a room that is true, or of one in which all hidden things differ."""

    def __init__(self, row: TableRow, seat: int | None, person: str | None) -> None:
        self.room = Room(row, None)
        self.seat = seat
        self.person = person
        self.ply, self.heard = NOWHERE, 0

    def messages(self, replica: Replica, questions: list[int]) -> Iterator[str]:
        """All that is sent of a position: to whoever saw the last one, to a newcomer, and as answers to questions."""
        self.room.replica = replica
        yield self.room.table_text(self.person)
        seen = self.room.sight(self.seat)
        yield seen.text(replica, self.ply, self.heard)
        self.ply, self.heard = seen.ply, seen.heard
        yield ENCODER.encode(whole_position(replica, self.seat)).decode()
        if self.seat is not None:
            for action in questions:
                reason = replica.state.why_not(self.seat, action)
                told = None if reason is None else refusal(refusal_row(replica, action, reason))
                yield ENCODER.encode(WhyNot(1, told)).decode()


def with_state(replica: Replica, state: State) -> Replica:
    """The same table with another position. Nothing is remembered that was made from the true one."""
    other = copy.copy(replica)
    other.state, other.offers = state, {}
    other.waiting = state.waiting()
    other.questions = [state.legal(seat) if seat in other.waiting else () for seat in range(state.seats)]
    return other


def pages_of(row: TableRow) -> list[tuple[Page, Page]]:
    """A page of every viewer, and one like it for whom all hidden things will be different."""
    viewers = [(seat.seat, seat.person) for seat in row.seats] + [(None, SPECTATOR), (None, STRANGER)]
    return [(Page(row, seat, person), Page(row, seat, person)) for seat, person in viewers]


def random_change(replica: Replica, rng: Rng) -> Entry:
    """Let somebody decide, or now and then take a decision back. Returns the entry of the log."""
    seat = replica.waiting[rng.below(len(replica.waiting))]
    if rng.below(8) == 0 and replica.may_undo(seat, START):
        change = replica.undo(seat, replica.ply, START)
    else:
        actions = replica.questions[seat]
        change = replica.decide(seat, replica.ply, actions[rng.below(len(actions))], START)
    replica.take(change)
    return change.entry


@pytest.mark.parametrize("name", petteia.known_games())
def test_all_viewers_are_sent_the_same_if_what_is_hidden_were_different(name: str) -> None:
    game, rng = petteia.load(name), rng_from_seed(13)
    compared = different = 0
    while compared < MESSAGES:
        row = random_table(game, rng)
        replica = Replica(row, game)
        pages = pages_of(row)
        while not replica.state.over():
            questions = [rng.below(len(game.codec.moves)) for _ in range(QUESTIONS)]
            for true, redealt in pages:
                state = replica.state.copy()
                state.redeal(true.seat, rng)
                different += state.to_dict() != replica.state.to_dict()
                sent = list(true.messages(replica, questions))
                assert list(redealt.messages(with_state(replica, state), questions)) == sent
                assert row.key is not None
                assert row.key.hex() not in "".join(sent)
                compared += len(sent)
            random_change(replica, rng)
    assert different
    print(f"{name}: {compared} messages compared")


@pytest.mark.parametrize("name", petteia.known_games())
def test_somebody_who_sees_the_same_after_a_decision_has_heard_the_same(name: str) -> None:
    game, rng = petteia.load(name), rng_from_seed(13)
    replica = Replica(random_table(game, rng), game)
    compared = 0
    while not replica.state.over():
        before = replica.state
        entry = random_change(replica, rng)
        if entry.kind == "undo":
            continue
        for viewer in (None, *range(before.seats)):
            redealt = before.copy()
            redealt.redeal(viewer, rng)
            if entry.action in redealt.legal(entry.seat):
                seen, heard = seen_and_heard(game, before, entry, viewer)
                seen_instead, heard_instead = seen_and_heard(game, redealt, entry, viewer)
                compared += seen_instead == seen
                assert seen_instead != seen or heard_instead == heard
    assert compared


def seen_and_heard(game: Game, before: State, entry: Entry, viewer: int | None) -> tuple[bytes, bytes]:
    """What a viewer sees after a decision, and what they are told of it."""
    after = before.copy()
    events = after.listen()
    after.apply(entry.seat, entry.action)
    chronicle = Chronicle(game, after.seats)
    chronicle.hear(entry.ply, events)
    return ENCODER.encode(view_of(after, viewer)), ENCODER.encode(chronicle.of(viewer))


@pytest.mark.parametrize("name", petteia.known_games())
def test_a_secret_answer_could_have_been_another_for_everybody_else(name: str) -> None:
    game, rng = petteia.load(name), rng_from_seed(13)
    row = random_table(game, rng)
    replica, log = Replica(row, game), list[Entry]()
    several = compared = 0
    while not replica.state.over():
        if len(replica.waiting) > 1:
            several += 1
            compared += answers_were_compared(row, game, log, replica.waiting[rng.below(len(replica.waiting))])
        log.append(random_change(replica, rng))
    assert compared or not several


def answers_were_compared(row: TableRow, game: Game, log: list[Entry], seat: int) -> bool:
    """Let a seat answer one thing and another, and compare what everybody else is sent, if both answers are secret."""
    sent: list[list[str]] = []
    for number in (0, -1):
        replica = Replica(row, game)
        replica.read(log)
        pages = [page for page, _ in pages_of(row) if page.seat != seat]
        for page in pages:
            list(page.messages(replica, []))
        replica.take(replica.decide(seat, replica.ply, replica.questions[seat][number], START))
        if replica.state.sealed(seat):
            sent.append([message for page in pages for message in page.messages(replica, [])])
    if len(sent) < 2:
        return False
    assert sent[0] == sent[1]
    return True


@pytest.mark.anyio
@pytest.mark.parametrize("name", petteia.known_games())
async def test_requests_tell_nothing_of_a_running_game_but_the_table(
    name: str, app: Litestar, visitor: Callable[[], Visitor]
) -> None:
    ann, stranger = await visitor().called("Ann"), visitor()
    people = {"Ann": ann, "stranger": stranger}
    wish = {"game": name, "seats": [{"who": "me"}, {"who": "here", "name": "Zoe"}]}
    table = (await ann.post("/api/tables", wish))["id"]
    await ann.post(f"/api/tables/{table}/start")
    answered: dict[str, list[str]] = {}
    for path, methods in ann.document.text["paths"].items():
        if "get" in methods and "{table}" in path:
            asked = path.replace("{table}", table).replace("{ply}", "0")
            answers = {name: await who.browser.get(asked, params={"seat": 0}) for name, who in people.items()}
            assert all(answer.is_success or answer.status_code in (401, 409) for answer in answers.values()), path
            answered[path] = [name for name, answer in answers.items() if answer.is_success]
    assert {path: names for path, names in answered.items() if names} == {
        "/api/tables/{table}": ["Ann", "stranger"],
        "/api/tables/{table}/components": ["Ann", "stranger"],
        "/api/tables/{table}/since": ["Ann"],  # her own seat, as she saw it: see test_lookback.py
    }
    told = await stranger.get(f"/api/tables/{table}")
    assert told == (await ann.get(f"/api/tables/{table}")) | {"host": False, "alone": False, "seats": told["seats"]}
    assert told["key"] is None
