"""The table explains itself: what a choice would do before it is made, and why something may not be done."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.players import Player
from tests.page.typists import Typist
from tests.page.visitors import GAMES, Visitor

# Verbs that change numbers.
TELLING = {"khora": {"put", "advance"}, "carpe-diem": {"build", "disc"}, "emporion": {"first", "take"}}


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_a_choice_shows_what_it_would_do(desk: Visitor, game: str) -> None:
    desk.table_in_play(game=game)
    player = Player(desk, seed=13)
    tried: set[str] = set()

    def watch() -> None:
        lit = player.lit()
        for choice in (each for each in desk.position()["choices"] if each["move"] in lit):
            verb, deltas = choice["move"].split()[0], [delta for delta in choice["deltas"] if delta["seat"] == 0]
            if verb in tried or not deltas or not player.lies_on_board(choice["move"]):
                continue
            tried.add(verb)
            player.piece(choice["move"]).hover()
            for what in {delta["what"] for delta in deltas}:
                amount = sum(delta["amount"] for delta in deltas if delta["what"] == what)  # of all causes together
                if desk.page.locator(f'[data-stat="0-{what}"]').count():
                    beside = desk.page.locator(f'[data-stat="0-{what}"] .delta')
                    expect(beside.first).to_have_text(f"{amount:+d}".replace("-", "−"))
            expect(desk.page.locator(".main-act")).to_have_attribute("data-move", choice["move"])
            desk.page.mouse.move(0, 0)
            expect(desk.page.locator(".delta:not(.planned)")).to_have_count(0)

    player.reaches(lambda: TELLING[game] <= tried, watch)


def refused_cards(visitor: Visitor) -> dict[str, Any]:
    """The cards that could be played if something were not missing."""
    refused = {refusal["move"]: refusal["missing"] for refusal in visitor.position()["refused"]}
    return {move.removeprefix("play "): missing for move, missing in refused.items() if move.startswith("play ")}


def test_a_dark_card_says_what_is_missing(desk: Visitor) -> None:
    desk.sits_down()
    Player(desk, seed=14, wants="put politics").skips_to(lambda: bool(refused_cards(desk)))
    typist = Typist(desk)
    card = desk.page.locator(".hand .card.is-dark").first
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
    missing = refused_cards(desk)[key.removeprefix("card-")]
    assert missing
    for lack in missing:
        assert str(lack["amount"]) in words
