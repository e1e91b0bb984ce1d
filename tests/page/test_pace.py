"""How fast one sees what others do: the table goes on at once, the page shows it as its person likes."""

from playwright.sync_api import expect

from tests.page.players import Player
from tests.page.visitors import NOVICE, Visitor
from tests.page.words import say

STEPS = "location.host && localStorage.setItem('petteia-settings', JSON.stringify({ pace: 'steps', language: 'en' }))"


def test_the_pace_stands_in_the_head_of_the_log(desk: Visitor) -> None:
    desk.table_in_play(game="emporion")
    pace = desk.page.locator(".log").get_by_label(say("pace"))
    expect(pace).to_have_value("normal")
    pace.select_option(label=say("pace-slow"))
    expect(desk.page.locator(".log .head")).to_contain_text(say("pace-slow"))
    desk.goes_to("/settings")
    kept = desk.page.get_by_role("radiogroup", name=say("pace")).get_by_role("radio", name=say("pace-slow"))
    expect(kept).to_have_attribute("aria-checked", "true")


def test_bots_are_seen_step_by_step(desk: Visitor) -> None:
    desk.context.add_init_script(STEPS)
    desk.table_in_play(NOVICE, NOVICE, game="carpe-diem")
    player = Player(desk)
    title = desk.page.locator(".ask h1")
    pace = desk.page.locator(".pace")
    player.skips_to(lambda: desk.position()["waiting"] == [0] and "take" in str(desk.position()["choices"]))

    def decides() -> None:
        """Decide until bots answer."""
        while True:
            player.does(player.likes())
            desk.until(lambda: bool(desk.position()["choices"]) and desk.position()["ply"] > player.decided)
            desk.until(lambda: not desk.bots_think())
            if desk.position()["back"] >= 2 or pace.is_visible():
                return

    decides()
    expect(pace).to_be_visible()
    bots = [seat["name"] for seat in desk.told("table")["seats"] if seat["who"] == "bot"]
    expect(desk.page).to_have_title(
        f"● Carpe Diem · {desk.told('table')['name']}"
    )  # one's turn is told, whatever is shown
    desk.page.keyboard.press("Space")
    expect(title).to_have_text(bots[0])
    left = int(pace.locator(".left").inner_text())
    pace.get_by_role("button", name=say("pace-next")).click()
    expect(pace.locator(".left")).to_have_text(str(left - 1))
    desk.page.keyboard.press("Enter")
    expect(pace).to_be_hidden()
    assert player.is_asked()
    assert player.lit()
    # A click hurries, too; and at the pace that everybody has at first nothing is kept back from who wants no motion.
    decides()
    expect(pace).to_be_visible()
    for _ in range(20):
        if not pace.is_visible():
            break
        desk.page.mouse.click(5, 5)
    expect(pace).to_be_hidden()
