"""The table explains itself: what a choice would do before it is made, and why something may not be done."""

import re

from playwright.sync_api import expect

from tests.page.players import Player
from tests.page.typists import Typist
from tests.page.visitors import Visitor


def test_pointing_at_a_choice_shows_what_it_would_do(desk: Visitor) -> None:
    desk.table_in_play()
    player = Player(desk, seed=13)
    tried: set[str] = set()

    def watch() -> None:
        for choice in desk.position()["choices"]:
            verb, deltas = choice["move"].split()[0], [delta for delta in choice["deltas"] if delta["seat"] == 0]
            if verb in tried or not deltas or verb == "pass":
                continue
            tried.add(verb)
            player.piece(choice["move"]).hover()
            for delta in deltas:
                beside = desk.page.locator(f'[data-stat="0-{delta["what"]}"] .delta')
                if desk.page.locator(f'[data-stat="0-{delta["what"]}"]').count():
                    expect(beside.first).to_have_text(f"{delta['amount']:+d}".replace("-", "−"))
            expect(desk.page.locator(".main-act")).to_have_attribute("data-move", choice["move"])
            desk.page.mouse.move(0, 0)
            expect(desk.page.locator(".delta:not(.planned)")).to_have_count(0)

    player.plays(lambda: player.round() == 4, watch)
    assert {"put", "advance"} <= tried


def test_a_dark_card_says_what_is_missing(desk: Visitor) -> None:
    desk.table_in_play()
    player, typist = Player(desk, seed=14, wants="put politics"), Typist(desk)
    dark = desk.page.locator(".hand .card.is-dark")
    player.plays(lambda: dark.count() > 0)
    card = dark.first
    reason = desk.page.locator(".tip-bubble__reason")
    card.hover()
    expect(reason).to_be_visible()
    words = reason.inner_text()
    assert words
    expect(card).to_have_accessible_name(re.compile(re.escape(words)))
    desk.page.mouse.move(0, 0)
    expect(reason).to_be_hidden()
    key = card.get_attribute("data-piece") or ""
    typist.press("Tab")
    typist.goes_to(f'.hand [data-piece="{key}"]')
    expect(reason).to_have_text(words)
    refused = {refusal["move"]: refusal for refusal in desk.position()["refused"]}
    missing = refused[f"play {key.removeprefix('card-')}"]["missing"]
    assert missing
    for lack in missing:
        assert str(lack["amount"]) in words
