"""Taking back: as long as nothing hidden was revealed."""

from playwright.sync_api import expect

from tests.page.players import Player
from tests.page.visitors import NOVICE, Visitor
from tests.page.words import say


def test_a_tile_is_taken_back(desk: Visitor) -> None:
    desk.table_in_play()
    player = Player(desk)
    assert player.is_asked()
    undo = desk.button(say("undo"))
    expect(undo).to_be_hidden()
    before = player.lit()
    player.does("put philosophy")
    expect(player.piece("put philosophy")).to_be_hidden()
    assert player.is_asked()
    expect(desk.page.locator(".slots .has-tile")).to_have_count(1)
    undo.click()
    expect(desk.page.locator(".slots .has-tile")).to_have_count(0)
    expect(desk.page.locator("[data-log] .line").last).to_contain_text(say("told-undo", name="Ada"))
    assert player.is_asked()
    assert player.lit() == before
    expect(undo).to_be_hidden()


def test_nothing_is_taken_back_after_all_tiles_were_revealed(desk: Visitor) -> None:
    desk.table_in_play()
    player = Player(desk)
    for tile in ("culture", "philosophy"):
        assert player.is_asked()
        player.does(f"put {tile}")
    assert player.is_asked()
    assert not any(move.startswith("put ") for move in player.lit())
    expect(desk.button(say("undo"))).to_be_hidden()


def test_against_bots_undo_leads_back_over_their_answers(desk: Visitor) -> None:
    desk.table_in_play(NOVICE, NOVICE, game="carpe-diem")
    player = Player(desk)
    back = desk.button(say("undo-back"))
    player.skips_to(lambda: desk.position()["back"] >= 2)
    after = desk.position()
    own = player.moves[-1]
    expect(back).to_be_enabled()
    back.click()
    desk.until(lambda: desk.position()["ply"] == after["ply"] + 1)
    expect(desk.page.locator("[data-log] .line").last).to_contain_text(say("told-back", name="Ada"))
    before = desk.position()
    assert own in [choice["move"] for choice in before["choices"]]
    assert before["view"] != after["view"]
    desk.page.reload()  # what was undone does not come back
    desk.until(lambda: desk.position()["ply"] == after["ply"] + 1)
    assert player.is_asked()
    assert desk.position()["view"] == before["view"]
