"""My games: what nobody else plays can be put away, taken out again, or deleted; practice is called so."""

from playwright.sync_api import expect

from tests.page.visitors import Visitor
from tests.page.words import say


def test_a_game_against_bots_is_put_away_and_deleted(desk: Visitor) -> None:
    desk.sits_down(practice=True, name="Agora")
    desk.goes_to("/mine")
    page = desk.page
    row = page.locator("li", has_text="Agora")
    expect(row).to_contain_text(say("practice"))
    expect(row).to_contain_text(say("your-turn"))
    desk.button(f"{say('put-away')}: Agora").click()
    expect(row).to_have_count(0)
    desk.button(say("games-away")).click()
    expect(row).to_have_count(1)
    desk.button(f"{say('take-out')}: Agora").click()
    expect(page.locator("h2")).to_have_text(say("games-away"))
    expect(page.get_by_text(say("no-games-away"))).to_be_visible()
    expect(row).to_have_count(1)
    desk.button(f"{say('delete')}: Agora").click()
    page.get_by_role("dialog", name=say("delete-game")).get_by_role("button", name=say("delete"), exact=True).click()
    expect(row).to_have_count(0)
    assert desk.context.request.get(f"/api/tables/{desk.table}").status == 404
