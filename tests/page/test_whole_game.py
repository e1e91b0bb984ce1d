"""A whole game with the mouse: from the home page to the record of the game."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.page.players import Player
from tests.page.visitors import Visitor
from tests.page.words import say


def choose_novices(visitor: Visitor) -> None:
    """At the form of a new table: three seats, and bots that answer at once."""
    form = visitor.page.locator("form.new")
    form.get_by_role("radiogroup", name=say("number-of-seats")).get_by_role("radio", name="3").click()
    for seat in (2, 3):
        level = say("level-of", seat=say("seat-number", n=seat))
        form.get_by_role("radiogroup", name=level).get_by_role("radio", name=say("level-novice")).click()


def test_two_clicks_from_the_home_page_are_enough_to_play(desk: Visitor) -> None:
    desk.goes_to("/")
    desk.page.get_by_role("button", name=say("game-name")).click()
    desk.button(say("start-with", n=4)).click()
    assert Player(desk).is_asked()
    expect(desk.page).to_have_url(f"/t/{desk.frames[0]['id']}")


def test_a_whole_game_against_bots(desk: Visitor, tmp_path: Path) -> None:
    desk.goes_to("/")
    choose_novices(desk)
    desk.button(say("start-with", n=3)).click()
    player = Player(desk)

    def everything_is_lit() -> None:
        offered = {choice["move"] for choice in desk.position()["choices"]}
        assert set(player.lit()) == offered

    assert player.plays(watch=everything_is_lit)
    assert desk.position()["view"]["round"] == 9
    the_end_is_told(desk)
    the_record_is_true(desk, tmp_path)
    the_game_can_be_looked_back_at(desk)


def the_end_is_told(visitor: Visitor) -> None:
    """The sheet tells all points, which add up, who has won, and how the scores went."""
    sheet = visitor.page.get_by_role("dialog", name=say("final-scoring"))
    result = next(frame for frame in reversed(visitor.frames) if frame["type"] == "table")["result"]
    totals = sheet.locator("tfoot tr").first.locator("td")
    expect(totals).to_have_text([str(score) for score in result["scores"]])
    rows = sheet.locator(".finish tbody").first.locator("tr")
    for seat, score in enumerate(result["scores"]):
        cells = rows.locator(f"td:nth-of-type({seat + 1})").all_inner_texts()
        assert sum(number(cell) for cell in cells) == score
    seats = next(frame for frame in reversed(visitor.frames) if frame["type"] == "table")["seats"]
    for seat, rank in enumerate(result["ranking"]):
        if rank == 1:
            expect(sheet.locator(".winner")).to_contain_text(seats[seat]["name"])
    expect(sheet.locator("figure svg .score")).to_have_count(len(seats))


def number(cell: str) -> int:
    """A cell of the table of points; a dash is nothing."""
    return 0 if cell == "–" else int(cell.replace("−", "-").replace("+", ""))


def the_record_is_true(visitor: Visitor, folder: Path) -> None:
    """The record is downloaded, and the command finds nothing wrong with it."""
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name=say("record"), exact=True).click()
    file = folder / "game.record"
    download.value.save_as(file)
    command = [sys.executable, "-m", "petteia.terminal.main", "replay", "--verify", str(file)]
    verified = subprocess.run(command, capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stderr


def the_game_can_be_looked_back_at(visitor: Visitor) -> None:
    """The slider leads to any decision: at the first nobody has a point, at the last everybody has his score."""
    visitor.page.get_by_role("dialog").get_by_role("link", name=say("replay"), exact=True).click()
    slider = visitor.page.get_by_role("slider", name=say("decision"))
    last = int(slider.get_attribute("max") or 0)
    points = visitor.page.locator('[data-stat="0-vp"] b').first
    expect(points).to_have_text("0")
    slider.focus()
    visitor.page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    score = next(frame for frame in reversed(visitor.frames) if frame["type"] == "table")["result"]["scores"][0]
    expect(points).to_have_text(str(score))
    visitor.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    visitor.button(say("previous-stage")).click()
    assert int(slider.input_value()) < last - 1
