"""Practice tables: whoever sits there may go back to any of their decisions, over chance, reveals and other people."""

import pytest
from litestar import Litestar

import petteia
from petteia.kernel.record import parse_record, verify
from petteia.server.archive import record_text
from petteia.server.replica import open_table
from petteia.server.storage.store import Store
from tests.server.examples import bot, person, seated
from tests.server.playing import Play, alone, chance
from tests.server.visitors import Document, Refused, Visitor

pytestmark = pytest.mark.anyio
GAMES = ("khora", "carpe-diem", "emporion")


@pytest.mark.parametrize("game", GAMES)
def test_one_goes_back_step_by_step_to_the_first_decision(game: str) -> None:
    play = Play(alone(game, practice=True))
    play.play_on(chance(2), 40)
    first = next(one for one in play.replica.takebacker.decisions if one.seat == 0)
    assert first.before is not None
    assert any(one.learned & 1 for one in play.replica.takebacker.decisions)
    before = first.before.to_dict()
    own = sum(one.seat == 0 for one in play.replica.takebacker.decisions)
    for _ in range(own):
        assert play.may_undo(0)
        play.undo(0)
    assert not play.may_undo(0)
    answered = [one.seat for one in play.replica.takebacker.decisions]  # bots that were asked at the same time
    assert 0 not in answered
    if not answered:
        assert play.replica.state.to_dict() == before
    assert play.again().state.to_dict() == play.replica.state.to_dict()


def test_the_same_decisions_meet_the_same_dice_again() -> None:
    """Nobody goes back for better luck."""
    play = Play(alone("khora", options={"draft": "off"}, practice=True))
    rng = chance(5)
    while not play.replica.takebacker.decisions or not play.replica.takebacker.decisions[-1].learned & 1:
        play.random_decision(rng)
    made = [(one.seat, one.action) for one in play.replica.takebacker.decisions]
    after = play.replica.state.to_dict()
    while play.may_undo(0):
        play.undo(0)
    for seat, action in made[len(play.replica.takebacker.decisions) :]:
        play.decide(seat, action)
    assert [(one.seat, one.action) for one in play.replica.takebacker.decisions] == made
    assert play.replica.state.to_dict() == after


def test_it_goes_over_other_people_who_sat_down_for_practice() -> None:
    seats = [seated(0, "ada"), seated(1, "ben"), bot(2)]
    for practice in (False, True):
        play = Play(alone("carpe-diem", seats=seats, practice=practice))
        rng = chance(1)
        while play.random_decision(rng) != 0:
            pass
        while play.random_decision(rng) != 1:
            pass
        assert play.may_undo(0) == practice


async def test_a_practice_game_is_stored_and_its_record_verifies(store: Store) -> None:
    play = Play(alone("emporion", id="p", practice=True))
    rng = chance(3)
    while not play.replica.state.over():
        play.random_decision(rng)
        if rng.below(5) == 0 and play.may_undo(0):
            play.undo(0)
    assert {"back", "undo"} & {entry.kind for entry in play.log}
    await store.add_person(person("ada"))
    await store.add_table(play.row)
    assert await store.append("p", play.log)
    assert await store.finish("p", play.replica.state.scores(), play.replica.state.ranking(), at=9)
    row, log = await store.table("p"), await store.log("p")
    assert row is not None
    assert row.practice
    replica = open_table(row, log)
    text = record_text(row, replica, log)
    assert "# practice: " in text
    assert "# taken back: " in text
    game = petteia.load("emporion")
    assert verify(game, parse_record(game, text)).scores() == row.scores
    row.practice = False
    assert "# practice: " not in record_text(row, replica, log)


async def test_a_practice_table_says_so_and_has_no_clock(app: Litestar, document: Document) -> None:
    ann = await Visitor(app, document).called("Ann")
    table = await ann.makes_table("me", "bot", practice=True, undo=False)
    assert (table["practice"], table["undo"]) == (True, True)
    assert (await ann.get("/api/mine"))[0]["practice"]
    assert not (await ann.makes_table("me", "bot"))["practice"]
    with pytest.raises(Refused) as refused:
        await ann.makes_table("me", "bot", practice=True, clock={"kind": "days"})
    assert refused.value.code == "practice-clock"
