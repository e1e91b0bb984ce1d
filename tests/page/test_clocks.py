"""A clock that runs out: a bot plays on, and everybody is told."""

from collections.abc import Callable

import sqlalchemy
from playwright.sync_api import expect

from petteia.server.storage.schema import LOG, TABLES
from tests.page.players import Player
from tests.page.visitors import ME, OPEN, Visitor
from tests.page.words import say
from tests.server.live import Server

HOUR = 3_600_000
CLOCK = {"kind": "live", "minutes": 60, "increment": 0}


def let_time_pass(server: Server, table: str, milliseconds: int) -> None:
    """Make everything at a table have happened earlier: the clocks follow from the times in its log."""
    server.stop()
    engine = sqlalchemy.create_engine(server.environment["PETTEIA_DATABASE"])
    with engine.begin() as connection:
        connection.execute(LOG.update().where(LOG.c.table_id == table).values(at=LOG.c.at - milliseconds))
        started = TABLES.c.started - milliseconds
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(started=started))
    engine.dispose()
    server.start()


def test_out_of_time(server: Server, visits: Callable[..., Visitor]) -> None:
    ada, bert = visits().becomes("Ada"), visits().becomes("Bert")
    table = ada.makes_table(ME, OPEN, clock=CLOCK, start=False)
    bert.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    for visitor in (ada, bert):
        visitor.goes_to(f"/t/{table}")
        expect(visitor.page.get_by_role("timer", name=say("time-left"))).to_have_count(2)
    bold = Player(bert, seed=8)
    while bold.lit() or bert.position()["choices"]:  # then only Ada's clock runs
        assert bold.is_asked()
        bold.does(bold.likes())
        bert.until(lambda: len(bold.moves) == bert.position()["ply"])
    assert bert.position()["waiting"] == [0]

    let_time_pass(server, table, HOUR)
    expect(ada.page.get_by_text(say("you-out-of-time"))).to_be_visible()
    for visitor in (ada, bert):
        expect(visitor.page.locator("[data-log]")).to_contain_text(say("told-out-of-time", name="Ada"))
    expect(bert.page.get_by_label(say("gone-out-of-time", name="Ada")).first).to_be_visible()
    bold.reaches(lambda: bold.round() >= 2)
    assert ada.page.locator("[data-move]").count() == 0
