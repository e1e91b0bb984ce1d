"""What others at a table should see without reading the log: who left, and who wants another game."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.visitors import ME, OPEN, Visitor
from tests.page.words import say


def test_a_resignation_and_an_offer_of_another_game(visits: Callable[..., Visitor]) -> None:
    ada, bert = visits().becomes("Ada"), visits().becomes("Bert")
    table = ada.makes_table(ME, OPEN, game="emporion", start=False)
    bert.post(f"/api/tables/{table}/join")
    bert.table = table
    ada.post(f"/api/tables/{table}/start")
    bert.looks_at_the_table()
    with ada.line() as line, bert.line() as other:
        line.sends("resign", seat=0)
        expect(bert.page.locator(".banners")).to_contain_text(say("others-resigned", name="Ada"))
        other.sends("resign", seat=1)
        line.until(lambda: ada.told("table")["status"] == "finished")
        line.sends("rematch")
        sheet = bert.page.get_by_role("dialog", name=say("final-scoring"))
        expect(sheet.get_by_text(say("others-rematch", name="Ada"))).to_be_visible()
        expect(sheet.locator("thead .gone")).to_have_count(2)
