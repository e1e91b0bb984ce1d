"""What moved leaves a trace, what one kept is in sight, and words far from their piece show it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.players import Player, Tapper
from tests.page.visitors import DESK, GAMES, ME, NOVICE, OPEN, PHONE, Screen, Visitor

LATELY = {"khora": ".scores", "carpe-diem": ".seats", "emporion": ".p-rivals"}
FAR = 40  # pixels
# How far the words about a piece are from it.
DISTANCE = """piece => {
    const [a, b] = [piece, document.querySelector('.tip-bubble')].map(one => one.getBoundingClientRect())
    return Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))
}"""


@pytest.mark.parametrize(("game", "piece"), [("carpe-diem", "pawn-"), ("emporion", "marker-")])
def test_what_others_moved_shows_from_where(desk: Visitor, game: str, piece: str) -> None:
    desk.table_in_play(NOVICE, NOVICE, game=game)
    player = Player(desk, seed=3)
    outline = desk.page.locator(f'[data-stood^="{piece}"]').first
    player.reaches(outline.is_visible)
    if game == "emporion":  # the others draw the way themselves
        expect(desk.page.locator(f'[data-trail^="{piece}"]')).to_have_count(1)
    desk.page.keyboard.press("l")
    expect(desk.page.locator("[data-stood], [data-trail]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_says_what_each_rival_did_last(phone: Visitor, game: str) -> None:
    phone.table_in_play(NOVICE, NOVICE, game=game)
    lately = phone.page.locator(f"{LATELY[game]} .lately")
    player = Tapper(phone, seed=3)
    player.reaches(lambda: lately.count() == 2 and all(lately.all_inner_texts()))
    phone.nothing_scrolls_sideways()


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_in_the_draft_one_sees_what_one_kept(visits: Callable[..., Visitor], screen: Screen) -> None:
    ada, bob = visits(screen).becomes("Ada"), visits().becomes("Bob")
    table = ada.makes_table(ME, OPEN, options={"draft": "on"}, start=False)
    bob.post(f"/api/tables/{table}/join", seat=1)
    ada.post(f"/api/tables/{table}/start")
    for one in (ada, bob):
        one.goes_to(f"/t/{table}")
    kept = keeps_one(ada)
    expect(ada.page.locator(f'.hand [data-piece="card-{kept}"]')).to_be_visible()  # while the other thinks
    keeps_one(bob)
    seen = ada.page.locator(f'.kept [data-piece="card-{kept}"], .hand [data-piece="card-{kept}"]')
    expect(ada.page.locator('[data-move^="draft "]').first).to_be_visible()
    expect(seen).to_be_visible()


def keeps_one(visitor: Visitor) -> str:
    """Keep a card of the pack, and say which."""
    player = (Tapper if visitor.screen.touch else Player)(visitor)
    assert player.is_asked()
    move = player.lit()[0]
    player.does(move)
    visitor.until(lambda: visitor.position()["ply"] > player.decided)
    return move.removeprefix("draft ")


def test_words_far_from_their_piece_show_it(desk: Visitor) -> None:
    desk.table_in_play(NOVICE, NOVICE, NOVICE, game="emporion")
    player = Player(desk, seed=3)
    player.reaches(lambda: player.round() >= 3)
    far = 0
    for piece in desk.page.locator(".card.is-lit").all():
        piece.hover()
        desk.page.locator(".tip-bubble").wait_for()
        if piece.evaluate(DISTANCE) > FAR:
            far += 1
            expect(desk.page.locator(".tip-bubble__picture .card-art")).to_be_visible()
        desk.page.mouse.move(0, 0)
        expect(desk.page.locator(".tip-bubble")).to_have_count(0)
    assert far
