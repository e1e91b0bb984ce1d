"""A whole game without a mouse."""

import pytest
from playwright.sync_api import expect

from tests.page.players import MAIN, Player
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
    score = desk.page.get_by_role("dialog", name=say("score"), exact=True)
    help_beside = desk.page.locator("[data-help]").and_(desk.page.get_by_role("region", name=say("help"), exact=True))
    for key, panel in (("s", score), ("?", help_beside)):
        player.press(key)
        expect(panel).to_be_visible()
        player.press("Escape")
        expect(panel).to_be_hidden()
    player.press("c")
    expect(desk.page.get_by_role("textbox", name=say("say-something"))).to_be_focused()
    desk.page.keyboard.type("us?")
    player.press("Enter")
    expect(desk.page.get_by_role("log", name=say("chat"))).to_contain_text("us?")
    player.press("Tab")
    player.press("g")
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
    expect(
        desk.page.get_by_label(say(sheet), exact=True).and_(desk.page.locator("dialog, [data-help]"))
    ).to_be_visible()


def test_a_closed_panel_gives_the_focus_back(desk: Visitor) -> None:
    desk.table_in_play()
    player = Typist(desk)
    assert player.is_asked()
    for name in ("score", "help"):
        player.finds(say(name))
        player.press("Enter")
        expect(desk.page.locator("dialog[open], [data-help]")).to_be_visible()
        player.finds(say("close"))
        player.press("Enter")
        expect(desk.page.locator("dialog, [data-help]")).to_have_count(0)
        expect(desk.page.get_by_role("button", name=say(name), exact=True)).to_be_focused()


def test_help_stands_beside_the_board_and_begins_with_what_is_asked(desk: Visitor) -> None:
    desk.table_in_play(game="carpe-diem")
    player = Player(desk, seed=3)
    assert player.is_asked()
    desk.button(say("help")).click()
    help_ = desk.page.locator("[data-help]")
    titles = help_.locator(".now dt")
    expect(titles.first).to_have_text(say("carpe-diem/help-ring"))
    assert titles.count() <= 4
    covered = "help => [...document.querySelectorAll('.piece.is-lit')].filter(one => help.contains(one)).length"
    assert help_.evaluate(covered) == 0
    player.does(player.lit()[0])  # one reads and plays on
    assert player.is_asked()
    expect(titles.first).to_have_text(say("carpe-diem/help-ring"))


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


def focused(visitor: Visitor) -> str:
    """What has the focus."""
    return str(visitor.page.evaluate("document.activeElement.tagName + ' ' + document.activeElement.className"))


def test_enter_shows_first_and_the_focus_is_never_lost(desk: Visitor) -> None:
    desk.table_in_play(game="carpe-diem")
    player = Typist(desk)
    assert player.is_asked()
    main = desk.page.locator(MAIN)
    expect(main).to_have_count(0)  # nothing is meant yet, and no button says that it is
    player.press("Tab")
    expect(desk.page.locator(":focus")).to_have_text(say("skip-to-question"))
    player.press("Enter")
    expect(desk.page.locator(".piece.is-lit:focus")).to_have_count(1)
    player.press("ArrowRight")
    shown = main.get_attribute("data-move")
    player.decided = desk.position()["ply"]
    player.press("Enter")
    desk.until(lambda: bool(desk.position()["ply"] > player.decided))
    assert player.is_asked()
    lit = desk.page.locator(".piece.is-lit:focus")
    expect(lit).to_have_count(1)  # the next thing to choose, which nobody has chosen
    expect(main).to_have_count(0)
    before = desk.position()["ply"]
    move = lit.get_attribute("data-move")
    assert move != shown
    player.press("Enter")
    expect(main).to_have_attribute("data-move", str(move))
    assert desk.position()["ply"] == before
    player.press("Enter")
    desk.until(lambda: bool(desk.position()["ply"] > before))
    expect(desk.page.locator("body:focus")).to_have_count(0)
    assert player.is_asked()
    assert "BODY" not in focused(desk)
    player.press("s")
    expect(desk.page.get_by_role("dialog")).to_be_visible()
    player.press("Escape")
    expect(desk.page.get_by_role("dialog")).to_have_count(0)
    desk.page.evaluate("new Promise(requestAnimationFrame)")
    assert "BODY" not in focused(desk)
