"""What is hidden stays hidden: from spectators, and from people who share a screen."""

import json
import re
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import expect

from tests.page.players import Player
from tests.page.visitors import ME, NOVICE, Visitor
from tests.page.words import say

# All of a page: its source, every text that stands in it, and every label.
EVERYTHING = """() => {
    const words = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) words.push(walk.currentNode.data)
    for (const one of document.querySelectorAll('[aria-label], [title]'))
        words.push(one.ariaLabel ?? '', one.getAttribute('title') ?? '')
    return [document.documentElement.outerHTML, words]
}"""


def told(frames: list[dict[str, Any]], cards: Iterable[str]) -> list[str]:
    """Those of the cards that are named in what came through a WebSocket, alone or in a move."""
    words = set(re.split(r"[^\w-]+", json.dumps(frames)))
    return [card for card in cards if card in words]


def shown(visitor: Visitor, cards: Iterable[str]) -> list[str]:
    """Those of the cards that a page has somewhere: as a piece, or by name in a text or a label."""
    html, words = visitor.page.evaluate(EVERYTHING)
    said = {word.partition(".")[0].strip() for word in words}
    return [card for card in cards if f"card-{card}" in html or say(f"card-{card}") in said]


def test_a_spectator_sees_no_card_of_a_hand(visits: Callable[..., Visitor]) -> None:
    player, spectator = visits().becomes("Ada"), visits()
    table = player.makes_table(ME, NOVICE, options={"draft": "on"})
    player.goes_to(f"/t/{table}")
    spectator.goes_to(f"/t/{table}")
    ada = Player(player, seed=6)

    def watch() -> None:
        ply = player.position()["ply"]
        spectator.until(lambda: spectator.knows_position() and spectator.position()["ply"] >= ply)
        view = player.position()["view"]["cities"][0]
        secret = [*(view["hand"] or []), *(view["pack"] or []), *(view["drawn"] or [])]
        secret = [card for card in secret if card not in view["shown"]]
        assert not shown(spectator, secret), "the spectator's page shows what is hidden"
        assert not told(spectator.frames, secret), "the spectator was sent what is hidden"

    ada.reaches(lambda: ada.round() >= 4, watch)
    hand = player.hand()
    assert hand
    expect(spectator.page.locator('.rivals [data-piece="hand-0"]')).to_have_text(str(len(hand)))
    expect(spectator.page.locator(".hand .card")).to_have_count(0)
    assert spectator.page.locator("[data-move]").count() == 0
    frames = [frame for frame in spectator.frames if frame["type"] == "position"]
    assert all(frame["seat"] is None and not frame["choices"] for frame in frames)
    assert all(city["hand"] is None for frame in frames for city in frame["view"]["cities"])


def test_two_people_at_one_screen(desk: Visitor) -> None:
    desk.becomes("Ada")
    form = desk.new_table()
    form.get_by_role("radiogroup", name=say("number-of-seats")).get_by_role("radio", name="2").click()
    form.get_by_label(say("seat-number", n=2), exact=True).select_option("here")
    form.get_by_label(say("their-name")).fill("Bert")
    form.get_by_role("radiogroup", name=say("option-draft")).get_by_role("radio", name=say("option-draft-off")).click()
    desk.button(say("start-with", n=2)).click()
    hands: dict[str, list[str]] = {}
    takes_the_screen(desk, "Ada", hands)
    finishes_their_tiles(desk)
    takes_the_screen(desk, "Bert", hands)
    finishes_their_tiles(desk)
    assert not set(hands["Ada"]) & set(hands["Bert"])
    for _ in range(4):  # from hand to hand through the round
        name = desk.page.get_by_role("dialog").locator("h1").inner_text()
        takes_the_screen(desk, "Ada" if "Ada" in name else "Bert", hands)
        finishes_their_tiles(desk)


def test_where_nothing_is_hidden_no_curtain_falls_and_the_last_move_is_shown(desk: Visitor) -> None:
    desk.becomes("Ada").makes_table(ME, {"who": "here", "name": "Bert"}, game="carpe-diem")
    desk.looks_at_the_table()
    whose, player = desk.page.locator(".ask .whose"), Player(desk, seed=7)
    first = whose.inner_text()
    player.does(player.likes())
    expect(whose).to_have_text("Bert" if first == "Ada" else "Ada")
    expect(desk.page.locator(".curtain")).to_have_count(0)
    # Since the other's last decision: in the log, under the name, and for the board to play again.
    expect(desk.page.locator("[data-log] .line.new")).to_contain_text(first)
    expect(desk.page.locator(".rival .lately i")).to_be_visible()
    expect(desk.page.locator(".ask").get_by_role("button", name=say("n-steps", n=1))).to_be_visible()


def test_what_is_hidden_is_covered_before_it_is_shown(desk: Visitor) -> None:
    """Two people look at one open district until one of them draws fountain cards."""
    desk.becomes("Ada").makes_table(ME, {"who": "here", "name": "Bert"}, game="carpe-diem")
    desk.looks_at_the_table()
    player = Player(desk, seed=7)
    desk.until(desk.knows_position)
    while not desk.position()["hidden"]:
        assert player.is_asked()
        player.does(player.likes())
        desk.until(lambda: desk.position()["ply"] > player.decided)
    expect(desk.page.locator(".curtain")).to_be_visible()
    desk.until(lambda: desk.position()["seat"] is None)
    expect(desk.page.locator("[data-move]")).to_have_count(0)


def takes_the_screen(desk: Visitor, name: str, hands: dict[str, list[str]]) -> None:
    """Behind the curtain is nobody's hand; whoever lifts it sees their own, and not the other's."""
    curtain = desk.page.get_by_role("dialog", name=say("hand-over", name=name))
    expect(curtain).to_be_visible()
    expect(desk.page.locator(".hand .card")).to_have_count(0)
    for hand in hands.values():
        hidden = set(hand) - open_cards(desk)
        assert not shown(desk, hidden), "a hand lies open behind the curtain"
    curtain.get_by_role("button", name=say("look", name=name)).click()
    expect(curtain).to_be_hidden()
    expect(desk.page.locator(".hand .card").first).to_be_visible()
    for other, hand in hands.items():
        if other != name:
            hidden = set(hand) - open_cards(desk)
            assert not shown(desk, hidden), f"{name} sees a card of {other}"
    hands[name] = desk.hand()
    assert hands[name]


def open_cards(visitor: Visitor) -> set[str]:
    """The cards that everybody may know: those in play, and those thrown away."""
    view = visitor.position()["view"]
    return {card for city in view["cities"] for card in [*city["played"], *city["shown"]]} | set(view["discard"])


def finishes_their_tiles(desk: Visitor) -> None:
    """Decide for the seat that looks, until another is to take the screen."""
    player = Player(desk, seed=7)
    curtain = desk.page.locator(".curtain")
    while True:
        desk.page.locator("[data-move]:visible, .curtain:visible").first.wait_for()
        if curtain.is_visible():
            return
        player.does(player.likes())
        desk.until(lambda: desk.position()["ply"] > player.decided)
