"""A whole game without a mouse."""

import pytest
from playwright.sync_api import expect

from tests.page.players import Player
from tests.page.typists import Typist
from tests.page.visitors import Visitor
from tests.page.words import say


@pytest.mark.slow
def test_a_whole_game_by_keyboard(desk: Visitor) -> None:
    desk.becomes("Ada")
    desk.goes_to("/")
    player = Typist(desk, seed=3)
    player.goes_to('.covers [data-game="khora"] button')
    player.press("Enter")
    desk.page.locator('form.new[data-game="khora"]').wait_for()
    player.finds(say("n-players", n=4))
    player.press("ArrowLeft")
    player.press("ArrowLeft")
    player.finds(say("level-skilled"))
    player.press("ArrowLeft")
    player.finds(say("start-with", n=2))
    player.press("Enter")
    assert player.plays()
    player.finds(say("replay"))
    player.press("Enter")
    expect(desk.page.get_by_role("slider", name=say("decision"))).to_be_visible()


def test_the_keys_of_a_table(desk: Visitor) -> None:
    desk.table_in_play()
    player = Typist(desk)
    assert player.is_asked()
    for key, sheet in (("s", "score"), ("?", "help")):
        player.press(key)
        dialog = desk.page.get_by_role("dialog", name=say(sheet), exact=True)
        expect(dialog).to_be_visible()
        player.press("Escape")
        expect(dialog).to_be_hidden()
    player.press("c")
    expect(desk.page.get_by_role("textbox", name=say("say-something"))).to_be_focused()
    desk.page.keyboard.type("us?")
    player.press("Enter")
    expect(desk.page.get_by_role("log", name=say("chat"))).to_contain_text("us?")
    player.press("Tab")
    player.press("l")
    expect(desk.page.locator("[data-log]")).to_be_focused()
    before = player.lit()
    player.does(before[-1])
    expect(desk.button(say("undo"))).to_be_enabled()
    player.press("u")
    expect(desk.page.locator("[data-log]")).to_contain_text(say("told-undo", name="Ada"))
    assert player.is_asked()
    assert player.lit() == before


# Closes the open panel and presses a key before the browser has told that the panel is closed.
HURRY = """async ([close, key]) => {
    document.querySelector('dialog[open]')[close]()
    await new Promise(queueMicrotask)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await new Promise(done => setTimeout(done, 100))
}"""


@pytest.mark.parametrize(
    ("close", "key", "sheet"),
    [("close", "?", "help"), ("requestClose", "?", "help"), ("requestClose", "s", "score")],
)
def test_whoever_is_in_a_hurry_sees_the_next_panel(desk: Visitor, close: str, key: str, sheet: str) -> None:
    desk.table_in_play()
    player = Typist(desk)
    assert player.is_asked()
    player.press("s")
    expect(desk.page.get_by_role("dialog", name=say("score"), exact=True)).to_be_visible()
    desk.page.evaluate(HURRY, [close, key])
    expect(desk.page.get_by_role("dialog", name=say(sheet), exact=True)).to_be_visible()


def test_a_closed_panel_gives_the_focus_back(desk: Visitor) -> None:
    desk.table_in_play()
    player = Typist(desk)
    assert player.is_asked()
    player.finds(say("help"))
    player.press("Enter")
    expect(desk.page.get_by_role("dialog", name=say("help"), exact=True)).to_be_visible()
    player.finds(say("close"))
    player.press("Enter")
    expect(desk.page.get_by_role("button", name=say("help"), exact=True)).to_be_focused()


# Whatever may be chosen gets the focus in the very moment in which Svelte puts it into the page, with `before`.
EAGER = """
window.eager = 0
for (const kind of [CharacterData, Element]) {
    const before = kind.prototype.before
    kind.prototype.before = function (...nodes) {
        const pieces = nodes.flatMap(node => [node, ...(node.querySelectorAll?.('.piece') ?? [])])
        before.apply(this, nodes)
        for (const piece of pieces) {
            if (!piece.isConnected || !piece.matches?.('.piece.is-lit')) continue
            piece.focus()
            window.eager += document.activeElement === piece
        }
    }
}
"""


def test_a_piece_may_have_the_focus_as_soon_as_it_is_there(desk: Visitor) -> None:
    desk.page.add_init_script(EAGER)
    desk.table_in_play(game="carpe-diem")
    player = Player(desk, seed=28)
    player.reaches(lambda: len(player.moves) > 6 and desk.page.evaluate("window.eager") > 0)
