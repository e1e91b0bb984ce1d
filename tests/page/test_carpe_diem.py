"""What only Carpe Diem's table has: tiles that are turned, buildings that pay, a grid of scoring cards, and its end."""

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import expect

from tests.games.carpe_diem.components.test_owner_sets import owner_text
from tests.page.players import MAIN, Player, Tapper
from tests.page.typists import Typist
from tests.page.visitors import NOVICE, Visitor
from tests.page.words import say

GAME = "carpe-diem"


def places(visitor: Visitor) -> Mapping[str, list[str]]:
    """Where the tile in hand may be built, and the moves that build it there: one for each turn that fits."""
    found: dict[str, list[str]] = {}
    for choice in visitor.position()["choices"]:
        verb, *rest = choice["move"].split()
        if verb == "build":
            found.setdefault(rest[0], []).append(choice["move"])
    return found


def versatile_cell(visitor: Visitor) -> str | None:
    """A cell where the tile in hand may lie in more than one way."""
    return next((cell for cell, moves in places(visitor).items() if len(moves) > 1), None)


def cell_with_choice(visitor: Visitor, player: Player) -> tuple[str, list[str]]:
    """Skip to a tile that may lie in a cell in more than one way: the cell, and the moves from the shown one on."""
    player.skips_to(lambda: versatile_cell(visitor) is not None)
    cell = versatile_cell(visitor)
    assert cell is not None
    moves = places(visitor)[cell]
    shown = next(move for move in player.lit() if move in moves)
    at = moves.index(shown)
    return cell, moves[at:] + moves[:at]


def lies_as_shown(visitor: Visitor, move: str) -> None:
    """The tile lies in the district as the page has shown it."""
    _, cell, turn = move.split()
    visitor.until(lambda: cell in visitor.position()["view"]["players"][0]["district"])
    assert visitor.position()["view"]["players"][0]["district"][cell]["turn"] == int(turn)


def test_a_tile_is_turned_with_the_mouse_and_with_a_key(desk: Visitor) -> None:
    desk.sits_down(game=GAME)
    player = Player(desk, seed=21)
    _, moves = cell_with_choice(desk, player)
    main = desk.page.locator(MAIN)
    player.piece(moves[0]).hover()
    expect(main).to_have_attribute("data-move", moves[0])
    desk.page.mouse.wheel(0, 100)
    expect(main).to_have_attribute("data-move", moves[1])
    desk.page.keyboard.press("Shift+R")
    expect(main).to_have_attribute("data-move", moves[0])
    desk.page.keyboard.press("r")
    expect(main).to_have_attribute("data-move", moves[1])
    player.does(moves[1])
    lies_as_shown(desk, moves[1])


def test_a_tile_is_turned_with_a_finger(phone: Visitor) -> None:
    phone.sits_down(game=GAME)
    player = Tapper(phone, seed=22)
    cell, moves = cell_with_choice(phone, player)
    main = phone.page.locator(MAIN)
    piece = phone.page.locator(f'[data-piece="cell-0-{cell}"]')
    piece.tap()
    expect(main).to_have_attribute("data-move", moves[0])
    piece.tap()
    expect(main).to_have_attribute("data-move", moves[1])
    phone.button(say(f"{GAME}/page-turn")).tap()
    expect(main).to_have_attribute("data-move", moves[2 % len(moves)])
    main.tap()
    lies_as_shown(phone, moves[2 % len(moves)])


def test_what_turning_changes(desk: Visitor) -> None:
    """However the tile in hand is turned, each cell shows a turn that fits; turned all the way, it shows every one."""
    desk.sits_down(game=GAME)
    player = Player(desk, seed=23)
    cell_with_choice(desk, player)
    (hand, ways), *_ = player.dials()
    shown: list[set[str]] = []
    for _ in range(ways):
        shown.append(set(player.lit()) - {"store"})
        assert {move.split()[1] for move in shown[-1]} == set(places(desk))
        hand.click()
    assert set().union(*shown) == {move for moves in places(desk).values() for move in moves}
    assert any(other != shown[0] for other in shown)


def completing(visitor: Visitor) -> list[dict[str, Any]]:
    """The choices that would complete something."""
    return [
        choice
        for choice in visitor.position()["choices"]
        if any(delta["what"].startswith("complete-") for delta in choice["deltas"])
    ]


def completing_choice(visitor: Visitor, player: Player) -> dict[str, Any]:
    """Skip to a tile that would complete something, and turn it until it would."""
    player.skips_to(lambda: bool(completing(visitor)))
    dial = next(player.dials(), None)
    for _ in range(dial[1] if dial else 1):
        lit = player.lit()
        for choice in completing(visitor):
            if choice["move"] in lit:
                return choice
        if dial:
            player.turns(dial[0])
    raise AssertionError("however it is turned, the tile completes nothing")


def outcome_is_told(visitor: Visitor, choice: dict[str, Any]) -> None:
    """Everything that a choice would complete stands in words beside it."""
    rows = visitor.page.locator(".outcomes li")
    for delta in choice["deltas"]:
        if delta["what"].startswith("complete-"):
            kind = say(f"{GAME}/kind-{delta['what'].removeprefix('complete-')}")
            expect(rows.filter(has_text=kind).first).to_be_visible()


def test_what_a_tile_would_complete_and_pay(desk: Visitor) -> None:
    desk.sits_down(game=GAME)
    player = Player(desk, seed=24)
    choice = completing_choice(desk, player)
    player.piece(choice["move"]).hover()
    outcome_is_told(desk, choice)
    desk.page.mouse.move(0, 0)
    expect(desk.page.locator(".outcomes")).to_have_count(0)


def test_what_a_tile_would_complete_and_pay_on_a_phone(phone: Visitor) -> None:
    phone.sits_down(game=GAME)
    player = Tapper(phone, seed=25)
    choice = completing_choice(phone, player)
    player.piece(choice["move"]).tap()
    outcome_is_told(phone, choice)


def test_a_cell_says_why_a_tile_does_not_fit(desk: Visitor) -> None:
    desk.sits_down(game=GAME)
    player = Player(desk, seed=26)
    player.skips_to(lambda: desk.position()["view"]["phase"] >= 2)
    dark = desk.page.locator(".cells .is-dark:not(.has-tile)")
    # Every tile lies beside others sooner or later, and then some free cell does not do.
    player.reaches(lambda: desk.position()["view"]["question"]["kind"] == "build" and dark.count() > 0)
    dark.first.hover()
    reason = desk.page.locator(".tip-bubble__reason")
    expect(reason).to_be_visible()
    words = reason.inner_text()
    assert words
    expect(dark.first).to_have_accessible_name(re.compile(re.escape(words)))


def test_what_a_disc_would_bring(desk: Visitor) -> None:
    desk.sits_down(game=GAME)
    player = Player(desk, seed=27)
    player.skips_to(lambda: desk.position()["view"]["question"]["kind"] == "disc")
    spaces = {disc["name"]: disc["brings"] for disc in desk.position()["view"]["discs"] if disc["seat"] is None}
    assert {f"disc {name}" for name in spaces} == set(player.lit())
    for name, brings in list(spaces.items())[:3]:
        written = f"{brings.get('vp', 0):+d}".replace("-", "−") if brings.get("vp") else "0"
        expect(player.piece(f"disc {name}").locator(".disc-vp")).to_have_text(written)
        player.piece(f"disc {name}").hover()
        expect(desk.page.locator(".inspect .sum b")).to_contain_text(written)
        expect(desk.page.locator(".inspect li")).to_have_count(2)
        desk.page.mouse.move(0, 0)


def test_a_phase_by_keyboard(desk: Visitor) -> None:
    desk.table_in_play(game=GAME)
    player = Typist(desk, seed=28)
    player.reaches(lambda: desk.position()["view"]["phase"] >= 2)
    assert {"place", "take", "build", "disc"} <= {move.split()[0] for move in player.moves}


def test_the_end_is_told_on_the_district(desk: Visitor) -> None:
    desk.finished_table(game=GAME)
    events = [event for frame in desk.frames if frame["type"] == "position" for event in frame["events"]]
    points = {event["what"]: event["amount"] for event in events if event["kind"] == "score" and event["seat"] == 0}
    finale = desk.page.locator("main .finale")
    rows = finale.get_by_role("button")
    expect(rows).to_have_count(5)
    for source in ("villas", "fountain-cards", "frame"):
        row = rows.filter(has_text=say(f"{GAME}/cause-{source}"))
        expect(row.locator("b")).to_have_text(f"+{points.get(source, 0)}")
        row.click()
        expect(row).to_have_attribute("aria-pressed", "true")
        told = desk.page.locator("main .district").get_by_text(re.compile(r"^\+\d+$")).all_text_contents()
        assert sum(int(each) for each in told) == points.get(source, 0)
    expect(finale.locator(".wreath b")).to_have_text(str(desk.told("table")["result"]["scores"][0]).replace("-", "−"))


def test_the_log_tells_the_set_up(desk: Visitor) -> None:
    desk.table_in_play(game=GAME)
    log = desk.page.locator(".log-place")
    expect(log).to_contain_text(say(f"{GAME}/page-log-start-player"))
    expect(log).to_contain_text(say(f"{GAME}/page-log-panel", name=desk.position()["view"]["players"][0]["panel"]))
    Player(desk, seed=29).reaches(lambda: desk.position()["view"]["part"] == "turns")
    for cause, number in (("row", 11), ("ring", 28)):
        tiles = say(f"{GAME}/amount-tile", n=number)
        expect(log).to_contain_text(say(f"{GAME}/log-deal", cause=cause, amount=tiles))


def test_two_ponds_of_an_owner_s_tile_are_drawn_apart(desk: Visitor) -> None:
    desk.sits_down(game=GAME, components=owner_text())
    Player(desk, seed=30).skips_to(lambda: any("two-ponds" in space for space in desk.position()["view"]["ring"]))
    desk.looks_at_the_table()
    pond = say(f"{GAME}/kind-pond")
    tile = desk.page.locator(".ring .slot").filter(has_text=f"{pond} and {pond}").first
    expect(tile.locator(".t-pond-rim")).to_have_count(2)


def test_a_rival_is_enlarged_beside_the_board(desk: Visitor) -> None:
    desk.sits_down(NOVICE, NOVICE, NOVICE, game="carpe-diem")
    player = Player(desk, seed=3)
    player.skips_to(lambda: verbs(desk) == {"take"})
    for name in desk.page.locator(".rival__name .name").all():
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth"), "a rival's name is cut"
    expect(desk.page.locator(".rival .bot-level:visible")).to_have_count(3)
    desk.page.locator(".rival__district").first.click()
    large = desk.page.locator(".rival-large .district")
    expect(large).to_be_visible()
    expect(desk.page.get_by_role("dialog")).to_have_count(0)
    box = large.bounding_box()
    assert box is not None
    assert box["width"] > 300
    move = player.lit()[0]
    player.does(move)  # what is asked goes on beside it
    expect(large).to_be_visible()
    desk.page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def test_a_cell_apart_from_all_tiles_says_so(desk: Visitor) -> None:
    desk.sits_down(game="carpe-diem")
    player = Player(desk, seed=3)
    player.skips_to(lambda: "build" in verbs(desk) and desk.position()["view"]["phase"] >= 2)
    reason = say("carpe-diem/reason-not-adjacent")
    assert desk.page.locator(".cell", has_text=reason).count() > 0


def verbs(visitor: Visitor) -> set[str]:
    """What kinds of moves are open."""
    return {str(choice["move"]).split()[0] for choice in visitor.position()["choices"]}
