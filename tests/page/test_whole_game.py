"""A whole game with the mouse: from the home page to the record of the game."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.players import Player
from tests.page.visitors import GAMES, WHOLE_GAME, Visitor
from tests.page.words import say


def choose(visitor: Visitor, game: str) -> None:
    """At the home page: a table of that game for two, with a bot that answers at once."""
    form = visitor.new_table(game)
    form.get_by_role("radiogroup", name=say("number-of-seats")).get_by_role("radio", name="2").click()
    level = say("level-of", seat=say("seat-number", n=2))
    form.get_by_role("radiogroup", name=level).get_by_role("radio", name=say("level-novice")).click()


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_from_the_home_page_are_enough_to_play(desk: Visitor, game: str) -> None:
    desk.new_table(game)
    desk.button(say("start-with", n=4)).click()
    assert Player(desk).is_asked()
    assert desk.told("table")["game"] == game
    expect(desk.page).to_have_url(f"/t/{desk.told('table')['id']}")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(desk: Visitor, game: str, tmp_path: Path) -> None:
    choose(desk, game)
    desk.button(say("start-with", n=2)).click()
    player = Player(desk)

    def everything_is_lit() -> None:
        assert player.offered() == {choice["move"] for choice in desk.position()["choices"]}

    assert player.plays(watch=everything_is_lit)
    assert desk.position()["over"]
    the_end_is_told(desk)
    the_record_is_true(desk, tmp_path)
    the_game_can_be_looked_back_at(desk)


def test_whoever_gives_up_is_told_how_the_game_ends(desk: Visitor) -> None:
    desk.table_in_play()
    assert Player(desk).is_asked()
    desk.button(say("menu")).click()
    desk.button(say("resign")).click()
    desk.page.get_by_role("dialog").get_by_role("button", name=say("resign")).click()
    desk.page.get_by_role("dialog", name=say("final-scoring")).wait_for(timeout=WHOLE_GAME)
    the_end_is_told(desk)


def the_end_is_told(visitor: Visitor) -> None:
    """The sheet tells all points, which add up, who has won, and the scores by stage."""
    sheet = visitor.page.get_by_role("dialog", name=say("final-scoring"))
    result, seats = visitor.told("table")["result"], visitor.told("table")["seats"]
    totals = sheet.locator("tfoot tr").first.locator("td")
    expect(totals).to_have_text([written(score) for score in result["scores"]])
    rows = sheet.locator(".finish tbody").first.locator("tr")
    for seat, score in enumerate(result["scores"]):
        cells = rows.locator(f"td:nth-of-type({seat + 1})").all_inner_texts()
        assert sum(number(cell) for cell in cells) == score
    for seat, rank in enumerate(result["ranking"]):
        if rank == 1:
            expect(sheet.locator(".winner")).to_contain_text(seats[seat]["name"])
    expect(sheet.locator("figure svg .score")).to_have_count(len(seats))


def written(points: int) -> str:
    """A number as the page writes it."""
    return str(points).replace("-", "−")


def number(cell: str) -> int:
    """A cell of the table of points; a dash is nothing."""
    return 0 if cell == "–" else int(cell.replace("−", "-").replace("+", ""))


def the_record_is_true(visitor: Visitor, folder: Path) -> None:
    """The record is downloaded, and the command finds nothing wrong with it."""
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name=say("record"), exact=True).click()
    file = folder / "game.record"
    download.value.save_as(file)
    command = [sys.executable, "-m", "petteia", "replay", "--verify", str(file)]
    verified = subprocess.run(command, capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stderr


def the_game_can_be_looked_back_at(visitor: Visitor) -> None:
    """The slider leads to any decision: at the first there are the points of the start, at the last the score."""
    visitor.page.get_by_role("dialog").get_by_role("link", name=say("replay"), exact=True).click()
    slider = visitor.page.get_by_role("slider", name=say("decision"))
    last = int(slider.get_attribute("max") or 0)
    points = visitor.page.locator('[data-stat="0-vp"] b').first
    first = next(frame for frame in visitor.frames if frame["type"] == "position")
    expect(points).to_have_text(written(sum(source["points"] for source in first["points"][0])))
    slider.focus()
    visitor.page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(points).to_have_text(written(visitor.told("table")["result"]["scores"][0]))
    visitor.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    visitor.button(say("previous-stage")).click()
    assert int(slider.input_value()) < last - 1
