"""Another game at a finished table: when it begins, and under which names people sit down."""

from typing import Any

import pytest
from litestar import Litestar

from petteia.server.hub import Hub
from petteia.server.namer import bot_names
from petteia.server.replica import SUBSTITUTE, Declined
from petteia.server.storage.rows import SeatRow, TableRow
from petteia.server.storage.store import Store
from petteia.server.storage.table_rows import GameLimit
from tests.server.examples import person, seated
from tests.server.playing import Play, chance, running

pytestmark = pytest.mark.anyio


async def over(app: Litestar, **changes: Any) -> Hub:
    """A finished game of Ada, Ben and Cleo, or of whoever sits there."""
    hub: Hub = app.state.hub
    for name in ("ada", "ben", "cleo"):
        await hub.store.add_person(person(name))
    play = Play(running(3, **changes))
    play.play_on(chance(1))
    await hub.store.add_table(play.row)
    await hub.store.append("t", play.log)
    await hub.store.finish("t", play.replica.state.scores(), play.replica.state.ranking(), at=9)
    return hub


async def offer(hub: Hub, *people: str) -> TableRow:
    """Let these people offer a rematch. Returns the finished table."""
    room = await hub.room("t")
    assert room is not None
    for each in people:
        await hub.offer_rematch(room, each)
    return room.row


async def seats_after(hub: Hub, *people: str) -> list[SeatRow]:
    """The seats of the rematch that begins when these people have offered it."""
    begun = (await offer(hub, *people)).rematch
    assert begun is not None
    row = await hub.store.table(begun)
    assert row is not None
    assert row.status == "running"
    return row.seats


async def make_account(store: Store, name: str) -> None:
    """Let a stranger have an account of this name."""
    assert await store.add_person(person(name, password="hash"))


async def test_people_sit_down_under_the_names_that_they_have_by_then(app: Litestar) -> None:
    hub = await over(app)
    assert await hub.store.rename("ben", "Benedict")
    seats = await seats_after(hub, "ada", "ben", "cleo")
    assert [seat.name for seat in seats] == ["Benedict", "Cleo", "Ada"]


async def test_somebody_at_the_hosts_screen_keeps_their_name_unless_it_is_an_accounts_now(app: Litestar) -> None:
    here = [SeatRow(seat, "person", "ada", name, None) for seat, name in enumerate(("Ada", "Zoe", "Xanthe"))]
    hub = await over(app, seats=here)
    await make_account(hub.store, "zoe")
    assert [seat.name for seat in await seats_after(hub, "ada")] == ["Ada", "Xanthe", "Ada"]


async def test_a_guest_whose_name_became_an_accounts_takes_another_first(app: Litestar) -> None:
    hub = await over(app)
    await hub.store.add_person(person("stranger"))
    assert await hub.store.set_password("stranger", "Ben", "hash")
    with pytest.raises(Declined) as refused:
        await offer(hub, "ada", "ben", "cleo")
    assert refused.value.code == "player-name-taken"
    assert await hub.store.rename("ben", "Benno")
    assert [seat.name for seat in await seats_after(hub, "cleo")] == ["Benno", "Cleo", "Ada"]


async def test_a_bot_whose_name_became_an_accounts_has_another(app: Litestar) -> None:
    bots = [SeatRow(1, "bot", None, "Plato", "novice"), SeatRow(2, "bot", None, "Solon", "expert")]
    hub = await over(app, seats=[seated(0, "ada"), *bots])
    await make_account(hub.store, "plato")
    plato, solon, _ = await seats_after(hub, "ada")
    assert (solon.name, solon.level, plato.level) == ("Solon", "expert", "novice")
    assert plato.name in set(bot_names()) - {"Plato", "Solon"}


async def test_whoever_offers_last_can_offer_again_if_no_game_could_begin(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = await over(app)
    monkeypatch.setattr(hub, "game_limit", lambda: GameLimit(most=0))
    with pytest.raises(Declined) as refused:
        await offer(hub, "ada", "ben", "cleo")
    assert refused.value.code == "too-many-games"
    row = await hub.store.table("t")
    assert row is not None
    assert (row.rematch_offers, row.rematch) == ([0, 1], None)
    monkeypatch.undo()
    assert len(await seats_after(hub, "cleo")) == 3


async def test_those_who_stay_play_without_somebody_who_is_deleted(app: Litestar) -> None:
    hub = await over(app)
    await offer(hub, "ada", "ben")
    for table in await hub.store.accounts.forget("cleo"):
        await hub.changed(table)
    assert (await offer(hub)).rematch_offers == []
    ben, bot, ada = await seats_after(hub, "ada", "ben")
    assert (ben.name, ada.name) == ("Ben", "Ada")
    assert (bot.who, bot.person, bot.level) == ("bot", None, SUBSTITUTE)
    assert bot.name in bot_names()
