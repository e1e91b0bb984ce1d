"""The end of a game: its scoring is told row by row, keeps its secret until then, and leads to any moment."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.axe import barriers
from tests.page.visitors import PHONE, Visitor
from tests.page.words import say

# In every frame in which something is still to be told: what the page says elsewhere.
WATCH = """
window.seen = []
const look = () => {
    if (document.querySelector('dialog .faster'))
        window.seen.push([document.querySelector('.ask h1').textContent, document.querySelectorAll('.chart').length])
    requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""


def test_the_secret_the_chart_and_the_moment(visits: Callable[..., Visitor]) -> None:
    ada = visits(reduced_motion="no-preference")
    ada.page.add_init_script(WATCH)
    ada.table_in_play()
    with ada.line() as line:
        line.sends("resign", seat=0)
        line.until(lambda: ada.told("table")["status"] == "finished" and bool(ada.position()["over"]))
    sheet = ada.page.get_by_role("dialog", name=say("final-scoring"))

    def hurries() -> bool:
        """Touch the page, which then shows at once what it knows."""
        ada.page.keyboard.press("Shift")
        return sheet.is_visible()

    ada.until(hurries)
    ada.page.keyboard.press(" ")
    ada.page.keyboard.press("Escape")
    chart = sheet.get_by_role("slider", name=say("scores-by-stage"))
    expect(chart).to_be_visible()  # the first Escape has told all, and closed nothing
    seen = ada.page.evaluate("window.seen")
    assert seen
    assert {(title, charts) for title, charts in seen} == {(say("game-over"), 0)}
    expect(ada.page.locator(".ask h1")).not_to_have_text(say("game-over"))

    chart.focus()
    ada.page.keyboard.press("Home")
    ada.page.keyboard.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuenow", "1")
    expect(sheet.locator(".read")).to_contain_text("Ada")
    assert not barriers(ada)
    ada.page.keyboard.press("Enter")
    slider = ada.page.get_by_role("slider", name=say("decision"))
    expect(slider).to_be_visible()
    ply = slider.input_value()
    assert ada.page.url.endswith(f"/replay?ply={ply}")
    assert int(ply) > 1

    slider.focus()
    ada.page.get_by_label(say("replay-speed")).select_option("4")
    slider.focus()
    ada.page.keyboard.press(" ")
    expect(ada.button(say("pause"))).to_be_visible()
    ada.page.wait_for_url(re.compile(rf"ply={int(ply) + 1}$"))
    ada.page.keyboard.press(" ")
    expect(ada.button(say("play-through"))).to_be_visible()

    bert = visits(PHONE)  # was not at the table, and is sent the link
    bert.goes_to(ada.page.url)
    expect(bert.page.get_by_role("slider", name=say("decision"))).to_have_value(ada.page.url.split("=")[1])
    bert.nothing_scrolls_sideways()


def test_the_chart_on_a_phone(phone: Visitor) -> None:
    phone.finished_table(game="emporion")
    sheet = phone.shows_the_result()
    chart = sheet.locator(".chart")
    chart.scroll_into_view_if_needed()
    box = chart.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= phone.screen.width
    sizes = chart.locator("text").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"
    )
    dashes = chart.locator(".score").evaluate_all("all => all.map(one => one.getAttribute('stroke-dasharray'))")
    assert len(set(dashes)) == len(dashes)
    # One of the texts is turned, so the first entry of its matrix is no size.
    assert sorted(sizes)[1] >= 12, sizes
    chart.tap(position={"x": box["width"] / 2, "y": 60})
    sheet.get_by_role("link", name=say("to-moment")).tap()
    expect(phone.page.get_by_role("slider", name=say("decision"))).to_be_visible()
    assert "?ply=" in phone.page.url
