"""An owner's own file of components: chosen with a new table, looked through, and played with."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.games.emporion.table import OWNER_FILE
from tests.games.khora.components.test_own_file import CARD, EVENT, SHIPPED, many
from tests.page.axe import barriers
from tests.page.players import Player
from tests.page.visitors import Visitor
from tests.page.words import say


def test_a_table_is_played_with_an_owner_s_file(desk: Visitor, tmp_path: Path) -> None:
    own = OWNER_FILE.read_text("utf-8")
    broken = tmp_path / "broken.toml"
    broken.write_text(own.replace('colour = "war"', 'colour = "pink"', 1), "utf-8")
    line = 1 + broken.read_text("utf-8")[: broken.read_text("utf-8").index('"pink"')].count("\n")
    form = desk.new_table("emporion")
    form.get_by_text(say("more"), exact=True).press("Enter")
    group = form.get_by_role("group", name=say("own-file"))
    chooser = group.locator("input[type=file]")
    chooser.set_input_files(broken)
    expect(group.get_by_role("listitem")).to_contain_text(f"{line}:")
    assert not barriers(desk)
    chooser.set_input_files(OWNER_FILE)
    expect(group.get_by_role("status")).to_have_text(say("own-file-fits", name=OWNER_FILE.name))
    desk.button(say("start-with", n=4)).click()
    assert Player(desk).is_asked()
    assert desk.told("table")["components"]
    expect(desk.page.locator(".sea")).to_contain_text(say("emporion/page-deck-owner"))


def test_a_new_card_and_a_new_event_are_told_in_words(desk: Visitor) -> None:
    desk.table_in_play(components=own_khora())
    assert Player(desk).is_asked()
    card = desk.page.locator(".hand .card").first
    expect(card).to_contain_text("Odeon")
    expect(card).to_have_accessible_name(re.compile(r"\+2 VP\. Take 1 minor knowledge of any colour\."))
    event = desk.page.locator('[data-piece="event"]')
    expect(event).to_contain_text("Good Harvest")
    event.hover()
    tip = desk.page.get_by_role("tooltip")
    expect(tip).to_contain_text("Everyone: +2 citizens. Fewest troops: discard 1 politics card.")


def own_khora() -> str:
    """All politics cards are of the owner's, and so is the event of the first round."""
    shipped = re.sub(r"\[\[politics\]\]\n(?:.+\n)+", "", SHIPPED)
    shipped = shipped.replace('place = "first"\n', "")
    return "".join([shipped, *many(CARD, 20), EVENT.replace("all = ", 'place = "first"\nall = ')])
